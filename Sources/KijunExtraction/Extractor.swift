public import KijunGuidelines
public import KijunVocabulary

/// Turns the passages of a document into claims, with what looks like a fact and is none listed beside them.
public struct Extractor {
  /// Goes up when the same document would give other claims, so that it is read again.
  public static let version = 24

  private let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  public func extract(_ document: Document, source: Source) -> Extraction {
    extract(document, analyses(of: document), source: source)
  }

  /// What the vocabulary sees in each passage, for those who need it besides the facts.
  public func analyses(of document: Document) -> [Analysis] {
    document.passages.map {
      Analysis(
        Self.words(of: $0), vocabulary: vocabulary, numberWords: $0.kind == .sentence || $0.kind == .listItem)
    }
  }

  public func extract(_ document: Document, _ analyses: [Analysis], source: Source) -> Extraction {
    var pass = pass(document, analyses, source, isAccounted: false)
    return pass.run()
  }

  /// The same, with what became of every cell and quantity.
  public func extractAccounted(_ document: Document, source: Source) -> (Extraction, Account) {
    extractAccounted(document, analyses(of: document), source: source)
  }

  public func extractAccounted(
    _ document: Document, _ analyses: [Analysis], source: Source
  ) -> (Extraction, Account) {
    var pass = pass(document, analyses, source, isAccounted: true)
    let extraction = pass.run()
    return (extraction, pass.account ?? Account())
  }

  private func pass(
    _ document: Document, _ analyses: [Analysis], _ source: Source, isAccounted: Bool
  ) -> ExtractionPass {
    ExtractionPass(
      document: document, analyses: analyses, source: source, vocabulary: vocabulary, isAccounted: isAccounted
    )
  }

  /// What a passage says, without what only marks it.
  private static func words(of passage: Passage) -> String {
    if passage.kind == .code { return CodeComment.text(passage.text.string) ?? passage.text.string }
    return passage.entry.map(EntryWords.all) ?? passage.text.string
  }
}
