import KijunAnswering
import KijunGuidelines
import KijunStore

/// A document as it was ingested: where it is from, then what it says, each passage behind the number of its line.
struct DocumentText {
  /// In bytes; what is longer is cut, for it would fill the context of any model.
  static let limit = 256 << 10

  let open: OpenBase
  let document: StoredDocument

  func text() throws -> String {
    let source = open.places.source(document.source)?.source
    var text = (source?.title ?? document.title ?? document.name) + "\n"
    let facts: [(String, String?)] = [
      ("Document", document.name), ("Publisher", source?.publisher), ("Address", source?.url),
      ("Tier, where it says no other", source.map { open.tiers[$0.tier] }), ("Edition", source?.edition),
      ("Historical", source?.historical == true ? "yes, a later edition has replaced it" : nil),
      ("Verified on", source?.verifiedOn?.description), ("License", source?.license),
    ]
    for (name, fact) in facts { if let fact { text += "\(name): \(fact)\n" } }
    text += "\n"
    for passage in try open.base.passages(ofDocument: document.id) {
      let line = passage.locator ?? "\(passage.lines.lowerBound)"
      let next = "\(line): \(passage.quote)\n"
      guard text.utf8.count + next.utf8.count <= Self.limit else {
        return text + "… cut at line \(line); the tool search finds the rest.\n"
      }
      text += next
    }
    return text
  }
}
