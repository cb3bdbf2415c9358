/// A block of a document that stands by itself: a heading, a sentence of a paragraph or list item, a table
/// row, a line of code, an entry of a tree of data.
///
/// `range` is the place in the document's text, in UTF-8 bytes; the quote of the passage is exactly that
/// slice of the file, or of `Document.text` where a document has one. `text` is what a reader sees: without markup,
/// with the lines of a broken row joined.
public struct Passage: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case heading, sentence, listItem, tableHeader, tableRow, code, entry
  }

  public var kind: Kind
  public var text: Visible
  public var range: Range<Int>
  public var lines: ClosedRange<Int>
  /// Index into `Document.sections`.
  public var section: Int
  /// Sentences of one paragraph or list item share a block.
  public var block: Int
  /// Items of one list and rows of one table share a group.
  public var group: Int?
  /// The cells of a table header or row, in the order of the columns.
  public var cells: [Visible]
  /// Whether a row or header has another number of cells than its table has columns: a cell was split or lost, and nothing
  /// says which of the others stands below which header.
  public var isMisfit = false
  /// A JSON pointer or an anchor, where lines don't say enough.
  public var locator: String?
  /// What a passage of this kind names, and the value it gives it.
  public var entry: Entry?

  public init(
    kind: Kind, text: Visible, range: Range<Int>, lines: ClosedRange<Int>, section: Int, block: Int,
    group: Int? = nil, cells: [Visible] = [], locator: String? = nil, entry: Entry? = nil
  ) {
    self.kind = kind
    self.text = text
    self.range = range
    self.lines = lines
    self.section = section
    self.block = block
    self.group = group
    self.cells = cells
    self.locator = locator
    self.entry = entry
  }
}
