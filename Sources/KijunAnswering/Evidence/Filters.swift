import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Words that bind: a named tier, platform, appearance, text size, edition. What they exclude is no answer,
/// however alike.
struct Filters {
  let question: Question
  let relations: Relations
  let tier: String?
  let editions: AskedEdition
  /// The tier that the question binds to, and the mark of passages that speak of it.
  private let named: (tier: String, mark: Int)?
  private let conditions: [Question.Slot]
  /// A framework or a name in code that the question has and no document does.
  private let unknownName: String?

  init(question: Question, relations: Relations, tier: String?) {
    self.question = question
    self.relations = relations
    self.tier = tier
    editions = AskedEdition(question.analysis)
    named = question.boundTier.map { ($0, relations.number("tier-" + $0)) }
    conditions = question.conditions
    unknownName =
      question.frameworks.first { slot in
        slot.numbers.allSatisfy { relations.frequency($0) == 0 }
      }?.text
      ?? question.residues.first { !$0.isKnown && CodeLook.isName($0.text, in: question.text) }?.text
  }

  /// Why a unit is out, or nil.
  func exclusion(_ unit: Unit) -> String? {
    if let tier, unit.tier != tier { return "tier is \(unit.tier)" }
    if tier == nil, let named, unit.tier != named.tier,
      !question.tiers.isEmpty || unit.claim != nil || unit.passage.kind == .tableRow,
      unit.claim != nil || !unit.around.contains(named.mark),
      unit.claim != nil || unit.passage.kind != .sentence || !question.asks.contains("whether")
        || !unit.own.contains(named.mark)
    {
      return "tier is \(unit.tier)"
    }
    if !question.sources.isEmpty, !question.sources.contains(unit.source.source.id) {
      return "is by \(unit.source.source.publisher ?? "somebody else")"
    }
    if !question.documents.isEmpty, !question.documents.contains(unit.passage.documentID) {
      return "stands in another document"
    }
    if question.currentOnly, unit.isHistorical {
      return "edition of \(unit.pastEdition ?? unit.source.source.edition ?? "the past")"
    }
    if let edition = unit.pastEdition, !editions.covers(edition) { return "edition of \(edition)" }
    if question.excludedTiers.contains(unit.tier) { return "tier \(unit.tier) is excluded" }
    if let year = question.years.first, question.years.count == 1, !speaks(unit, ofYear: year) {
      return "edition is not \(year)"
    }
    if !question.units.isEmpty, let unit = unit.value?.unit, !question.units.contains(unit) {
      return "unit is \(unit)"
    }
    // A weight or a name has no points.
    if !question.units.isEmpty, let kind = unit.value?.kind, [.weight, .color, .code].contains(kind) {
      return "has no unit"
    }
    if let unknownName { return "no document speaks of \(unknownName)" }
    for slot in conditions {
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
    let asked = slot.numbers
    func isOther(_ said: [Int]) -> Bool {
      !said.contains(where: asked.contains) && slot.nearness.best(said) == 0
    }
    if mentions(unit, slot) { return nil }
    switch name {
    case "platform", "device":
      // A column for iPhones says nothing of tablets.
      if let devices = unit.concepts(ofCondition: "device"), !devices.isEmpty,
        slot.nearness.best(devices) == 0
      {
        return "device is \(unit.conditions["device"]?.text ?? "")"
      }
      // `phone` names no platform; `iPhone` does.
      let names = slot.numbers.contains { number in
        isPlatform(number) || relations.broader(number).contains { isPlatform($0.index) }
      }
      guard names else { return nil }
      let platforms = unit.concepts(ofCondition: "platform") ?? []
      if covers(platforms, slot) { return nil }
      if !platforms.isEmpty { return "platform is \(unit.conditions["platform"]?.text ?? "")" }
      let declared = unit.source.source.platforms
      if declared.isEmpty { return isForHandhelds(unit, slot) ? nil : "names no platform" }
      let covered = Set(declared.map { Folding.fold($0) })
      let wanted = platformNames(slot)
      if wanted.isDisjoint(with: covered) { return "the document is for \(declared.joined(separator: ", "))" }
      // Of a document for several, what names none of them is said of the first.
      guard unit.claim != nil, unit.value?.kind.isValue == true, declared.count > 1,
        slot.nearness.best(unit.own) < 1, slot.nearness.best(unit.around) < 1
      else { return nil }
      return isSameFamily(wanted, Folding.fold(declared[0])) ? nil : "says nothing of \(slot.text)"
    case "appearance", "contrast", "text_size", "orientation", "size_class", "scale", "motion":
      guard let said = unit.concepts(ofCondition: name) else {
        if slot.concepts.contains(where: { $0.detail["usual"] != nil }) { return nil }
        // A value without the condition holds for the usual case; a rule in prose may hold for all.
        return unit.claim?.value.numbers.isEmpty == false || unit.claim?.value.kind == .color
          ? "says nothing of \(slot.text)" : nil
      }
      return isOther(said) ? "\(name) is \(unit.conditions[name]?.text ?? "")" : nil
    case "state":
      guard let said = unit.concepts(ofCondition: name) else {
        // A value without a state is that of the usual one, unless a heading or its row speaks of it.
        let isUsual = slot.concepts.contains { $0.detail["usual"] != nil }
        guard !isUsual, let value = unit.claim?.value, !value.numbers.isEmpty || value.kind == .color,
          slot.nearness.best(unit.own) < 0.85, slot.nearness.best(unit.around) < 0.85
        else { return nil }
        return "says nothing of \(slot.text)"
      }
      return isOther(said) && unit.claim != nil ? "\(name) is \(unit.conditions[name]?.text ?? "")" : nil
    default:
      guard let said = unit.concepts(ofCondition: name) else { return nil }
      return isOther(said) && unit.claim != nil ? "\(name) is \(unit.conditions[name]?.text ?? "")" : nil
    }
  }

  /// A document that names no platform is taken for one on phones and tablets. Its values are those of another platform
  /// only where it speaks of that.
  private func isForHandhelds(_ unit: Unit, _ slot: Question.Slot) -> Bool {
    guard unit.claim != nil, unit.value?.kind.isValue == true else { return true }
    let wanted = platformNames(slot)
    if isSameFamily(wanted, "ios") { return true }
    // What is no native unit may be for a browser as well.
    let isNative = unit.value?.unit.map { ["pt", "dp", "sp"].contains($0) } ?? false
    if !isNative, wanted.contains("web") || wanted.contains("mobile-web") { return true }
    if slot.nearness.best(unit.own) == 1 || slot.nearness.best(unit.around) == 1 { return true }
    let title = unit.source.source.title.map { Folding.fold($0) } ?? ""
    return wanted.contains { title.contains($0) }
  }

  /// Whether the passage itself speaks of the condition.
  private func mentions(_ unit: Unit, _ slot: Question.Slot) -> Bool {
    if unit.claim == nil { return slot.nearness.best(unit.own) == 1 }
    return slot.nearness.best(unit.subject) == 1 || slot.nearness.best(unit.property) == 1
  }

  /// A rule for iOS covers a question about iPhone.
  private func covers(_ platforms: [Int], _ slot: Question.Slot) -> Bool { slot.nearness.best(platforms) > 0 }

  /// Whether values for one platform are those of another as well: an iPad's are an iPhone's.
  private func isSameFamily(_ wanted: Set<String>, _ first: String) -> Bool {
    let handheld: Set<String> = ["ios", "ipados"]
    return wanted.contains(first) || handheld.contains(first) && !wanted.isDisjoint(with: handheld)
  }

  private func isPlatform(_ number: Int) -> Bool { relations.condition(number) == "platform" }

  private func platformNames(_ slot: Question.Slot) -> Set<String> {
    var names: Set<String> = [Folding.fold(slot.text)]
    for number in slot.numbers {
      names.insert(relations.id(number))
      for broader in relations.broader(number) { names.insert(relations.id(broader.index)) }
    }
    return names
  }
}
