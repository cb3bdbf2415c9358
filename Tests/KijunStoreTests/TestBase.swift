import KijunGuidelines
import KijunSQLite
import KijunStore

/// A knowledge base in a folder of its own, with one declared source.
struct TestBase {
  let folder: TemporaryFolder
  let base: KnowledgeBase

  init() throws {
    folder = try TemporaryFolder()
    base = try KnowledgeBase(path: folder.file("kijun.db"), access: .readWriteCreate)
    try base.declare(Source(id: "fp", path: "fp.txt", tier: "fp_adopted"), position: 0)
  }

  @discardableResult
  func write(
    _ document: SampleDocument, name: String = "000.txt", source: String = "fp", extractor: String = "e1"
  ) throws -> WriteCounts {
    try base.write(
      document.extraction, text: document.text, source: source, document: name,
      state: DocumentState(
        hash: String(document.text.hashValue), size: document.text.count, modifiedNanoseconds: 1,
        extractor: extractor),
      encoding: "utf-8", index: document.words)
  }

  @discardableResult
  func write(_ text: String, name: String = "000.txt") throws -> WriteCounts {
    try write(SampleDocument(text), name: name)
  }

  /// All rows of all tables that hold content, as text: what is equal before and after was not changed.
  func dump() throws -> [String] {
    let tables = [
      "sources", "runs", "documents", "revisions", "sections", "annotations", "contexts", "passages",
      "claims",
      "claim_numbers", "rejects", "citations", "concepts", "spellings", "tiers", "settings",
      "concept_numbers",
    ]
    return try tables.flatMap { table in
      let columns = try base.connection.all("SELECT name FROM pragma_table_info(?)", .text(table)) {
        $0.text(0)
      }
      let row = columns.map { "ifnull(quote(\($0)), '')" }.joined(separator: " || ',' || ")
      return try base.connection.all("SELECT \(row) FROM \(table)") { "\(table): \($0.text(0))" }
    }
  }
}
