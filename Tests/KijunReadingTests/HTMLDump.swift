import KijunGuidelines
import KijunReading

/// A page as text, to be compared in a test: kind, lines, quote, and the cells of a row.
enum HTMLDump {
  static func dump(_ text: String) -> [String] {
    let document = HTMLReader.read(Array(text.utf8))
    return document.passages.map { passage in
      let lines =
        passage.lines.count == 1
        ? "\(passage.lines.lowerBound)" : "\(passage.lines.lowerBound)–\(passage.lines.upperBound)"
      let shown =
        passage.cells.isEmpty
        ? quote(passage, document) : passage.cells.map { "[\($0.string)]" }.joined()
      return "\(passage.kind) \(lines) \(shown)"
    }
  }

  static func quote(_ passage: Passage, _ document: Document) -> String {
    String(decoding: (document.text ?? [])[passage.range], as: UTF8.self)
  }
}

/// What holds for every page, whatever the file.
enum HTMLFacts {
  static func violations(_ bytes: [UInt8], _ document: Document) -> [String] {
    guard let shown = document.text else { return ["no text of its own"] }
    var found: [String] = []
    let lines = Lines(bytes)
    var last = 0
    for (index, passage) in document.passages.enumerated() {
      let name = "\(passage.kind) \(index)"
      guard !passage.range.isEmpty, passage.range.lowerBound >= last, passage.range.upperBound <= shown.count
      else {
        found.append("\(name): range \(passage.range)")
        continue
      }
      last = passage.range.upperBound
      if String(decoding: shown[passage.range], as: UTF8.self) != passage.text.string {
        found.append("\(name): the quote is not the text")
      }
      if passage.lines.lowerBound < 1 || passage.lines.upperBound > lines.count {
        found.append("\(name): lines \(passage.lines)")
      }
      for visible in [passage.text] + passage.cells {
        let text = Array(visible.string.utf8)
        for run in visible.runs
        where text[run.start..<run.start + run.count] != shown[run.source..<run.source + run.count] {
          found.append("\(name): run \(run) points at other bytes")
        }
      }
      if !document.sections.indices.contains(passage.section) { found.append("\(name): section") }
    }
    return found
  }
}
