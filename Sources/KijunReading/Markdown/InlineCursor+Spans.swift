extension InlineCursor {
  /// Reads a code span and gives the place of it all with its backticks; nil where they were not found.
  mutating func read(code literal: ArraySlice<UInt8>, into text: inout InlineText) -> Range<Int>? {
    settle()
    while let byte, byte != UInt8(ascii: "`"), isBlank(byte) || isPunctuation(byte) { at += 1 }
    let open = at
    let ticks = pass(UInt8(ascii: "`"))
    guard ticks > 0 else {
      at = open
      text.append(literal, from: at..<at)
      return nil
    }
    // One space on either side is no part of the code, if there is one on both.
    if let byte, isBlank(byte) || isLineEnd(byte), !closes(raw: literal, ticks) {
      at += 1
      passContainers(after: byte)
      raw(literal, into: &text, isAfterLineEnd: isLineEnd(byte))
    } else {
      raw(literal, into: &text)
    }
    if let byte, isBlank(byte) || isLineEnd(byte) {
      at += 1
      passContainers(after: byte)
    }
    return pass(UInt8(ascii: "`")) == ticks ? open..<at : nil
  }

  /// Whether the backticks that close a code span follow directly behind its literal.
  private func closes(raw literal: ArraySlice<UInt8>, _ ticks: Int) -> Bool {
    var probe = self
    var hidden = InlineText()
    probe.raw(literal, into: &hidden)
    return probe.pass(UInt8(ascii: "`")) == ticks
  }

  /// Passes a tag or comment without showing it.
  mutating func pass(tag literal: ArraySlice<UInt8>) -> Range<Int> {
    settle()
    while let byte, byte != UInt8(ascii: "<"), isBlank(byte) || isPunctuation(byte) { at += 1 }
    let start = at
    var hidden = InlineText()
    raw(literal, into: &hidden)
    return start..<at
  }

  /// Passes what stands between the text of a link and the text after it: `](address "title")`, `][label]`,
  /// `]`. Says whether the bracket was there.
  mutating func passLinkEnd() -> Bool {
    guard pass(UInt8(ascii: "]"), upTo: 1) == 1 else { return false }
    if byte == UInt8(ascii: "(") {
      if let after = LinkTarget.end(in: source.bytes, from: at, to: end) { at = after }
    } else if byte == UInt8(ascii: "[") {
      passLabel()
    }
    return true
  }

  /// Passes `[label]`, which has at most a thousand characters and no bracket in it.
  mutating func passLabel() {
    var stop = at + 1
    let limit = min(end, at + 4096)
    while stop < limit, source.bytes[stop] != UInt8(ascii: "]") {
      if source.bytes[stop] == UInt8(ascii: "[") { return }
      stop += source.bytes[stop] == UInt8(ascii: "\\") ? 2 : 1
    }
    if stop < limit { at = stop + 1 }
  }

  /// Text in which a backslash is a backslash. Line ends of the file are spaces of a code span.
  private mutating func raw(
    _ literal: ArraySlice<UInt8>, into text: inout InlineText, isAfterLineEnd: Bool = false
  ) {
    var index = literal.startIndex
    var isAfterLineEnd = isAfterLineEnd
    while index < literal.endIndex {
      if isAfterLineEnd {
        // The indentation of the line is part of the literal, and was passed with the containers' markers.
        isAfterLineEnd = false
        var stop = index
        while stop < literal.endIndex, isBlank(literal[stop]) { stop += 1 }
        text.append(literal[index..<stop], from: at..<at)
        index = stop
        continue
      }
      var length = 0
      while index + length < literal.endIndex, at + length < end,
        source.bytes[at + length] == literal[index + length], !isLineEnd(literal[index + length])
      {
        length += 1
      }
      while length > 0, cutsCharacter(literal, index + length, at + length) { length -= 1 }
      if length > 0 {
        show(literal[index..<index + length], at: at, in: &text)
        at += length
        index += length
        continue
      }
      if let byte, isLineEnd(byte), isBlank(literal[index]) || isLineEnd(literal[index]) {
        let start = at
        at += 1
        passContainers(after: byte)
        text.append([0x20], from: start..<start + 1)
        index += 1
        while index < literal.endIndex, isLineEnd(literal[index]) { index += 1 }
        isAfterLineEnd = true
      } else if byte == UInt8(ascii: "\\"), literal[index] == UInt8(ascii: "|") {
        at += 1
      } else {
        text.append(literal[index...], from: at..<at)
        return
      }
    }
  }

  /// Behind a line end: the rest of a CRLF and the markers of the containers.
  private mutating func passContainers(after byte: UInt8) {
    guard isLineEnd(byte) else { return }
    if byte == 0x0D { _ = pass(0x0A, upTo: 1) }
    isAtLineStart = true
    settle()
  }
}
