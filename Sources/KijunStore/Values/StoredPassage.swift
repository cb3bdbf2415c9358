public import KijunGuidelines

/// A passage with all that a question may ask of it.
public struct StoredPassage: Sendable, Equatable, Identifiable {
  public var id: Int64
  public var documentID: Int64
  public var sectionID: Int64
  public var annotation: StoredAnnotation
  public var kind: Passage.Kind
  /// Sentences of one paragraph or list item share it: the ordinal of the first of them.
  public var block: Int
  public var group: Int?
  /// Its position in the document.
  public var ordinal: Int
  /// In UTF-8 bytes of the document's text.
  public var range: Range<Int>
  public var lines: ClosedRange<Int>
  public var locator: String?
  /// Concepts of its own text.
  public var concepts: [String]
  /// Exactly as it stands in the document.
  public var quote: String
  /// As a reader sees it.
  public var text: String
  /// The cells of a table row or header, as a reader sees them.
  public var cells: [String]
  public var isCurrent: Bool
}
