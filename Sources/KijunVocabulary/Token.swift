/// The smallest piece of a text that the vocabulary compares: a Latin word, a number, one character of
/// Chinese, Japanese or Korean.
public struct Token: Sendable, Equatable {
  /// Folded, and a Latin word without its plural s.
  public let text: String
  let key: TokenKey
  let script: Script
  /// Where it stands, in UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Whether punctuation stands before it, over which no spelling reaches.
  public let afterMark: Bool
  public let afterSpace: Bool
  /// Whether it begins with a capital: a name, or the first word of a sentence.
  public let isCapitalized: Bool

  public var isNumber: Bool { script == .digit }
  public var isWord: Bool { script == .latin }
  public var isCJK: Bool {
    script == .kanji || script == .hiragana || script == .katakana || script == .hangul
  }
  public var isHiragana: Bool { script == .hiragana }
  public var isHangul: Bool { script == .hangul }
}
