import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// Rows of annotations never change and many passages share one, so they are read once.
  func annotation(_ id: Int64) throws(SQLiteError) -> StoredAnnotation {
    if let known = annotations[id] { return known }
    let read = try connection.first(
      """
      SELECT tier, verified_on, citation, data, context FROM annotations a
      LEFT JOIN conditions c ON c.id = a.conditions_id WHERE a.id = ?
      """, .integer(id)
    ) { row in
      let annotation = StoredAnnotation(
        tier: row.text(0), verifiedOn: row.textOrNil(1).flatMap { CalendarDate(iso: $0) },
        citation: row.textOrNil(2), conditions: row.textOrNil(3).map(Conditions.init(json:)) ?? Conditions(),
        context: [])
      return (annotation, row.blob(4))
    }
    var annotation = read?.0 ?? .none
    annotation.context = try conceptNumbers.split(read?.1 ?? [])
    if annotations.count > 20_000 { annotations.removeAll() }
    annotations[id] = annotation
    return annotation
  }
}
