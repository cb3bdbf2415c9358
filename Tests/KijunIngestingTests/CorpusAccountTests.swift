import Foundation
import KijunGuidelines
import Testing

@testable import KijunIngesting

/// Real documents, where a folder of them stands beside the repository. They are no part of the project.
@Suite("The account of real documents")
struct CorpusAccountTests {
  static let folder = "../shared/corpus"
  static let isThere = FileManager.default.fileExists(atPath: folder)

  @Test(
    "Quantities seen are those claimed and those rejected with a reason",
    .enabled(if: isThere, "no corpus here"))
  func addsUp() throws {
    let test = try TestIngest()
    let ingester = try test.ingester()
    var documents = 0
    ingester.account = { document in
      documents += 1
      for (kind, sum) in [(Account.Kind.cell, document.cells), (.quantity, document.quantities)] {
        #expect(sum.lost == 0, "\(document.name)")
        #expect(sum.seen == sum.claimed + sum.rejected.values.reduce(0, +), "\(document.name)")
        #expect(sum.seen == document.entries.count { $0.entry.kind == kind }, "\(document.name)")
      }
    }
    let report = try ingester.ingest(.paths([Self.folder], tier: nil))
    #expect(documents == report.changes.count)
    #expect(documents > 100)
  }
}
