import Foundation
import KijunGuidelines
import Testing

@testable import KijunVocabulary

@Suite("The files in data/ are sound")
struct VocabularyFilesTests {
  private static let files: [String] = EmbeddedFiles.data.map(\.name).filter { $0.hasPrefix("vocabulary/") }

  private func entries(_ file: String) throws -> [[String: Any]] {
    let bytes = try #require(EmbeddedFiles.file(file))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object.count == 1)
    return try #require(object["concepts"] as? [[String: Any]])
  }

  @Test("What travels inside the program is exactly the folder data/")
  func embedded() throws {
    let data = Shipped.root.appendingPathComponent("data")
    let names = try FileManager.default.subpathsOfDirectory(atPath: data.path).filter { name in
      let kind = try FileManager.default.attributesOfItem(atPath: data.appendingPathComponent(name).path)[
        .type]
      return kind as? FileAttributeType == .typeRegular
        && !(name.split(separator: "/").last ?? "").hasPrefix(".")
    }
    #expect(EmbeddedFiles.data.map(\.name).sorted() == names.sorted())
    for (name, bytes) in EmbeddedFiles.data {
      let file = try Data(contentsOf: data.appendingPathComponent(name))
      let isSame = Array(file) == bytes
      #expect(isSame, "\(name) was changed since it was embedded")
    }
  }

  @Test("There is a vocabulary and it is read")
  func shipped() throws {
    let vocabulary = try Shipped.vocabulary
    #expect(vocabulary.concepts.count > 500)
    #expect(vocabulary.spellings.count > vocabulary.concepts.count)
    #expect(try vocabulary.fingerprint == Vocabulary.shipped().fingerprint)
  }

  @Test("A file's entries have only keys that mean something", arguments: files)
  func keys(_ file: String) throws {
    let languages = Set(VocabularyFile.languages)
    for entry in try entries(file) {
      let id = entry["id"] as? String ?? "?"
      let kind = entry["kind"] as? String ?? "?"
      let details = Concept.Kind(rawValue: kind).map(ConceptDetails.keys) ?? []
      let known = languages.union(["id", "kind", "broader", "near", "implies", "measures"]).union(details)
      #expect(Set(entry.keys).subtracting(known) == [], "\(id) of kind \(kind)")
      for language in languages.intersection(entry.keys) {
        let texts = entry[language] as? [String] ?? []
        #expect(!texts.isEmpty, "\(id): \(language) is empty")
        for text in texts where Tokenizer.tokens(of: text).isEmpty && !"〃≥≤≈~≧≦".contains(text) {
          Issue.record("\(id): “\(text)” can't be found")
        }
      }
    }
  }

  @Test("A detail says one of the things that are understood")
  func details() throws {
    for concept in try Shipped.vocabulary.concepts {
      for (key, value) in concept.detail {
        if let known = ConceptDetails.values(of: key) {
          #expect(known.contains(value), "\(concept.id): \(key) is \(value)")
        }
      }
      for key in ConceptDetails.needed(of: concept.kind) {
        #expect(concept.detail[key] != nil, "\(concept.id) has no \(key)")
      }
    }
  }

  @Test("No id is given twice")
  func ids() throws {
    var seen: [String: String] = [:]
    for file in Self.files {
      for entry in try entries(file) {
        let id = try #require(entry["id"] as? String)
        #expect(seen[id] == nil, "\(id) in \(file) and \(seen[id] ?? "")")
        seen[id] = file
        #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)")
      }
    }
  }

  @Test("What a concept refers to is there")
  func references() throws {
    let vocabulary = try Shipped.vocabulary
    for concept in vocabulary.concepts {
      for other in concept.broader + concept.near + concept.implies {
        #expect(vocabulary[other] != nil, "\(concept.id) refers to \(other)")
        #expect(other != concept.id, "\(concept.id) refers to itself")
      }
    }
  }

  @Test("Nothing is more general than itself")
  func cycles() throws {
    let vocabulary = try Shipped.vocabulary
    for concept in vocabulary.concepts {
      var next = concept.broader
      var seen: Set<String> = []
      while let id = next.popLast() {
        if id == concept.id {
          Issue.record("\(id) is broader than itself")
          break
        }
        if seen.insert(id).inserted { next += vocabulary[id]?.broader ?? [] }
      }
    }
  }

  @Test("A spelling means two things at most")
  func ambiguous() throws {
    let vocabulary = try Shipped.vocabulary
    var meanings: [String: Set<String>] = [:]
    for spelling in vocabulary.spellings where vocabulary[spelling.concept]?.isContent == true {
      meanings[spelling.tokens, default: []].insert(spelling.concept)
    }
    for (spelling, concepts) in meanings {
      #expect(concepts.count <= 2, "“\(spelling)” means \(concepts.sorted().joined(separator: ", "))")
    }
  }

  @Test("Every tier has a label, a rank of its own and a treatment")
  func tiers() throws {
    let tiers = try Shipped.vocabulary.tiers
    #expect(
      Set(tiers.map(\.id)).isSuperset(of: [
        "fp_adopted", "apple_official", "html_approximation", "third_party",
      ]))
    #expect(Set(tiers.map(\.rank)).count == tiers.count)
    #expect(tiers.allSatisfy { $0.label != "" && $0.treatment != nil && !$0.spellings.isEmpty })
    #expect(tiers.allSatisfy { $0.treatments["ja"] != nil }, "pages are in English and Japanese")
  }

  @Test("A vocabulary that can't be read says in which file, on which line and why")
  func errors() throws {
    func error(_ text: String) -> VocabularyError? {
      #expect(throws: VocabularyError.self) {
        try Vocabulary.shipped(adding: [
          VocabularyAddition(manifest: "", path: "own.json", kind: .vocabulary, text: text)
        ])
      }
    }
    #expect(error("{")?.description.hasPrefix("own.json:1: ") == true)
    #expect(error(#"{"concepts":[{"kind":"subject"}]}"#)?.description.contains("id") == true)
    #expect(
      error("{\"concepts\":[\n{\"id\":\"x\",\"kind\":\"thing\"}]}")?.description
        == "own.json:2: unknown kind “thing”: correct it")
  }
}
