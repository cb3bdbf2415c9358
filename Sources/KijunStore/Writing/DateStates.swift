import KijunGuidelines
import KijunSQLite

/// What the days that documents give say of a claim: a day is that of the value that the document had on it, and a value
/// that came later under the same day was not checked on it.
struct DateStates {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// The day, where it is that of an earlier value of the claim.
  /// - Parameter value: the mark of the value that the claim has now.
  func lapsedOn(_ key: String, value: String, day: String) throws(SQLiteError) -> String? {
    let checked = try connection.first(
      """
      SELECT c.kind, c.text, c.numbers, c.unit, c.comparator FROM claims c JOIN annotations a ON a.id = c.annotation_id
      WHERE c.key = ? AND a.verified_on = ?2 AND c.lapsed_on IS NOT ?2 ORDER BY c.id LIMIT 1
      """, .text(key), .text(day)
    ) {
      Value.mark(
        kind: $0.text(0), text: $0.text(1), numbers: $0.textOrNil(2), unit: $0.textOrNil(3),
        comparator: $0.text(4))
    }
    // Where all have lapsed, the value that was checked is no longer known, and this one is not it.
    return checked == value ? nil : day
  }
}

extension DocumentWriter {
  /// The same for a claim that goes on. A text that is only read otherwise is what was checked.
  func lapsedOn(_ known: KnownClaim, _ claim: Claim, value: String) throws(SQLiteError) -> String? {
    guard let day = claim.verifiedOn?.description,
      annotations.row(known.standing.annotation)?.verifiedOn == day
    else { return nil }
    if known.said.value == value || isSameText {
      return try connection.first(
        "SELECT lapsed_on FROM claims WHERE id = ? AND lapsed_on = ?", .integer(known.id), .text(day)
      ) {
        $0.text(0)
      }
    }
    return try DateStates(connection).lapsedOn(known.key, value: value, day: day)
  }
}
