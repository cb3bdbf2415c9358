import KijunGuidelines

/// All facts that are shown on pages of their own kind, by topic.
struct ShownFacts {
  private(set) var figures: [Topic: Figures] = [:]
  private(set) var colours = ColourSets()
  private(set) var rules = ContrastRules()
  private(set) var specimens = Specimens()
  /// By document.
  private(set) var checked: [Int64: Checked] = [:]
  private(set) var total = 0
  private(set) var days: [Int: Int] = [:]
  private(set) var unverified = 0

  mutating func add(_ facts: [Fact], of document: SiteDocument) {
    checked[document.id] = Checked(facts)
    total += facts.count
    for fact in facts {
      if let day = fact.verifiedOn { days[day.dayNumber, default: 0] += 1 } else { unverified += 1 }
      rules.add(fact)
      guard let topic = fact.topic, topic != .type, topic != .colours else { continue }
      figures[topic, default: Figures()].add(fact)
    }
    colours.add(facts)
    specimens.add(facts)
  }
}
