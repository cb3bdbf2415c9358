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
    if historical { parts.append(style.warning(say("historical", "旧版"))) }
    if let edition {
      parts.append(say("edition of \(Printable.line(edition))", "\(Printable.line(edition)) 版"))
    }
    if let verifiedOn {
      let text = say("verified \(verifiedOn)", "確認 \(verifiedOn)") + age(say)
      parts.append(stale ? style.warning(text + say(", check again", "、再確認が必要")) : text)
    } else {
      parts.append(say("never verified", "確認日なし"))
    }
    return parts.joined(separator: " · ")
  }

  private func age(_ say: Language) -> String {
    switch ageDays {
    case nil: ""
    case 0?: say(" (today)", "（今日）")
    case 1?: say(" (1 day ago)", "（1日前）")
    case let days?: say(" (\(days) days ago)", "（\(days)日前）")
    }
  }
}
