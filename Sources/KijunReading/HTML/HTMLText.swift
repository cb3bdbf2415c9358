/// The visible text of one block of a page while it is read.
///
/// White space is one space, or none between characters of scripts that are written without; what is raised or is a
/// date is held apart until its end, for then it shows what it is.
struct HTMLText {
  private struct Part {
    var text = InlineText()
    /// Of a `<time>`: what it says to machines.
    var date: String?
  }

  private var parts: [Part] = [Part()]

  mutating func add(
    _ literal: ArraySlice<UInt8>, _ place: Range<Int>, in places: HTMLPlaces, isExact: Bool,
    keepsSpace: Bool = false
  ) {
    var at = literal.startIndex
    func source(_ range: Range<Int>) -> Range<Int> {
      let start = place.lowerBound + range.lowerBound - literal.startIndex
      return places.range(isExact ? start..<start + range.count : place)
    }
    while at < literal.endIndex {
      var end = at + 1
      if keepsSpace || !Self.isSpace(literal[at]) {
        while end < literal.endIndex, keepsSpace ? literal[end - 1] != 0x0A : !Self.isSpace(literal[end]) {
          end += 1
        }
        append(literal[at..<end], source(at..<end), isExact)
      } else {
        while end < literal.endIndex, Self.isSpace(literal[end]) { end += 1 }
        // A space alone stays one; what else there is may have stood for a wrapped line.
        if end - at == 1, literal[at] == 0x20, end < literal.endIndex, !parts[parts.count - 1].text.isEmpty {
          append(literal[at..<end], source(at..<end), isExact)
        } else {
          breakLine(.soft, source: source(at..<at + 1))
        }
      }
      at = end
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ source: Range<Int>, _ isExact: Bool) {
    if isExact {
      parts[parts.count - 1].text.append(bytes, at: source.lowerBound)
    } else {
      parts[parts.count - 1].text.append(bytes, from: source)
    }
  }

  mutating func breakLine(_ kind: InlineText.Break, source: Range<Int>) {
    parts[parts.count - 1].text.breakLine(kind, source: source)
  }

  mutating func add(picture words: String, _ place: Range<Int>) {
    guard words.utf8.contains(where: { !Self.isSpace($0) }) else { return }
    var text = InlineText()
    var reading = HTMLText()
    reading.add(Array(words.utf8)[...], place, in: HTMLPlaces(), isExact: false)
    text.append(reading.take())
    text.markPicture(from: 0)
    parts[parts.count - 1].text.append(text)
  }

  /// What follows, up to the end of the element, is raised or a date.
  mutating func mark(date: String? = nil) { parts.append(Part(date: date)) }

  /// A machine-readable date beside one that only people read.
  mutating func endDate() {
    guard let part = end() else { return }
    parts[parts.count - 1].text.append(part.text)
    guard let date = part.date.map({ Array($0.utf8.prefix(10)) }), Self.isDay(date),
      !Self.hasDay(part.text.bytes)
    else { return }
    let joined = part.text.isEmpty ? date : Array(" (".utf8) + date + Array(")".utf8)
    parts[parts.count - 1].text.append(joined[...], from: 0..<0)
  }

  /// Marks of footnotes are no part of the number before them: `44<sup>1</sup>`.
  mutating func endRaised() {
    guard let part = end() else { return }
    let isMark =
      part.text.bytes.count <= 8
      && part.text.bytes.allSatisfy {
        (0x30...0x39).contains($0) || "[]()*, ".utf8.contains($0)
      }
    let isDagger = part.text.string == "†" || part.text.string == "‡" || part.text.string == "※"
    if !isMark, !isDagger { parts[parts.count - 1].text.append(part.text) }
  }

  private mutating func end() -> Part? { parts.count > 1 ? parts.popLast() : nil }

  /// All of it; what comes next begins a new text.
  mutating func take() -> InlineText {
    var whole = parts[0].text
    for part in parts.dropFirst() { whole.append(part.text) }
    parts = [Part()]
    return whole
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// `2026-09-05`
  private static func isDay(_ bytes: [UInt8]) -> Bool {
    bytes.count == 10
      && bytes.indices.allSatisfy {
        $0 == 4 || $0 == 7 ? bytes[$0] == UInt8(ascii: "-") : (0x30...0x39).contains(bytes[$0])
      }
  }

  private static func hasDay(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast(9).contains { isDay(Array(bytes[$0..<$0 + 10])) }
      || bytes.count > 300
  }
}
