public import KijunGuidelines
import KijunSQLite

/// Users' own tiers and words, as their manifests had them.
extension KnowledgeBase {
  /// In the order in which they are merged.
  public func vocabularyAdditions() throws(StoreError) -> [VocabularyAddition] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "SELECT manifest, path, kind, text FROM vocabulary_additions ORDER BY manifest, position"
      ) { row in
        VocabularyAddition.Kind(rawValue: row.text(2)).map {
          VocabularyAddition(manifest: row.text(0), path: row.text(1), kind: $0, text: row.text(3))
        }
      }.compactMap { $0 }
    }
  }

  /// Puts the files that a manifest names in the place of those that it named before; writes nothing where they
  /// are the same.
  public func replaceVocabularyAdditions(
    ofManifest manifest: String, with additions: [VocabularyAddition]
  ) throws {
    try ingest {
      guard try vocabularyAdditions().filter({ $0.manifest == manifest }) != additions else { return }
      try connection.run("DELETE FROM vocabulary_additions WHERE manifest = ?", .text(manifest))
      for (position, addition) in additions.enumerated() {
        try connection.run(
          "INSERT INTO vocabulary_additions (manifest, position, path, kind, text) VALUES (?, ?, ?, ?, ?)",
          .text(manifest), .integer(position), .text(addition.path), .text(addition.kind.rawValue),
          .text(addition.text))
      }
    }
  }

  /// Whether a manifest has a source that isn't among the keys.
  public func hasSources(ofManifest manifest: String, besides keys: Set<String>) throws(StoreError) -> Bool {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "SELECT key FROM sources WHERE manifest = ? AND position IS NOT NULL", .text(manifest)
      ) { $0.text(0) }.contains { !keys.contains($0) }
    }
  }
}
