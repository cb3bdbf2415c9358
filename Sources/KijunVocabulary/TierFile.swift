import KijunGuidelines

/// A file of tiers.
struct TierFile {
  struct Entry {
    /// What the file says of the tier.
    var tier: Tier
    /// nil where the file leaves it as it was.
    var label: String?
    var rank: Int?
    /// Where it begins in its file, in bytes.
    var place: Int
  }

  private(set) var entries: [Entry] = []
  /// What is wrong with single tiers, which are left out.
  private(set) var problems: [JSONCursor.Problem] = []

  /// `known` are the ids of tiers of other files: an entry for one of them need not say its label and rank again.
  init(_ bytes: [UInt8], known: Set<String> = []) throws(JSONCursor.Problem) {
    var cursor = JSONCursor(bytes)
    var entries: [Entry] = []
    var problems: [JSONCursor.Problem] = []
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      guard key == "tiers" else { throw cursor.problem("unknown key “\(key)”") }
      try cursor.items { cursor throws(JSONCursor.Problem) in
        let entry = try Self.entry(&cursor)
        let id = entry.tier.id
        if id.isEmpty || !known.contains(id) && (entry.label == nil || entry.rank == nil) {
          problems.append(cursor.problem("a tier has no “id”, no “label” or no “rank”", at: entry.place))
        } else {
          entries.append(entry)
        }
      }
    }
    try cursor.end()
    self.entries = entries
    self.problems = problems
  }

  private static func entry(_ cursor: inout JSONCursor) throws(JSONCursor.Problem) -> Entry {
    var entry = Entry(tier: Tier(id: "", label: "", rank: 0), place: cursor.nextPlace)
    try cursor.members { key, cursor throws(JSONCursor.Problem) in
      switch key {
      case "id": entry.tier.id = try cursor.string()
      case "label":
        let label = try cursor.string()
        guard !label.isEmpty else { throw cursor.problem("a tier has an empty “label”") }
        entry.label = label
      case "labels":
        try cursor.members { language, cursor throws(JSONCursor.Problem) in
          entry.tier.labels[language] = try cursor.string()
        }
      case "spellings": entry.tier.spellings = try cursor.strings()
      case "publishers": entry.tier.publishers = try cursor.strings()
      case "rank":
        let word = try cursor.word()
        guard let rank = Int(word) else { throw cursor.problem("“\(word)” is no rank") }
        entry.rank = rank
      case "treatment": entry.tier.treatment = try cursor.string()
      case "treatments":
        try cursor.members { language, cursor throws(JSONCursor.Problem) in
          entry.tier.treatments[language] = try cursor.string()
        }
      case "medium":
        let word = try cursor.string()
        guard let medium = Tier.Medium(rawValue: word) else {
          throw cursor.problem("“\(word)” is no medium: use “native” or “web”")
        }
        entry.tier.medium = medium
      default: throw cursor.problem("unknown key “\(key)” of a tier")
      }
    }
    entry.tier.label = entry.label ?? ""
    entry.tier.rank = entry.rank ?? 0
    return entry
  }
}

extension TierFile.Entry {
  /// Over the tier as other files have it: new names are added to the old ones, and the rest is replaced where the
  /// file says it.
  func merged(over known: Tier?) -> Tier {
    guard var tier = known else { return self.tier }
    if let label, label != tier.label {
      // Documents still call it so.
      tier.spellings.append(tier.label)
      tier.label = label
    }
    tier.labels.merge(self.tier.labels) { old, new in
      if old != new { tier.spellings.append(old) }
      return new
    }
    tier.spellings += self.tier.spellings.filter { !tier.spellings.contains($0) }
    tier.publishers += self.tier.publishers.filter { !tier.publishers.contains($0) }
    tier.rank = rank ?? tier.rank
    if let treatment = self.tier.treatment, treatment != tier.treatment {
      tier.treatment = treatment
      // Translations of the old one say something else.
      tier.treatments = [:]
    }
    tier.treatments.merge(self.tier.treatments) { _, new in new }
    tier.medium = self.tier.medium ?? tier.medium
    return tier
  }
}
