import KijunGuidelines
import KijunReading
import KijunVocabulary

@testable import KijunExtraction

/// What Kijun makes of a document that a test writes as a short text.
struct Facts {
  let text: String
  let extraction: Extraction

  private static let vocabulary = Result { try Vocabulary.shipped() }

  init(
    _ text: String, markdown: Bool = false, html: Bool = false, tier: String = "fp_adopted",
    source: String = "atlas",
    verifiedOn: CalendarDate? = nil
  ) throws {
    self.text = text
    let bytes = Array(text.utf8)
    let document =
      html ? HTMLReader.read(bytes) : markdown ? MarkdownReader.read(bytes) : TextReader.read(bytes)
    extraction = Extractor(vocabulary: try Self.vocabulary.get()).extract(
      document, source: Source(id: source, path: "atlas.md", tier: tier, verifiedOn: verifiedOn))
  }

  var claims: [Claim] { extraction.claims }

  /// All values in the order of the text, as `>= 44×44 pt`.
  var values: [String] { claims.map(\.value.shown) }

  /// `subject = value`
  var facts: [String] { claims.map { "\($0.subject) = \($0.value.shown)" } }

  /// `value [tier]`
  var tiered: [String] { claims.map { "\($0.value.shown) [\($0.tier)]" } }

  /// `value @ date`
  var dated: [String] { claims.map { "\($0.value.shown) @ \($0.verifiedOn?.description ?? "never")" } }

  /// `what was seen: reason`
  var rejects: [String] { extraction.rejects.map { "\($0.text): \($0.reason.rawValue)" } }

  func claims(about concept: String) -> [Claim] {
    claims.filter { ($0.subjectConcepts + $0.propertyConcepts).contains(concept) }
  }

  func values(of concept: String) -> [String] { claims(about: concept).map(\.value.shown) }

  /// The exact words of the file that a claim stands in.
  func quote(_ claim: Claim) -> String { String(decoding: Array(text.utf8)[claim.range], as: UTF8.self) }
}

extension Value {
  /// Kind, comparator, numbers and unit in one line.
  var shown: String {
    switch kind {
    case .number, .size, .range, .ratio:
      let mark = kind == .size ? "×" : kind == .range ? "–" : " "
      let digits = numbers.map(NumberText.of).joined(separator: mark)
      let compared = comparator == .equal || comparator == .range ? "" : comparator.rawValue + " "
      return compared + digits + (unit.map { $0 == "%" || $0 == ":1" ? $0 : " " + $0 } ?? "")
    case .weight: return "weight \(text)"
    case .leftToSystem, .notPublished: return kind.rawValue
    case .color, .code: return text
    case .text: return "“\(text)”"
    }
  }
}
