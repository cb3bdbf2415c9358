import Foundation
import KijunGuidelines
import KijunSQLite
import KijunStore
import KijunVocabulary

@testable import KijunIngesting

/// A folder of guidelines with a knowledge base beside it.
struct TestIngest {
  let guidelines: TemporaryFolder
  let base: KnowledgeBase
  private let folder: TemporaryFolder

  /// The one that ships, loaded once for all tests.
  static let shipped = Result { try Vocabulary.shipped() }

  init() throws {
    guidelines = try TemporaryFolder()
    folder = try TemporaryFolder()
    base = try KnowledgeBase(path: folder.file("kijun.sqlite"), access: .readWriteCreate)
  }

  var tiers: [String] { ["fp_adopted", "apple_official", "html_approximation", "third_party"] }

  func ingester(fingerprint: String? = nil) throws -> Ingester {
    let vocabulary = try Self.shipped.get()
    return Ingester(base, vocabulary: VocabularySource(vocabulary, fingerprint: fingerprint))
  }

  @discardableResult
  func ingest(_ names: String..., tier: String? = nil, fingerprint: String? = nil) throws -> IngestReport {
    let paths = names.map { guidelines.file($0) }
    return try ingester(fingerprint: fingerprint).ingest(.paths(paths, tier: tier))
  }

  @discardableResult
  func ingestManifest(_ sources: [String], fingerprint: String? = nil) throws -> IngestReport {
    let text = "{\"sources\": [\(sources.joined(separator: ","))]}"
    let path = try guidelines.write(text, to: "sources.json")
    return try ingester(fingerprint: fingerprint).ingest(.manifest(at: path, for: base))
  }

  static func source(_ id: String, _ path: String, tier: String = "fp_adopted") -> String {
    #"{"id":"\#(id)","path":"\#(path)","tier":"\#(tier)"}"#
  }

  var statements: [String] { get throws { try base.claims().map { "\($0.subject): \($0.value.text)" } } }
  var names: [String] { get throws { try base.documents().map(\.name) } }

  static let rows = "# Rows\n\n| Part | FP |\n|---|---|\n| Row height | 68 pt |\n| Row inset | 16 pt |\n"
}

extension IngestReport {
  var outcomes: [String] { changes.map { "\($0.outcome.rawValue) \($0.document)" } }
}
