import Foundation
import Testing

@testable import KijunServing

@Suite("MCP: what is served is the file as it is now")
struct KnowledgeTests {
  private static func height(_ shelf: Shelf) throws -> String? {
    try shelf.call("ask", ["question": "bar height"]).first?["statement"] as? String
  }

  private static let changed = Shelf.rows.replacing("44 pt", with: "48 pt")

  @Test("a document that is ingested again is answered from at the next call")
  func ingested() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    #expect(try Self.height(shelf) == "44 pt")
    try shelf.ingest(["rows.md": Self.changed])
    #expect(try Self.height(shelf) == "48 pt")
  }

  @Test("a file that another one took the place of is opened anew")
  func replaced() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    #expect(try Self.height(shelf) == "44 pt")
    try FileManager.default.removeItem(atPath: shelf.database)
    try shelf.ingest(["rows.md": Self.changed])
    #expect(try Self.height(shelf) == "48 pt")
  }

  @Test("one that is gone or broken is told in each call, until it is there again")
  func gone() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    try FileManager.default.removeItem(atPath: shelf.database)
    let call = try shelf.call("ask", ["question": "bar height"])
    #expect(call.isError)
    #expect(call.text.hasPrefix("There is no knowledge base at "))
    try Data("no database".utf8).write(to: URL(fileURLWithPath: shelf.database))
    #expect(try shelf.call("ask", ["question": "bar height"]).text.contains("is not a database"))
    #expect(try shelf.request("resources/list").code == -32603)
    try FileManager.default.removeItem(atPath: shelf.database)
    try shelf.ingest(["rows.md": Self.changed])
    #expect(try Self.height(shelf) == "48 pt")
  }

  @Test("nothing is written")
  func readOnly() throws {
    let shelf = try Shelf(["rows.md": Shelf.rows])
    let before = FileManager.default.contents(atPath: shelf.database)
    for question in ["row height", "zeppelin mast", "'; DROP TABLE claims; --"] {
      _ = try shelf.call("ask", ["question": question])
      _ = try shelf.call("search", ["words": question])
    }
    #expect(FileManager.default.contents(atPath: shelf.database) == before)
  }
}
