// The first file of CarouselCoreTests.
