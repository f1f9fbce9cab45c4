// The first file of WraparoundCommandTests.
