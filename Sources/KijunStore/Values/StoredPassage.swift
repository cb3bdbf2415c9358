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
  /// Concepts of its own text, by number.
  public var concepts: [Int]
  /// Exactly as it stands in the document.
  public var quote: String
  /// What a reader sees, as told against the quote; nil where that is the quote.
  let visible: String?
  let visibleCells: String?
  public var isCurrent: Bool

  /// As a reader sees it.
  public var text: String { visible.map { Excerpt.decode($0, quote: quote) } ?? quote }
  /// The cells of a table row or header, as a reader sees them.
  public var cells: [String] { visibleCells.map { Excerpt.decode(cells: $0, quote: quote) } ?? [] }
}
