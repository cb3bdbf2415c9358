#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets one thread at a time parse inlines.
///
/// While the C library does so it adds the special characters of its extensions, such as `~`, to a table that
/// all parsers share, and takes them out when it is done. A second parser at work would lose them half-way
/// and leave `~~44~~` as it is.
@safe enum ParserLock {
  static func hold<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// A mutex must not move in memory, so it has its own and keeps it as long as the process lives.
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
    return unsafe mutex
  }()
}
