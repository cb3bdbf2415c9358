import KijunAnswering
import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A fact as a row of a Markdown table. `ExportedRow` in `KijunExtraction` reads it again.
enum FactRow {
  /// What is read by people first; behind the quote stands what says the rest exactly.
  static let columns = [
    "Value", "Thing", "Property", "Conditions", "Tier", "Verified", "Place", "Cites", "Quote", "Reading",
    "Force",
    "Concepts", "Claim",
  ]

  static var header: String {
    "| \(columns.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: columns.count))\n"
  }

  static func text(of fact: Fact) -> String {
    let claim = fact.claim
    let cells = [
      MarkdownCell.text(claim.value.text), MarkdownCell.text(claim.subject),
      MarkdownCell.text(claim.property),
      MarkdownCell.text(conditions(claim.conditions)), MarkdownCell.text(claim.tier),
      claim.verifiedOn?.description ?? "", place(of: fact), MarkdownCell.text(claim.citation ?? ""),
      MarkdownCell.text(quote(claim.quote)), MarkdownCell.text(reading(claim.value)),
      claim.modality?.rawValue ?? "",
      MarkdownCell.text(concepts(claim)), claim.key,
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// `size ≥ 44 / 44 pt (minimum)`: what the text of the value was taken for.
  static func reading(_ value: Value) -> String {
    var words = [value.kind.rawValue]
    if value.comparator != .equal { words.append(value.comparator.rawValue) }
    if !value.numbers.isEmpty { words.append(value.numbers.map(NumberText.of).joined(separator: " / ")) }
    if let unit = value.unit { words.append("[\(unit)]") }
    if let role = value.role { words.append("(\(role.rawValue))") }
    return words.joined(separator: " ")
  }

  /// `platform = iOS / iPadOS {ios ipados}; text_size = …`
  static func conditions(_ conditions: Conditions) -> String {
    conditions.all.map { condition in
      let text = String(
        condition.text.flatMap { $0 == ";" || $0 == "{" || $0 == "%" ? escaped($0) : String($0) })
      let concepts = condition.concepts.isEmpty ? "" : " {\(condition.concepts.joined(separator: " "))}"
      return "\(condition.name) = \(text)\(concepts)"
    }.joined(separator: "; ")
  }

  private static func escaped(_ character: Character) -> String {
    character == ";" ? "%3B" : character == "{" ? "%7B" : "%25"
  }

  private static func concepts(_ claim: StoredClaim) -> String {
    claim.subjectConcepts.joined(separator: " ") + " → " + claim.propertyConcepts.joined(separator: " ")
  }

  private static func place(of fact: Fact) -> String {
    let spot = fact.document.name + (fact.claim.locator.map { " \($0)" } ?? ":\(fact.claim.lines.lowerBound)")
    guard let url = fact.source.url, let address = MarkdownAddress.of(url) else {
      return MarkdownCell.text(spot)
    }
    return "[\(MarkdownCell.text(spot))](\(address))"
  }

  private static func quote(_ quote: String) -> String {
    quote.unicodeScalars.count <= 400
      ? quote : String(String.UnicodeScalarView(quote.unicodeScalars.prefix(399))) + "…"
  }
}

/// An address that a link may have: of the web, and without anything that would end it.
enum MarkdownAddress {
  static func of(_ url: String) -> String? {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return nil }
    var out = ""
    for byte in url.utf8 {
      switch byte {
      case 0...0x20, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      default: out.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return out
  }
}
