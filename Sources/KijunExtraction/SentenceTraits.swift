import KijunVocabulary

/// What holds for all quantities of a sentence, found once: a sentence of many numbers must not cost its square.
struct SentenceTraits {
  let isQuestion: Bool
  /// Where the last supposition (`…に思えます`) begins: it takes back what stands before it. -1 for none.
  let lastSupposition: Int
  /// Whether it tells of an old value and a new one.
  let tellsOfChange: Bool
  let hasMeasure: Bool
  /// Whether it begins with a word or a sign that forbids all that follows: `禁止: …`, `❌ …`.
  let forbids: Bool
  /// Whether it tells of one case and states no rule: `For example, if …`.
  let isExample: Bool
  /// Where three or more bare numbers in a row are values that the sentence enumerates: `sizes are 8, 16 and 32`.
  let enumerated: Range<Int>?
  /// Calls of code in it, in the order of the text.
  private let calls: [Range<Int>]

  private static let crosses: Set<Unicode.Scalar> = ["❌", "❎", "✕", "✖", "✗", "✘", "🚫", "⛔"]

  init(_ analysis: Analysis) {
    isQuestion = analysis.bytes.last == UInt8(ascii: "?") || analysis.bytes.suffix(3).elementsEqual("？".utf8)
    let last = analysis.mentions.last { $0.first(.supposition)?.detail.isEmpty == true }
    lastSupposition = last.map { analysis.range($0).lowerBound } ?? -1
    tellsOfChange =
      analysis.mentions.contains { $0.first(.supposition)?.detail["change"] != nil }
      || analysis.quantities.indices.contains { ChangedValue.isStep($0, in: analysis) }
    calls = analysis.quantities.isEmpty ? [] : CodeCall.ranges(in: analysis.text)
    let first = analysis.mentions.first { $0.tokens.lowerBound == 0 }
    forbids =
      first.map { mention in
        mention.concepts.contains { $0.id == "forbid" }
          && ":：".contains(
            analysis.slice(analysis.range(mention).upperBound..<analysis.text.utf8.count).first ?? " ")
      } ?? false
      || analysis.text.unicodeScalars.first.map { Self.crosses.contains($0) } ?? false
      || analysis.text.hasPrefix("×：") || analysis.text.hasPrefix("×:")
    isExample =
      first?.concepts.contains { $0.id == "example" } ?? false
      && analysis.mentions.contains { $0.first(.supposition)?.detail["conditional"] != nil }
      || Showing.showsCase(analysis)
    enumerated = Enumeration.numbers(in: analysis)
    hasMeasure = analysis.quantities.contains { $0.unit != nil }
  }

  /// Whether a quantity is an argument in code. A unit behind a space is none of code.
  func isInCall(_ quantity: Quantity) -> Bool {
    guard quantity.unit == nil, !calls.isEmpty else { return false }
    let next = calls.partition { $0.lowerBound < quantity.range.lowerBound }
    return next > 0 && quantity.range.upperBound <= calls[next - 1].upperBound
  }
}
