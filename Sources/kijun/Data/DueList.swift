import KijunGuidelines
import KijunStore

/// What needs checking again: all claims that were not checked lately, and prose that somebody has checked once. Prose
/// that nobody has ever checked is most of every document, and makes no list.
struct DueList {
  let base: KnowledgeBase
  let used: [String: Int]
  let today: CalendarDate
  let days: Int
  private let cited: CitationCounts

  init(_ base: KnowledgeBase, used: [String: Int], today: CalendarDate, days: Int) throws {
    self.base = base
    self.used = used
    self.today = today
    self.days = days
    cited = try CitationCounts(base)
  }

  /// In the order of `DueItem`, then in that of the documents.
  func items(_ filter: ClaimFilter) throws -> [DueItem] {
    try (claims(filter) + prose(filter)).enumerated().sorted {
      let (a, b) = ($0.element.order, $1.element.order)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  private func claims(_ filter: ClaimFilter) throws -> [DueItem] {
    var due: [DueItem] = []
    try base.forEachClaim(filter) { claim in
      let age = age(claim.verifiedOn)
      guard let reason = reason(isLapsed: claim.isLapsed, age) else { return }
      due.append(
        DueItem(
          what: .claim(claim), reason: reason, verifiedOn: claim.verifiedOn, ageDays: age,
          used: used[claim.key] ?? 0, cited: cited.count(claim)))
    }
    return due
  }

  private func prose(_ filter: ClaimFilter) throws -> [DueItem] {
    var due: [DueItem] = []
    for (section, on, lapsedOn) in try base.stampedProse() {
      guard let first = try section.passages.first.flatMap({ try base.passage(id: $0) }),
        filter.tier.map({ $0 == first.annotation.tier }) ?? true,
        try filter.source.map({ try base.document(id: section.document)?.source == $0 }) ?? true
      else { continue }
      let verifiedOn = [on, first.annotation.verifiedOn].compactMap { $0 }.max()
      let isLapsed = lapsedOn.map { lapsed in verifiedOn.map { $0 <= lapsed } ?? true } ?? false
      let age = age(verifiedOn)
      guard let reason = reason(isLapsed: isLapsed, age) else { continue }
      due.append(
        DueItem(
          what: .prose(section, first), reason: reason, verifiedOn: verifiedOn, ageDays: age, used: 0,
          cited: cited.count(ofDocument: section.document)))
    }
    return due
  }

  private func age(_ day: CalendarDate?) -> Int? { day.map { max(0, today.dayNumber - $0.dayNumber) } }

  private func reason(isLapsed: Bool, _ age: Int?) -> DueItem.Reason? {
    if isLapsed { return .lapsed }
    guard let age else { return .never }
    return age > days ? .old : nil
  }
}
