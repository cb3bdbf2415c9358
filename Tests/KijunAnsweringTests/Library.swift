import Foundation
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunVocabulary

@testable import KijunAnswering

/// A folder of documents with the knowledge base that was made of them.
final class Library: Sendable {
  struct Entry {
    var id: String
    var text: String
    var tier: String
    /// Further keys of the manifest, as JSON.
    var more: [String: any Sendable] = [:]
  }

  private static let vocabulary = Result { try Vocabulary.shipped() }

  let folder: String
  var database: String { folder + "/kijun.sqlite" }

  init(_ entries: [Entry]) throws {
    folder = NSTemporaryDirectory() + "kijun-answering-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !entries.isEmpty { try ingest(entries) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @discardableResult
  func ingest(_ entries: [Entry]) throws -> IngestReport {
    var sources: [[String: Any]] = []
    for entry in entries {
      let name = entry.id + ".md"
      try Data(entry.text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
      var source: [String: Any] = ["id": entry.id, "path": name, "tier": entry.tier]
      for (key, value) in entry.more { source[key] = value }
      sources.append(source)
    }
    let manifest = folder + "/sources.json"
    try JSONSerialization.data(withJSONObject: ["sources": sources]).write(to: URL(fileURLWithPath: manifest))
    return try ingest(manifest: manifest)
  }

  @discardableResult
  func ingest(manifest: String) throws -> IngestReport {
    let vocabulary = try Self.vocabulary.get()
    let base = try KnowledgeBase(path: database, access: .readWriteCreate)
    return try Ingester(base, vocabulary: VocabularySource(vocabulary))
      .ingest(.manifest(at: manifest, for: base))
  }

  /// Opened anew for each test, since a knowledge base is for one thread.
  func base() throws -> KnowledgeBase { try KnowledgeBase(path: database, access: .readOnly) }

  func ask(_ question: String, tier: String? = nil, platform: String? = nil, limit: Int = 5) throws -> Reply {
    var options = Answerer.Options()
    options.today = CalendarDate(year: 2026, month: 11, day: 29)
    options.tier = tier
    options.platform = platform
    options.limit = limit
    return try Answerer(base()).answer(question, options: options)
  }
}

extension Reply {
  /// `≥ 74 pt [fp_adopted]`
  var statements: [String] { answers.map { "\($0.statement) [\($0.tier)]" } }
  var first: String? { statements.first }
}
