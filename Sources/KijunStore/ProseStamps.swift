public import KijunGuidelines
import KijunSQLite

/// Stamps on what no claim is made of.
extension KnowledgeBase {
  /// The sections of a document that say something and state no claim, in their order.
  public func proseSections(ofDocument document: StoredDocument) throws -> [ProseSection] {
    let claimed = Set(
      try attempt { () throws(SQLiteError) in
        try connection.all(
          """
          SELECT DISTINCT p.section_id \(Revision.passages) JOIN claims c ON c.passage_id = p.id
          WHERE r.document_id = ? AND p.last_revision IS NULL AND c.last_revision IS NULL
          """, .integer(document.id)
        ) { $0.int64(0) }
      })
    var sections: [ProseSection] = []
    var places: [[String]: Int] = [:]
    var marks: [Fingerprint] = []
    for passage in try passages(ofDocument: document.id)
    where passage.kind != .heading && !claimed.contains(passage.sectionID) {
      let headings = try sectionPath(passage.sectionID)
      let place = places[headings] ?? sections.count
      if place == sections.count {
        places[headings] = place
        sections.append(
          ProseSection(
            document: document.id, documentName: document.name, headings: headings, passages: [], mark: ""))
        marks.append(Fingerprint())
      }
      sections[place].passages.append(passage.id)
      // Where a line ends is nothing of what it says.
      for word in passage.text.split(whereSeparator: \.isWhitespace) { marks[place].add(String(word)) }
    }
    for place in sections.indices { sections[place].mark = "text \(marks[place].text)" }
    return sections
  }

  /// Sections of prose that somebody has stamped, with the last day on which that was for the text that they have now,
  /// or, where it was for an earlier one only, the last day of that.
  public func stampedProse() throws -> [(section: ProseSection, on: CalendarDate?, lapsedOn: CalendarDate?)] {
    let stamped = Set(
      try attempt { () throws(SQLiteError) in
        try connection.all(
          "SELECT DISTINCT claim FROM stamps WHERE instr(claim, ?) > 0", .text(ProseSection.sign)
        ) {
          $0.text(0)
        }
      })
    guard !stamped.isEmpty else { return [] }
    // The name of a file may have the sign in it too.
    let names = Set(stamped.flatMap { id in id.indices.filter { id[$0] == "#" }.map { String(id[..<$0]) } })
    let states = try attempt { () throws(SQLiteError) in try StampStates(connection) }
    var found: [(section: ProseSection, on: CalendarDate?, lapsedOn: CalendarDate?)] = []
    for document in try documents() where names.contains(document.name) {
      for section in try proseSections(ofDocument: document) where stamped.contains(section.id) {
        let state = try states.state(of: section.id, value: section.mark)
        found.append(
          (
            section, state.stampedOn.flatMap { CalendarDate(iso: $0) },
            state.lapsedOn.flatMap { CalendarDate(iso: $0) }
          ))
      }
    }
    return found
  }

  /// The stamps of the section of prose that a passage stands in, the latest first, and whether they are for its text.
  public func proseStamps(of passage: StoredPassage) throws -> [(stamp: Stamp, holds: Bool)] {
    guard passage.isCurrent, let document = try document(id: passage.documentID),
      try hasProseStamps(document.name)
    else { return [] }
    let section = try proseSections(ofDocument: document).first { $0.passages.contains(passage.id) }
    guard let section else { return [] }
    return try stamps(ofClaim: section.id).map { ($0, $0.value == section.mark) }
  }

  /// A passage with the day on which its section was stamped, where that is later than what its document says.
  public func withProseStamps(_ passage: StoredPassage) throws -> StoredPassage {
    var passage = passage
    let days = try proseStamps(of: passage).filter(\.holds).map(\.stamp.on)
    passage.annotation.verifiedOn = (days + [passage.annotation.verifiedOn].compactMap { $0 }).max()
    return passage
  }

  private func hasProseStamps(_ document: String) throws(StoreError) -> Bool {
    try attempt { () throws(SQLiteError) in
      // The sign that follows # ends the ids that begin with it.
      try connection.first(
        "SELECT 1 FROM stamps WHERE claim >= ? AND claim < ? LIMIT 1", .text(document + ProseSection.sign),
        .text(document + "$")
      ) { $0.int(0) } != nil
    }
  }
}
