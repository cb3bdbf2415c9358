import KijunGuidelines
import KijunStore

/// Something that somebody should check.
struct DueItem {
  enum Reason: String {
    /// What was checked is an earlier value or text.
    case lapsed
    case never
    case old
  }

  enum What {
    case claim(StoredClaim)
    /// With its first passage, which says where it stands.
    case prose(ProseSection, StoredPassage)
  }

  var what: What
  var reason: Reason
  /// The last day on which it was checked; of a value that has changed since, the day of that.
  var verifiedOn: CalendarDate?
  var ageDays: Int?
  /// How often it was an answer, as far as questions were noted.
  var used: Int
  /// How often documents cite its document, and exceptions name it.
  var cited: Int

  var document: Int64 {
    switch what {
    case .claim(let claim): claim.documentID
    case .prose(let section, _): section.document
    }
  }

  /// Used most first, then cited most, then by reason and age.
  var order: (Int, Int, Int, Int) {
    let rank = reason == .lapsed ? 0 : reason == .never ? 1 : 2
    return (-used, -cited, rank, -(ageDays ?? 0))
  }
}
