// Reading GIF files.
