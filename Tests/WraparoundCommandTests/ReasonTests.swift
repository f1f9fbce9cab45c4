internal import Foundation
internal import Testing

@testable internal import WraparoundCommand

@Suite struct ReasonTests {
  /// What a file operation can meet on the systems that the program runs on.
  private static let numbers: [Int32] = [
    EPERM, ENOENT, EIO, ENXIO, EBADF, EAGAIN, EACCES, EBUSY, EEXIST, ENODEV, ENOTDIR, EISDIR,
    EINVAL, ENFILE, EMFILE, ETXTBSY, EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ENOTEMPTY, ELOOP,
    EILSEQ, EDQUOT,
  ]

  @Test(arguments: numbers)
  func `an error of the system is said in words that tell what to do`(_ number: Int32) {
    let text = reason(number: number)
    #expect(!text.contains(String(cString: strerror(number))))
    #expect(text.contains("; "), "\(text)")
    #expect(!text.contains("error \(number)"), "\(text)")
  }

  @Test func `an error without words of its own is told by its number`() {
    #expect(reason(number: EDOM) == "the system refuses (error \(EDOM)); try another place")
  }

  @Test func `the cause below Foundation's own error is told`() {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 4, userInfo: [NSUnderlyingErrorKey: cause])
    #expect(reason(of: error).hasPrefix("the disk is full"))
    #expect(reason(of: NSError(domain: NSCocoaErrorDomain, code: 4)).contains("error 4"))
  }
}
