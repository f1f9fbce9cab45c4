/// Returns the path of a file as another one refers to it, both below the same folder.
///
/// ```swift
/// relativePath(of: "still/a.svg", from: "text/a-snippet.md")  // "../still/a.svg"
/// ```
///
/// - Parameters:
///   - target: The path of the file.
///   - source: The path of the file that refers to it.
/// - Returns: The path.
func relativePath(of target: String, from source: String) -> String {
  let target = target.split(separator: "/")
  let source = source.split(separator: "/")
  let common = zip(target.dropLast(), source.dropLast()).prefix { $0 == $1 }.count
  let up = repeatElement("..", count: max(source.count - 1 - common, 0))
  return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
}
