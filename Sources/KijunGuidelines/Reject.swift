/// Something that looks like a fact and is none, with the reason.
public struct Reject: Sendable, Equatable {
  public enum Reason: String, Sendable, CaseIterable {
    case ordinal, date, version, identifier, address, example, reference, negated, question, condition
    case supposition
    case emptyCell = "empty_cell"
    case repeatedHeader = "repeated_header"
    case unclear
    /// A cell of a row that has another number of cells than its table has columns.
    case misfit
    /// Part of what a row, a column or an item is called. It is in the account of a document, and not among its rejects.
    case name
  }

  public var passage: Int
  public var text: String
  public var reason: Reason
  public var range: Range<Int>

  public init(passage: Int, text: String, reason: Reason, range: Range<Int>) {
    self.passage = passage
    self.text = text
    self.reason = reason
    self.range = range
  }
}
