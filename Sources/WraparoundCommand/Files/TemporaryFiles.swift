internal import Foundation
internal import Synchronization

/// The temporary files that exist at the moment, so that an interrupted program leaves none.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file before it is made.
  static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Forgets a file that was removed or renamed.
  static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes all of them from the disk, and lets nobody make more.
  static func removeAllAndExit(_ code: ExitCode) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      // Inside the lock, so that no other thread renames or makes a file any more.
      _exit(code.rawValue)
    }
  }
}
