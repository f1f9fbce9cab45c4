internal import Foundation

/// Files that are written beside their places first, and moved there together.
///
/// As long as one of them is missing or wrong, no older file is touched. A batch that is dropped
/// removes what it wrote, the folders that it made included.
struct OutputBatch: ~Copyable {
  private var files: [(temporary: String, path: String)] = []
  private var folders: [String] = []
  private var outdated: [String] = []

  /// Creates an empty batch.
  init() {}

  deinit {
    for file in files {
      unlink(file.temporary)
      TemporaryFiles.forget(file.temporary)
    }
    // A folder in which somebody else has put something stays.
    for folder in folders.reversed() {
      rmdir(folder)
      TemporaryFiles.forget(folder)
    }
  }

  /// Makes a folder where there is none, and finds out whether files can be made in it.
  ///
  /// - Parameter folder: The path.
  /// - Throws: A ``Failure`` where no file could be written there.
  mutating func prepare(folder: String) throws(Failure) {
    var missing: [String] = []
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      missing.append(url.path)
      url.deleteLastPathComponent()
    }
    guard isFolder.boolValue else {
      throw .cannotWrite(
        folder, reason: "'\(url.relativePath)' is a file, not a folder; name a folder")
    }
    for path in missing.reversed() {
      TemporaryFiles.insert(path)
      guard mkdir(path, 0o777) == 0 else {
        throw .cannotWrite(folder, reason: reason(number: errno))
      }
      folders.append(path)
    }
    let probe = Self.temporaryPath(for: folder + "/probe")
    let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(folder, reason: reason(number: errno)) }
    close(descriptor)
    unlink(probe)
  }

  /// Writes a file beside its place and reads it back.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - bytes: The contents.
  ///   - check: Throws where the bytes that were read back are not what they should be.
  /// - Throws: What the check throws, or a ``Failure`` where the file cannot be written.
  mutating func add(
    _ path: String,
    bytes: [UInt8],
    check: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let temporary = try write(path) { (put) throws(Failure) in try put(bytes) }
    try check(try InputFile(path: temporary).read())
  }

  /// Writes a file beside its place and reads it back, both piece by piece.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - stream: The contents, and what holds them against what they should be.
  /// - Returns: The length of the file.
  /// - Throws: What the check throws, or a ``Failure`` where the file cannot be written.
  mutating func add(_ path: String, _ stream: FileStream) throws(Failure) -> Int {
    var count = 0
    let temporary = try write(path) { (put) throws(Failure) in
      try stream.write { (piece) throws(Failure) in
        count += piece.count
        try put(piece)
      }
    }
    guard let handle = FileHandle(forReadingAtPath: temporary) else {
      throw .unreadableInput(path, reason: reason(number: errno))
    }
    var problem: Failure?
    defer { try? handle.close() }
    do {
      try stream.check {
        do {
          return try handle.read(upToCount: 1 << 16).map { [UInt8]($0) } ?? []
        } catch {
          problem = .unreadableInput(path, reason: reason(of: error))
          return []
        }
      }
    } catch {
      // A file that cannot be read is incomplete as well; the reason is what counts.
      throw problem ?? error
    }
    return count
  }

  /// Writes a file beside its place.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - content: Calls its argument with piece after piece.
  /// - Returns: The path of what was written.
  /// - Throws: What the content throws, or a ``Failure`` where the file cannot be written.
  private mutating func write(
    _ path: String,
    _ content: (_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> String {
    try Self.requirePlace(path)
    let temporary = Self.temporaryPath(for: path)
    TemporaryFiles.insert(temporary)
    files.append((temporary, path))
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path, reason: reason(number: errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try content { (piece) throws(Failure) in
      do {
        try handle.write(contentsOf: Data(piece))
      } catch {
        throw .cannotWrite(path, reason: reason(of: error))
      }
    }
    do {
      try handle.synchronize()
      try handle.close()
    } catch {
      throw .cannotWrite(path, reason: reason(of: error))
    }
    return temporary
  }

  /// Notes a file that is removed when all others are in their places.
  mutating func removeLater(_ path: String) { outdated.append(path) }

  /// Moves all files to their places.
  ///
  /// - Throws: A ``Failure`` where a file cannot be moved; those before it are in their places.
  consuming func commit() throws(Failure) {
    // What is to hold a finished file is no longer ours to remove.
    for folder in folders { TemporaryFiles.forget(folder) }
    while let file = files.first {
      guard rename(file.temporary, file.path) == 0 else {
        throw .cannotWrite(file.path, reason: reason(number: errno))
      }
      TemporaryFiles.forget(file.temporary)
      files.removeFirst()
      folders = []
    }
    for path in outdated where unlink(path) != 0 {
      throw .cannotWrite(path, reason: reason(number: errno))
    }
  }

  /// Throws where something else than a file is in a place, which the file would replace.
  private static func requirePlace(_ path: String) throws(Failure) {
    let kind: FileKind?
    do throws(SystemError) { kind = try FileKind.of(path) } catch {
      throw .cannotWrite(path, reason: reason(number: error.number))
    }
    guard let kind, kind != .file else { return }
    throw .cannotWrite(
      path, reason: "\(kind.noun) of this name is in its place; choose another name")
  }

  /// A hidden name in the same folder, for only there a rename is one step.
  private static func temporaryPath(for path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }
}
