public import KijunGuidelines

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Days as the user counts them, as moments in UTC, which is what the knowledge base has.
public enum Moment {
  /// The first moment of a day where the user is, as `2026-10-01T22:00:00Z`.
  public static func start(of day: CalendarDate) -> String {
    var local = unsafe tm()
    unsafe local.tm_year = Int32(day.year - 1900)
    unsafe local.tm_mon = Int32(day.month - 1)
    unsafe local.tm_mday = Int32(day.day)
    unsafe local.tm_isdst = -1
    return utc(unsafe mktime(&local))
  }

  /// The first moment after a day.
  public static func end(of day: CalendarDate) -> String {
    start(of: CalendarDate(secondsSince1970: (day.dayNumber + 1) * 86_400))
  }

  /// The day where the user is on which a moment in UTC was.
  public static func day(of moment: String) -> CalendarDate? {
    guard let day = CalendarDate(iso: moment.prefix(10)) else { return nil }
    let clock = moment.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return day }
    var seconds = time_t(day.dayNumber * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2])
    var local = unsafe tm()
    unsafe localtime_r(&seconds, &local)
    return unsafe CalendarDate(secondsSince1970: Int(seconds) + local.tm_gmtoff)
  }

  /// A day that an option gives.
  public static func day(_ text: String, option: String) throws -> CalendarDate {
    guard let day = CalendarDate(iso: text) else {
      throw InputError("--\(option)", "'\(text)' is no day", "write one as 2026-10-01")
    }
    return day
  }

  private static func utc(_ seconds: time_t) -> String {
    let day = CalendarDate(secondsSince1970: Int(seconds))
    let rest = Int(seconds) - day.dayNumber * 86_400
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(day)T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }
}
