internal import Foundation

/// A file that a command reads; `-` is standard input.
struct InputFile: Hashable, Sendable {
  /// The path as it was typed.
  let path: String

  /// Whether it is standard input.
  var isStandardInput: Bool { path == "-" }

  /// The name in messages.
  var displayName: String { isStandardInput ? "<stdin>" : path }

  /// The name without folders and without its ending, for files that are made from it.
  var stem: String {
    if isStandardInput { return "stdin" }
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The bytes beyond which a file is not read: a little more than what any reader accepts, so
  /// that the reader can say by how much it is too large.
  private static let limit = 64 << 20

  /// Reads the file.
  ///
  /// Only files on a disk, standard input, and what a shell opens for `<(…)` are read: any other
  /// pipe, and any device, could keep the program waiting for ever.
  ///
  /// - Returns: Its bytes.
  /// - Throws: A ``Failure`` where there is none, or it cannot be read.
  func read() throws(Failure) -> [UInt8] {
    if isStandardInput { return try read(FileHandle.standardInput) }
    if let number = openDescriptor { return try read(openedBefore: number) }
    return try readFromDisk()
  }

  /// Reads the file where it has to be one that can be read again, such as a picture.
  ///
  /// - Returns: Its bytes.
  /// - Throws: A ``Failure`` where there is no such file on a disk.
  func readFromDisk() throws(Failure) -> [UInt8] {
    let kind: FileKind?
    do throws(SystemError) { kind = try FileKind.of(path) } catch {
      throw .unreadableInput(path, reason: WraparoundCommand.reason(number: error.number))
    }
    guard let kind else { throw .missingInput(path) }
    guard kind == .file else { throw .unreadableInput(path, reason: Self.reason(against: kind)) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadableInput(path, reason: WraparoundCommand.reason(number: errno))
    }
    return try read(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  private static func reason(against kind: FileKind) -> String {
    let remedy =
      switch kind {
      case .pipe, .socket: "; write what comes out of it to a file, and name that"
      case .device, .file, .folder: ""
      }
    return "is \(kind.noun), and a file is expected\(remedy)"
  }

  /// The stream that the path stands for, where it is one that the shell has opened.
  private var openDescriptor: Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private func read(openedBefore number: Int32) throws(Failure) -> [UInt8] {
    // A copy, so that closing it leaves the stream to whoever has it.
    let descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw .missingInput(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadableInput(path, reason: Self.reason(against: .folder))
    }
    return try read(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  private func read(_ handle: FileHandle) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= Self.limit, let chunk = try handle.read(upToCount: 1 << 16),
        !chunk.isEmpty
      {
        bytes += chunk
      }
    } catch {
      throw .unreadableInput(displayName, reason: WraparoundCommand.reason(of: error))
    }
    return bytes
  }
}
