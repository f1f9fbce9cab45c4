/// The strings of palette indices that LZW has codes for, as a tree: every code is the code of a
/// shorter string and one index more (GIF89a specification, appendix F).
struct CodeTree {
  /// The codes of longer strings, by code and index; zero where there is none.
  private var children: [UInt16]
  private var parents: [UInt16]
  private var lastIndices: [UInt8]
  /// The codes of runs: for every index those of one, two, three and more of it.
  private var runs: [[UInt16]]
  /// The bits of an index in the tree's rows.
  private let indexBits: Int
  /// The first code that stands for a string of several indices: before it are the indices, the
  /// code that clears the tree, and the one that ends the picture.
  private let firstCode: Int
  /// The next code that has no string yet.
  private(set) var nextCode: Int

  /// The number of codes of the longest kind, 12 bits.
  static let limit = 4096

  /// Creates a tree of single indices.
  ///
  /// - Parameter minimumCodeSize: The bits of an index, 2 to 8.
  init(minimumCodeSize: Int) {
    indexBits = minimumCodeSize
    firstCode = (1 << minimumCodeSize) + 2
    nextCode = firstCode
    children = Array(repeating: 0, count: Self.limit << minimumCodeSize)
    parents = Array(repeating: 0, count: Self.limit)
    lastIndices = (0..<Self.limit).map { UInt8(truncatingIfNeeded: $0) }
    runs = (0..<1 << minimumCodeSize).map { [UInt16($0)] }
  }

  /// Whether no string can be added.
  var isFull: Bool { nextCode == Self.limit }

  /// Returns the code of a string and one index more, or zero.
  @inline(__always)
  func child(of code: UInt16, _ index: UInt8) -> UInt16 {
    children[Int(code) << indexBits | Int(index)]
  }

  /// The length of the longest run of an index that has a code.
  @inline(__always)
  func longestRun(of index: UInt8) -> Int { runs[Int(index)].count }

  /// Returns the code of a run.
  @inline(__always)
  func run(of index: UInt8, length: Int) -> UInt16 { runs[Int(index)][length - 1] }

  /// Gives the next code to a string and one index more.
  @inline(__always)
  mutating func add(to code: UInt16, _ index: UInt8) {
    children[Int(code) << indexBits | Int(index)] = UInt16(nextCode)
    parents[nextCode] = code
    lastIndices[nextCode] = index
    if runs[Int(index)][runs[Int(index)].count - 1] == code {
      runs[Int(index)].append(UInt16(nextCode))
    }
    nextCode += 1
  }

  /// Takes back the string that was added last.
  @inline(__always)
  mutating func removeLast() {
    nextCode -= 1
    let index = Int(lastIndices[nextCode])
    children[Int(parents[nextCode]) << indexBits | index] = 0
    let run = runs[index]
    if run.count > 1, run[run.count - 1] == UInt16(nextCode) { runs[index].removeLast() }
  }

  /// Forgets all strings of several indices.
  mutating func clear() {
    // Looking up what is there is quicker than clearing a table of millions.
    while nextCode > firstCode { removeLast() }
  }

  /// Writes the indices of a code's string.
  func write(_ code: UInt16, to indices: inout [UInt8], _ places: Range<Int>) {
    var code = Int(code)
    for place in places.reversed() {
      indices[place] = lastIndices[code]
      code = Int(parents[code])
    }
  }
}
