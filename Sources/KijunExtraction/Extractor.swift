public import KijunGuidelines
public import KijunVocabulary

/// Turns the passages of a document into claims, with what looks like a fact and is none listed beside them.
public struct Extractor {
  /// Goes up when the same document would give other claims, so that it is read again.
  public static let version = 9

  private let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  public func extract(_ document: Document, source: Source) -> Extraction {
    let analyses = document.passages.map { passage in
      Analysis(
        passage.kind == .code
          ? CodeComment.text(passage.text.string) ?? passage.text.string : passage.text.string,
        vocabulary: vocabulary)
    }
    var pass = ExtractionPass(
      document: document, analyses: analyses, source: source, vocabulary: vocabulary)
    return pass.run()
  }
}
