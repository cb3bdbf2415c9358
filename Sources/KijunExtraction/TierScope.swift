import KijunGuidelines
import KijunVocabulary

/// Whose word each passage is: the nearest label decides.
///
/// Labels only bind in a document that sorts its own statements by them. An article that merely speaks of
/// "Apple's official app" stays its author's word.
struct TierScope {
  private let defaultTier: String
  private let isLabelled: Bool
  private var sectionTiers: [Int: String]
  private let entrySections: Set<Int>
  private var block = -1
  private var blockTier: String?
  /// What the paragraph before a list or table says about it.
  private var announced: String?
  /// The label that opened that paragraph. It holds for a table that doesn't sort its columns by tiers itself.
  private var opened: String?
  private var group: Int?
  private var groupTier: String?

  /// The tiers by which a document sorts its statements.
  struct Labels {
    private(set) var tiers: Set<String> = []

    mutating func note(_ kind: Passage.Kind, _ analysis: Analysis) {
      guard analysis.mentions.contains(where: { $0.has(.tier) }) else { return }
      if let label = TierScope.opening(analysis) { tiers.insert(label) }
      if kind == .tableHeader || kind == .tableRow || kind == .heading {
        for mention in analysis.mentions {
          if let tier = mention.first(.tier)?.detail["tier"] { tiers.insert(tier) }
        }
      }
    }
  }

  /// `entries` are the tiers that entries name for their sections.
  init(labels: Labels, defaultTier: String, entries: [Int: String] = [:]) {
    self.defaultTier = defaultTier
    sectionTiers = entries
    entrySections = Set(entries.keys)
    isLabelled = !labels.tiers.union(entries.values).subtracting([defaultTier]).isEmpty
  }

  /// The tier of the next passage; passages come in the order of the document.
  mutating func tier(
    of passage: Passage, _ analysis: Analysis, sections: [Section], columns: [String?] = []
  ) -> String {
    guard isLabelled else { return defaultTier }
    if passage.kind == .heading {
      // An entry of the section names it more plainly than its heading.
      if !entrySections.contains(passage.section) {
        sectionTiers[passage.section] =
          Self.whole(analysis) ?? Self.openingOfHeading(analysis) ?? inherited(passage.section, sections)
      }
      announced = nil
      opened = nil
      return sectionTiers[passage.section] ?? defaultTier
    }
    if passage.block != block { beginBlock(passage, analysis) }
    let isTable = passage.kind == .tableHeader || passage.kind == .tableRow
    if isTable {
      // `FPの役割` over the first column: the table is that publisher's.
      if passage.kind == .tableHeader {
        groupTier = Self.tierOfTable(columns, announced: groupTier, opened: opened)
      }
      return groupTier ?? inherited(passage.section, sections) ?? defaultTier
    }
    if let own = Self.opening(analysis) ?? Self.topic(analysis) {
      if passage.kind == .sentence { opened = Self.opening(analysis) }
      blockTier = own
    } else if let named = Self.strong(analysis) {
      // Named in the middle: this sentence alone, and the table that it announces.
      if passage.kind == .sentence, Announcement.announces(analysis) { announced = announced ?? named }
      blockTier = named
      return named
    }
    if passage.kind == .sentence, let blockTier, Announcement.announces(analysis) {
      announced = announced ?? blockTier
    }
    return blockTier ?? groupTier ?? inherited(passage.section, sections) ?? defaultTier
  }

  private mutating func beginBlock(_ passage: Passage, _ analysis: Analysis) {
    block = passage.block
    blockTier = nil
    if let next = passage.group {
      if next != group { groupTier = announced }
      group = next
    } else {
      group = nil
      groupTier = nil
      announced = nil
      opened = nil
    }
    if passage.group != nil { announced = nil }
  }

  private static func tierOfTable(_ columns: [String?], announced: String?, opened: String?) -> String? {
    if let key = columns.first, let key { return key }
    if let announced { return announced }
    let values = columns.dropFirst()
    return values.count { $0 == nil } * 2 > values.count ? opened : nil
  }

  private func inherited(_ section: Int, _ sections: [Section]) -> String? {
    var next: Int? = section
    while let index = next {
      if let tier = sectionTiers[index] { return tier }
      next = sections[index].parent
    }
    return nil
  }

  /// `FP採用:` at the beginning.
  fileprivate static func opening(_ analysis: Analysis) -> String? {
    guard let mention = analysis.mentions.first, mention.tokens.lowerBound == 0,
      let tier = mention.first(.tier)?.detail["tier"]
    else { return nil }
    let end = analysis.range(mention).upperBound
    let rest = analysis.slice(end..<end + 4).drop { $0 == " " || $0 == "*" || $0 == "の" || $0 == "値" }
    guard let mark = rest.first else { return tier }
    if ",、(（".contains(mark) { return isNarrowed(analysis) ? tier : nil }
    if ".。．".contains(mark) { return rest.dropFirst().first == nil ? tier : nil }
    return ":：—–-】]）)|".contains(mark) ? tier : nil
  }

  /// `House rule, web.`, `House rule (iPad):`: a label with what it is for, and no more than that in the sentence.
  private static func isNarrowed(_ analysis: Analysis) -> Bool {
    guard analysis.quantities.isEmpty, let label = analysis.mentions.first else { return false }
    let rest = analysis.tokens.count - label.tokens.count
    let text = analysis.text.utf8.count { $0 != 0x20 }
    return rest > 0 && rest <= 3 && text <= 60
      && !analysis.mentions.dropFirst().contains { $0.has(.modality) || $0.has(.negation) || $0.has(.tier) }
  }

  /// `HTML approximation: the browser demo`: a colon or dash behind the label, and more behind that.
  private static func openingOfHeading(_ analysis: Analysis) -> String? {
    guard let tier = opening(analysis), strong(analysis) == tier, let mention = analysis.mentions.first else {
      return nil
    }
    let rest = analysis.slice(analysis.range(mention).upperBound..<analysis.text.utf8.count).trimmingSpaces
    return rest.first.map { ":：—–".contains($0) } ?? false ? tier : nil
  }

  /// A label or a publisher that the sentence begins with: `FP採用は原則…`, `Apple Accessibility の表は…`.
  private static func topic(_ analysis: Analysis) -> String? {
    guard let mention = analysis.mentions.first, mention.tokens.lowerBound == 0 else { return nil }
    if let tier = mention.first(.tier)?.detail["tier"] { return tier }
    // A publisher's bare name is also the subject of many sentences that aren't its own.
    guard !analysis.quantities.isEmpty, !analysis.mentions.contains(where: { $0.has(.negation) }) else {
      return nil
    }
    return mention.first(.publisher)?.detail["tier"]
  }

  /// The one label that a text names without denying it.
  static func strong(_ analysis: Analysis) -> String? {
    let named = analysis.mentions.filter { $0.has(.tier) }
    guard let first = named.first, Set(named.compactMap { $0.first(.tier)?.detail["tier"] }).count == 1
    else { return nil }
    return first.first(.tier)?.detail["tier"]
  }

  /// The label that a heading is, or ends with: `Sizes (Apple official)`, `Sizes: Apple official`. One that it
  /// merely contains is what it speaks of.
  private static func whole(_ analysis: Analysis) -> String? {
    guard let tier = strong(analysis), let mention = analysis.mentions.last(where: { $0.has(.tier) }) else {
      return nil
    }
    if mention.tokens.count * 5 >= analysis.tokens.count * 4 { return tier }
    let place = analysis.range(mention)
    let before = analysis.slice(0..<place.lowerBound).trimmingSpaces
    let after = analysis.slice(place.upperBound..<analysis.text.utf8.count).trimmingSpaces
    guard let mark = before.last else {
      return after.first.map { ":：—–-|".contains($0) } ?? false ? tier : nil
    }
    if "(（[【".contains(mark) { return after.count == 1 ? tier : nil }
    return after.isEmpty && ":：—–-|/／・".contains(mark) ? tier : nil
  }

  /// The tier that the header of a column names; there even the publisher alone is a label.
  static func column(_ analysis: Analysis) -> String? {
    if let tier = strong(analysis) { return tier }
    let publishers = Set(analysis.mentions.compactMap { $0.first(.publisher)?.detail["tier"] })
    return publishers.count == 1 ? publishers.first : nil
  }

  var labelled: Bool { isLabelled }
}
