import KijunAnswering
import KijunGuidelines
import KijunStore

/// Whose word something is, when it was checked and where it stands, in words for a model.
enum StandingText {
  static func of(_ answer: Answer) -> String {
    of(
      label: answer.tierLabel, historical: answer.historical, edition: answer.edition,
      verified: answer.verifiedOn.map { day in
        "verified \(day)"
          + (answer.ageDays.map { " (\(Self.age($0))\(answer.stale ? ", check again" : ""))" } ?? "")
      }, place: answer.source)
  }

  static func of(_ hit: SearchResult.Hit, label: String) -> String {
    of(
      label: label, historical: hit.historical, edition: hit.edition,
      verified: hit.passage.annotation.verifiedOn.map { "verified \($0)" }, place: hit.place)
  }

  private static func age(_ days: Int) -> String {
    days == 0 ? "today" : days == 1 ? "1 day ago" : "\(days) days ago"
  }

  private static func of(
    label: String, historical: Bool, edition: String?, verified: String?, place: Answer.Place
  ) -> String {
    [
      Brief.line(label, 40), historical ? "historical" : nil,
      edition.map { "edition of \(Brief.line($0, 40))" },
      verified ?? "never verified",
      Brief.line(Brief.path(place.document, 80), 80)
        + (place.locator.map { " \(Brief.line(Brief.path($0, 60), 60))" } ?? ":\(place.lines.lowerBound)"),
    ].compactMap { $0 }.joined(separator: " · ")
  }
}
