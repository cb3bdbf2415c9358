#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KijunGuidelines

/// A file of `data/vocabulary`: concepts with their spellings by language.
struct VocabularyFile: Decodable {
  struct Entry: Decodable {
    var concept: Concept
    var spellings: [(language: String, text: String)]

    init(concept: Concept, spellings: [(language: String, text: String)]) {
      self.concept = concept
      self.spellings = spellings
    }

    /// A tier is recognised by the same means as any concept: by its names, and weakly by its publisher's.
    static func entries(of tier: Tier) -> [Entry] {
      func entry(_ kind: Concept.Kind, _ texts: [String]) -> Entry {
        Entry(
          concept: Concept(id: "\(kind.rawValue)-\(tier.id)", kind: kind, detail: ["tier": tier.id]),
          spellings: texts.map { ("any", $0) })
      }
      return [
        entry(.tier, [tier.label] + tier.labels.values.sorted() + tier.spellings),
        entry(.publisher, tier.publishers),
      ]
    }

    static let languages = ["en", "ja", "zh-Hant", "zh-Hans", "ko", "code", "any"]
    static let structure: Set<String> = ["id", "kind", "broader", "near", "implies", "measures"]

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let id = try fields.decode(String.self, forKey: Key("id"))
      let kindName = try fields.decode(String.self, forKey: Key("kind"))
      guard let kind = Concept.Kind(rawValue: kindName) else {
        throw DecodingError.dataCorruptedError(
          forKey: Key("kind"), in: fields, debugDescription: "concept \(id): unknown kind “\(kindName)”")
      }
      concept = Concept(
        id: id, kind: kind,
        broader: try fields.decodeIfPresent([String].self, forKey: Key("broader")) ?? [],
        near: try fields.decodeIfPresent([String].self, forKey: Key("near")) ?? [],
        implies: try fields.decodeIfPresent([String].self, forKey: Key("implies")) ?? [],
        measures: try fields.decodeIfPresent([String].self, forKey: Key("measures")) ?? [])
      spellings = []
      for key in fields.allKeys where !Self.structure.contains(key.stringValue) {
        if Self.languages.contains(key.stringValue) { continue }
        if let number = try? fields.decode(Int.self, forKey: key) {
          concept.detail[key.stringValue] = String(number)
        } else {
          concept.detail[key.stringValue] = try fields.decode(String.self, forKey: key)
        }
      }
      for language in Self.languages {
        for text in try fields.decodeIfPresent([String].self, forKey: Key(language)) ?? [] {
          spellings.append((language, text))
        }
      }
    }
  }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var concepts: [Entry]
}

/// `data/tiers.json`.
struct TierFile: Decodable {
  struct Entry: Decodable {
    var id: String
    var label: String
    var labels: [String: String]?
    var spellings: [String]?
    var publishers: [String]?
    var rank: Int
    var treatment: String?

    var tier: Tier {
      Tier(
        id: id, label: label, labels: labels ?? [:], spellings: spellings ?? [],
        publishers: publishers ?? [], rank: rank, treatment: treatment)
    }
  }

  var tiers: [Entry]
}
