// The first file of CarouselGIFTests.
