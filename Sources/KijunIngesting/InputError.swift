/// Something that the user gave can't be used. `description` is the one line that says what, where and what
/// to do.
public struct InputError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A file, `file:line`, a command or an option; empty where the problem says it all.
  public var place: String
  public var problem: String
  public var advice: String

  public init(_ place: String, _ problem: String, _ advice: String) {
    self.place = place
    self.problem = problem
    self.advice = advice
  }

  public var description: String { (place.isEmpty ? "" : place + ": ") + "\(problem): \(advice)" }
}
