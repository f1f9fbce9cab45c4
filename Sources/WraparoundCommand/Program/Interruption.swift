internal import Dispatch
internal import Foundation
internal import Synchronization

/// What happens on Control-C, on a polite request to end, and when the terminal is closed.
///
/// Temporary files are removed, files that are complete stay, and the exit code is what a shell
/// gives for the signal.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Listens for the signals until the program ends.
  init() {
    // On a queue of its own: the main thread is busy drawing.
    let queue = DispatchQueue(label: "interruption")
    let signals: [(number: Int32, code: ExitCode)] = [
      (SIGHUP, .hungUp), (SIGINT, .interrupted), (SIGTERM, .terminated),
    ]
    sources = signals.compactMap { number, code in
      // Whoever starts a program with 'nohup' wants it to outlive the terminal.
      if number == SIGHUP, Self.isIgnored(number) { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if Self.postpone(code) { return }
        TemporaryFiles.removeAllAndExit(code)
      }
      source.resume()
      return source
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    // Handlers cannot be compared; their addresses can.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private struct Postponement {
    var isOffered = false
    var request: ExitCode?
  }

  private static let postponement = Mutex(Postponement())

  /// Runs work that ends by itself when it is asked to, so that what it knows by then can be told.
  ///
  /// - Parameter work: The work; it asks ``isRequested`` now and then. A second request ends the
  ///   program at once.
  /// - Returns: What the work returns, and the exit code of the signal that interrupted it.
  static func postponed<Result>(_ work: () -> Result) -> (result: Result, interruption: ExitCode?) {
    postponement.withLock { $0 = Postponement(isOffered: true) }
    let result = work()
    let interruption = postponement.withLock { state in
      defer { state = Postponement() }
      return state.request
    }
    return (result, interruption)
  }

  /// Whether the work that runs should end.
  static var isRequested: Bool { postponement.withLock { $0.request != nil } }

  private static func postpone(_ code: ExitCode) -> Bool {
    postponement.withLock { state in
      guard state.isOffered, state.request == nil else { return false }
      state.request = code
      return true
    }
  }
}
