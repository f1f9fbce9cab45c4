internal import Foundation

/// Returns why an operation failed and what to do, such as `the disk is full; make room on it`.
func reason(of error: any Error) -> String {
  var error = error as NSError
  while error.domain != NSPOSIXErrorDomain,
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
  {
    error = underlying
  }
  guard error.domain == NSPOSIXErrorDomain else { return unnamedReason(error.code) }
  return reason(number: Int32(truncatingIfNeeded: error.code))
}

/// Returns why a system call failed and what to do.
///
/// - Parameter number: The error number, as `errno` holds it.
/// - Returns: Words that follow `error:`; those of the system say neither what it was about nor
///   what would help.
func reason(number: Int32) -> String {
  switch number {
  case EACCES, EPERM: "it may not be used by you; change its rights, or name another place"
  case ENOSPC: "the disk is full; make room on it, or name another place"
  case EDQUOT: "your share of the disk is used up; remove something, or name another place"
  case EROFS: "the disk is read-only; name another place"
  case EFBIG: "files may not become so large here; 'ulimit -f' shows the limit"
  case ENOENT: "the folder is not there; make it, or name another place"
  case EISDIR: "a folder of this name is in its place; move it away, or choose another name"
  case ENOTDIR: "a part of the path is a file and no folder; correct the path"
  case ENOTEMPTY: "the folder is not empty; move away what is in it"
  case EEXIST: "something of this name is there already; move it away"
  case ENAMETOOLONG: "the name is too long for the disk; choose a shorter one"
  case EINVAL, EILSEQ: "the disk cannot hold such a name; choose another one"
  case ELOOP: "symbolic links on the path lead back to themselves; correct the path"
  case EMFILE, ENFILE: "too many files are open; 'ulimit -n' shows the limit"
  case ENXIO, ENODEV: "there is no such device; name a file"
  case EBUSY, ETXTBSY: "another program is using it; wait for it, or name another place"
  case EBADF: "it is closed; give the program one that is open"
  case EPIPE: "the program that reads it has ended; let it read to the end"
  case EAGAIN: "it is set not to wait; give the program a stream that waits"
  case EIO: "the device fails; look after the disk, or name another place"
  default: unnamedReason(Int(number))
  }
}

/// The words for what happens too seldom to have words of its own.
private func unnamedReason(_ number: Int) -> String {
  "the system refuses (error \(number)); try another place"
}
