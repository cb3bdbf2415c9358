import KijunAnswering
import KijunGuidelines

/// Whose word a fact is, of what edition, and when it was last checked.
struct Standing {
  var label: String
  var historical: Bool
  var edition: String?
  var verifiedOn: CalendarDate?
  var ageDays: Int?
  var stale = false

  init(label: String, historical: Bool, edition: String?, verifiedOn: CalendarDate?) {
    self.label = label
    self.historical = historical
    self.edition = edition
    self.verifiedOn = verifiedOn
    ageDays = verifiedOn.map { max(0, Today.date.dayNumber - $0.dayNumber) }
  }

  init(_ answer: Answer) {
    label = answer.tierLabel
    historical = answer.historical
    edition = answer.edition
    verifiedOn = answer.verifiedOn
    ageDays = answer.ageDays
    stale = answer.stale
  }

  func text(_ say: Language, _ style: Style) -> String {
    var parts = [Printable.line(label)]
    if historical { parts.append(style.warning(say(.historical))) }
    if let edition {
      parts.append(say(.edition(Printable.line(edition))))
    }
    if let verifiedOn {
      let text = say(.verified("\(verifiedOn)")) + age(say)
      parts.append(stale ? style.warning(text + say(.checkAgain)) : text)
    } else {
      // Somebody checked an earlier value, which says nothing of this one.
      parts.append(stale ? style.warning(say(.neverVerified) + say(.checkAgain)) : say(.neverVerified))
    }
    return parts.joined(separator: " · ")
  }

  private func age(_ say: Language) -> String {
    ageDays.map { say(.daysAgo($0)) } ?? ""
  }
}
