import KijunVocabulary

/// What holds for all quantities of a sentence, found once: a sentence of many numbers must not cost its square.
struct SentenceTraits {
  let isQuestion: Bool
  /// Where the last supposition (`…に思えます`) begins: it takes back what stands before it. -1 for none.
  let lastSupposition: Int
  /// Whether it tells of an old value and a new one.
  let tellsOfChange: Bool
  let hasMeasure: Bool
  /// Calls of code in it, in the order of the text.
  private let calls: [Range<Int>]

  init(_ analysis: Analysis) {
    isQuestion = analysis.bytes.last == UInt8(ascii: "?") || analysis.bytes.suffix(3).elementsEqual("？".utf8)
    let last = analysis.mentions.last { $0.first(.supposition)?.detail.isEmpty == true }
    lastSupposition = last.map { analysis.range($0).lowerBound } ?? -1
    tellsOfChange =
      analysis.mentions.contains { $0.first(.supposition)?.detail["change"] != nil }
      || analysis.quantities.indices.contains { ChangedValue.isStep($0, in: analysis) }
    calls = analysis.quantities.isEmpty ? [] : CodeCall.ranges(in: analysis.text)
    hasMeasure = analysis.quantities.contains { $0.unit != nil }
  }

  /// Whether a quantity is an argument in code. A unit behind a space is none of code.
  func isInCall(_ quantity: Quantity) -> Bool {
    guard quantity.unit == nil, !calls.isEmpty else { return false }
    let next = calls.partition { $0.lowerBound < quantity.range.lowerBound }
    return next > 0 && quantity.range.upperBound <= calls[next - 1].upperBound
  }
}
