/// How often a run is, and at what time of the day.
public struct ScheduleTime: Sendable, Equatable {
  public enum Every: Sendable, Equatable {
    /// A divisor of 24.
    case hours(Int)
    case day
    /// On Mondays.
    case week
  }

  public var every: Every
  public var hour: Int
  public var minute: Int

  public static let forms = "1h, 2h, 3h, 4h, 6h, 8h, 12h, 1d or 1w"

  /// `6h`, `1d`, `1w`; nil for anything else.
  public init?(every: String, at time: (hour: Int, minute: Int)) {
    switch every {
    case "1d", "24h": self.every = .day
    case "1w", "7d": self.every = .week
    default:
      guard every.hasSuffix("h"), let hours = Int(every.dropLast()), [1, 2, 3, 4, 6, 8, 12].contains(hours)
      else {
        return nil
      }
      self.every = .hours(hours)
    }
    hour = time.hour
    minute = time.minute
  }

  /// `09:30`; nil for anything else.
  public static func time(_ text: String) -> (hour: Int, minute: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({
        (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return (hour, minute)
  }

  /// The hours of a day at which it runs.
  var hours: [Int] {
    guard case .hours(let step) = every else { return [hour] }
    return Array(stride(from: hour % step, to: 24, by: step))
  }

  /// The five fields of cron.
  var cron: String {
    let hours =
      switch every {
      case .hours(1): "*"
      case .hours: self.hours.map(String.init).joined(separator: ",")
      default: String(hour)
      }
    return "\(minute) \(hours) * * \(every == .week ? "1" : "*")"
  }

  /// What systemd calls a calendar event.
  var calendar: String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let hours = every == .hours(1) ? "*" : self.hours.map(two).joined(separator: ",")
    return "\(every == .week ? "Mon " : "")*-*-* \(hours):\(two(minute)):00"
  }
}
