import KijunGuidelines
import KijunIngesting
import KijunStore

/// From which state on changes are told: a day, the number of a revision, or the last ingest that changed something.
struct SinceWhen {
  /// The last revision of any document that is before.
  var revision: Int64
  /// The runs at both ends; nil where nothing was there yet.
  var from: StoredRun?
  var to: StoredRun?

  init(_ text: String, _ base: KnowledgeBase) throws {
    to = try base.lastRun()
    if text == "last" {
      from = try to.flatMap { try base.run(upTo: $0.number - 1) }
      revision = from?.lastRevision ?? 0
    } else if let number = Int64(text), number >= 0 {
      from = try base.run(upTo: number)
      revision = from?.lastRevision ?? 0
      guard number <= to?.number ?? 0 else {
        throw InputError("--since", "there is no revision \(number)", "the last one is \(to?.number ?? 0)")
      }
    } else if let day = CalendarDate(iso: text) {
      revision = try base.lastRevision(before: Moment.start(of: day)) ?? 0
      from = try revision == 0 ? nil : base.run(ofRevision: revision)
    } else {
      throw InputError(
        "--since", "'\(text)' is no day, revision or 'last'", "write one such as 2026-10-01, 12 or last")
    }
  }
}
