import KijunGuidelines
import KijunStore

/// A claim that somebody should check.
struct DueClaim {
  enum Reason: String {
    /// What was checked is an earlier value.
    case lapsed
    case never
    case old
  }

  var claim: StoredClaim
  var reason: Reason
  var ageDays: Int?
  /// How often it was an answer, as far as questions were noted.
  var used: Int
  /// How often documents cite its document, and exceptions name it.
  var cited: Int
}

/// What needs checking again.
struct DueList {
  let base: KnowledgeBase
  let used: [String: Int]
  let today: CalendarDate
  let days: Int

  init(_ base: KnowledgeBase, used: [String: Int], today: CalendarDate, days: Int) {
    self.base = base
    self.used = used
    self.today = today
    self.days = days
  }

  /// Used most first, then cited most, then by reason and age, then in the order of the documents.
  func claims(_ filter: ClaimFilter) throws -> [DueClaim] {
    let cited = try Citations(base)
    var due: [DueClaim] = []
    try base.forEachClaim(filter) { claim in
      let age = claim.verifiedOn.map { max(0, today.dayNumber - $0.dayNumber) }
      let reason: DueClaim.Reason
      if claim.isLapsed {
        reason = .lapsed
      } else if let age {
        guard age > days else { return }
        reason = .old
      } else {
        reason = .never
      }
      due.append(
        DueClaim(
          claim: claim, reason: reason, ageDays: age, used: used[claim.key] ?? 0,
          cited: cited.count(claim)))
    }
    func order(_ due: DueClaim) -> (Int, Int, Int, Int) {
      let rank = due.reason == .lapsed ? 0 : due.reason == .never ? 1 : 2
      return (-due.used, -due.cited, rank, -(due.ageDays ?? 0))
    }
    return due.enumerated().sorted {
      let (a, b) = (order($0.element), order($1.element))
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }
}

/// How often documents are cited by others, and claims named by exceptions.
private struct Citations {
  private var documents: [Int64: Int] = [:]
  private var claims: [String: Int] = [:]

  init(_ base: KnowledgeBase) throws {
    let all = try base.documents()
    var byName: [String: Int64] = [:]
    var titles: [(title: String, id: Int64)] = []
    for document in all {
      byName[Self.last(document.name)] = document.id
      let source = try base.source(key: document.source)?.source
      if let url = source?.url { byName[Self.last(url)] = document.id }
      if let title = source?.title ?? document.title, title.count >= 4 { titles.append((title, document.id)) }
    }
    for citation in try base.citations() {
      if let target = citation.target, let id = byName[Self.last(target)], id != citation.documentID {
        documents[id, default: 0] += 1
      } else if let named = titles.prefix(2_000).first(where: { citation.text.contains($0.title) }),
        named.id != citation.documentID
      {
        documents[named.id, default: 0] += 1
      }
    }
    for override in try base.overrides() {
      claims[override.claim, default: 0] += 1
      claims[override.overridden, default: 0] += 1
    }
  }

  func count(_ claim: StoredClaim) -> Int { (documents[claim.documentID] ?? 0) + (claims[claim.key] ?? 0) }

  private static func last(_ path: String) -> String {
    String((path.split(separator: "#").first ?? "").split(separator: "/").last ?? "")
  }
}
