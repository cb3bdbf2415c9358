#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Seconds by a clock that nobody sets.
enum Clock {
  static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func sleep(until moment: Double) {
    let rest = moment - now
    if rest > 0 { usleep(UInt32(min(rest, 3_600) * 1_000_000)) }
  }
}
