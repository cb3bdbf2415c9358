import KijunGuidelines
import KijunVocabulary

/// The words by which passages are found. Concepts come again and again, and so do the surroundings of the
/// rows of a table, so their words are made once.
struct IndexWords {
  private var terms: [String: [UInt8]] = [:]
  private var context: (concepts: [String], words: String) = ([], "")
  private var own: [UInt8] = []

  /// For each passage of an extraction.
  mutating func of(_ extraction: Extraction) -> [(own: String, context: String)] {
    var words: [(own: String, context: String)] = []
    words.reserveCapacity(extraction.annotations.count)
    for (passage, annotation) in zip(extraction.document.passages, extraction.annotations) {
      words.append(of(passage.text.string, concepts: annotation.concepts, context: annotation.context))
    }
    return words
  }

  mutating func of(_ text: String, concepts: [String], context around: [String]) -> (
    own: String, context: String
  ) {
    if context.concepts != around {
      own.removeAll(keepingCapacity: true)
      append(around)
      context = (around, String(decoding: own, as: UTF8.self))
    }
    own.removeAll(keepingCapacity: true)
    append(concepts)
    IndexTerms.words(of: text, to: &own)
    return (String(decoding: own, as: UTF8.self), context.words)
  }

  private mutating func append(_ concepts: [String]) {
    for concept in concepts {
      if !own.isEmpty { own.append(0x20) }
      if let term = terms[concept] {
        own.append(contentsOf: term)
      } else {
        let term = Array(IndexTerms.concept(concept).utf8)
        terms[concept] = term
        own.append(contentsOf: term)
      }
    }
  }
}
