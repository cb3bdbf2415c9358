import KijunGuidelines

/// The YAML between two `---` lines at the very start of a file, as far as guideline documents use it:
/// `key: value`, quoted values, lists of one level, folded text. What is anything else is ignored.
struct FrontMatter {
  private(set) var fields: [FrontMatterField] = []
  /// The first line after it, from 1; 1 where there is none.
  private(set) var nextLine = 1

  init(_ source: MarkdownSource, from start: Int) {
    let first = source.trimmedLine(1, from: start)
    guard first.elementsEqual("---".utf8), let close = Self.close(source) else { return }
    nextLine = close + 1
    var key: (name: String, line: Int)?
    var values: [String] = []
    var isFolded = false
    var last = 1

    func finish(_ fields: inout [FrontMatterField]) {
      guard let (name, line) = key else { return }
      let value = values.joined(separator: isFolded ? " " : ", ")
      if !value.isEmpty { fields.append(FrontMatterField(key: name, value: value, lines: line...last)) }
    }

    for number in 2..<close {
      let line = source.parsed.range(of: number)
      let text = source.trimmedLine(number)
      guard let lead = text.first, lead != UInt8(ascii: "#") else { continue }
      let isIndented = isBlank(source.bytes[line.lowerBound])
      if lead == UInt8(ascii: "-"), text.count > 1, isBlank(text[text.startIndex + 1]), key != nil, !isFolded
      {
        values.append(Self.scalar(text.dropFirst(2)))
        last = number
      } else if isIndented {
        guard isFolded else { continue }
        values.append(String(decoding: text, as: UTF8.self))
        last = number
      } else if let colon = Self.colon(text) {
        finish(&fields)
        key = (Self.scalar(text[..<colon]), number)
        last = number
        let rest = Self.trim(text[(colon + 1)...])
        isFolded = rest.first == UInt8(ascii: "|") || rest.first == UInt8(ascii: ">")
        values = isFolded ? [] : Self.values(rest)
      }
    }
    finish(&fields)
  }

  /// The line that closes it. A `---` that no key follows is a thematic break, and the text after it must not
  /// be lost.
  private static func close(_ source: MarkdownSource) -> Int? {
    var hasKey = false
    var number = 2
    while number <= source.parsed.count {
      let text = source.trimmedLine(number)
      if text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8) { return number }
      if !hasKey, let lead = text.first, lead != UInt8(ascii: "#") {
        guard colon(text) != nil else { return nil }
        hasKey = true
      }
      number += 1
    }
    return nil
  }

  /// The colon behind a key: before a space or at the end of the line.
  private static func colon(_ text: ArraySlice<UInt8>) -> Int? {
    for index in text.indices where text[index] == UInt8(ascii: ":") {
      guard index > text.startIndex else { return nil }
      if index + 1 == text.endIndex || isBlank(text[index + 1]) { return index }
    }
    return nil
  }

  private static func values(_ text: ArraySlice<UInt8>) -> [String] {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]"), text.count >= 2 else {
      let value = scalar(text)
      return value.isEmpty ? [] : [value]
    }
    return text.dropFirst().dropLast().split(separator: UInt8(ascii: ",")).map(scalar).filter { !$0.isEmpty }
  }

  private static func scalar(_ text: ArraySlice<UInt8>) -> String {
    var text = trim(text)
    if let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      if let close = text.dropFirst().lastIndex(of: quote) {
        let quoted = text[(text.startIndex + 1)..<close]
        guard quote == UInt8(ascii: "\"") else { return String(decoding: quoted, as: UTF8.self) }
        var value: [UInt8] = []
        var isEscaped = false
        for byte in quoted {
          if byte == UInt8(ascii: "\\"), !isEscaped {
            isEscaped = true
          } else {
            if isEscaped, !isPunctuation(byte) { value.append(UInt8(ascii: "\\")) }
            isEscaped = false
            value.append(byte)
          }
        }
        return String(decoding: value, as: UTF8.self)
      }
    } else if let comment = text.indices.first(where: {
      text[$0] == UInt8(ascii: "#") && $0 > text.startIndex && isBlank(text[$0 - 1])
    }) {
      text = trim(text[..<comment])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func trim(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isBlank(first) { text = text.dropFirst() }
    while let last = text.last, isBlank(last) || isLineEnd(last) { text = text.dropLast() }
    return text
  }
}

extension MarkdownSource {
  /// A line without the white space around it.
  fileprivate func trimmedLine(_ number: Int, from start: Int = 0) -> ArraySlice<UInt8> {
    let line = parsed.range(of: number)
    return bytes[trimmed(max(line.lowerBound, min(start, line.upperBound))..<line.upperBound)]
  }
}
