import KijunExtraction
import KijunGuidelines

/// What is made of a document, part by part, with the words by which its passages are found.
struct DocumentParts {
  private var parts: ExtractionParts
  /// Knows the words of concepts from one document to the next.
  private(set) var index: IndexWords

  init(_ parts: ExtractionParts, _ index: IndexWords = IndexWords()) {
    self.parts = parts
    self.index = index
  }

  var account: Account? { parts.account }

  mutating func next() -> Extraction.Part? {
    var words: [String] = []
    var part = parts.next { words.append(index.of($0, $1, $2)) }
    part?.words = words
    return part
  }

  mutating func whole() -> Extraction.Part {
    var whole = next() ?? Extraction.Part(first: 0)
    while let part = next() { whole.append(part) }
    return whole
  }
}
