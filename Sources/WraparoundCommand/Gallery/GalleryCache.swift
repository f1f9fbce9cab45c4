internal import Foundation

/// What a gallery's files were made from when they were drawn last.
///
/// It lies beside the pictures in a hidden file that nobody needs to keep: without it everything is
/// drawn again.
struct GalleryCache: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var inputs: String
    var contents: String
  }

  private var entries: [String: Entry] = [:]
  /// The name of the hidden file.
  static let fileName = ".gallery-cache"

  /// Creates an empty cache.
  init() {}

  /// Reads a cache; one that cannot be read is empty.
  init(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3 else { continue }
      entries[words[2]] = Entry(inputs: words[0], contents: words[1])
    }
  }

  /// Returns whether a file with these contents was made from the same.
  func knows(_ product: GalleryProduct, contents: [UInt8]) -> Bool {
    guard let entry = entries[product.path] else { return false }
    return entry.inputs == product.inputs && entry.contents == Fingerprint.text(of: contents)
  }

  /// Notes the contents of a file and what it was made from.
  mutating func insert(_ product: GalleryProduct, contents: [UInt8]) {
    entries[product.path] = Entry(
      inputs: product.inputs, contents: Fingerprint.text(of: contents))
  }

  /// The cache as a file.
  var bytes: [UInt8] {
    let lines = entries.sorted { $0.key < $1.key }.map { path, entry in
      "\(entry.inputs) \(entry.contents) \(path)\n"
    }
    return Array(lines.joined().utf8)
  }
}

extension Program {
  /// What tells this build of the program from others: the same scenario may look different in
  /// each of them.
  static let identity: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    return "\(version) \(size) \(date)"
  }()
}
