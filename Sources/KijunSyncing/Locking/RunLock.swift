public import KijunIngesting

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Keeps a second run out while one is at work on a knowledge base.
///
/// The system gives it back when the program ends, however it ends: the file that stays means nothing by itself. It is
/// one beside the knowledge base, since closing that one file twice would give back the locks that SQLite holds.
@safe public final class RunLock {
  private let file: Int32

  /// - Throws: `InputError` where another run is at work, or the folder may not be written.
  public init(of database: String) throws(InputError) {
    let path = database + ".lock"
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw InputError(path, "may not be written (error \(errno))", "check the permissions of its folder")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(file)
      guard code == EWOULDBLOCK else {
        throw InputError(path, "can't be locked (error \(code))", "check the disk")
      }
      throw InputError(database, "another run is at work on it", "wait until it is done")
    }
    self.file = file
  }

  deinit { close(file) }
}
