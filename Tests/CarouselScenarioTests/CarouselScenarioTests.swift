// The first file of CarouselScenarioTests.
