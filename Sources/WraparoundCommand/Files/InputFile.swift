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
  /// - Returns: Its bytes.
  /// - Throws: A ``Failure`` where there is none, or it cannot be read.
  func read() throws(Failure) -> [UInt8] {
    if isStandardInput { return try read(FileHandle.standardInput) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missingInput(path)
    }
    guard !isFolder.boolValue else {
      throw .unreadableInput(path, reason: "is a folder, and a file is expected")
    }
    do {
      return try read(FileHandle(forReadingFrom: URL(fileURLWithPath: path)))
    } catch let error as Failure {
      throw error
    } catch {
      throw .unreadableInput(path, reason: reason(of: error))
    }
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
      throw .unreadableInput(displayName, reason: reason(of: error))
    }
    return bytes
  }
}
