internal import Foundation
internal import Synchronization

/// The temporary files, and the folders made for them, that exist at the moment.
///
/// An interrupted program leaves none of them.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file or a folder before it is made.
  static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Forgets what was removed, renamed, or filled.
  static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes all of them from the disk, and lets nobody make more.
  static func removeAllAndExit(_ code: ExitCode) -> Never {
    paths.withLock { paths in
      // What lies in a folder goes before it; a folder with anything else in it stays.
      for path in paths.sorted(by: >) { remove(path) }
      // Inside the lock, so that no other thread renames or makes a file any more.
      _exit(code.rawValue)
    }
  }
}
