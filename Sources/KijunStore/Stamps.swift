public import KijunGuidelines
import KijunSQLite

/// Stamps, as the files beside manifests have them.
extension KnowledgeBase {
  /// Those of a claim, the latest first.
  public func stamps(ofClaim key: String) throws(StoreError) -> [Stamp] {
    try stamps("WHERE claim = ? ORDER BY verified_on DESC, verified_by", [.text(key)])
  }

  /// The files that stamps have come from.
  public func stampFiles() throws(StoreError) -> [String] {
    try attempt { () throws(SQLiteError) in
      try connection.all("SELECT DISTINCT file FROM stamps ORDER BY file") { $0.text(0) }
    }
  }

  /// Puts the stamps of a file in the place of those it had, and holds the claims that they are of against them;
  /// writes nothing where they are the same.
  public func replaceStamps(ofFile file: String, with new: [Stamp]) throws {
    try ingest {
      let known = Set(try stamps("WHERE file = ?", [.text(file)]))
      let wanted = Set(new.map(Self.stored))
      let differing = known.symmetricDifference(wanted)
      guard !differing.isEmpty else { return }
      for stamp in known.subtracting(wanted) {
        try connection.run(
          "DELETE FROM stamps WHERE file = ? AND claim = ? AND verified_on = ? AND verified_by = ?",
          .text(file),
          .text(stamp.claim), .text(stamp.on.description), .text(stamp.by))
      }
      for stamp in wanted.subtracting(known).sorted() {
        try connection.run(
          """
          INSERT INTO stamps (file, claim, verified_on, verified_by, value, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
          ON CONFLICT (file, claim, verified_on, verified_by) DO UPDATE SET value = ?5, note = ?6
          """, .text(file), .text(stamp.claim), .text(stamp.on.description), .text(stamp.by),
          .text(stamp.value),
          .text(stamp.note))
      }
      let states = try StampStates(connection)
      for claim in Set(differing.map(\.claim)).sorted() { try apply(states, to: claim) }
    }
  }

  private func apply(_ states: StampStates, to key: String) throws {
    guard let claim = try claim(key: key) else { return }
    let day = try claim.annotation.verifiedOn.flatMap { day throws(SQLiteError) in
      try DateStates(connection).lapsedOn(key, value: claim.value.mark, day: day.description)
    }
    let state = try states.state(of: key, value: claim.value.mark).with(lapsedOn: day)
    guard state.stampedOn != claim.stampedOn?.description || state.lapsedOn != claim.lapsedOn?.description
    else {
      return
    }
    try connection.run(
      "UPDATE claims SET stamped_on = ?, lapsed_on = ? WHERE id = ?", .text(state.stampedOn),
      .text(state.lapsedOn), .integer(claim.id))
  }

  /// Without what only the file keeps.
  private static func stored(_ stamp: Stamp) -> Stamp {
    Stamp(claim: stamp.claim, on: stamp.on, by: stamp.by, value: stamp.value, note: stamp.note)
  }

  private func stamps(_ condition: String, _ values: [SQLValue]) throws(StoreError) -> [Stamp] {
    try attempt { () throws(SQLiteError) in
      try connection.prepare("SELECT claim, verified_on, verified_by, value, note FROM stamps \(condition)")
        .all(values) { row in
          CalendarDate(iso: row.text(1)).map {
            Stamp(claim: row.text(0), on: $0, by: row.text(2), value: row.text(3), note: row.text(4))
          }
        }.compactMap { $0 }
    }
  }
}
