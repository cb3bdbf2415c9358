import KijunGuidelines
import KijunVocabulary

/// A value that points at another one by name: `same as light`, `ライトと同じ`, `同淺色`.
enum NamedDitto {
  /// The name that a text points at, where it says nothing else.
  static func name(in analysis: Analysis, _ vocabulary: Vocabulary) -> String? {
    guard analysis.quantities.isEmpty else { return nil }
    guard let mention = analysis.mentions.first(where: isNamed) else {
      // Right before a name without a space, 同 counts as a part of a longer word.
      guard let first = analysis.tokens.first, first.isCJK,
        Analysis(analysis.slice(first.range), vocabulary: vocabulary).mentions.contains(where: isNamed)
      else { return nil }
      let name = plain(analysis.slice(first.range.upperBound..<analysis.text.utf8.count))
      return name.isEmpty ? nil : name
    }
    let place = analysis.range(mention)
    let before = analysis.slice(0..<place.lowerBound).trimmingSpaces
    let after = analysis.slice(place.upperBound..<analysis.text.utf8.count).trimmingSpaces
    if before.isEmpty { return after.isEmpty ? nil : plain(after) }
    return after.isEmpty ? plain(before) : nil
  }

  private static func isNamed(_ mention: Mention) -> Bool {
    mention.first(.ditto)?.detail["direction"] == "named"
  }

  /// Two names that differ in marks and capitals only are the same.
  static func plain(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
