import Foundation
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
}
