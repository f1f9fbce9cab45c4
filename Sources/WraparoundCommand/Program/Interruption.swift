internal import Dispatch
internal import Foundation

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
      source.setEventHandler { TemporaryFiles.removeAllAndExit(.interrupted) }
      source.resume()
      return source
    }
  }
}
