// The first file of GD.
