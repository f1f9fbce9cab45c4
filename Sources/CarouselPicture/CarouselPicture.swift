// The first file of CarouselPicture.
