import Foundation
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunVocabulary
import Testing

@testable import KijunExporting

/// A folder with documents, the knowledge bases made of them, and their exports.
final class ExportFolder {
  enum Input {
    case manifest(at: String)
    case paths([String], tier: String?)
  }

  private static let vocabulary = Result { try Vocabulary.shipped() }

  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "kijun-exporting-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + name).sorted()
  }

  func ingest(_ input: Input, into name: String) throws -> KnowledgeBase {
    let base = try KnowledgeBase(path: path + "/" + name, access: .readWriteCreate)
    let ingester = Ingester(base, vocabulary: VocabularySource(try Self.vocabulary.get()))
    switch input {
    case .manifest(let path): _ = try ingester.ingest(.manifest(at: path, for: base))
    case .paths(let paths, let tier): _ = try ingester.ingest(.paths(paths, tier: tier))
    }
    return base
  }

  func export(_ base: KnowledgeBase, to folder: String) throws {
    var files: [String: String] = [:]
    try MarkdownExport(try FactReader(base)).write { name in
      files[name] = ""
      return { files[name, default: ""] += $0 }
    }
    for (name, text) in files { try write(text, to: folder + "/" + name) }
  }

  /// What a claim says, but for its id and place.
  private static func contents(of base: KnowledgeBase) throws -> [String: Int] {
    var contents: [String: Int] = [:]
    try FactReader(base).eachFact { fact in
      let claim = fact.claim
      var source = fact.source
      (source.path, source.format, source.url, source.schedule) = ("", "", nil, nil)
      // Written out, since texts that look alike are equal in Swift and not in a file.
      let bytes = [claim.subject, claim.property, claim.value.text, claim.citation ?? ""].map {
        Array($0.utf8)
      }
      let parts: [Any] = [
        bytes, claim.subjectConcepts, claim.propertyConcepts, claim.value, claim.conditions,
        claim.modality as Any, claim.tier, claim.verifiedOn as Any, source,
      ]
      contents[parts.map { "\($0)" }.joined(separator: "\n"), default: 0] += 1
    }
    return contents
  }

  /// Exports it, reads the export into a new knowledge base, and compares.
  func checkRoundTrip(of base: KnowledgeBase) throws {
    try export(base, to: "out")
    let again = try ingest(.manifest(at: path + "/out/sources.json"), into: "again.sqlite")
    let (before, after) = (try Self.contents(of: base), try Self.contents(of: again))
    #expect(!before.isEmpty)
    let lost = before.filter { after[$0.key] != $0.value }.keys.sorted()
    let made = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(lost.isEmpty && made.isEmpty, "\(lost.prefix(2)) became \(made.prefix(2))")
  }
}
