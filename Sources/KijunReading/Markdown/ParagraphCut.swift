/// Where a paragraph of more bytes than anybody reads is cut in two.
enum ParagraphCut {
  /// How well it may be cut at a place, from bad to good.
  private enum Rank: Int { case character, space, comma, sentence }

  /// The best place between two offsets: behind a sentence, else a comma, else a space, where nothing is open
  /// that opened behind `start`. Nobody writes markup over so many bytes; where it says so, it is none.
  static func place(in text: [UInt8], from start: Int, between range: Range<Int>) -> Int? {
    var best: (rank: Int, place: Int)?
    var open = OpenMarkup()
    for place in start..<min(range.upperBound, text.count) {
      if place > range.lowerBound, let rank = rank(of: place, in: text) {
        let own = rank.rawValue + (open.isEmpty ? 4 : 0)
        if own > best?.rank ?? -1 { best = (own, place) }
        if rank == .sentence, open.isEmpty { break }
      }
      open.pass(text, at: place)
    }
    return best?.place
  }

  private static func rank(of place: Int, in text: [UInt8]) -> Rank? {
    guard text[place] & 0xC0 != 0x80, beginsParagraph(text, place), text[place - 1] != UInt8(ascii: "\\")
    else { return nil }
    let before = text[place - 1]
    if before == 0x82, text[..<place].suffix(3).elementsEqual("。".utf8) { return .sentence }
    guard isBlank(before) || isLineEnd(before), place > 1 else {
      // Never in a word or a number.
      return isOfWord(text[place]) && (isOfWord(before) || ".,-+".utf8.contains(before)) ? nil : .character
    }
    // There it has ended.
    if isLineEnd(before), MarkdownCut.isBlankLine(before: place, in: text) { return nil }
    switch text[place - 2] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return (0x61...0x7A).contains(text[place]) ? .space : .sentence
    case UInt8(ascii: ","): return .comma
    default: return .space
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Whether the text of a paragraph stands at a place, even if that were the start of a line.
  private static func beginsParagraph(_ text: [UInt8], _ place: Int) -> Bool {
    let byte = text[place]
    let next = place + 1 < text.count ? text[place + 1] : 0x0A
    switch byte {
    case 0x30...0x39: return MarkdownCut.marker(in: text, at: place) == nil
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "("), UInt8(ascii: "!"): return true
    case 0x80...: return !text[place...].starts(with: [0xEF, 0xBB, 0xBF])
    case UInt8(ascii: "*"), UInt8(ascii: "_"): return !isBlank(next) && !isLineEnd(next)
    case UInt8(ascii: "`"): return !text[place...].starts(with: "```".utf8)
    case UInt8(ascii: "["):
      let label = text[(place + 1)...].prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
      return !text[label.endIndex...].starts(with: "]:".utf8)
    default: return false
    }
  }

  /// What begins in a paragraph and has not ended, as far as single bytes tell.
  private struct OpenMarkup {
    private var isCode = false
    private var stars = false
    private var lines = false
    private var brackets = 0
    private var isEscaped = false

    var isEmpty: Bool { !isCode && !stars && !lines && brackets == 0 && !isEscaped }

    mutating func pass(_ text: [UInt8], at place: Int) {
      let byte = text[place]
      let isFirst = place == 0 || text[place - 1] != byte
      if isEscaped {
        isEscaped = false
        return
      }
      switch byte {
      case UInt8(ascii: "`"): if isFirst { isCode.toggle() }
      case UInt8(ascii: "\\"): isEscaped = !isCode
      case 0x0A where MarkdownCut.isBlankLine(before: place + 1, in: text): self = OpenMarkup()
      case _ where isCode: break
      case UInt8(ascii: "*"): if isFirst { stars.toggle() }
      case UInt8(ascii: "_"): if isFirst { lines.toggle() }
      case UInt8(ascii: "["), UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): brackets = max(0, brackets - 1)
      default: break
      }
    }
  }
}
