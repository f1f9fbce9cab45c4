// The first file of WraparoundCommand.
