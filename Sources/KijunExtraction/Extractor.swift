public import KijunGuidelines
public import KijunVocabulary

/// Turns the passages of a document into claims, with what looks like a fact and is none listed beside them.
public struct Extractor: Sendable {
  /// Goes up when the same document would give other claims, so that it is read again.
  public static let version = 33

  private let vocabulary: Vocabulary

  public init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// What is made of a document part by part: of a large one, all at once would take many times the memory of its text.
  ///
  /// - Parameter isAccounted: whether what becomes of every cell and quantity is noted.
  public func parts(
    of document: Document, source: Source, isAccounted: Bool = false, size: PartSize = .usual
  ) -> ExtractionParts {
    ExtractionParts(
      pass: ExtractionPass(
        document: document, source: source, vocabulary: vocabulary, isAccounted: isAccounted, size: size))
  }

  public func extract(_ document: Document, source: Source) -> Extraction {
    var parts = parts(of: document, source: source)
    return Extraction(document: document, parts.whole { _, _, _ in })
  }

  /// The same, with what became of every cell and quantity.
  public func extractAccounted(_ document: Document, source: Source) -> (Extraction, Account) {
    var parts = parts(of: document, source: source, isAccounted: true)
    let whole = parts.whole { _, _, _ in }
    return (Extraction(document: document, whole), parts.account ?? Account())
  }
}

/// What is made of a document, one part after the other.
public struct ExtractionParts {
  var pass: ExtractionPass

  /// Of the parts so far.
  public var account: Account? { pass.account }

  /// The next part; nil where there is none left.
  ///
  /// - Parameter finish: called for each passage with what the vocabulary sees in it and what is known of it, all but what
  ///   it cites.
  public mutating func next(
    _ finish: (Passage, Analysis, Extraction.Annotation) -> Void
  ) -> Extraction.Part? {
    pass.next(finish)
  }

  /// All that are left in one.
  public mutating func whole(
    _ finish: (Passage, Analysis, Extraction.Annotation) -> Void
  ) -> Extraction.Part {
    guard var whole = next(finish) else { return Extraction.Part(first: 0) }
    while let part = next(finish) { whole.append(part) }
    return whole
  }
}
