internal import Foundation

/// A folder for files between programs, which disappears with the value.
struct WorkFolder: ~Copyable {
  private let url: URL

  init() throws(BenchError) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID())")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .file(url.path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file.
  func write(_ name: String, _ bytes: [UInt8]) throws(BenchError) {
    do { try Data(bytes).write(to: url.appendingPathComponent(name)) } catch {
      throw .file(path(name))
    }
  }

  /// Reads a file.
  func read(_ name: String) throws(BenchError) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: url.appendingPathComponent(name))) } catch {
      throw .file(path(name))
    }
  }
}
