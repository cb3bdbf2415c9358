import KijunGuidelines
import KijunSQLite

/// Writes what became of one document: what is as it was stays as it is, what is new gets a row, what is gone
/// is marked as ended. Nothing is deleted.
final class DocumentWriter {
  let connection: Connection
  let concepts: ConceptNumbers
  let ingest: Ingest
  let document: Int64
  /// The document as it was read.
  let values: Document
  /// The document's text, of which passages and claims are slices.
  let text: [UInt8]
  /// The newest revision that was there before.
  let previous: Revision?
  /// Whether that is of the same text, which is read otherwise now.
  let isSameText: Bool
  /// Keys that claims of this document have kept from an earlier place, by those that the extraction gives them: where
  /// a knowledge base is made anew, from the one before.
  let keptKeys: [String: String]
  let stamps: StampStates
  private let newRevision: () throws(SQLiteError) -> Int64
  private var revision: Int64?
  var counts = WriteCounts()
  var annotations: AnnotationRows
  var contexts: ContextRows
  /// Row ids of the sections and passages of the extraction, by their index.
  var sections: [Int64] = []
  var passages: [Int64] = []
  private var asked: (index: Int, passage: Passage)?
  /// The first and the last passage that got a row.
  var added: (first: Int64, last: Int64)?
  var oldPassages = OldPassages()
  /// The headings above each section of the extraction, without their numbers.
  var plainPaths: [String] = []
  /// The first passage of each block.
  var firstOfBlock: [Int32] = []

  init(
    connection: Connection, concepts: ConceptNumbers, ingest: Ingest, document: Int64, values: Document,
    text: [UInt8],
    previous: Revision?, isSameText: Bool, keptKeys: [String: String], stamps: StampStates,
    newRevision: @escaping () throws(SQLiteError) -> Int64
  ) {
    self.connection = connection
    self.concepts = concepts
    self.ingest = ingest
    self.document = document
    annotations = AnnotationRows(connection: connection)
    contexts = ContextRows(connection: connection, concepts: concepts)
    self.values = values
    self.text = text
    self.previous = previous
    self.isSameText = isSameText
    self.keptKeys = keptKeys
    self.stamps = stamps
    self.newRevision = newRevision
  }

  /// So many bytes of words wait in memory to be indexed.
  private static let mostWaiting = 1 << 20

  func write(_ parts: () -> Extraction.Part?) throws(SQLiteError) {
    if previous != nil {
      try annotations.load(document: document)
      try contexts.load(document: document)
    }
    let paths = try writeSections()
    var next = parts()
    if previous != nil, next != nil {
      // What there was is held against all of it.
      while let part = parts() { next?.append(part) }
    }
    var waiting = 0
    repeat {
      let part = next ?? Extraction.Part(first: 0)
      next = nil
      try writePassages(part, paths)
      try writeClaims(part)
      try writeRejects(part)
      try writeCitations(part)
      waiting += part.words.reduce(0) { $0 + $1.utf8.count }
      if waiting > Self.mostWaiting {
        waiting = 0
        // Before a savepoint the full-text index writes down what it holds in memory. By itself it counts only where
        // words stand, not the words, and takes forty megabytes before it does so.
        try connection.execute("SAVEPOINT words; RELEASE words")
      }
      next = parts()
    } while next != nil
    try noteFirstAndLast()
  }

  /// The revision that new rows belong to, made when the first of them is.
  func currentRevision() throws(SQLiteError) -> Int64 {
    if let revision { return revision }
    let made = try newRevision()
    revision = made
    return made
  }

  var hasNewRevision: Bool { revision != nil }

  /// Marks a row as not in this revision any more.
  func end(_ id: Int64, in table: String) throws(SQLiteError) {
    _ = try currentRevision()
    try connection.run(
      "UPDATE \(table) SET last_revision = ? WHERE id = ?", .integer(previous?.id), .integer(id))
  }

  /// A passage of the document. Its claims and rejects ask for it one after the other.
  func passage(_ index: Int) -> Passage {
    if let asked, asked.index == index { return asked.passage }
    let passage = values.passages[index]
    asked = (index, passage)
    return passage
  }

  /// The section of a passage: one that doesn't exist counts as the document itself.
  func section(_ index: Int) -> Int { sections.indices.contains(index) ? index : 0 }

  func plainPath(_ index: Int) -> String {
    plainPaths.indices.contains(index) ? plainPaths[index] : plainPaths.first ?? ""
  }

  func slice(_ range: Range<Int>) -> String {
    let low = min(max(range.lowerBound, 0), text.count)
    return String(decoding: text[low..<min(max(range.upperBound, low), text.count)], as: UTF8.self)
  }
}
