import KijunGuidelines
import KijunVocabulary

/// The page that a document says, at its very beginning, that it is a copy of: `source: https://…` in its front
/// matter, or `Source: https://…` below its title.
enum OriginalPage {
  private static let fields: Set<String> = [
    "source", "url", "origin", "original", "canonical", "canonical_url", "link",
  ]

  /// How many passages count as the beginning.
  static let beginning = 8

  /// The tier of whoever publishes that page. A source that somebody declared to be more than a third party's
  /// stays what it was declared.
  static func tier(
    _ document: Document, _ beginning: [(kind: Passage.Kind, analysis: Analysis)], source: Source,
    vocabulary: Vocabulary
  ) -> String? {
    guard let declared = vocabulary.tier(source.tier),
      vocabulary.tiers.allSatisfy({ $0.rank <= declared.rank })
    else { return nil }
    for field in document.frontMatter where fields.contains(field.key.lowercased()) {
      if let tier = publisher(Analysis(field.value, vocabulary: vocabulary), from: 0) { return tier }
    }
    var headings = 0
    for (kind, analysis) in beginning {
      if kind == .heading { headings += 1 }
      guard headings <= 1 else { return nil }
      for mention in analysis.mentions where mention.has(.citation) {
        if let tier = publisher(analysis, from: analysis.range(mention).upperBound) { return tier }
      }
    }
    return nil
  }

  /// Whose address stands in a text, right behind a place in it: the publisher called `apple` has `developer.apple.com`.
  private static func publisher(_ analysis: Analysis, from start: Int) -> String? {
    let rest = analysis.slice(start..<analysis.text.utf8.count)
    let address = rest.drop { " :：*<\"'".contains($0) }
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix) else { return nil }
    let host = address.dropFirst(scheme.count).prefix { $0 != "/" && $0 != " " }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2 else { return nil }
    let before = labels.dropLast(2).reduce(0) { $0 + $1.utf8.count + 1 }
    let low = start + rest.utf8.count - address.utf8.count + scheme.utf8.count + before
    let high = low + labels[labels.count - 2].utf8.count
    return analysis.mentions(in: low..<high).first { analysis.range($0) == low..<high }?
      .first(.publisher)?.detail["tier"]
  }
}
