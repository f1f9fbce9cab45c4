internal import Foundation

/// Returns what the system says about a failed operation, such as `No space left on device`.
func reason(of error: any Error) -> String {
  var error = error as NSError
  while error.domain != NSPOSIXErrorDomain,
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
  {
    error = underlying
  }
  guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return reason(number: Int32(truncatingIfNeeded: error.code))
}

/// Returns what the system says about an error number.
func reason(number: Int32) -> String {
  String(cString: strerror(number))
}
