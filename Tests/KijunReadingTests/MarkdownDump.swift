import KijunGuidelines
import KijunReading
import Testing

/// A document as text, to be compared in a test: kind, block, group, lines, quote, and the visible text where
/// it differs from the quote.
enum MarkdownDump {
  static func dump(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return MarkdownReader.read(bytes).passages.map { passage in
      let quote = String(decoding: bytes[passage.range], as: UTF8.self)
      let shown = passage.text.string == quote || !passage.cells.isEmpty ? "" : " ⇒ \(passage.text.string)"
      let cells = passage.cells.isEmpty ? "" : " ⇒ " + passage.cells.map { "[\($0.string)]" }.joined()
      return "\(passage.kind) \(passage.lines.lowerBound) \(quote)\(shown)\(cells)"
    }
  }

  static func texts(_ text: String) -> [String] {
    MarkdownReader.read(Array(text.utf8)).passages.map(\.text.string)
  }
}

/// What holds for every document, whatever the file.
enum MarkdownFacts {
  static func violations(_ bytes: [UInt8], _ document: Document) -> [String] {
    var found: [String] = []
    let lines = Lines(bytes)
    var last = 0
    func isBoundary(_ offset: Int) -> Bool { offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
    func check(_ visible: Visible, _ name: String) {
      let text = Array(visible.string.utf8)
      var end = 0
      for run in visible.runs {
        guard run.count > 0, run.start >= end, run.start + run.count <= text.count, run.source >= 0,
          run.source + run.count <= bytes.count
        else {
          found.append("\(name): run \(run) leaves the text")
          continue
        }
        end = run.start + run.count
        if text[run.start..<end] != bytes[run.source..<run.source + run.count] {
          found.append("\(name): run \(run) of «\(visible.string)» points at other bytes")
        }
      }
    }
    for (index, passage) in document.passages.enumerated() {
      let name = "\(passage.kind) \(index), line \(passage.lines.lowerBound)"
      guard !passage.range.isEmpty, passage.range.lowerBound >= 0, passage.range.upperBound <= bytes.count
      else {
        found.append("\(name): range \(passage.range)")
        continue
      }
      if !isBoundary(passage.range.lowerBound) || !isBoundary(passage.range.upperBound) {
        found.append("\(name): range \(passage.range) cuts a character")
      }
      if passage.range.lowerBound < last { found.append("\(name): \(passage.range) out of order") }
      last = passage.range.lowerBound
      if passage.lines != lines.numbers(of: passage.range) { found.append("\(name): lines \(passage.lines)") }
      if !document.sections.indices.contains(passage.section) { found.append("\(name): section") }
      check(passage.text, name)
      for cell in passage.cells { check(cell, name) }
    }
    for (index, section) in document.sections.enumerated().dropFirst() {
      if section.parent.map({ $0 >= index }) ?? true { found.append("section \(index): parent") }
    }
    return found
  }

  /// The sequences of digits in a text.
  static func digits(_ text: String) -> [String] {
    text.split { !$0.isASCII || !$0.isNumber }.map(String.init)
  }

  /// How many bytes of visible text have no place in the file although they are no joint.
  static func unplaced(_ document: Document) -> Int {
    document.passages.reduce(0) { sum, passage in
      let placed = passage.text.runs.reduce(0) { $0 + $1.count }
      let joints = passage.text.string.utf8.count { $0 == 0x20 || $0 == 0x0A || $0 == 0x7C }
      return sum + max(0, passage.text.string.utf8.count - placed - joints)
    }
  }
}
