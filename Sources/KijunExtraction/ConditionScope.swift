import KijunGuidelines
import KijunVocabulary

/// Under what conditions each passage holds: its section, the paragraph before its table, its own words.
struct ConditionScope {
  private let qualifiers: Qualifiers
  private var sectionConditions: [Int: Conditions] = [:]
  /// Those of the last sentence's surroundings, without its own words.
  private(set) var surroundings = Conditions()
  private var documentConditions = Conditions()
  private var announced = Conditions()
  private var announcedBlock = -1
  private var group: Int?
  private var groupConditions = Conditions()

  /// `entries` are the conditions that entries set for their sections.
  init(entries: [Int: Conditions] = [:], qualifiers: Qualifiers) {
    sectionConditions = entries
    self.qualifiers = qualifiers
  }

  mutating func conditions(of passage: Passage, _ analysis: Analysis, sections: [Section]) -> Conditions {
    switch passage.kind {
    case .heading:
      var conditions = inherited(sections[passage.section].parent, sections)
      for condition in sectionConditions[passage.section]?.all ?? [] { conditions.set(condition) }
      // `tvOS`, `iOS, iPadOS`: a heading of nothing but conditions sets them for its section.
      for condition in Self.named(analysis, in: nil) where isAbout(condition, analysis) {
        conditions.set(condition)
      }
      if let name = qualifiers.name(endingHeading: analysis.text) {
        conditions.set(qualifiers.condition(named: [name]))
      }
      // Of the most there are none, and none of those around them.
      if !conditions.all.isEmpty { sectionConditions[passage.section] = conditions }
      announced = Conditions()
      return conditions
    case .tableHeader, .tableRow:
      if passage.group != group {
        group = passage.group
        groupConditions = announced
        announced = Conditions()
      }
      var conditions = inherited(passage.section, sections)
      for condition in groupConditions.all { conditions.set(condition) }
      surroundings = conditions
      return conditions
    case .entry:
      surroundings = inherited(passage.section, sections)
      return surroundings
    case .sentence, .listItem, .code:
      if passage.block != announcedBlock {
        announcedBlock = passage.block
        announced = Conditions()
      }
      let named = Self.named(analysis, in: nil)
      if passage.kind == .sentence, Announcement.announces(analysis),
        !analysis.mentions.contains(where: { $0.has(.negation) })
      {
        for condition in named { announced.set(condition) }
      }
      var conditions = inherited(passage.section, sections)
      if passage.kind == .sentence, Self.isLabel(analysis) {
        // `Applies to: iOS` holds for all of its section.
        var section = inherited(passage.section, sections)
        for condition in named { section.set(condition) }
        sectionConditions[passage.section] = section
        if passage.section == 0 { documentConditions = section }
      }
      surroundings = conditions
      for condition in named { conditions.set(condition) }
      return conditions
    }
  }

  private static func isLabel(_ analysis: Analysis) -> Bool {
    guard let first = analysis.mentions.first, first.has(.applicability), first.tokens.lowerBound == 0 else {
      return false
    }
    let rest = analysis.slice(analysis.range(first).upperBound..<analysis.text.utf8.count)
    return rest.drop { $0 == " " || $0 == "*" }.first.map { ":：".contains($0) } ?? false
  }

  private func inherited(_ section: Int?, _ sections: [Section]) -> Conditions {
    var next = section
    while let index = next {
      if let conditions = sectionConditions[index] { return conditions }
      next = sections[index].parent
    }
    return documentConditions
  }

  /// Whether a heading speaks of a condition rather than of a thing under that condition.
  private func isAbout(_ condition: Conditions.Condition, _ analysis: Analysis) -> Bool {
    if condition.name == "platform" { return true }
    return analysis.mentions.allSatisfy { $0.has(.condition) || $0.has(.filler) || $0.has(.bound) }
  }

  /// The conditions that a stretch of text names, those of one kind together.
  static func named(_ analysis: Analysis, in range: Range<Int>?) -> [Conditions.Condition] {
    var named: [Conditions.Condition] = []
    for mention in range.map(analysis.mentions(in:)) ?? analysis.mentions {
      guard let concept = mention.first(.condition), let name = concept.detail["condition"] else { continue }
      let text = Self.text(concept, name, analysis.slice(analysis.range(mention)))
      if let index = named.firstIndex(where: { $0.name == name }) {
        if !named[index].concepts.contains(concept.id) {
          named[index].concepts.append(concept.id)
          named[index].text += " / " + text
        }
      } else {
        named.append(Conditions.Condition(name: name, text: text, concepts: [concept.id]))
      }
    }
    return named
  }

  /// Light and dark are called the same whatever the document's language; sizes and platforms as it says.
  private static func text(_ concept: Concept, _ name: String, _ said: String) -> String {
    if name == "appearance" || name == "contrast" || name == "orientation" { return concept.id }
    let opens = said.contains("(") && !said.contains(")") || said.contains("（") && !said.contains("）")
    return opens ? said + (said.contains("（") ? "）" : ")") : said
  }
}
