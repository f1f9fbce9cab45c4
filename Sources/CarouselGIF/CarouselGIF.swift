// The first file of CarouselGIF.
