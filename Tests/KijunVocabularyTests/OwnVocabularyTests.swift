import KijunGuidelines
import Testing

@testable import KijunVocabulary

@Suite("A user's own tiers and words over those that ship")
struct OwnVocabularyTests {
  private static func words(_ concepts: String..., path: String = "words.json") -> VocabularyAddition {
    VocabularyAddition(
      manifest: "sources.json", path: path, kind: .vocabulary,
      text: "{\"concepts\":[\n\(concepts.joined(separator: ",\n"))]}")
  }

  private static func tiers(_ tiers: String...) -> VocabularyAddition {
    VocabularyAddition(
      manifest: "sources.json", path: "tiers.json", kind: .tiers,
      text: "{\"tiers\":[\n\(tiers.joined(separator: ",\n"))]}")
  }

  @Test("A known concept gets more spellings and relations, a new one is a concept like those that ship")
  func concepts() throws {
    let additions = [
      Self.words(
        #"{"id":"card","en":["zeppelin card"],"near":["tile-of-ours"]}"#,
        #"{"id":"tile-of-ours","kind":"subject","broader":["card"],"en":["ourtile"],"ja":["わがタイル"]}"#)
    ]
    #expect(try VocabularyCheck(additions).faults == [])
    let vocabulary = try Vocabulary.shipped(adding: additions)
    func ids(_ text: String) -> [String] {
      Analysis(text, vocabulary: vocabulary).mentions.flatMap { $0.concepts.map(\.id) }
    }
    #expect(ids("zeppelin card") == ["card"])
    #expect(ids("わがタイル") == ["tile-of-ours"])
    #expect(vocabulary["tile-of-ours"]?.broader == ["card"])
    #expect(vocabulary["card"]?.near.contains("tile-of-ours") == true)
    let shipped = try Shipped.vocabulary
    #expect(vocabulary.concepts.count == shipped.concepts.count + 1)
  }

  @Test("A known tier keeps its label and rank unless it is given others; a new one stands beside it")
  func tiers() throws {
    let tiers = try Vocabulary.shippedTiers(adding: [
      Self.tiers(
        #"{"id":"apple_official","spellings":["Cupertino rule"]}"#,
        #"{"id":"third_party","label":"Others","rank":9}"#,
        #"{"id":"acme_adopted","label":"ACME adopted","rank":1}"#)
    ])
    func tier(_ id: String) throws -> Tier { try #require(tiers.first { $0.id == id }) }
    let shipped = try #require(try Shipped.vocabulary.tier("apple_official"))
    #expect(try tier("apple_official").label == shipped.label)
    #expect(try tier("apple_official").rank == shipped.rank)
    #expect(try tier("apple_official").spellings == shipped.spellings + ["Cupertino rule"])
    #expect(try tier("third_party").label == "Others")
    #expect(try tier("third_party").rank == 9)
    // Documents were written with the label that it had.
    #expect(try tier("third_party").spellings.contains("第三者"))
    #expect(try tier("acme_adopted").label == "ACME adopted")
  }

  @Test("A file may write its characters by their numbers, as programs do")
  func escapes() throws {
    let vocabulary = try Vocabulary.shipped(adding: [
      Self.words(
        #"{"id":"gizmo-of-ours","kind":"subject","ja":["\u308f\u304c\u30BF\u30a4\u30eb","\ud842\udfb7\u6728"]}"#
      )
    ])
    for text in ["わがタイル", "𠮷木"] {
      #expect(
        Analysis(text, vocabulary: vocabulary).mentions.flatMap { $0.concepts.map(\.id) } == ["gizmo-of-ours"]
      )
    }
    for wrong in [#"\u12"#, #"\ud842"#, #"\u0000"#, #"\uzzzz"#, #"\x"#] {
      let addition = Self.words("{\"id\":\"card\",\"en\":[\"\(wrong)\"]}")
      #expect(throws: VocabularyError.self, "\(wrong)") { try Vocabulary.shipped(adding: [addition]) }
    }
  }

  @Test("Any change of a file changes the fingerprint, and no file leaves it as it is")
  func fingerprint() throws {
    let base = Vocabulary.shippedFingerprint
    let one = Vocabulary.fingerprint(base, adding: [Self.words(#"{"id":"card","en":["x1"]}"#)])
    #expect(Vocabulary.fingerprint(base, adding: []) == base)
    #expect(one != base)
    #expect(one != Vocabulary.fingerprint(base, adding: [Self.words(#"{"id":"card","en":["x2"]}"#)]))
    #expect(
      try Vocabulary.shipped(adding: [Self.words(#"{"id":"card","en":["x1"]}"#)]).fingerprint == one)
  }

  @Test("A tier of one's own takes a name from a tier that ships")
  func takenName() throws {
    let own = try Vocabulary.shipped(adding: [
      Self.tiers(#"{"id":"acme","label":"ACME","spellings":["house rule"],"rank":1}"#)
    ])
    let tiers = Analysis("House rule: 8 pt", vocabulary: own).mentions.flatMap(\.concepts)
      .compactMap { $0.detail["tier"] }
    #expect(tiers == ["acme"])
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var name: String
    var additions: [VocabularyAddition]
    var says: [String]
    var testDescription: String { name }
  }

  static let wrong: [Wrong] = [
    Wrong(
      name: "a spelling of another concept that ships",
      additions: [words(#"{"id":"card","en":["ok card"]}"#, #"{"id":"card","en":["Rows"]}"#)],
      says: ["words.json:3: the spelling “Rows” of “card” is one of “row” already"]),
    Wrong(
      name: "a spelling of another concept of one's own",
      additions: [
        words(#"{"id":"a1","kind":"subject","en":["gizmo"]}"#),
        words(#"{"id":"b1","kind":"subject","en":["Gizmos"]}"#, path: "more.json"),
      ], says: ["more.json:2: the spelling “Gizmos” of “b1” is one of “a1” already"]),
    Wrong(
      name: "a tier with the name of another",
      additions: [tiers(#"{"id":"acme","label":"FP採用","rank":1}"#)],
      says: ["tiers.json:2: the spelling “FP採用” of “tier-acme” is one of “tier-fp_adopted” already"]),
    Wrong(
      name: "an unknown key", additions: [words(#"{"id":"card","enn":"x"}"#)],
      says: ["words.json:2: unknown key “enn” of “card”, a subject: take it out, or use set"]),
    Wrong(
      name: "an unknown broader", additions: [words(#"{"id":"card","broader":["vehicle-thing"]}"#)],
      says: ["“broader” of “card” names “vehicle-thing”, which is no concept"]),
    Wrong(
      name: "a circle",
      additions: [
        words(
          #"{"id":"a1","kind":"subject","broader":["b1"],"en":["a1"]}"#,
          #"{"id":"b1","kind":"subject","broader":["a1"],"en":["b1"]}"#)
      ], says: ["“a1” comes to be broader than itself", "“b1” comes to be broader than itself"]),
    Wrong(
      name: "another kind", additions: [words(#"{"id":"card","kind":"term","en":["x1"]}"#)],
      says: ["words.json:2: the concept “card” is a subject already, not a term"]),
    Wrong(
      name: "a kind that isn't there, a concept without one and one without id, each by itself",
      additions: [
        words(
          #"{"id":"a1","kind":"thing"}"#, #"{"id":"b1"}"#, #"{"kind":"term"}"#, #"{"id":"card","en":["…"]}"#)
      ],
      says: [
        "words.json:2: unknown kind “thing”", "words.json:3: a concept has no “id” or no “kind”",
        "words.json:4: a concept has no “id”", "words.json:5: the spelling “…” of “card” has no letter",
      ]),
    Wrong(
      name: "an id that would break a list",
      additions: [words(#"{"id":"my card","kind":"subject","en":["x1"]}"#)],
      says: ["the id “my card” has other characters than a–z, 0–9 and -"]),
    Wrong(
      name: "a tier among the words", additions: [words(#"{"id":"ours","kind":"tier","en":["our word"]}"#)],
      says: ["“ours” would be a tier"]),
    Wrong(
      name: "a value that means nothing",
      additions: [words(#"{"id":"a1","kind":"property","role":"huge","en":["a1"]}"#)],
      says: ["“role” of “a1” can't be “huge”: use one of minimum, default, recommended, maximum"]),
    Wrong(
      name: "a condition of nothing", additions: [words(#"{"id":"a1","kind":"condition","en":["a1"]}"#)],
      says: ["“a1”, a condition, has no “condition”"]),
    Wrong(
      name: "a new tier without rank", additions: [tiers(#"{"id":"acme","label":"ACME"}"#)],
      says: ["tiers.json:2: a tier has no “id”, no “label” or no “rank”"]),
    Wrong(name: "no JSON", additions: [words("{")], says: ["words.json:2: "]),
  ]

  @Test("Each fault has one line that says where and what to do", arguments: wrong)
  func faults(_ wrong: Wrong) throws {
    let faults = try VocabularyCheck(wrong.additions).faults.map(\.description)
    #expect(faults.count == wrong.says.count, "\(faults)")
    for (fault, says) in zip(faults, wrong.says) {
      #expect(fault.contains(says), "\(fault)")
      #expect(!fault.contains("\n"))
    }
  }

  @Test("What ships with two meanings may be said again of both; a company may be called like its tier")
  func allowed() throws {
    let vocabulary = try Shipped.vocabulary
    var meanings: [String: [String]] = [:]
    for spelling in vocabulary.spellings { meanings[spelling.tokens, default: []].append(spelling.concept) }
    let double = try #require(
      meanings.first { $0.value.count == 2 && $0.value.allSatisfy { vocabulary[$0]?.kind == .term } })
    let again = double.value.map { "{\"id\":\"\($0)\",\"en\":[\"\(double.key)\"]}" }.joined(separator: ",")
    #expect(try VocabularyCheck([Self.words(again)]).faults == [])
    let tier = Self.tiers(#"{"id":"acme","label":"ACME","publishers":["ACME"],"rank":1}"#)
    #expect(try VocabularyCheck([tier]).faults == [])
  }
}
