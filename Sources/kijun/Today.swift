import KijunGuidelines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The day it is where the user is.
enum Today {
  static var date: CalendarDate {
    var now = time(nil)
    var local = unsafe tm()
    unsafe localtime_r(&now, &local)
    return unsafe CalendarDate(secondsSince1970: Int(now) + local.tm_gmtoff)
  }
}
