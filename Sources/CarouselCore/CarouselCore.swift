// The first file of CarouselCore.
