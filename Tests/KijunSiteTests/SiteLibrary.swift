import Foundation
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunVocabulary

@testable import KijunSite

/// Documents with the site that is made of them.
final class SiteLibrary {
  private static let vocabulary = Result { try Vocabulary.shipped() }
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "kijun-site-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  convenience init(_ documents: [String: String], tier: String = "fp_adopted") throws {
    try self.init()
    try read(documents, tier: tier)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Reads documents by their names, those that were there before in their new form.
  func read(_ documents: [String: String], tier: String = "fp_adopted", more: [String: String] = [:]) throws {
    var sources: [[String: Any]] = []
    for (name, text) in documents.sorted(by: { $0.key < $1.key }) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
      sources.append(["id": name, "path": name, "tier": tier].merging(more) { $1 })
    }
    let manifest = folder + "/sources.json"
    try JSONSerialization.data(withJSONObject: ["sources": sources]).write(to: URL(fileURLWithPath: manifest))
    let base = try KnowledgeBase(path: folder + "/kijun.sqlite", access: .readWriteCreate)
    _ = try Ingester(base, vocabulary: VocabularySource(try Self.vocabulary.get()))
      .ingest(.manifest(at: manifest, for: base))
  }

  func base() throws -> KnowledgeBase {
    try KnowledgeBase(path: folder + "/kijun.sqlite", access: .readOnly)
  }

  /// The files of the site by their paths.
  func site(
    _ language: SiteLanguage = .en, selects: @escaping (StoredClaim, Source) -> Bool = { _, _ in true }
  ) throws -> [String: String] {
    let today = CalendarDate(year: 2026, month: 11, day: 30) ?? CalendarDate(secondsSince1970: 0)
    var files: [String: String] = [:]
    _ = try Site(base(), SiteOptions(language: language, today: today, selects: selects)).write {
      files[$0.path] = $0.text
    }
    return files
  }
}

/// What tests ask of a page.
enum PageReading {
  static func matches(_ pattern: Regex<(Substring, Substring)>, in page: String) -> [String] {
    page.matches(of: pattern).map { String($0.1) }
  }

  /// The tags of a page, each from `<` to `>`: in what Kijun writes, no attribute has a `>` in it.
  static func tags(_ page: String) -> [String] { matches(#/<([a-z!][^>]*)>/#, in: page) }
}
