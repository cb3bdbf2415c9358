/// A block of a page, in the order of the file.
enum HTMLPiece {
  case heading(InlineText, level: Int)
  case paragraph(InlineText)
  /// Items of one list have its number.
  case item(InlineText, list: Int)
  /// A row of a table: its cells, and where it stands in the file.
  case row([InlineText], isHeader: Bool, table: Int, source: Range<Int>)
  /// With its lines as they are.
  case code(InlineText)
}
