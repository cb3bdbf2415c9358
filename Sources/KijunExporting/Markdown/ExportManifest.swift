import KijunGuidelines
import KijunStore

/// The manifest of an export, with the tiers and words of one's own that its documents were read with.
struct ExportManifest {
  private(set) var files: [(name: String, text: String)] = []

  init(_ sources: [(source: Source, file: String)], base: KnowledgeBase) throws {
    var fields: [(String, JSON)] = []
    let additions = try base.vocabularyAdditions()
    let tiers = additions.filter { $0.kind == .tiers }
    if !tiers.isEmpty {
      files.append(("tiers.json", try Self.joined(tiers, list: "tiers")))
      fields.append(("tiers", .string("tiers.json")))
    }
    let words = additions.filter { $0.kind == .vocabulary }
    for (index, addition) in words.enumerated() { files.append(("words-\(index + 1).json", addition.text)) }
    if !words.isEmpty {
      fields.append(("vocabulary", .strings(words.indices.map { "words-\($0 + 1).json" })))
    }
    fields.append(("sources", .array(sources.map { Self.entry($0.source, $0.file) })))
    files.append(("sources.json", JSON.object(fields).pretty + "\n"))
  }

  private static func entry(_ source: Source, _ file: String) -> JSON {
    let all: [(String, JSON)] = [
      ("id", .string(source.id)), ("path", .string(file)), ("format", .string("markdown")),
      ("title", .string(source.title)), ("publisher", .string(source.publisher)),
      ("language", .string(source.language)),
      ("platforms", source.platforms.isEmpty ? .null : .strings(source.platforms)),
      ("tier", .string(source.tier)),
      ("edition", .string(source.edition)), ("historical", source.historical ? .bool(true) : .null),
      ("replaces", source.replaces.isEmpty ? .null : .strings(source.replaces)),
      ("verified_on", .string(source.verifiedOn?.description)), ("license", .string(source.license)),
    ]
    return .object(all.filter { $0.1 != .null })
  }

  /// Of several manifests each may have had a file of tiers.
  private static func joined(_ additions: [VocabularyAddition], list: String) throws -> String {
    guard additions.count > 1 else { return additions.first?.text ?? "" }
    let items = try additions.flatMap { addition in
      let bytes = Array(addition.text.utf8)
      return try (JSONTreeReader.read(bytes)[list]?.items ?? []).map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }
    return "{\(JSON.string(list).text): [\n\(items.joined(separator: ",\n"))\n]}\n"
  }
}
