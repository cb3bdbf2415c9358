import KijunGuidelines
import KijunStore

/// A claim as the pages show it.
struct Fact: Sendable {
  var claim: StoredClaim
  /// That there is no value, or that one is ruled out, in the language of the pages.
  var statement: String
  /// Of its subject, property and conditions.
  var concepts: [String]
  var traits: Traits
  /// The beginning of what the document says, exactly as it says it.
  var quote: String
  var document: SiteDocument
  /// The page of the document with its quote, from the folder of the site.
  var page: String

  var key: String { claim.key }
  var subject: String { claim.subject }
  var property: String { claim.property }
  var value: Value { claim.value }
  var conditions: Conditions { claim.conditions }
  var tier: String { claim.tier }
  var verifiedOn: CalendarDate? { claim.verifiedOn }
  var isLapsed: Bool { claim.isLapsed }
  var citation: String? { claim.citation }
  var passage: Int64 { claim.passageID }
  var section: Int64 { claim.sectionID }
  /// Where it begins, in bytes of the document.
  var start: Int { claim.range.lowerBound }
  var line: Int { claim.lines.lowerBound }
  var locator: String? { claim.locator }

  var topic: Topic? { Topic.of(value, traits) }
  var quoteLink: String { page + "#" + key }
  var isHistorical: Bool { claim.edition(in: document.source).isHistorical }
  var edition: String? { claim.edition(in: document.source).name }

  /// What it is a value of; the value itself where the document doesn't say.
  var name: String { !subject.isBlank ? subject : !property.isBlank ? property : statement }

  /// Whether it holds where nobody has set another size of text.
  var isUsualTextSize: Bool { conditions["text_size"] == nil || traits.contains(.usualTextSize) }

  /// The sentence that says it; a row of a table says nothing without its header.
  var sentence: String? {
    quote.hasPrefix("|") || quote.contains(" | ") || quote.contains("\t") || locator != nil ? nil : quote
  }

  /// The conditions worth saying, in the words of the document.
  var conditionTexts: [String] {
    conditions.all.filter { $0.name != "edition" && !$0.text.isEmpty }.map(\.text)
  }

  /// The same for facts that a page shows as one: the same words and value, of one tier and edition.
  var sameness: String {
    ([tier, isHistorical ? "h" : "", edition ?? "", subject.lowercased(), property.lowercased(), statement]
      + conditions.all.map { $0.name + "=" + $0.text.lowercased() }).joined(separator: "\u{1F}")
  }
}

/// A document as the pages name it.
struct SiteDocument: Sendable {
  var id: Int64
  var name: String
  var title: String
  var language: String?
  var slug: String
  var source: Source?
  var ingestedAt: String

  var isHistorical: Bool { source?.historical ?? false }
  var edition: String? { source?.edition }

  /// The first page of it.
  var page: String { "documents/\(slug).html" }

  /// A document of many words is cut into several pages.
  func page(part: Int) -> String { part == 0 ? page : "documents/\(slug)-\(part + 1).html" }
}
