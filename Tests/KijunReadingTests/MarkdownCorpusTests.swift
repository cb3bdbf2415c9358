import KijunGuidelines
import KijunReading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Real documents, where a folder of them stands beside the repository. They are no part of the project.
@Suite("Markdown of real documents")
struct MarkdownCorpusTests {
  static let folder = "../shared/corpus"
  static let files: [String] = {
    let manager = FileManager.default
    guard let folders = try? manager.contentsOfDirectory(atPath: folder) else { return [] }
    return folders.sorted().flatMap { name in
      ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).sorted()
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".mdx") }.map { "\(name)/\($0)" }
    }
  }()

  @Test("Every file keeps what holds for every document", .enabled(if: !files.isEmpty, "no corpus here"))
  func invariants() throws {
    var unplaced = 0
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(file)")))
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      let document = MarkdownReader.read(bytes)
      #expect(MarkdownFacts.violations(bytes, document) == [], "\(file)")
      unplaced += MarkdownFacts.unplaced(document)
    }
    #expect(unplaced < 20_000)
  }
}
