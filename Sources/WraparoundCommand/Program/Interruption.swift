internal import Foundation
internal import Synchronization

/// What happens on Control-C, on a polite request to end, and when the terminal is closed.
///
/// Temporary files are removed, files that are complete stay, and the exit code is what a shell
/// gives for the signal.
enum Interruption {
  /// The signals, and the exit codes that a shell gives for them.
  private static let signals: [(number: Int32, code: ExitCode)] = [
    (SIGHUP, .hungUp), (SIGINT, .interrupted), (SIGTERM, .terminated),
  ]

  /// Listens for the signals until the program ends.
  ///
  /// They are blocked before any other thread starts, and wait for the one that takes them: none is
  /// lost, whenever it comes, and nothing runs inside a signal handler. (A signal that is ignored
  /// until a listener is ready is lost when it comes before.)
  static func listen() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    // Whoever starts a program with 'nohup' wants it to outlive the terminal.
    for (number, _) in signals where number != SIGHUP || !isIgnored(number) {
      sigaddset(&blocked, number)
    }
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    // A shell lets its background jobs ignore Control-C; whoever sends it to one means it.
    for (number, _) in signals where sigismember(&blocked, number) == 1 { signal(number, SIG_DFL) }
    // The main thread is busy drawing.
    Thread.detachNewThread { [blocked] in
      var blocked = blocked
      while true {
        var number: Int32 = 0
        guard sigwait(&blocked, &number) == 0,
          let code = signals.first(where: { $0.number == number })?.code, !postpone(code)
        else { continue }
        TemporaryFiles.removeAllAndExit(code)
      }
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
