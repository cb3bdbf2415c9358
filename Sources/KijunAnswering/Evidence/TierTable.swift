import KijunGuidelines

/// Tiers by id.
struct TierTable {
  let tiers: [Tier]

  init(_ tiers: [Tier]) { self.tiers = tiers }

  func label(_ id: String, language: String) -> String {
    guard let tier = tiers.first(where: { $0.id == id }) else { return id }
    return tier.label
  }

  func rank(_ id: String) -> Int { tiers.first { $0.id == id }?.rank ?? .max }

  /// What a lower rank costs: little between equals, more for values that aren't meant for native code.
  func handicap(_ id: String) -> Double {
    guard let rank = tiers.first(where: { $0.id == id })?.rank else { return 0.1 }
    return rank <= 1 ? 0 : rank == 2 ? 0.01 : 0.06
  }
}
