// The first file of CarouselSVG.
