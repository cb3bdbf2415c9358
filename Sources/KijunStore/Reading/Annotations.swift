import KijunGuidelines
import KijunSQLite

extension KnowledgeBase {
  /// Rows of annotations and contexts never change and many passages share one, so they are read once.
  func annotation(_ id: Int64, context: Int64) throws(SQLiteError) -> StoredAnnotation {
    var annotation = try annotation(id)
    annotation.context = try self.context(context)
    return annotation
  }

  private func annotation(_ id: Int64) throws(SQLiteError) -> StoredAnnotation {
    if let known = annotations[id] { return known }
    let read = try connection.first(
      "SELECT tier, verified_on, citation, conditions FROM annotations WHERE id = ?", .integer(id)
    ) { row in
      StoredAnnotation(
        tier: row.text(0), verifiedOn: row.textOrNil(1).flatMap { CalendarDate(iso: $0) },
        citation: row.textOrNil(2), conditions: row.textOrNil(3).map(Conditions.init(json:)) ?? Conditions(),
        context: [])
    }
    if annotations.count > 20_000 { annotations.removeAll() }
    annotations[id] = read
    return read ?? .none
  }

  private func context(_ id: Int64) throws(SQLiteError) -> [Int] {
    if let known = contexts[id] { return known }
    let bytes = try connection.first("SELECT concepts FROM contexts WHERE id = ?", .integer(id)) {
      $0.blob(0)
    }
    let concepts = ConceptNumbers.split(bytes ?? [])
    if contexts.count > 20_000 { contexts.removeAll() }
    contexts[id] = concepts
    return concepts
  }
}
