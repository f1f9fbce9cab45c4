/// A search under way.
struct SearchRun {
  private let search: Search
  /// The gestures as events, for a finger that is up and for one that holds the content already.
  private let schedules: (up: [ScriptSchedule], down: [ScriptSchedule])
  private let judge: Judge
  private var nodes: [Node] = []
  private var seen: Set<SearchState.Key> = []
  private var found: [Law: Counterexample] = [:]
  private(set) var gestureCount = 0
  private(set) var refreshCount = 0
  private var completeDepth = 0
  private var isExhausted = false
  private var wasStopped = false

  /// A state, and the gesture by which it was first reached.
  private struct Node {
    var parent: Int
    var gesture: Int
    var depth: Int
  }

  init(_ search: Search) {
    self.search = search
    judge = Judge(search.carousel, refreshRate: search.refreshRate)
    func schedules(fingerIsDown: Bool) -> [ScriptSchedule] {
      search.alphabet.map {
        ScriptSchedule(
          step: $0.step,
          for: search.carousel,
          refreshRate: search.refreshRate,
          fingerIsDown: fingerIsDown
        )
      }
    }
    self.schedules = (schedules(fingerIsDown: false), schedules(fingerIsDown: true))
  }

  mutating func search(continues: (Search.Progress) -> Bool) {
    let start = SearchState(search.carousel, refreshRate: search.refreshRate)
    // Only the frontier keeps whole states: nodes behind it are paths.
    var frontier: [(node: Int, state: SearchState)] = [(0, start)]
    nodes = [Node(parent: -1, gesture: -1, depth: 0)]
    seen = [start.key]
    while !frontier.isEmpty {
      guard completeDepth < search.depth else { return }
      var next: [(node: Int, state: SearchState)] = []
      for (node, state) in frontier {
        for gesture in search.alphabet.indices {
          let (reached, findings) = play(gesture, from: state)
          record(findings, node: node, gesture: gesture)
          let isNew = seen.insert(reached.key).inserted
          guard isNew else { continue }
          nodes.append(Node(parent: node, gesture: gesture, depth: completeDepth + 1))
          next.append((nodes.count - 1, reached))
        }
        guard continues(progress) else {
          wasStopped = true
          return
        }
        guard seen.count < search.maximumStates else { return }
      }
      completeDepth += 1
      frontier = next
    }
    isExhausted = true
  }

  private var progress: Search.Progress {
    Search.Progress(
      depth: completeDepth + 1,
      stateCount: seen.count,
      gestureCount: gestureCount,
      brokenLaws: search.laws.filter { found[$0] != nil }
    )
  }

  /// Plays a gesture from a state and judges every frame of it.
  private mutating func play(
    _ gesture: Int, from start: SearchState
  ) -> (state: SearchState, findings: [Finding]) {
    var state = start
    let schedule = (start.fingerIsDown ? schedules.down : schedules.up)[gesture]
    var judge = judge
    judge.resume(
      from: start.lastFrame,
      refreshesSinceTick: start.refreshesSinceTick,
      progress: start.progress
    )
    var nextEvent = 0
    for refresh in 0..<schedule.length {
      let first = nextEvent
      while nextEvent < schedule.events.count, schedule.events[nextEvent].refresh <= refresh {
        nextEvent += 1
      }
      state.step(schedule.events[first..<nextEvent])
      judge.observe(state.lastFrame)
    }
    gestureCount += 1
    refreshCount += schedule.length
    state.fingerIsDown = schedule.endsWithFingerDown
    state.refreshesSinceTick = judge.refreshesSinceTick
    state.progress = judge.progressMemory
    state.settle()
    return (state, judge.hasFindings ? judge.verdict.findings : [])
  }

  /// Keeps the first finding of each law, once a replay of the whole script has confirmed it.
  private mutating func record(_ findings: [Finding], node: Int, gesture: Int) {
    for finding in findings where search.laws.contains(finding.law) && found[finding.law] == nil {
      let script = self.script(to: node, then: gesture)
      let timeline = CarouselTimeline(
        search.carousel, script: script, refreshRate: search.refreshRate)
      guard let confirmed = timeline.verdict.findings.first(where: { $0.law == finding.law })
      else { continue }
      found[finding.law] = Counterexample(law: finding.law, script: script, finding: confirmed)
    }
  }

  private func script(to node: Int, then gesture: Int) -> Script {
    var steps = [search.alphabet[gesture].step]
    var node = node
    while nodes[node].parent >= 0 {
      steps.append(search.alphabet[nodes[node].gesture].step)
      node = nodes[node].parent
    }
    return Script(steps.reversed())
  }

  var result: SearchResult {
    SearchResult(
      counterexamples: Law.allCases.compactMap { found[$0] },
      laws: search.laws,
      stateCount: seen.count,
      gestureCount: gestureCount,
      refreshCount: refreshCount,
      depth: completeDepth,
      isExhausted: isExhausted,
      wasStopped: wasStopped
    )
  }
}

extension SearchState {
  /// Plays one refresh of both carousels.
  mutating func step(_ events: ArraySlice<ScheduledEvent>) {
    carousel.step(events)
    reference.step(events, injectedTicks: carousel.tickCount)
    lastFrame = DisplayedFrame(carousel, reference: reference)
  }
}
