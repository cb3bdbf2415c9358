import Foundation
import Testing

@Suite("README and CONTRIBUTING: keys and kinds of the files one writes")
struct DataTests {
  @Test("README explains every key of a manifest, and no other")
  func manifest() throws {
    let table = try #require(MarkdownTable.under("key of a source", in: Repository.text("README.md")))
    let reader = try Repository.text("Sources/KijunIngesting/Manifest/ManifestEntryReader.swift")
    let list = try #require(reader.firstMatch(of: /static let keys = \[([^\]]*)\]/)).1
    #expect(Set(table.names) == Set(list.matches(of: /"(\w+)"/).map { String($0.1) }))
  }

  @Test("README explains every key beside the sources of a manifest, and no other")
  func manifestKeys() throws {
    let table = try #require(MarkdownTable.under("key of a manifest", in: Repository.text("README.md")))
    let manifest = try Repository.text("Sources/KijunIngesting/Manifest/Manifest.swift")
    let list = try #require(manifest.firstMatch(of: /static let keys = \[([^\]]*)\]/)).1
    #expect(Set(table.names) == Set(list.matches(of: /"(\w+)"/).map { String($0.1) }))
  }

  @Test("README explains every key of a tier, and names every tier that ships")
  func tiers() throws {
    let readme = try Repository.text("README.md")
    let file = try JSONSerialization.jsonObject(with: Data(Repository.text("data/tiers.json").utf8))
    let tiers = try #require((file as? [String: Any])?["tiers"] as? [[String: Any]])
    let keys = try #require(MarkdownTable.under("key of a tier", in: readme))
    #expect(Set(keys.names) == Set(tiers.flatMap(\.keys)))
    let table = try #require(MarkdownTable.under("tier", in: readme))
    #expect(
      Set(table.rows.map { "\($0[0]) \($0[1])" })
        == Set(tiers.map { "`\($0["id"] ?? "")` \($0["label"] ?? "")" }))
  }

  @Test("CONTRIBUTING explains every kind of concept, and no other")
  func kinds() throws {
    let source = try Repository.text("Sources/KijunVocabulary/Concept.swift")
    let body = try #require(source.firstMatch(of: /(?s)enum Kind[^{]*\{(.*?)\n  \}/)).1
    let kinds = body.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("case ") }.flatMap { $0.dropFirst(5).split(separator: ", ").map(String.init) }
    let table = try #require(MarkdownTable.under("kind", in: Repository.text("CONTRIBUTING.md")))
    #expect(Set(kinds).symmetricDifference(table.rows.flatMap { MarkdownTable.code(in: $0[0]) }).isEmpty)
  }

  @Test("CONTRIBUTING explains every key of a concept, and no other")
  func concepts() throws {
    // What the reader of these files has a place of its own for, and the details that they have.
    let reader = try Repository.text("Sources/KijunVocabulary/VocabularyFile.swift")
    var keys = Set(reader.matches(of: /(?m)^ *case "(\w+)":/).map { String($0.1) })
    #expect(keys.contains("broader"))
    for name in try Repository.names(in: "data/vocabulary") {
      let file = try JSONSerialization.jsonObject(with: Data(Repository.text("data/vocabulary/" + name).utf8))
      let concepts = try #require((file as? [String: Any])?["concepts"] as? [[String: Any]])
      for concept in concepts { keys.formUnion(concept.keys) }
    }
    let table = try #require(MarkdownTable.under("key of a concept", in: Repository.text("CONTRIBUTING.md")))
    #expect(keys.symmetricDifference(table.rows.flatMap { MarkdownTable.code(in: $0[0]) }).isEmpty)
  }
}
