// The first file of CarouselScenario.
