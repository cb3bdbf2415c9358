public import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// Makes way for another vocabulary, unless the one there is has the same fingerprint.
  ///
  /// Passages are indexed by the concepts in them, so this empties the index, and every document is to be
  /// written again in the same ingest (`documentState` knows none of them until it was) before
  /// `indexRemaining` fills in the rest. Returns whether it did anything; then `writeVocabulary` is to follow
  /// in the same ingest.
  public func dropVocabulary(unless fingerprint: String) throws -> Bool {
    try ingest {
      guard try vocabularyFingerprint() != fingerprint else { return false }
      if let ingest { _ = try run(of: ingest) }
      try connection.execute("DELETE FROM spellings; DELETE FROM concepts; DELETE FROM tiers")
      conceptsAtPositions.removeAll()
      try set("vocabulary", to: fingerprint)
      try connection.run("INSERT INTO passage_words (passage_words) VALUES ('delete-all')")
      ingest?.isReindexing = true
      return true
    }
  }

  /// Puts another vocabulary in the place of the one there was, unless it has the same fingerprint. Returns
  /// whether it did anything.
  @discardableResult
  public func replaceVocabulary(
    fingerprint: String, concepts: [(id: String, kind: String, data: String)],
    spellings: [(head: String, spelling: String, concept: String)], tiers: [Tier]
  ) throws -> Bool {
    try ingest {
      guard try dropVocabulary(unless: fingerprint) else { return false }
      try writeVocabulary(concepts: concepts, spellings: spellings, tiers: tiers)
      return true
    }
  }

  public func writeVocabulary(
    concepts: [(id: String, kind: String, data: String)],
    spellings: [(head: String, spelling: String, concept: String)], tiers: [Tier]
  ) throws {
    try ingest {
      var positions: [String: Int] = [:]
      let insertConcept = try connection.prepare(
        "INSERT INTO concepts (position, id, kind, data) VALUES (?, ?, ?, ?)")
      for (position, item) in concepts.enumerated() {
        try insertConcept.run([.integer(position), .text(item.id), .text(item.kind), .text(item.data)])
        positions[item.id] = position
      }
      let insertSpellings = try connection.prepare("INSERT INTO spellings (head, lines) VALUES (?, ?)")
      for (head, lines) in try SpellingLines.joined(spellings, positions) {
        try insertSpellings.run([.text(head), .text(lines)])
      }
      for tier in tiers {
        try connection.run(
          """
          INSERT INTO tiers (id, label, labels, spellings, publishers, rank, treatment)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          .text(tier.id), .text(tier.label), .text(JSON.texts(tier.labels).text),
          .text(JSON.strings(tier.spellings).text), .text(JSON.strings(tier.publishers).text),
          .integer(tier.rank), .text(tier.treatment))
      }
    }
  }

  public func set(_ key: String, to value: String) throws {
    try ingest {
      try connection.run(
        """
        INSERT INTO settings (key, value) VALUES (?1, ?2)
        ON CONFLICT (key) DO UPDATE SET value = ?2 WHERE value <> ?2
        """, .text(key), .text(value))
    }
  }

  /// Indexes the passages that a change of vocabulary has left out of the index: those that ended, and those
  /// of documents that could not be read again.
  public func indexRemaining(_ text: (StoredPassage) throws -> String) throws {
    try ingest {
      guard let ingest, ingest.isReindexing else { return }
      let missing = try connection.all(
        "SELECT id, document_id, last_revision IS NULL FROM passages ORDER BY id"
      ) {
        (id: $0.int64(0), document: $0.int64(1), isCurrent: $0.int(2) != 0)
      }.filter { !($0.isCurrent && ingest.rewritten.contains($0.document)) }.map(\.id)
      let insert = try connection.prepare(IndexText.insert)
      for id in missing {
        guard let passage = try passage(id: id) else { continue }
        let words = IndexText(try text(passage))
        try insert.run([.integer(id), .text(words.text)])
        ingest.chunks.insert(PassageLengths.chunk(of: id))
        if passage.isCurrent {
          ingest.conceptCounts.add(own: passage.concepts, context: passage.annotation.context)
        }
        try connection.run(
          "UPDATE passages SET digest = ? WHERE id = ?", .integer(words.digest), .integer(id))
      }
    }
  }
}
