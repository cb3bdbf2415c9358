import Foundation
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunVocabulary

@testable import KijunServing

/// A folder of documents, the knowledge base that was made of them, and a server of it.
final class Shelf {
  let folder: String
  let server: Server
  var database: String { folder + "/kijun.sqlite" }

  private static let vocabulary = Result { try Vocabulary.shipped() }

  static let rows = """
    # Rows

    Verified on: 2026-09-05

    | Part | Height |
    |---|---|
    | Row | at least 68 pt |
    | Bar | 44 pt |

    The height of a switch is left to the system.
    """

  /// Made once: most tests ask one thing of it.
  private static let prepared = Result {
    let shelf = try Shelf(["rows.md": rows], from: nil)
    return try Data(contentsOf: URL(fileURLWithPath: shelf.database))
  }

  convenience init() throws { try self.init([:], from: Self.prepared.get()) }

  convenience init(_ documents: [String: String]) throws { try self.init(documents, from: nil) }

  private init(_ documents: [String: String], from prepared: Data?) throws {
    folder = NSTemporaryDirectory() + "kijun-serving-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let database = folder + "/kijun.sqlite"
    if let prepared {
      try prepared.write(to: URL(fileURLWithPath: database))
    } else {
      try Self.ingest(documents, into: folder, database)
    }
    let day = CalendarDate(secondsSince1970: 1_796_040_000)
    let knowledge = try Knowledge(
      today: { day }, open: { try KnowledgeBase(path: database, access: .readOnly) })
    server = Server(version: "1.2.3", knowledge: knowledge)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func ingest(_ documents: [String: String]) throws { try Self.ingest(documents, into: folder, database) }

  private static func ingest(_ documents: [String: String], into folder: String, _ database: String) throws {
    for (name, text) in documents { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    let base = try KnowledgeBase(path: database, access: .readWriteCreate)
    let paths = documents.keys.sorted().map { folder + "/" + $0 }
    _ = try Ingester(base, vocabulary: VocabularySource(vocabulary.get()))
      .ingest(.paths(paths, tier: "fp_adopted"))
  }

  /// One line, as it stands on the wire.
  func line(_ line: String) -> String? { server.reply(to: Message(Array(line.utf8))) }

  func reply(_ line: String) throws -> [String: Any] {
    let text = self.line(line) ?? "null"
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  static let meta: [String: any Sendable] = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [String: String](),
  ]

  /// A request of the current revision.
  func request(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": method, "params": params.merging(["_meta": Self.meta]) { $1 },
    ]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    return try reply(line)
  }

  /// What a tool gave, with what a program gets of it.
  struct Call {
    var text: String
    var structured: [String: Any]?
    var isError: Bool
    var bytes: Int

    var first: [String: Any]? { (structured?["answers"] as? [[String: Any]])?.first }
  }

  func call(_ tool: String, _ arguments: [String: Any]) throws -> Call {
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": 1, "method": "tools/call",
      "params": ["name": tool, "arguments": arguments, "_meta": Self.meta],
    ]
    let line =
      try self.line(
        String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self)) ?? ""
    let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let result = reply?["result"] as? [String: Any] ?? [:]
    let content = result["content"] as? [[String: Any]] ?? []
    return Call(
      text: content.first?["text"] as? String ?? "",
      structured: result["structuredContent"] as? [String: Any],
      isError: result["isError"] as? Bool ?? false, bytes: line.utf8.count)
  }
}

extension [String: Any] {
  var result: [String: Any]? { self["result"] as? [String: Any] }
  var error: [String: Any]? { self["error"] as? [String: Any] }
  var code: Int? { error?["code"] as? Int }
}
