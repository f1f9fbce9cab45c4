internal import Foundation

/// The three streams of a process.
struct Console: Sendable {
  /// Says whether the program was started with an open standard output.
  ///
  /// The first file that a process opens takes the lowest free number. Were standard output
  /// closed, that file would be a picture, and the report would be written into it.
  private let outputIsOpen: Bool

  /// Prepares the streams: a closed pipe is an error, not a signal, and none of the three numbers
  /// can be taken by another file.
  init() {
    signal(SIGPIPE, SIG_IGN)
    // A file that grows beyond the process's limit is an error of the write as well.
    signal(SIGXFSZ, SIG_IGN)
    outputIsOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes sure that a report will have a place before any work is done.
  func requireOutput() throws(Failure) {
    guard outputIsOpen else { throw Self.outputFailure(reason(number: EBADF)) }
  }

  /// Writes a text to standard output.
  func write(_ text: String) throws(Failure) {
    try write(bytes: Array(text.utf8))
  }

  /// Writes bytes to standard output.
  func write(bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Self.outputFailure(reason(of: error))
    }
  }

  /// Writes a line to standard error; there is nobody to tell where that fails.
  func note(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Shows a line on the terminal's last line in place of the one before.
  func replaceLine(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(line)".utf8))
  }

  private static func outputFailure(_ reason: String) -> Failure {
    .cannotWrite("standard output", reason: reason)
  }
}
