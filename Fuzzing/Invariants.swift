import KijunGuidelines
import KijunReading

/// What holds for whatever a reader makes of whatever bytes.
struct Invariants {
  private let document: Document
  /// What the ranges are of.
  private let bytes: [UInt8]
  /// Where lines are told by the ranges.
  private let lines: Lines?
  private let lineCount: Int

  init(_ document: Document, of file: [UInt8]) {
    self.document = document
    bytes = document.text ?? file
    let counted = Lines(file)
    lines = document.text == nil ? counted : nil
    lineCount = counted.count
  }

  /// The first that doesn't hold.
  var violation: String? {
    var last = 0
    for (index, passage) in document.passages.enumerated() {
      if let problem = problem(passage, after: last) {
        return "passage \(index), \(passage.kind): \(problem)"
      }
      last = passage.range.lowerBound
    }
    for (index, section) in document.sections.enumerated().dropFirst()
    where section.parent.map({ $0 >= index }) ?? true {
      return "section \(index) stands above its parent"
    }
    return nil
  }

  private func problem(_ passage: Passage, after last: Int) -> String? {
    let range = passage.range
    guard range.lowerBound >= 0, !range.isEmpty, range.upperBound <= bytes.count else {
      return "range \(range)"
    }
    guard isBoundary(range.lowerBound), isBoundary(range.upperBound) else {
      return "\(range) cuts a character"
    }
    guard range.lowerBound >= last else { return "\(range) stands before \(last)" }
    guard document.sections.indices.contains(passage.section) else { return "section \(passage.section)" }
    guard passage.lines.lowerBound >= 1, passage.lines.upperBound <= lineCount else {
      return "lines \(passage.lines)"
    }
    if let lines, passage.lines != lines.numbers(of: range) {
      return "lines \(passage.lines), not \(lines.numbers(of: range))"
    }
    for text in [passage.text] + passage.cells {
      if let problem = problem(text) { return problem }
    }
    return nil
  }

  private func problem(_ text: Visible) -> String? {
    let shown = Array(text.string.utf8)
    var end = 0
    for run in text.runs {
      guard run.count > 0, run.start >= end, run.start + run.count <= shown.count, run.source >= 0,
        run.source + run.count <= bytes.count
      else { return "run \(run) leaves the text" }
      end = run.start + run.count
      guard shown[run.start..<end].elementsEqual(bytes[run.source..<run.source + run.count]) else {
        return "run \(run) points at other bytes"
      }
    }
    return nil
  }

  private func isBoundary(_ offset: Int) -> Bool { offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
}
