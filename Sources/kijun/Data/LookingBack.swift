import KijunGuidelines
import KijunIngesting
import KijunStore

/// `--as-of DAY`: the knowledge base as it was at the end of a day.
enum LookingBack {
  static let option = Option(
    name: "as-of", value: "DAY", help: "as the documents were at the end of that day, such as 2026-10-01")

  /// The day that is asked for, once the knowledge base shows it; nil where none is.
  @discardableResult
  static func apply(_ invocation: Invocation, to base: KnowledgeBase) throws -> CalendarDate? {
    guard let text = invocation["as-of"] else { return nil }
    let day = try Moment.day(text, option: "as-of")
    guard let revision = try base.lastRevision(before: Moment.end(of: day)) else {
      let first = try base.firstMoment().flatMap { Moment.day(of: $0) }
      throw InputError(
        "--as-of", "nothing was read yet on \(day)",
        first.map { "name \($0) or a later day" } ?? "build the knowledge base with 'kijun ingest'")
    }
    try base.look(into: Past(revision: revision, day: "\(day)"))
    return day
  }
}
