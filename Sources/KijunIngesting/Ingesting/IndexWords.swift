import KijunGuidelines
import KijunVocabulary

/// The words by which each passage of an extraction is found.
enum IndexWords {
  static func of(_ extraction: Extraction) -> (Int) -> (own: String, context: String) {
    { index in
      let concepts = extraction.annotations[index]
      let text = extraction.document.passages[index].text.string
      return (IndexTerms.own(text, concepts: concepts.concepts), IndexTerms.context(concepts.context))
    }
  }
}
