import KijunGuidelines

/// Reads Markdown that `kijun export markdown` made: headings, lists and tables, line by line.
///
/// A cell gives back the text that it was made of, byte for byte, which Markdown itself doesn't: it joins spaces and makes
/// links of addresses. In a cell stand only two things besides plain text, a backslash before a mark and the number of a
/// character (`&#10;`).
enum ExportedReader {
  /// The key of the front matter by which a document says that it was made so.
  static let mark = "kijun-export"

  static func read(_ source: MarkdownSource, from first: Int) -> Document {
    var builder = DocumentBuilder(lines: source.lines)
    var group: Int?
    for number in first..<max(first, source.parsed.count + 1) {
      let line = source.trimmed(source.parsed.range(of: number))
      guard let lead = line.first.map({ source.bytes[$0] }) else {
        group = nil
        continue
      }
      if lead == UInt8(ascii: "|") {
        if isDelimiter(source.bytes[line]) { continue }
        let isHeader = group == nil
        let open = group ?? builder.newGroup()
        group = open
        builder.row(cells(of: line, in: source), isHeader: isHeader, range: line, group: open)
        continue
      }
      group = nil
      let marks = source.bytes[line].prefix { $0 == UInt8(ascii: "#") }.count
      if (1...6).contains(marks), line.count > marks, isBlank(source.bytes[line.lowerBound + marks]) {
        let text = ExportedText.visible(
          source.trimmed(line.lowerBound + marks..<line.upperBound), in: source.bytes)
        builder.heading(text, level: marks, range: line)
      } else if lead == UInt8(ascii: "-") {
        let text = source.trimmed(line.lowerBound + 1..<line.upperBound)
        builder.sentences(ExportedText.visible(text, in: source.bytes), kind: .listItem)
      } else {
        builder.sentences(ExportedText.visible(line, in: source.bytes), kind: .sentence)
      }
    }
    return builder.document
  }

  private static func cells(of row: Range<Int>, in source: MarkdownSource) -> [Visible] {
    TableRow.cells(in: source.bytes, row).map { ExportedText.visible(source.trimmed($0), in: source.bytes) }
  }

  private static func isDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(UInt8(ascii: "-"))
      && line.allSatisfy {
        $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") || isBlank($0)
      }
  }
}

/// The text of a cell as it was before it became Markdown.
enum ExportedText {
  static func visible(_ range: Range<Int>, in bytes: [UInt8]) -> Visible {
    var text = Visible()
    var start = range.lowerBound
    var at = range.lowerBound
    func flush(_ end: Int) {
      if start < end { text.append(String(decoding: bytes[start..<end], as: UTF8.self), at: start) }
    }
    while at < range.upperBound {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < range.upperBound, isPunctuation(bytes[at + 1]) {
        flush(at)
        start = at + 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "&"), let number = reference(in: bytes[at..<range.upperBound]) {
        flush(at)
        text.append(joining: String(number.scalar))
        at += number.length
        start = at
      } else {
        at += 1
      }
    }
    flush(range.upperBound)
    return text
  }

  /// `&#10;`
  private static func reference(in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    var value: UInt32 = 0
    var at = bytes.startIndex + 1
    guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "#") else { return nil }
    at += 1
    let first = at
    while at < bytes.endIndex, at - first < 7, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] {
      value = value * 10 + UInt32(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > first, at < bytes.endIndex, bytes[at] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value)
    else {
      return nil
    }
    return (scalar, at + 1 - bytes.startIndex)
  }
}
