public import KijunGuidelines

/// Checks a user's own tiers and words against the vocabulary that ships, and against one another.
public struct VocabularyCheck {
  /// In the order of the files and their lines.
  public private(set) var faults: [VocabularyError] = []
  private let shipped: Vocabulary
  private let own: [VocabularyMerge.Own]
  private let concepts: [String: Concept]

  /// - Throws: a fault of the vocabulary that ships.
  public init(_ additions: [VocabularyAddition]) throws(VocabularyError) {
    shipped = try Vocabulary.shipped()
    var merge = Vocabulary.shippedMerge()
    for addition in additions { merge.add(addition) }
    own = merge.own
    var concepts: [String: Concept] = [:]
    for entry in merge.entries { concepts[entry.concept.id, default: entry.concept].add(entry.concept) }
    self.concepts = concepts
    faults = merge.faults
    for item in own {
      checkName(item)
      checkDetails(item)
      checkReferences(item)
    }
    checkSpellings()
    let order = Dictionary(
      additions.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { a, _ in a })
    faults.sort { (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line) }
  }

  private mutating func report(_ item: VocabularyMerge.Own, _ problem: String, _ advice: String) {
    faults.append(item.file.fault(problem, at: item.entry.place, advice: advice))
  }

  /// Ids stand in lists and lines with others, where a space or a line break would end them.
  private mutating func checkName(_ item: VocabularyMerge.Own) {
    let concept = item.entry.concept
    let isTier = concept.detail["tier"] != nil
    let id = concept.detail["tier"] ?? concept.id
    guard !isTier || concept.kind == .tier else { return }
    let isPlain = id.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || isTier && $0 == 0x5F
    }
    if !isPlain {
      report(
        item, "the id “\(id)” has other characters than a–z, 0–9 and -\(isTier ? " and _" : "")", "rename it")
    }
    if !isTier, !item.isKnown,
      concept.kind == .tier || concept.kind == .publisher || id.hasPrefix("tier-")
        || id.hasPrefix("publisher-")
    {
      report(item, "“\(id)” would be a tier, which is no word", "write it into a file of tiers")
    }
  }

  private mutating func checkDetails(_ item: VocabularyMerge.Own) {
    let concept = item.entry.concept
    guard concept.detail["tier"] == nil else { return }
    let keys = ConceptDetails.keys(of: concept.kind)
    for (key, value) in concept.detail.sorted(by: { $0.key < $1.key }) {
      if !keys.contains(key) {
        report(
          item, "unknown key “\(key)” of “\(concept.id)”, a \(concept.kind.rawValue)",
          keys.isEmpty ? "take it out" : "take it out, or use \(keys.joined(separator: ", "))")
      } else if item.isKnown {
        report(item, "“\(key)” of “\(concept.id)” is settled where the concept comes from", "take it out")
      } else if let values = ConceptDetails.values(of: key), !values.contains(value) {
        report(
          item, "“\(key)” of “\(concept.id)” can't be “\(value)”",
          "use one of \(values.joined(separator: ", "))")
      } else if value.isEmpty || value.unicodeScalars.contains(where: { $0.properties.isWhitespace }) {
        report(item, "“\(key)” of “\(concept.id)” is not one word", "write one")
      }
    }
    for key in ConceptDetails.needed(of: concept.kind) where !item.isKnown && concept.detail[key] == nil {
      report(item, "“\(concept.id)”, a \(concept.kind.rawValue), has no “\(key)”", "add it")
    }
  }

  private mutating func checkReferences(_ item: VocabularyMerge.Own) {
    let concept = item.entry.concept
    let references = [("broader", concept.broader), ("near", concept.near), ("implies", concept.implies)]
    for (key, ids) in references {
      for id in ids where id == concept.id || concepts[id] == nil {
        report(
          item,
          "“\(key)” of “\(concept.id)” names \(id == concept.id ? "itself" : "“\(id)”, which is no concept")",
          "correct the id or take it out")
      }
    }
    if isBroaderThanItself(concept) {
      report(item, "“\(concept.id)” comes to be broader than itself", "take one “broader” out")
    }
  }

  private func isBroaderThanItself(_ concept: Concept) -> Bool {
    guard !concept.broader.isEmpty, !concept.broader.contains(concept.id) else { return false }
    var next = concept.broader
    var seen: Set<String> = []
    while let id = next.popLast() {
      if id == concept.id { return true }
      if seen.insert(id).inserted { next += concepts[id]?.broader ?? [] }
    }
    return false
  }

  /// One spelling of two concepts would make every text with it say both. That ships for some, each looked at; a
  /// user's own word is refused.
  private mutating func checkSpellings() {
    var taken: [String: String] = [:]
    for item in own {
      let id = item.entry.concept.id
      for (_, text) in item.entry.spellings {
        let tokens = Tokenizer.tokens(of: text)
        guard !tokens.isEmpty else {
          report(item, "the spelling “\(text)” of “\(id)” has no letter or number", "take it out")
          continue
        }
        let others = shipped.concepts(spelled: tokens).map(\.id)
        let key = tokens.map(\.text).joined(separator: " ")
        let other = others.isEmpty ? taken[key] : others.contains(id) ? nil : others[0]
        taken[key] = taken[key] ?? id
        guard let other, !Self.isOneTier(other, id) else { continue }
        // A word that names a tier names nothing else beside it.
        if Self.isTier(id), !isLabel(text, ofTier: other) { continue }
        if other != id {
          report(
            item, "the spelling “\(text)” of “\(id)” is one of “\(other)” already",
            "take it out, or give it to one concept that both are broader than")
        }
      }
    }
  }

  /// A user's tier takes its names from the tiers that ship, but not their labels.
  private static func isTier(_ id: String) -> Bool { id.hasPrefix("tier-") || id.hasPrefix("publisher-") }

  private func isLabel(_ text: String, ofTier id: String) -> Bool {
    shipped.tiers.contains { $0.label == text && id.hasSuffix("-" + $0.id) }
  }

  /// The name of a company may be its tier's too.
  private static func isOneTier(_ a: String, _ b: String) -> Bool {
    func tier(_ id: String) -> Substring? {
      id.hasPrefix("tier-") ? id.dropFirst(5) : id.hasPrefix("publisher-") ? id.dropFirst(10) : nil
    }
    return tier(a).map { $0 == tier(b) } ?? false
  }
}

extension Vocabulary {
  /// The concepts that are written just so.
  func concepts(spelled tokens: [Token]) -> [Concept] {
    guard let (length, concepts) = longest(tokens, from: 0, limit: tokens.count), length == tokens.count
    else {
      return []
    }
    return concepts
  }
}
