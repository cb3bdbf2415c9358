import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// The keys that claims have and their places would not give them, for a knowledge base that is made anew.
  public func keptKeysByDocument() throws(StoreError) -> (String, String) -> [String: String] {
    struct Name: Hashable {
      var source: String
      var document: String
    }
    var kept: [Name: [String: String]] = [:]
    let rows = try attempt { () throws(SQLiteError) in
      try connection.all(
        """
        SELECT s.key, d.name, c.extracted, c.key FROM claims c JOIN passages p ON p.id = c.passage_id
        JOIN documents d ON d.id = p.document_id JOIN sources s ON s.id = d.source_id
        WHERE c.last_revision IS NULL AND (c.extracted IS NOT NULL OR c.key LIKE '%-%')
        """
      ) {
        (name: Name(source: $0.text(0), document: $0.text(1)), extracted: $0.textOrNil(2), key: $0.text(3))
      }
    }
    for row in rows {
      kept[row.name, default: [:]][row.extracted ?? KnownClaim.natural(row.key)] = row.key
    }
    return { source, document in kept[Name(source: source, document: document)] ?? [:] }
  }

  /// Days of documents that are those of earlier values stay so, as far as the claims say what they said.
  public func lapseAgain(claimsOf old: KnowledgeBase) throws {
    try ingest {
      let keys = try old.connection.all(
        "SELECT key FROM claims WHERE last_revision IS NULL AND lapsed_on IS NOT NULL ORDER BY id"
      ) { $0.text(0) }
      for key in keys {
        guard let before = try old.claim(key: key), let claim = try claim(key: key), claim.stampedOn == nil,
          let day = before.annotation.verifiedOn, day == before.lapsedOn, day == claim.annotation.verifiedOn,
          claim.value.mark == before.value.mark
        else { continue }
        try connection.run(
          "UPDATE claims SET lapsed_on = max(ifnull(lapsed_on, ?1), ?1) WHERE id = ?2",
          .text(day.description),
          .integer(claim.id))
      }
    }
  }

  /// Declares again what was declared by hand, as far as its claims are there.
  public func declareAgain(overridesOf old: KnowledgeBase) throws {
    try ingest {
      let rows = try old.connection.all(
        "SELECT claim, overridden, reason, declared_on FROM overrides WHERE manifest = ''"
      ) { ($0.text(0), $0.text(1), $0.text(2), $0.text(3)) }
      for (claim, overridden, reason, day) in rows {
        guard try self.claim(key: claim) != nil, try self.claim(key: overridden) != nil else { continue }
        try connection.run(
          """
          INSERT OR IGNORE INTO overrides (claim, overridden, manifest, reason, declared_on) VALUES (?, ?, '', ?, ?)
          """, .text(claim), .text(overridden), .text(reason), .text(day))
      }
    }
  }
}
