import KijunGuidelines

/// `data/tiers.json`.
struct TierFile {
  private(set) var tiers: [Tier] = []

  init(_ bytes: [UInt8]) throws(JSONCursor.Problem) {
    var cursor = JSONCursor(bytes)
    var tiers: [Tier] = []
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      guard key == "tiers" else { throw cursor.problem("unknown key “\(key)”") }
      try cursor.items { cursor throws(JSONCursor.Problem) in tiers.append(try Self.tier(&cursor)) }
    }
    try cursor.end()
    self.tiers = tiers
  }

  private static func tier(_ cursor: inout JSONCursor) throws(JSONCursor.Problem) -> Tier {
    var tier = Tier(id: "", label: "", rank: 0)
    var hasRank = false
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      switch key {
      case "id": tier.id = try cursor.string()
      case "label": tier.label = try cursor.string()
      case "labels":
        try cursor.members { language, cursor throws(JSONCursor.Problem) in
          tier.labels[language] = try cursor.string()
        }
      case "spellings": tier.spellings = try cursor.strings()
      case "publishers": tier.publishers = try cursor.strings()
      case "rank":
        let word = try cursor.word()
        guard let rank = Int(word) else { throw cursor.problem("“\(word)” is no rank") }
        tier.rank = rank
        hasRank = true
      case "treatment": tier.treatment = try cursor.string()
      default: throw cursor.problem("unknown key “\(key)”")
      }
    }
    guard hasRank, !tier.id.isEmpty, !tier.label.isEmpty else {
      throw cursor.problem("a tier has no “id”, no “label” or no “rank”")
    }
    return tier
  }
}
