import KijunGuidelines

/// The files that make a vocabulary, one over the other: those that ship, then a user's own.
struct VocabularyMerge {
  /// A concept of a user's own file, or more spellings for one that there was.
  struct Own {
    var entry: VocabularyFile.Entry
    var file: File
    /// Whether another file had the concept before.
    var isKnown: Bool
  }

  struct File {
    var path: String
    var bytes: [UInt8]

    func fault(_ problem: String, at place: Int, advice: String) -> VocabularyError {
      VocabularyError(
        file: path, line: JSONCursor.line(place, in: bytes), problem: problem, advice: advice)
    }
  }

  private(set) var entries: [VocabularyFile.Entry] = []
  private(set) var tiers: [Tier] = []
  private(set) var own: [Own] = []
  private(set) var faults: [VocabularyError] = []
  private var kinds: [String: Concept.Kind] = [:]

  /// Words that ship, which are all concepts of their own.
  mutating func add(words file: File) {
    guard let parsed = parsed(file, { bytes throws(JSONCursor.Problem) in try VocabularyFile(bytes) }) else {
      return
    }
    note(parsed.problems, in: file)
    entries += parsed.concepts
  }

  mutating func add(tiers file: File, isOwn: Bool = false) {
    let ids = Set(tiers.map(\.id))
    guard let parsed = parsed(file, { bytes throws(JSONCursor.Problem) in try TierFile(bytes, known: ids) })
    else { return }
    note(parsed.problems, in: file)
    for entry in parsed.entries {
      let known = tiers.firstIndex { $0.id == entry.tier.id }
      let tier = entry.merged(over: known.map { tiers[$0] })
      if let known { tiers[known] = tier } else { tiers.append(tier) }
      guard isOwn else { continue }
      take(entry.tier)
      for var named in VocabularyFile.Entry.entries(of: entry.tier) {
        named.place = entry.place
        named.spellings.removeAll { $0.text.isEmpty }
        own.append(Own(entry: named, file: file, isKnown: known != nil))
      }
    }
  }

  /// What a user calls a tier of their own, `house rule` for one, means no other tier any more.
  private mutating func take(_ own: Tier) {
    func key(_ text: String) -> [String] { Tokenizer.tokens(of: text).map(\.text) }
    let taken = Set((own.spellings + own.labels.values + [own.label]).map(key))
    for index in tiers.indices where tiers[index].id != own.id {
      tiers[index].spellings.removeAll { taken.contains(key($0)) }
    }
  }

  mutating func add(_ addition: VocabularyAddition) {
    let file = File(path: addition.path, bytes: Array(addition.text.utf8))
    guard addition.kind == .vocabulary else { return add(tiers: file, isOwn: true) }
    if kinds.isEmpty { for entry in entries { kinds[entry.concept.id] = entry.concept.kind } }
    let known = kinds
    guard
      let parsed = parsed(
        file, { bytes throws(JSONCursor.Problem) in try VocabularyFile(bytes, kinds: known) })
    else { return }
    note(parsed.problems, in: file)
    for entry in parsed.concepts {
      let isKnown = kinds.updateValue(entry.concept.kind, forKey: entry.concept.id) != nil
      own.append(Own(entry: entry, file: file, isKnown: isKnown))
      entries.append(entry)
    }
  }

  /// nil where the file is not JSON of its kind.
  private mutating func parsed<Parsed>(
    _ file: File, _ parse: ([UInt8]) throws(JSONCursor.Problem) -> Parsed
  ) -> Parsed? {
    do throws(JSONCursor.Problem) {
      return try parse(file.bytes)
    } catch {
      note([error], in: file)
      return nil
    }
  }

  private mutating func note(_ problems: [JSONCursor.Problem], in file: File) {
    faults += problems.map {
      VocabularyError(file: file.path, line: $0.line, problem: $0.text, advice: "correct it")
    }
  }
}
