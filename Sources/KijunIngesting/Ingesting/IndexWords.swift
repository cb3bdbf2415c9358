import KijunGuidelines
import KijunVocabulary

/// The words by which passages are found. Concepts come again and again, and so do the surroundings of the
/// rows of a table, so their words are made once.
struct IndexWords {
  private var terms: [String: String] = [:]
  private var context: (concepts: [String], words: String) = ([], "")

  /// For each passage of an extraction.
  mutating func of(_ extraction: Extraction) -> [(own: String, context: String)] {
    zip(extraction.document.passages, extraction.annotations).map { passage, annotation in
      of(passage.text.string, concepts: annotation.concepts, context: annotation.context)
    }
  }

  mutating func of(_ text: String, concepts: [String], context around: [String]) -> (
    own: String, context: String
  ) {
    let literal = IndexTerms.own(text, concepts: [])
    let own = concepts.isEmpty ? literal : words(of: concepts) + (literal.isEmpty ? "" : " " + literal)
    if context.concepts != around { context = (around, words(of: around)) }
    return (own, context.words)
  }

  private mutating func words(of concepts: [String]) -> String {
    var words = ""
    for concept in concepts {
      if !words.isEmpty { words += " " }
      if let term = terms[concept] {
        words += term
      } else {
        let term = IndexTerms.concept(concept)
        terms[concept] = term
        words += term
      }
    }
    return words
  }
}
