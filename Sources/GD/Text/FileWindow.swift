#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that is read in pieces: a font for Chinese has 20 MB, of which a few KB are needed.
@safe struct FileWindow: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>

  /// Opens a file for reading, or returns nothing.
  init?(path: String) {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    unsafe self.file = file
  }

  deinit {
    unsafe fclose(file)
  }

  /// Reads exactly as many bytes as asked for, or returns nothing.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard count > 0, unsafe fseek(file, offset, SEEK_SET) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe fread(&bytes, 1, count, file)
    return read == count ? bytes : nil
  }
}

/// Returns the user's home folder as the environment names it.
func homeFolder() -> String? {
  guard let home = unsafe getenv("HOME") else { return nil }
  return unsafe String(cString: home)
}
