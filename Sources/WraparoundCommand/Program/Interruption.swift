internal import Dispatch
internal import Foundation
internal import Synchronization

/// What happens on Control-C and on a polite request to end.
///
/// Temporary files are removed, files that are complete stay, and the exit code is what a shell
/// gives for the signal.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Listens for the signals until the program ends.
  init() {
    // On a queue of its own: the main thread is busy drawing.
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if Self.postpone() { return }
        TemporaryFiles.removeAllAndExit(.interrupted)
      }
      source.resume()
      return source
    }
  }

  private struct Postponement {
    var isOffered = false
    var isRequested = false
  }

  private static let postponement = Mutex(Postponement())

  /// Runs work that ends by itself when it is asked to, so that what it knows by then can be told.
  ///
  /// - Parameter work: The work; it asks ``isRequested`` now and then. A second request ends the
  ///   program at once.
  /// - Returns: What the work returns, and whether it was interrupted.
  static func postponed<Result>(_ work: () -> Result) -> (result: Result, wasInterrupted: Bool) {
    postponement.withLock { $0 = Postponement(isOffered: true) }
    let result = work()
    let wasInterrupted = postponement.withLock { state in
      defer { state = Postponement() }
      return state.isRequested
    }
    return (result, wasInterrupted)
  }

  /// Whether the work that runs should end.
  static var isRequested: Bool { postponement.withLock { $0.isRequested } }

  private static func postpone() -> Bool {
    postponement.withLock { state in
      guard state.isOffered, !state.isRequested else { return false }
      state.isRequested = true
      return true
    }
  }
}
