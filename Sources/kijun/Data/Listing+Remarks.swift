import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore
import KijunVocabulary

extension Listing {
  func rejects() throws {
    let rejects = try base.rejects().filter { isWanted(try places.document($0.documentID)?.source ?? "") }
    try each(rejects) { reject in
      .object([
        ("text", .string(reject.text)), ("reason", .string(reject.reason.rawValue)),
        ("document", .string(try places.document(reject.documentID)?.name)),
        ("line_start", .number(reject.lines.lowerBound)), ("line_end", .number(reject.lines.upperBound)),
        ("quote", .string(reject.quote)),
      ])
    } text: { reject in
      let document = try places.document(reject.documentID)?.name ?? ""
      return
        "\(reject.reason.rawValue)  \(reject.text)  \(document):\(reject.lines.lowerBound)  「\(reject.quote)」"
    }
  }

  func citations() throws {
    let citations = try base.citations().filter { isWanted(try places.document($0.documentID)?.source ?? "") }
    try each(citations) { citation in
      .object([
        ("text", .string(citation.text)), ("target", .string(citation.target)),
        ("document", .string(try places.document(citation.documentID)?.name)),
        ("line_start", .number(citation.lines.lowerBound)), ("line_end", .number(citation.lines.upperBound)),
      ])
    } text: { citation in
      let document = try places.document(citation.documentID)?.name ?? ""
      return "\(document):\(citation.lines.lowerBound)  \(citation.text)"
        + (citation.target.map { "  \($0)" } ?? "")
    }
  }

  func tiers() throws {
    let language = Language(invocation).rawValue
    let declared = try Vocabulary.shippedTiers(adding: base.vocabularyAdditions())
    let treatments = Dictionary(declared.map { ($0.id, $0.treatments[language]) }) { first, _ in first }
    try each(tierLabels.all) { tier in
      .object([
        ("id", .string(tier.id)), ("label", .string(tier.label)),
        ("labels", .object(tier.labels.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
        ("rank", .number(tier.rank)), ("treatment", .string(tier.treatment)),
      ])
    } text: {
      "\($0.id)  \($0.label)  \((treatments[$0.id] ?? nil) ?? $0.treatment ?? "")"
    }
  }

  func vocabulary() throws {
    let spellings = try base.spellingsByConcept()
    try each(try base.concepts()) { concept in
      .object([
        ("id", .string(concept.id)), ("kind", .string(concept.kind)),
        ("spellings", .strings(spellings[concept.id] ?? [])),
      ])
    } text: {
      "\($0.id)  \($0.kind)  \((spellings[$0.id] ?? []).joined(separator: ", "))"
    }
  }
}
