import KijunGuidelines

/// Numbers in words that state a bound or a count: `no more than five tabs`, 至多两行, 一つだけ.
///
/// A number word is mostly no figure (`two-letter code`), so a comparator or what follows a bound must stand beside it.
enum NumberWords {
  static func quantities(_ tokens: [Token], _ all: [Mention], beside digits: [Quantity]) -> [Quantity] {
    guard tokens.contains(where: isNumberWord) else { return digits }
    let mentions = MentionPlaces(all)
    var found: [Quantity] = []
    for (index, token) in tokens.enumerated() where isNumberWord(token) {
      guard let number = token.isWord ? latin[token.text] : cjk[token.text] else { continue }
      guard let end = token.isWord ? latinEnd(index, tokens, mentions) : cjkEnd(index, tokens, mentions)
      else { continue }
      let range = token.range.lowerBound..<end
      found.append(
        Quantity(shape: .number, numbers: [number], unit: "count", range: range, numberRange: token.range))
    }
    return found.isEmpty ? digits : (digits + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let latin: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "eleven": 11, "twelve": 12,
  ]
  private static let cjk: [String: Double] = [
    "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]

  /// Every word of a document is asked, and nearly none is one: to compare numbers is faster than to look up texts.
  private static func isNumberWord(_ token: Token) -> Bool {
    switch token.script {
    case .latin: (3...6).contains(token.text.utf8.count) && keys.contains(token.key.bits)
    case .kanji: keys.contains(token.key.bits)
    default: false
    }
  }

  private static let keys =
    Array(latin.keys).map { TokenKey($0.utf8).bits } + cjk.keys.map { TokenKey($0.utf8).bits }

  /// Behind the number and the thing counted, where a comparator stands before it or right behind the thing.
  private static func latinEnd(_ index: Int, _ tokens: [Token], _ mentions: MentionPlaces) -> Int? {
    let next = index + 1
    let hasNext = next < tokens.count && !tokens[next].afterMark && tokens[next].isWord
    if mentions.ending(at: index)?.compares("before") == true {
      let isCounted = hasNext && mentions.beginning(at: next)?.counts == true
      return isCounted ? tokens[next].range.upperBound : tokens[index].range.upperBound
    }
    guard hasNext, mentions.beginning(at: next + 1)?.compares("after") == true, !tokens[next + 1].afterMark
    else { return nil }
    return tokens[next].range.upperBound
  }

  private static func cjkEnd(_ index: Int, _ tokens: [Token], _ mentions: MentionPlaces) -> Int? {
    // `二十` and `第一` are other numbers.
    if index > 0, tokens[index - 1].range.upperBound == tokens[index].range.lowerBound,
      cjk[tokens[index - 1].text] != nil || tokens[index - 1].text == "第"
    {
      return nil
    }
    let next = index + 1
    guard next < tokens.count, counters.contains(tokens[next].text),
      tokens[next].range.lowerBound == tokens[index].range.upperBound
    else { return nil }
    let isBound = mentions.ending(at: index).map { $0.compares("before") || $0.has(.bound) } ?? false
    let isLimited =
      mentions.beginning(at: next + 1)?.compares("after") == true
      || endsWithOnly(next + 1, tokens)
    return isBound || isLimited ? tokens[next].range.upperBound : nil
  }

  /// `一つだけ。`: だけ at the end of its clause; 一行だけの行 is a name.
  private static func endsWithOnly(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].text == "だ", tokens[index + 1].text == "け" else {
      return false
    }
    return index + 2 == tokens.count || tokens[index + 2].afterMark
  }

  /// Whether a comparator or だけ stands right behind a number with its counter.
  static func isLimited(from token: Int, _ tokens: [Token], _ next: Mention?) -> Bool {
    if let next, next.tokens.lowerBound == token, next.compares("after") { return true }
    return endsWithOnly(token, tokens)
  }

  private static let counters: Set<String> = [
    "つ", "個", "件", "本", "枚", "回", "行", "段", "人", "个", "种", "種", "项", "項", "张", "張", "次", "级", "級", "列",
  ]
}

/// The mentions of a text by the tokens that they begin and end at.
private struct MentionPlaces {
  private var begins: [Int: Mention] = [:]
  private var ends: [Int: Mention] = [:]

  init(_ mentions: [Mention]) {
    for mention in mentions {
      begins[mention.tokens.lowerBound] = mention
      ends[mention.tokens.upperBound] = mention
    }
  }

  func beginning(at token: Int) -> Mention? { begins[token] }
  func ending(at token: Int) -> Mention? { ends[token] }
}

extension Mention {
  fileprivate func compares(_ position: String) -> Bool {
    concepts.contains { $0.kind == .comparator && $0.detail["position"] == position }
  }

  fileprivate var counts: Bool { concepts.contains { $0.kind == .unit && $0.detail["unit"] == "count" } }
}
