// The first file of YAMLTests.
