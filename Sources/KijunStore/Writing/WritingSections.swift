import KijunGuidelines
import KijunSQLite

/// The headings that lead to each section of the extraction and to each row there was, as one number for equal paths.
struct SectionPaths {
  var new: [Int] = []
  var old: [Int64: Int] = [:]
  /// Those of the rows there were, without their numbers.
  var plain: [Int64: String] = [:]
}

extension DocumentWriter {
  /// Sections are the same where all headings that lead to them are.
  func writeSections() throws(SQLiteError) -> SectionPaths {
    struct Known {
      var id: Int64
      var parent: Int64?
      var level: Int
      var title: String
    }
    let known = try connection.all(
      """
      SELECT id, parent_id, level, title FROM sections WHERE document_id = ? AND last_revision IS NULL
      ORDER BY id
      """, .integer(document)
    ) { Known(id: $0.int64(0), parent: $0.int64OrNil(1), level: $0.int(2), title: $0.text(3)) }

    struct Step: Hashable {
      var parent: Int
      var title: String
    }
    var numbers: [Step: Int] = [:]
    func number(_ title: String, under parent: Int?) -> Int {
      let next = numbers.count
      let step = Step(parent: parent ?? -1, title: title)
      if let number = numbers[step] { return number }
      numbers[step] = next
      return next
    }
    var paths = SectionPaths()
    for row in known {
      paths.old[row.id] = number(row.title, under: row.parent.flatMap { paths.old[$0] })
      paths.plain[row.id] = Self.plain(row.title, under: row.parent.flatMap { paths.plain[$0] })
    }

    var waiting = Waiting(known) { paths.old[$0.id] ?? -1 }
    let root = Section(title: "", level: 0, parent: nil)
    for section in values.sections.isEmpty ? [root] : values.sections {
      // A section can't stand under one that comes after it.
      let parent = section.parent.flatMap { $0 < paths.new.count ? $0 : nil }
      let parentID = parent.map { sections[$0] }
      var path = 0
      // Where nothing was there before, nothing is recognised by its headings.
      if previous != nil {
        path = number(section.title, under: parent.map { paths.new[$0] })
        plainPaths.append(Self.plain(section.title, under: parent.map { plainPaths[$0] }))
      }
      paths.new.append(path)
      if let row = waiting.take(path) {
        sections.append(row.id)
        if row.level != section.level || row.parent != parentID {
          try connection.run(
            "UPDATE sections SET level = ?, parent_id = ? WHERE id = ?", .integer(section.level),
            .integer(parentID), .integer(row.id))
        }
      } else {
        try connection.run(
          "INSERT INTO sections (document_id, first_revision, parent_id, level, title) VALUES (?, ?, ?, ?, ?)",
          .integer(document), .integer(try currentRevision()), .integer(parentID), .integer(section.level),
          .text(section.title))
        sections.append(connection.lastInsertRowID)
      }
    }
    for row in waiting.left { try end(row.id, in: "sections") }
    return paths
  }

  private static func plain(_ title: String, under parent: String?) -> String {
    (parent.map { $0 + "\u{1F}" } ?? "") + title.withoutOrdinal
  }
}
