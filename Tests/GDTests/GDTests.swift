// The first file of GDTests.
