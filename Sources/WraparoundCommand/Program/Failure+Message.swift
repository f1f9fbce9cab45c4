internal import CarouselTrace
internal import CarouselFormats
internal import CarouselScenario
internal import GD
internal import GIFDecoding

extension Failure: CustomStringConvertible {
  /// The message for a person at a terminal, without a line break at the end.
  var description: String {
    switch self {
    case .usage(let error, let command): error.description.asError + more("help \(command)")
    case .unknownCommand(let name, let suggestion?):
      "unknown command '\(name)'; did you mean '\(suggestion)'?".asError
    case .unknownCommand(let name, nil): "unknown command '\(name)'".asError + more("help")
    case .missingCommand: "a command is missing".asError + more("help")
    case .unknownPreset(let name, let suggestion?):
      "unknown carousel '\(name)'; did you mean '\(suggestion)'?".asError
    case .unknownPreset(let name, nil):
      "unknown carousel '\(name)'; 'wraparound carousels' lists those that exist".asError
    case .samePath(let path):
      ("two pictures would be '\(path)'; give one of them another name with 'pictures:', or draw "
        + "them into folders of their own with --output").asError
    case .replacesInput(let path):
      "the picture '\(path)' would replace a file that it is made from; use another --output"
        .asError
    case .missingInput(let path): "\(path): error: no such file"
    case .unreadableInput(let path, let reason): "\(path): error: \(reason)"
    case .scenario(let error): error.description
    case .undrawableText(let error, _): error.description
    case .trace(let error, let path): "\(path):\(error)"
    case .image(let error, let path): "\(path): error: \(error)"
    case .picture(let error, let path): "\(path): error: \(error)"
    case .folderInGallery(let path):
      "\(path): error: a gallery holds single files; render folders of frames apart"
    case .gif(let error, let path): "\(path): error: \(error)"
    case .drawing(let error): error.description.asError
    case .wrongPicture(let path, let reason):
      "\(path): error: the picture was read back and is wrong: \(reason); nothing was replaced"
    case .cannotWrite(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .fileExists(let path):
      "\(path): error: is there already; move it away, or choose another name"
    }
  }

  private func more(_ words: String) -> String {
    "\nTry '\(Program.name) \(words)'."
  }
}

extension String {
  /// The text as a message that has no place in a file.
  fileprivate var asError: String { "\(Program.name): error: \(self)" }
}
