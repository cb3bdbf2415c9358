import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Words that bind: a named tier, platform, appearance, text size, edition. What they exclude is no answer,
/// however alike.
struct Filters {
  let question: Question
  let relations: Relations
  let tier: String?

  /// Why a unit is out, or nil.
  func exclusion(_ unit: Unit) -> String? {
    if let tier, unit.tier != tier { return "tier is \(unit.tier)" }
    if tier == nil, let named = question.boundTier, unit.tier != named,
      !question.tiers.isEmpty || unit.claim != nil || unit.passage.kind == .tableRow
    { return "tier is \(unit.tier)" }
    if question.excludedTiers.contains(unit.tier) { return "tier \(unit.tier) is excluded" }
    if let year = question.years.first, question.years.count == 1, !speaks(unit, ofYear: year) {
      return "edition is not \(year)"
    }
    if !question.units.isEmpty, let unit = unit.value?.unit, !question.units.contains(unit) { return "unit is \(unit)" }
    for slot in question.conditions {
      guard case .condition(let name) = slot.kind else { continue }
      if let reason = conflict(unit, name, slot) { return reason }
    }
    return nil
  }

  private func speaks(_ unit: Unit, ofYear year: String) -> Bool {
    unit.source.source.edition?.contains(year) == true || unit.passage.text.contains(year)
      || unit.verifiedOn.map { String($0.year) == year } == true
      || unit.source.source.title?.contains(year) == true
  }

  private func conflict(_ unit: Unit, _ name: String, _ slot: Question.Slot) -> String? {
    let asked = Set(slot.concepts.map(\.id))
    if mentions(unit, slot) { return nil }
    switch name {
    case "platform", "device":
      let platforms = unit.conditions["platform"]?.concepts ?? []
      if covers(platforms, slot) { return nil }
      if !platforms.isEmpty { return "platform is \(unit.conditions["platform"]?.text ?? "")" }
      let declared = unit.source.source.platforms
      if declared.isEmpty { return nil }
      let names = Set(declared.map { Folding.fold($0) })
      let wanted = platformNames(slot)
      return wanted.isDisjoint(with: names) ? "the document is for \(declared.joined(separator: ", "))" : nil
    case "appearance", "contrast", "text_size", "orientation", "size_class", "scale":
      guard let condition = unit.conditions[name] else {
        // A value without the condition holds for the usual case; a rule in prose may hold for all.
        return unit.claim?.value.numbers.isEmpty == false || unit.claim?.value.kind == .color
          ? "says nothing of \(slot.text)" : nil
      }
      return Set(condition.concepts).isDisjoint(with: asked) ? "\(name) is \(condition.text)" : nil
    default:
      guard let condition = unit.conditions[name] else { return nil }
      return Set(condition.concepts).isDisjoint(with: asked) && unit.claim != nil
        ? "\(name) is \(condition.text)" : nil
    }
  }

  /// Whether the passage itself speaks of the condition.
  private func mentions(_ unit: Unit, _ slot: Question.Slot) -> Bool {
    let said = unit.claim == nil ? unit.own : unit.subject + unit.property
    return relations.nearness(asked: slot.concepts, said: said) == 1
  }

  /// A rule for iOS covers a question about iPhone.
  private func covers(_ platforms: [String], _ slot: Question.Slot) -> Bool {
    slot.concepts.contains { concept in
      platforms.contains(concept.id) || !relations.broader(concept.id).keys.filter(platforms.contains).isEmpty
        || platforms.contains { relations.broader($0)[concept.id] != nil }
    }
  }

  private func platformNames(_ slot: Question.Slot) -> Set<String> {
    var names: Set<String> = [Folding.fold(slot.text)]
    for concept in slot.concepts {
      names.insert(concept.id)
      for broader in relations.broader(concept.id).keys { names.insert(broader) }
    }
    return names
  }
}
