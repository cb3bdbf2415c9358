import KijunGuidelines
import KijunVocabulary

/// What a sentence enumerates: `has 3 tabs (Run, Loads, Me)`, `tabs: Now, Later, Done`, `Regular、Semibold、Bold だけ`.
struct Members {
  let texts: [String]
  /// The kind of concept that they all are, where the vocabulary knows them.
  let kind: Concept.Kind?
  /// Whether the text says how many there are, and there are.
  let isCounted: Bool

  private static let most = 24
  private static let longest = 40

  /// nil for a text that enumerates nothing.
  init?(_ text: String, _ lexicon: any Lexicon) {
    let analysis = Analysis(text, vocabulary: lexicon, numberWords: true)
    if let run = Self.run(of: analysis) {
      texts = run.texts
      kind = run.kind
    } else if let parts = Self.inBrackets(text) ?? Self.behindColon(text) {
      texts = parts
      kind = nil
    } else {
      return nil
    }
    let counts = analysis.quantities.filter { $0.isValue && $0.numbers.count == 1 }.flatMap(\.numbers)
    isCounted = counts.contains(Double(texts.count))
    // Two in brackets are an aside as often as a list.
    guard texts.count > 2 || isCounted else { return nil }
  }

  /// Names of one kind in a row, with nothing but marks between them.
  private static func run(of analysis: Analysis) -> (texts: [String], kind: Concept.Kind)? {
    var best: [Mention] = []
    var run: [Mention] = []
    var shared: Concept.Kind?
    for mention in analysis.mentions where mention.has(.weight) {
      if let last = run.last, joins(analysis, last, mention) {
        run.append(mention)
      } else {
        run = [mention]
      }
      if run.count > best.count, run.count <= most {
        best = run
        shared = .weight
      }
    }
    guard best.count > 2, let shared else { return nil }
    return (best.map { analysis.slice(analysis.range($0)) }, shared)
  }

  private static func joins(_ analysis: Analysis, _ left: Mention, _ right: Mention) -> Bool {
    let gap = analysis.slice(analysis.range(left).upperBound..<analysis.range(right).lowerBound)
      .filter { $0 != " " }
    return ["、", "，", ",", "/", "／", "・", "and", ",and", "or", "和", "與", "与", "と", "및", "와", "과"].contains(
      gap)
  }

  private static func inBrackets(_ text: String) -> [String]? {
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "(" || $0 == "（" }) {
      let close: Character = rest[open] == "(" ? ")" : "）"
      let behind = rest[rest.index(after: open)...]
      guard let end = behind.firstIndex(where: { $0 == close || $0 == "(" || $0 == "（" }),
        behind[end] == close
      else { return nil }
      if let parts = parts(behind[..<end]) { return parts }
      rest = behind[behind.index(after: end)...]
    }
    return nil
  }

  /// What follows the last colon, up to the end of the sentence.
  private static func behindColon(_ text: String) -> [String]? {
    guard let colon = text.lastIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return parts(text[text.index(after: colon)...])
  }

  /// The parts of an enumeration, where each is short and is no sentence.
  private static func parts(_ text: Substring) -> [String]? {
    var rest = text.trimmed
    while let last = rest.last, "。．.".contains(last) { rest = rest.dropLast() }
    guard rest.utf8.count <= most * longest else { return nil }
    let parts = cut(rest)
    guard parts.count > 1, parts.count <= most,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= longest && !$0.contains { "。;；:：".contains($0) } })
    else { return nil }
    return parts
  }

  private static func cut(_ text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in text {
      if "、，,・/／".contains(character) {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    // `A, B and C`: the last two may have a word between them.
    if let last = parts.last, let pair = joined(last, isAlone: parts.count == 1) {
      parts = parts.dropLast() + pair
    }
    return parts.map { String($0[...].trimmed) }.filter { !$0.isEmpty }
  }

  private static func joined(_ text: String, isAlone: Bool) -> [String]? {
    // と stands inside names as well.
    for joint in [" and ", " or ", "和", "與", "与", "및 "] + (isAlone ? ["と"] : []) {
      let words = text.split(separator: joint)
      if words.count == 2 { return words.map { String($0) } }
    }
    let text = text[...].trimmed
    for joint in ["and ", "or "] where text.hasPrefix(joint) { return [String(text.dropFirst(joint.count))] }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var part = self
    while part.first?.isWhitespace == true { part = part.dropFirst() }
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return part
  }
}
