public import KijunGuidelines
import KijunReading

/// The account of a document that was read, with its lines.
public struct AccountedDocument: Sendable {
  public struct Entry: Sendable {
    public var entry: Account.Entry
    public var line: Int
    public var locator: String?
  }

  public var name: String
  /// The key of its source.
  public var source: String
  public var entries: [Entry]
  public var cells: Account.Sum
  public var quantities: Account.Sum

  init(_ account: Account, of document: Document, text: [UInt8], name: String, source: String) {
    self.name = name
    self.source = source
    // Where ranges are not of the file, the passage knows its lines.
    let lines = document.text == nil ? Lines(text) : nil
    // A passage of many entries is looked up once.
    var last: (index: Int, passage: Passage)?
    entries = account.entries.map { entry in
      let passage =
        last.flatMap { $0.index == entry.passage ? $0.passage : nil } ?? document.passages[entry.passage]
      last = (entry.passage, passage)
      let counted = lines?.number(at: entry.range.lowerBound) ?? passage.lines.lowerBound
      let line = min(max(counted, passage.lines.lowerBound), passage.lines.upperBound)
      return Entry(entry: entry, line: line, locator: passage.locator)
    }
    cells = account.sum(of: .cell)
    quantities = account.sum(of: .quantity)
  }
}
