// The first file of CarouselSVGTests.
