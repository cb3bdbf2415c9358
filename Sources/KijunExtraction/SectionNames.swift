import KijunGuidelines
import KijunVocabulary

/// The sections of a document by the names that its text has for them: `the colour chapter`, 「アレルギー表示」の章, 第3章.
struct SectionNames {
  private struct Title {
    var section: Int
    /// `3.1` of `3.1 Rows`; empty where it has none.
    var number: String
    /// What is left, folded.
    var words: [String]
    /// The concepts of each mention in it.
    var concepts: [[String]]
  }

  private let titles: [Title]

  init(_ document: Document, vocabulary: Vocabulary) {
    titles = document.sections.enumerated().compactMap { index, section in
      guard !section.title.isEmpty, section.title.utf8.count <= Self.longest else { return nil }
      let analysis = Analysis(section.title, vocabulary: vocabulary)
      let (number, rest) = Self.numbering(analysis.tokens[...])
      return Title(
        section: index, number: number, words: rest.map(\.text),
        concepts: analysis.mentions.map { $0.concepts.filter(\.isContent).map(\.id) }.filter { !$0.isEmpty })
    }
  }

  private static let longest = 120
  /// How many words stand before `chapter` as its name at most.
  private static let reach = 6

  /// The sections that a stretch of a text names, or the one that it is in: `this section`; nil where it speaks of none.
  func named(in analysis: Analysis, _ stretch: Range<Int>, own section: Int) -> [Int]? {
    let tokens = analysis.tokens(in: stretch)
    var found: [Int]?
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard let length = Self.mark(at: index, analysis) else {
        index += 1
        continue
      }
      let mark = index..<index + length
      if Self.isOwn(mark, analysis) { return [section] }
      found = (found ?? []) + named(by: mark, tokens[..<index], analysis)
      index += length
    }
    return found?.uniqued()
  }

  private func named(by mark: Range<Int>, _ before: ArraySlice<Token>, _ analysis: Analysis) -> [Int] {
    if let number = Self.number(before: mark, analysis) ?? Self.number(behind: mark, analysis) {
      return titles.filter { $0.number == number }.map(\.section)
    }
    let low = analysis.tokens[mark.lowerBound].range.lowerBound
    let high = analysis.tokens[mark.upperBound - 1].range.upperBound
    if let quoted = Self.quoted(before: low, analysis) ?? Self.quoted(behind: high, analysis) {
      let (number, rest) = Self.numbering(Tokenizer.tokens(of: quoted)[...])
      let words = rest.map(\.text)
      let same = titles.filter { $0.words == words && (number.isEmpty || $0.number == number) }
      if !same.isEmpty { return same.map(\.section) }
    }
    let words = Self.words(Array(before.suffix(Self.reach)))
    guard let last = words.last else { return [] }
    let literal = titles.filter { title in
      !title.words.isEmpty && words.count >= title.words.count
        && zip(words.suffix(title.words.count), title.words).allSatisfy { $0.text == $1 }
    }
    // `the card row chapter` is that of card rows and not that of rows.
    if let most = literal.map(\.words.count).max() {
      return literal.filter { $0.words.count == most }.map(\.section)
    }
    let said = analysis.mentions(in: words[0].range.lowerBound..<last.range.upperBound)
    guard let end = said.last, analysis.range(end).upperBound == last.range.upperBound else { return [] }
    let ids = Set(said.flatMap { $0.concepts.filter(\.isContent).map(\.id) })
    return titles.filter { title in
      !title.concepts.isEmpty && title.concepts.allSatisfy { !ids.isDisjoint(with: $0) }
    }.map(\.section)
  }

  /// What a part of a document is called.
  private static let marks = [
    "chapter", "section", "part", "章", "節", "节", "章節", "章节", "一節", "一节", "部分", "セクション", "절", "장",
    "챕터", "섹션", "부분",
  ].map { Tokenizer.tokens(of: $0).map(\.text) }.sorted { $0.count > $1.count }

  /// How many tokens such a word has that begins at one.
  private static func mark(at index: Int, _ analysis: Analysis) -> Int? {
    let rest = analysis.tokens[index...]
    guard let mark = marks.first(where: { rest.starts(with: $0) { $0.text == $1 } }) else { return nil }
    // 文章 is no 章.
    let isInside = analysis.mentions.contains {
      $0.tokens.contains(index) && $0.tokens.lowerBound < index && $0.concepts.contains(where: \.isContent)
    }
    return isInside ? nil : mark.count
  }

  /// `this section`, 本節, 이 절.
  private static func isOwn(_ mark: Range<Int>, _ analysis: Analysis) -> Bool {
    let place = analysis.tokens[mark.lowerBound].range.lowerBound
    let before = analysis.slice(max(0, place - 12)..<place).trimmingSpaces
    return ["this", "This", "本", "この", "이", "該", "该"].contains { before.hasSuffix($0) }
  }

  /// `第3章`, 3장
  private static func number(before mark: Range<Int>, _ analysis: Analysis) -> String? {
    guard let first = analysis.tokens[..<mark.lowerBound].last, analysis.tokens[mark.lowerBound].isCJK,
      analysis.tokens[mark.lowerBound].range.lowerBound - first.range.upperBound <= 1
    else { return nil }
    return number(endingAt: mark.lowerBound - 1, analysis.tokens)
  }

  /// `chapter 3`, `section 4.2`
  private static func number(behind mark: Range<Int>, _ analysis: Analysis) -> String? {
    let next = mark.upperBound
    guard next < analysis.tokens.count, analysis.tokens[next].isNumber,
      analysis.tokens[next].range.lowerBound - analysis.tokens[next - 1].range.upperBound == 1
    else { return nil }
    return numbering(analysis.tokens[next...]).number
  }

  private static func number(endingAt index: Int, _ tokens: [Token]) -> String? {
    guard let value = digits(tokens[index]) else { return nil }
    var parts = [value]
    var first = index
    while first > 0, tokens[first - 1].isNumber,
      tokens[first].range.lowerBound - tokens[first - 1].range.upperBound == 1
    {
      first -= 1
      parts.insert(tokens[first].text, at: 0)
    }
    return parts.joined(separator: ".")
  }

  /// A title's number and what follows it: `3.1 Rows`, 第3章 色, 七、動態效果.
  private static func numbering(_ tokens: ArraySlice<Token>) -> (number: String, rest: ArraySlice<Token>) {
    var rest = tokens
    if let first = rest.first, ["第", "제", "chapter", "section", "part"].contains(first.text), rest.count > 1,
      digits(rest[rest.startIndex + 1]) != nil
    {
      rest = rest.dropFirst()
    }
    guard let first = rest.first, let value = digits(first) else { return ("", tokens) }
    let next = rest.dropFirst().first
    // 一 opens words as well: 一覧 is no first chapter.
    guard first.isNumber || next?.afterMark == true || ["章", "節", "节", "部"].contains(next?.text) else {
      return ("", tokens)
    }
    var parts = [value]
    var end = first.range.upperBound
    rest = rest.dropFirst()
    while let token = rest.first, token.isNumber, token.range.lowerBound == end + 1 {
      parts.append(token.text)
      end = token.range.upperBound
      rest = rest.dropFirst()
    }
    if let mark = rest.first, ["章", "節", "节", "部", "장", "절"].contains(mark.text), rest.count > 1 {
      rest = rest.dropFirst()
    }
    return (parts.joined(separator: "."), rest)
  }

  private static func digits(_ token: Token) -> String? {
    if token.isNumber { return token.text }
    return ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"].firstIndex(of: token.text).map {
      String($0 + 1)
    }
  }

  /// The text in quotes that ends right before a place, or before a の there.
  private static func quoted(before place: Int, _ analysis: Analysis) -> String? {
    var rest = Substring(analysis.slice(max(0, place - longest)..<place))
    while let last = rest.last, last == "の" || last == "的" || last == " " { rest = rest.dropLast() }
    guard let close = rest.last, let open = quotes[close], let start = rest.dropLast().lastIndex(of: open)
    else {
      return nil
    }
    return String(rest[rest.index(after: start)...].dropLast())
  }

  private static func quoted(behind place: Int, _ analysis: Analysis) -> String? {
    var rest = Substring(analysis.slice(place..<place + longest))
    while rest.first == " " { rest = rest.dropFirst() }
    guard let open = rest.first, let close = quotes.first(where: { $0.value == open })?.key,
      let end = rest.dropFirst().firstIndex(of: close)
    else { return nil }
    return String(rest[..<end].dropFirst())
  }

  /// The opening quote of each closing one.
  private static let quotes: [Character: Character] = [
    "」": "「", "』": "『", "”": "“", "\"": "\"", "’": "‘", "》": "《", "〉": "〈", "】": "【",
  ]

  /// What stands right before a mark, without small words: of `where the colour` the `colour`.
  private static func words(_ tokens: [Token]) -> [Token] {
    var words = tokens
    while let last = words.last, ["の", "的", "s"].contains(last.text) { words.removeLast() }
    if let cut = words.lastIndex(where: { $0.afterMark }) { words.removeFirst(cut) }
    if let cut = words.lastIndex(where: { ["the", "a", "an", "of", "는", "은"].contains($0.text) }) {
      words.removeFirst(cut + 1)
    }
    return words
  }
}
