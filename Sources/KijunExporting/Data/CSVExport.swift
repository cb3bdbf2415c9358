import KijunAnswering
import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The facts as comma-separated values with a header (RFC 4180, but for line ends of one byte).
public struct CSVExport {
  /// Always these, in this order; a new one comes behind them.
  public static let columns = [
    "id", "statement", "subject", "property", "kind", "text", "numbers", "unit", "comparator", "role",
    "conditions", "modality", "tier", "tier_label", "historical", "edition", "verified_on", "source", "title",
    "section", "document", "line_start", "line_end", "locator", "quote", "citation",
  ]

  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func write(_ put: (String) throws -> Void) throws {
    try put(Self.columns.joined(separator: ",") + "\n")
    try reader.eachFact { fact in
      try put(Self.fields(of: fact).map(CSVField.text).joined(separator: ",") + "\n")
    }
  }

  static func fields(of fact: Fact) -> [String] {
    let claim = fact.claim
    let value = claim.value
    let conditions = claim.conditions.all.map { "\($0.name): \($0.text)" }.joined(separator: "; ")
    return [
      claim.key, claim.statement, claim.subject, claim.property, value.kind.rawValue, value.text,
      value.numbers.map(NumberText.of).joined(separator: " "), value.unit ?? "", value.comparator.rawValue,
      value.role?.rawValue ?? "", conditions, claim.modality?.rawValue ?? "", claim.tier, fact.tierLabel,
      fact.edition.isHistorical ? "true" : "false", fact.edition.name ?? "",
      claim.verifiedOn?.description ?? "", fact.source.id, fact.source.title ?? fact.document.title ?? "",
      fact.section.joined(separator: " › "), fact.document.name, String(claim.lines.lowerBound),
      String(claim.lines.upperBound), claim.locator ?? "", claim.quote, claim.citation ?? "",
    ]
  }
}
