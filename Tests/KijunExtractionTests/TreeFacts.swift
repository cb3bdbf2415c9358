import KijunGuidelines
import KijunReading
import KijunVocabulary

@testable import KijunExtraction

extension Facts {
  /// Of a document that is a tree of data.
  init(json: String, tier: String = "fp_adopted") throws {
    let tree = try JSONTreeReader.read(Array(json.utf8))
    try self.init(
      json, document: DocCReader.isPage(tree) ? DocCReader.read(tree) : DataReader.read(tree), tier: tier)
  }

  init(_ text: String, document: Document, tier: String = "fp_adopted") throws {
    self.text = text
    extraction = Extractor(vocabulary: try Vocabulary.shipped()).extract(
      document, source: Source(id: "atlas", path: "atlas.json", tier: tier))
  }

  /// `pointer: subject · property = value {conditions}`
  var placed: [String] {
    claims.map { claim in
      let conditions = claim.conditions.all.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
      let place = extraction.document.passages[claim.passage].locator ?? "\(claim.lines.lowerBound)"
      return "\(place): \(claim.subject) · \(claim.property) = \(claim.value.shown) {\(conditions)}"
    }
  }
}
