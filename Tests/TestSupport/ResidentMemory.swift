#if os(Linux)
internal import Foundation

/// The memory of this process that is in use.
public enum ResidentMemory {
  /// The resident bytes as the kernel counts them, or `nil` where it does not tell.
  ///
  /// The second number of `/proc/self/statm` counts resident pages (proc(5)).
  public static var bytes: Int? {
    guard
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
#endif
