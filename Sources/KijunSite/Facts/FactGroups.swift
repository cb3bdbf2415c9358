/// Things in the order of their groups: current facts by tier, then earlier editions.
struct FactGroup<Item> {
  var tier: String
  var isHistorical: Bool
  var items: [Item]

  /// Of items that stand in that order already.
  static func of(_ items: [Item], _ fact: (Item) -> Fact) -> [FactGroup] {
    var groups: [FactGroup] = []
    for item in items {
      let fact = fact(item)
      if let last = groups.last, last.tier == fact.tier, last.isHistorical == fact.isHistorical {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(FactGroup(tier: fact.tier, isHistorical: fact.isHistorical, items: [item]))
      }
    }
    return groups
  }
}
