// The first file of GIFDecoding.
