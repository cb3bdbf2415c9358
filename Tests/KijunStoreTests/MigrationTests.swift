import Foundation
import KijunSQLite
import KijunStore
import Testing

@Suite("Migrations")
struct MigrationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("migrations")

  @Test("are embedded, every file of the folder with every byte of it")
  func embedded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(Migration.all.map(\.name) == files)
    for migration in Migration.all {
      let onDisk = try String(contentsOf: Self.folder.appendingPathComponent(migration.name), encoding: .utf8)
      #expect(migration.sql == onDisk)
    }
  }

  @Test("are numbered one after the other, without a gap")
  func numbers() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
  }

  @Test("take the words of an index that knew columns along, and have the next ingest make it anew")
  func words() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("kijun.db")
    let old = try Connection(path: path, access: .readWriteCreate)
    for migration in Migration.all.prefix(2) {
      try old.execute(migration.sql)
      try old.run(
        "INSERT INTO migrations (number, name, applied_at) VALUES (?, ?, '')", .integer(migration.number),
        .text(migration.name))
    }
    try old.execute(
      """
      PRAGMA application_id = \(KnowledgeBase.applicationID); PRAGMA user_version = 2;
      INSERT INTO settings (key, value) VALUES ('vocabulary', 'v1');
      INSERT INTO passage_index (rowid, own, context) VALUES (1, 'row height', 'list'), (2, 'list', 'row row');
      """)
    let base = try KnowledgeBase(path: path, access: .readWriteCreate)
    #expect(try base.documentFrequency("row") == 2)
    #expect(try base.documentFrequency("list") == 2)
    #expect(try base.documentFrequency("height") == 1)
    let own = try base.connection.all(
      "SELECT rowid FROM passage_words WHERE passage_words MATCH ?",
      .text(Match.own(.quote("row")).expression)
    ) { $0.int(0) }
    #expect(own == [1])
    #expect(try base.vocabularyFingerprint() != "v1")
    #expect(try KnowledgeBase(path: path, access: .readOnly).documentFrequency("row") == 2)
  }
}
