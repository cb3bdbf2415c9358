import KijunGuidelines

@testable import KijunReading

/// A document as lines that one can compare: where it stands, what it is, what it says.
enum TreeDump {
  static func docc(_ json: String) throws -> [String] {
    lines(DocCReader.read(try JSONTreeReader.read(Array(json.utf8))))
  }

  static func data(_ json: String) throws -> [String] {
    lines(DataReader.read(try JSONTreeReader.read(Array(json.utf8))))
  }

  /// `pointer  kind [section]: text`
  static func lines(_ document: Document) -> [String] {
    document.passages.map { passage in
      let section = document.path(of: passage.section).joined(separator: " › ")
      return "\(passage.locator ?? "-")  \(passage.kind.rawValue) [\(section)]: \(passage.text.string)"
    }
  }

  /// Every quote must be a slice of the document's text, and every part of a passage must stand where it says.
  static func misplaced(_ document: Document, file: [UInt8]) -> [String] {
    let text = document.text ?? file
    return document.passages.compactMap { passage in
      guard !passage.range.isEmpty, passage.range.upperBound <= text.count else {
        return "no place: \(passage.text.string)"
      }
      for part in [passage.text] + passage.cells {
        let bytes = Array(part.string.utf8)
        for run in part.runs
        where !text[run.source..<run.source + run.count].elementsEqual(
          bytes[run.start..<run.start + run.count])
        {
          return "elsewhere: \(part.string)"
        }
      }
      return nil
    }
  }
}
