import KijunSQLite

/// A moment of the past that a knowledge base can be looked at in.
public struct Past: Sendable, Equatable {
  /// The last revision of any document there was then.
  public var revision: Int64
  /// The day, as `2026-10-01`: stamps of later days were not there.
  public var day: String

  public init(revision: Int64, day: String) {
    self.revision = revision
    self.day = day
  }
}

extension KnowledgeBase {
  /// The last revision that was there before a moment such as `2026-10-02T00:00:00Z`; nil where there was none.
  public func lastRevision(before moment: String) throws(StoreError) -> Int64? {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT max(id) FROM revisions WHERE ingested_at < ?", .text(moment)) {
        $0.int64OrNil(0)
      } ?? nil
    }
  }

  /// The last revision of any document; nil where there is none.
  public func lastRevision() throws(StoreError) -> Int64? {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT max(id) FROM revisions") { $0.int64OrNil(0) } ?? nil
    }
  }

  /// The moment of the first ingest; nil before it.
  public func firstMoment() throws(StoreError) -> String? {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT min(ingested_at) FROM revisions") { $0.textOrNil(0) } ?? nil
    }
  }

  /// From now on everything that is read is as it was: views in front of the tables leave out what came later and
  /// show what has ended since. Only for a knowledge base that is opened for reading.
  public func look(into past: Past) throws(StoreError) {
    guard connection.access == .readOnly else { return }
    let revision = past.revision
    // Quoted, though only days reach it.
    let day = past.day.filter { $0.isNumber || $0 == "-" }
    let then = """
      first_revision <= \(revision) AND (last_revision IS NULL OR NOT EXISTS (
        SELECT 1 FROM main.revisions l JOIN main.revisions x ON x.document_id = l.document_id
        WHERE l.id = t.last_revision AND x.id > l.id AND x.id <= \(revision)))
      """
    try attempt { () throws(SQLiteError) in
      try connection.execute("PRAGMA temp_store = MEMORY")
      try connection.execute(
        """
        CREATE TEMP VIEW revisions AS SELECT * FROM main.revisions WHERE id <= \(revision);
        CREATE TEMP VIEW sections AS SELECT id, document_id, first_revision, NULL AS last_revision, parent_id, level,
          title FROM main.sections t WHERE \(then);
        CREATE TEMP VIEW rejects AS SELECT id, first_revision, NULL AS last_revision, passage_id, reason, text,
          byte_offset, byte_count, line_offset, line_more FROM main.rejects t WHERE \(then);
        CREATE TEMP VIEW citations AS SELECT id, first_revision, NULL AS last_revision, passage_id, text, target
          FROM main.citations t WHERE \(then);
        CREATE TEMP VIEW passages AS SELECT id, document_id, first_revision, NULL AS last_revision, section_id,
          ifnull((SELECT h.annotation_id FROM main.passage_annotations h WHERE h.passage_id = t.id
            AND h.last_revision >= (SELECT max(x.id) FROM main.revisions x WHERE x.document_id = t.document_id
              AND x.id <= \(revision)) ORDER BY h.last_revision LIMIT 1), t.annotation_id) AS annotation_id,
          context_id, kind, block_offset, grp, ordinal, range_start, line_start, line_more, digest, locator, concepts,
          quote, visible, cells FROM main.passages t WHERE \(then);
        CREATE TEMP VIEW claims AS SELECT id, key, first_revision, NULL AS last_revision, passage_id, annotation_id,
          kind, text, numbers, unit, comparator, role, modality, subject, property, subject_concepts,
          property_concepts, byte_offset, byte_count, line_offset, line_more, quote, extracted,
          (SELECT max(s.verified_on) FROM main.stamps s WHERE s.claim = t.key AND s.verified_on <= '\(day)'
            AND s.value = (SELECT value FROM main.stamps WHERE claim = t.key AND verified_on = t.stamped_on LIMIT 1))
            AS stamped_on,
          CASE WHEN lapsed_on <= '\(day)' THEN lapsed_on END AS lapsed_on FROM main.claims t WHERE \(then);
        CREATE TEMP VIEW overrides AS SELECT * FROM main.overrides WHERE declared_on <= '\(day)';
        """)
      let columns = """
        position, path, format, title, publisher, language, platforms, tier, edition, historical, replaces,
        verified_on, license, url, schedule, manifest
        """
      try connection.execute(
        """
        CREATE TEMP VIEW sources AS SELECT id, key, \(columns) FROM main.sources s WHERE NOT EXISTS (
          SELECT 1 FROM main.source_history h WHERE h.source_id = s.id AND h.last_revision >= \(revision))
        UNION ALL SELECT h.source_id, (SELECT key FROM main.sources WHERE id = h.source_id), \(columns)
          FROM main.source_history h WHERE h.last_revision = (SELECT min(last_revision) FROM main.source_history
            WHERE source_id = h.source_id AND last_revision >= \(revision));
        """)
    }
    self.past = past
  }
}
