import KijunGuidelines
public import KijunStore

/// From which state on changes are told: a day, the number of a revision, or the last ingest that changed something.
public struct SinceWhen {
  /// The last revision of any document that is before.
  public var revision: Int64
  /// The runs at both ends; nil where nothing was there yet.
  public var from: StoredRun?
  public var to: StoredRun?

  public init(after revision: Int64, _ base: KnowledgeBase) throws {
    self.revision = revision
    from = try revision == 0 ? nil : base.run(ofRevision: revision)
    to = try base.lastRun()
  }

  /// - Parameter place: what the text was given as, for errors.
  public init(_ text: String, _ base: KnowledgeBase, place: String = "--since") throws {
    to = try base.lastRun()
    if text == "last" {
      from = try to.flatMap { try base.run(upTo: $0.number - 1) }
      revision = from?.lastRevision ?? 0
    } else if let number = Int64(text), number >= 0 {
      from = try base.run(upTo: number)
      revision = from?.lastRevision ?? 0
      guard number <= to?.number ?? 0 else {
        throw InputError(place, "there is no revision \(number)", "the last one is \(to?.number ?? 0)")
      }
    } else if let day = CalendarDate(iso: text) {
      revision = try base.lastRevision(before: Moment.start(of: day)) ?? 0
      from = try revision == 0 ? nil : base.run(ofRevision: revision)
    } else {
      throw InputError(
        place, "'\(text)' is no day, revision or 'last'", "write one such as 2026-10-01, 12 or last")
    }
  }
}
