internal import Foundation

/// What stands at a path.
enum FileKind: Hashable, Sendable {
  /// Bytes on a disk.
  case file
  /// A folder.
  case folder
  /// A pipe with a name, which would wait for somebody at its other end.
  case pipe
  /// A device, such as a terminal or `/dev/null`.
  case device
  /// A socket.
  case socket
}

extension FileKind {
  /// Returns what stands at a path, or what it links to.
  ///
  /// Nothing is opened: opening a pipe or a device can wait for ever, or do something.
  ///
  /// - Parameter path: The path.
  /// - Returns: The kind, or `nil` where nothing stands there.
  /// - Throws: The error number where that cannot be found out.
  static func of(_ path: String) throws(SystemError) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if [ENOENT, ENOTDIR].contains(errno) { return nil }
      throw SystemError(number: errno)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    case S_IFCHR, S_IFBLK: .device
    case S_IFSOCK: .socket
    default: .file
    }
  }

  /// The kind with its article, for messages.
  var noun: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}

/// An error number of the system.
struct SystemError: Error, Hashable, Sendable {
  /// The number, as `errno` holds it.
  let number: Int32
}
