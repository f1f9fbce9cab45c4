internal import Dispatch
internal import Synchronization

/// Returns the results for all elements in order, several worked out at once.
///
/// - Parameters:
///   - elements: The elements.
///   - jobs: The number of threads.
///   - transform: What is done to an element; it depends on nothing but the element.
/// - Returns: One result an element, the same for any number of threads.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  jobs: Int,
  _ transform: @Sendable (Element) -> Result
) -> [Result] {
  guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
  let queue = Mutex((next: 0, results: [Result?](repeating: nil, count: elements.count)))
  DispatchQueue.concurrentPerform(iterations: min(jobs, elements.count)) { _ in
    while true {
      let index = queue.withLock { state in
        defer { state.next += 1 }
        return state.next
      }
      guard index < elements.count else { return }
      let result = transform(elements[index])
      queue.withLock { state in state.results[index] = result }
    }
  }
  return queue.withLock { state in state.results.compactMap(\.self) }
}
