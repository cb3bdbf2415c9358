import KijunGuidelines
import KijunSQLite

/// Why a claim is gone: what stands in its place was seen, and is no fact. A row that got a cell too many has lost its
/// facts, and nobody should have to look for that.
extension KnowledgeBase {
  private typealias Found = (reject: StoredReject, ordinal: Int, isNewPassage: Bool)

  func addRejects(
    to changes: inout [ClaimChange], among kept: KeptPassages, _ document: Int64, since revision: Int64
  ) throws {
    guard changes.contains(where: { $0.kinds == [.removed] }) else { return }
    var found: [String: [Found]] = [:]
    for item in try newRejects(document, since: revision) {
      for name in Set([Self.plain(item.reject.text), Self.figures(item.reject.text)]) where !name.isEmpty {
        found[name, default: []].append(item)
      }
    }
    guard !found.isEmpty else { return }
    for index in changes.indices where changes[index].kinds == [.removed] {
      guard let claim = changes[index].before else { continue }
      let line = try line(
        claim.lines.lowerBound, ofPassage: claim.passageID, at: revision, document: document)
      // The value itself tells more than the name of its row.
      let names = [Self.plain(claim.value.text), Self.figures(claim.value.text), Self.plain(claim.subject)]
      changes[index].reject =
        names.lazy.compactMap { name in
          found[name]?.first { item in
            let isHere =
              item.isNewPassage
              ? kept.isPlace(ofLineThen: line, ordinal: item.ordinal)
              : item.reject.passageID == claim.passageID
            return isHere && (item.reject.reason != .misfit || Self.isRow(item.reject, of: claim))
          }?.reject
        }.first
    }
  }

  private func newRejects(_ document: Int64, since revision: Int64) throws -> [Found] {
    let places = try connection.all(
      """
      SELECT c.id, p.ordinal, p.first_revision > ?2 \(Revision.remarks("rejects")) JOIN passages p ON p.id = c.passage_id
      WHERE r.document_id = ?1 AND c.first_revision > ?2 AND c.last_revision IS NULL
      """, .integer(document), .integer(revision)
    ) { ($0.int64(0), (ordinal: $0.int(1), isNew: $0.int(2) != 0)) }
    guard !places.isEmpty else { return [] }
    let byID = Dictionary(places) { first, _ in first }
    return try rejects(ofDocument: document).compactMap { reject in
      byID[reject.id].map { (reject, $0.ordinal, $0.isNew) }
    }
  }

  /// Whether a damaged row is the one that a claim stood in: it still has its key, or is a part of it.
  private static func isRow(_ reject: StoredReject, of claim: StoredClaim) -> Bool {
    let row = plain(reject.quote)
    return row.contains(plain(claim.subject)) || plain(claim.quote).contains(row)
  }

  /// Without what a broken table has otherwise than a whole one.
  private static func plain(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != "`" && $0 != "|" }
  }

  /// `at least 44×44 pt`: `44,44`, however the value is written.
  private static func figures(_ text: String) -> String {
    text.split { !$0.isNumber && $0 != "." }.joined(separator: ",")
  }
}
