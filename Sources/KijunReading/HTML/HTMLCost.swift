/// Turns what would cost the C parser more than linear time into spaces of the same length.
///
/// The parser compares each attribute of a tag with all before it, and looks at each end tag through all elements
/// that are open. No guideline has tags with hundreds of attributes, or hundreds of elements inside one another.
enum HTMLCost {
  private static let mostWords = 256

  /// Without tags of very many attributes. A tag that never ends becomes text.
  static func affordable(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    forEachTag(in: bytes) { tag, isEnded in
      if !isEnded {
        result[tag.lowerBound] = 0x20
      } else if words(bytes[tag]) > mostWords {
        for index in tag where !isLineEnd(bytes[index]) { result[index] = 0x20 }
      }
    }
    for index in result.indices where result[index] == 0 { result[index] = 0x20 }
    return result
  }

  /// The text alone: a tag that begins or ends a block begins a paragraph, any other is gone.
  static func withoutNesting(_ bytes: [UInt8]) -> [UInt8] {
    var result = affordable(bytes)
    forEachTag(in: bytes) { tag, isEnded in
      guard isEnded, tag.count > 2 else { return }
      let isEnd = bytes[tag.lowerBound + 1] == UInt8(ascii: "/")
      let name = HTMLTag.name(of: bytes[tag].dropFirst(isEnd ? 2 : 1))
      if name == "script" || name == "style" { return }
      for index in tag where !isLineEnd(bytes[index]) { result[index] = 0x20 }
      if HTMLElement.named(name) != .inline {
        for (offset, byte) in "<p>".utf8.enumerated() { result[tag.lowerBound + offset] = byte }
      }
    }
    return result
  }

  private static func forEachTag(in bytes: [UInt8], _ body: (Range<Int>, _ isEnded: Bool) -> Void) {
    let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var at = 0
    while at + 1 < bytes.count {
      guard bytes[at] == UInt8(ascii: "<"), startsTag(bytes[at + 1]) else {
        at += 1
        continue
      }
      guard let end = HTMLTag.end(in: bytes, from: at, lastClose: lastClose) else {
        body(at..<at + 1, false)
        at += 1
        continue
      }
      body(at..<end, true)
      at = end
    }
  }

  private static func startsTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private static func words(_ tag: ArraySlice<UInt8>) -> Int {
    var words = 0
    var wasBlank = false
    for byte in tag {
      let blank = byte <= 0x20
      if byte == UInt8(ascii: "=") || blank && !wasBlank { words += 1 }
      wasBlank = blank
    }
    return words
  }
}
