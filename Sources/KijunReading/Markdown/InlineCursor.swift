/// A place in the source of a block that moves forward as the literals of the tree are found in it.
///
/// Escapes, entities and container markers make a literal differ from its source. Every step therefore knows
/// what markup to expect and passes exactly that; a literal that is not where it must be is left without a
/// place rather than given a wrong one.
struct InlineCursor {
  let source: MarkdownSource
  let quotes: Int
  let end: Int
  var at: Int
  /// The markers of the containers may stand between `at` and the text.
  var isAtLineStart = false
  private var entities: [String: [UInt8]] = [:]

  init(_ source: MarkdownSource, at: Int, end: Int, quotes: Int) {
    self.source = source
    self.at = min(at, end)
    self.end = end
    self.quotes = quotes
  }

  var byte: UInt8? { at < end ? source.bytes[at] : nil }

  /// Passes the markers of the containers at the start of a line.
  mutating func settle() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    at = source.content(from: at, to: end, quotes: quotes)
  }

  /// Passes up to `count` of a byte and says how many there were.
  mutating func pass(_ byte: UInt8, upTo count: Int = .max) -> Int {
    var passed = 0
    while passed < count, at < end, source.bytes[at] == byte {
      at += 1
      passed += 1
    }
    return passed
  }

  /// Goes to the start of the next line and gives the place of the line's end.
  mutating func passLineEnd() -> Range<Int> {
    while at < end, !isLineEnd(source.bytes[at]) { at += 1 }
    let start = at
    if at < end {
      at += source.bytes[at] == 0x0D && at + 1 < end && source.bytes[at + 1] == 0x0A ? 2 : 1
    }
    isAtLineStart = true
    return start..<at
  }

  /// Finds the text of a literal and adds it.
  mutating func read(text literal: ArraySlice<UInt8>, into text: inout InlineText) {
    // Indentation that the parser left in a continued line is no text, and anything would match it.
    let literal = isAtLineStart ? literal.drop(while: isBlank) : literal
    if literal.isEmpty { return }
    if let start = find(literal) { at = start }
    isAtLineStart = false
    var index = literal.startIndex
    var misses = 0
    while index < literal.endIndex {
      let step = step(literal, index)
      if step.length > 0 {
        let piece = literal[index..<index + step.length]
        if step.isExact {
          show(piece, at: at + step.skipped, in: &text)
          at += step.skipped + step.length
        } else {
          text.append(piece, from: at..<at + step.skipped)
          at += step.skipped
        }
        index += step.length
        continue
      }
      // Out of step: take up again where the rest stands, within reach, or leave the rest without a place.
      misses += 1
      if misses <= 8, let next = search(literal[index...]) {
        at = next
      } else {
        let width = min(SentenceText.width(of: literal[index]), literal.endIndex - index)
        let rest = misses <= 8 ? index + width : literal.endIndex
        text.append(literal[index..<rest], from: at..<at)
        index = rest
      }
    }
  }

  /// One step of a literal: so many of its bytes, standing after so many skipped bytes of the source.
  private mutating func step(
    _ literal: ArraySlice<UInt8>, _ index: Int
  ) -> (length: Int, skipped: Int, isExact: Bool) {
    guard at < end else { return (0, 0, false) }
    let bytes = source.bytes
    let byte = bytes[at]
    if byte == UInt8(ascii: "\\"), at + 1 < end, isPunctuation(bytes[at + 1]), bytes[at + 1] == literal[index]
    {
      return (1, 1, true)
    }
    // In a table `\\|` reaches the text as `|`.
    if byte == UInt8(ascii: "\\"), literal[index] == UInt8(ascii: "|"), at + 2 < end,
      bytes[at + 1] == UInt8(ascii: "\\"), bytes[at + 2] == UInt8(ascii: "|")
    {
      return (1, 2, true)
    }
    if byte == UInt8(ascii: "&"), let entity = entity(),
      literal[index...].starts(with: entity.text)
    {
      return (entity.text.count, entity.length, false)
    }
    // As far as nothing but plain text follows.
    var length = 0
    while index + length < literal.endIndex, at + length < end, bytes[at + length] == literal[index + length]
    {
      if length > 0, bytes[at + length] == UInt8(ascii: "\\") || bytes[at + length] == UInt8(ascii: "&") {
        break
      }
      length += 1
    }
    while length > 0, cutsCharacter(literal, index + length, at + length) { length -= 1 }
    return (length, 0, true)
  }

  /// Whether a place of a literal that stands at a place of the source is inside a character. The parser itself may end
  /// a literal there: it does so with brackets inside the label of a footnote.
  func cutsCharacter(_ literal: ArraySlice<UInt8>, _ index: Int, _ place: Int) -> Bool {
    index < literal.endIndex && literal[index] & 0xC0 == 0x80
      || place < end && source.bytes[place] & 0xC0 == 0x80
  }

  /// The entity at the cursor, with the length of its source.
  private mutating func entity() -> (text: [UInt8], length: Int)? {
    var stop = at + 1
    while stop < end, stop - at < 34, source.bytes[stop] != UInt8(ascii: ";") {
      let byte = source.bytes[stop]
      guard byte == UInt8(ascii: "#") || (byte < 0x80 && byte > 0x20 && !isPunctuation(byte)) else {
        return nil
      }
      stop += 1
    }
    guard stop < end, source.bytes[stop] == UInt8(ascii: ";"), stop > at + 1 else { return nil }
    let name = String(decoding: source.bytes[at...stop], as: UTF8.self)
    if entities[name] == nil {
      entities[name] = MarkdownTree.text(ofEntity: name).map { Array($0.utf8) } ?? []
    }
    guard let text = entities[name], !text.isEmpty else { return nil }
    return (text, stop + 1 - at)
  }
}

extension InlineCursor {
  /// Adds text that stands where the cursor says. Several spaces show as one; spaces in place of what is no text stand
  /// nowhere in the file.
  func show(_ piece: ArraySlice<UInt8>, at place: Int, in text: inout InlineText) {
    var start = piece.startIndex
    func add(to end: Int) {
      text.append(piece[start..<end], at: place + start - piece.startIndex)
    }
    for index in piece.indices {
      let isMade = source.file[place + index - piece.startIndex] != piece[index]
      let repeats = index > piece.startIndex && piece[index] == 0x20 && piece[index - 1] == 0x20
      guard isMade || repeats else { continue }
      add(to: index)
      if isMade, !repeats {
        let at = place + index - piece.startIndex
        text.append(piece[index...index], from: at..<at + 1)
      }
      start = index + 1
    }
    add(to: piece.endIndex)
  }

  /// Where a literal starts: here, or behind markers and markup.
  private mutating func find(_ literal: ArraySlice<UInt8>) -> Int? {
    if isAtLineStart {
      var left = quotes
      var place = at
      while place < end {
        while place < end, isBlank(source.bytes[place]) { place += 1 }
        if starts(literal, at: place) { return place }
        guard left > 0, place < end, source.bytes[place] == UInt8(ascii: ">") else { break }
        left -= 1
        place += 1
      }
      at = source.content(from: at, to: end, quotes: quotes)
    }
    return starts(literal, at: at) ? at : search(literal)
  }

  /// Whether a literal begins at a place, as far as its first bytes tell.
  func starts(_ literal: ArraySlice<UInt8>, at place: Int) -> Bool {
    var probe = self
    probe.at = place
    var index = literal.startIndex
    let stop = min(literal.endIndex, index + 24)
    while index < stop {
      let step = probe.step(literal[..<min(literal.endIndex, stop + 8)], index)
      guard step.length > 0 else { return false }
      index += step.length
      probe.at += step.skipped + (step.isExact ? step.length : 0)
    }
    return true
  }

  /// Looks a short way ahead: over markup for any literal, over other text only for one long enough not to be
  /// mistaken.
  private func search(_ literal: ArraySlice<UInt8>) -> Int? {
    var place = at
    let limit = min(end, at + 512)
    var isMarkup = true
    while place < limit {
      if isMarkup || literal.count >= 12, starts(literal, at: place) { return place }
      let byte = source.bytes[place]
      if !isPunctuation(byte), !isBlank(byte) { isMarkup = false }
      place += SentenceText.width(of: byte)
    }
    return nil
  }
}
