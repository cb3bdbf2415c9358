public import KijunGuidelines
public import KijunVocabulary

/// Turns the passages of a document into claims, with what looks like a fact and is none listed beside them.
public struct Extractor {
  /// Goes up when the same document would give other claims, so that it is read again.
  public static let version = 10

  private let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  public func extract(_ document: Document, source: Source) -> Extraction {
    var pass = pass(document, source, isAccounted: false)
    return pass.run()
  }

  /// The same, with what became of every cell and quantity.
  public func extractAccounted(_ document: Document, source: Source) -> (Extraction, Account) {
    var pass = pass(document, source, isAccounted: true)
    let extraction = pass.run()
    return (extraction, pass.account ?? Account())
  }

  private func pass(_ document: Document, _ source: Source, isAccounted: Bool) -> ExtractionPass {
    let analyses = document.passages.map { passage in
      Analysis(
        passage.kind == .code
          ? CodeComment.text(passage.text.string) ?? passage.text.string : passage.text.string,
        vocabulary: vocabulary)
    }
    return ExtractionPass(
      document: document, analyses: analyses, source: source, vocabulary: vocabulary, isAccounted: isAccounted
    )
  }
}
