import KijunGuidelines
import KijunSQLite

/// A claim as the newest revision of its document had it.
struct KnownClaim {
  /// What a claim says. Where that differs, the old row ends and a new one begins.
  struct Said: Equatable {
    var kind: String
    var text: String
    var numbers: String?
    var unit: String?
    var comparator: String
    var role: String?
    var modality: String?

    init(_ claim: Claim) {
      let value = claim.value
      kind = value.kind.rawValue
      text = value.text
      numbers = value.numbers.isEmpty ? nil : JSON.numbers(value.numbers).text
      unit = value.unit
      comparator = value.comparator.rawValue
      role = value.role?.rawValue
      modality = claim.modality?.rawValue
    }

    /// From seven columns of a row.
    init(_ row: Row, _ column: Int32) {
      kind = row.text(column)
      text = row.text(column + 1)
      numbers = row.textOrNil(column + 2)
      unit = row.textOrNil(column + 3)
      comparator = row.text(column + 4)
      role = row.textOrNil(column + 5)
      modality = row.textOrNil(column + 6)
    }

    static let columns = "kind, text, numbers, unit, comparator, role, modality"

    var values: [SQLValue] {
      [
        .text(kind), .text(text), .text(numbers), .text(unit), .text(comparator), .text(role),
        .text(modality),
      ]
    }

    /// The value, however it is written: `44 pt` and `44pt` are one.
    var value: String {
      Value.mark(kind: kind, text: text, numbers: numbers, unit: unit, comparator: comparator)
    }
  }

  /// Where a claim stands and how the vocabulary reads it.
  struct Standing: Equatable {
    var passage: Int64
    var annotation: Int64
    var subject: String
    var property: String
    var subjectConcepts: [UInt8]
    var propertyConcepts: [UInt8]
    var quote: String?
    var place: Place

    static let columns = """
      passage_id, annotation_id, subject, property, subject_concepts, property_concepts, quote,
      \(Place.columns)
      """

    var values: [SQLValue] {
      [
        .integer(passage), .integer(annotation), .text(subject), .text(property), .blob(subjectConcepts),
        .blob(propertyConcepts), .text(quote),
      ] + place.values
    }

    /// Whether it says by other words or in another sentence what it said: that is another row too, so that any past
    /// day can be asked for the words it had.
    func isVersion(of other: Standing) -> Bool {
      passage == other.passage && subject == other.subject && property == other.property
    }
  }

  var id: Int64
  var key: String
  /// The key that the extraction gives it.
  var extracted: String
  var said: Said
  var standing: Standing

  /// The key that the extraction gave, of a key with a number behind it: another document has the same.
  static func natural(_ key: String) -> String { String(key.prefix { $0 != "-" }) }
}

extension DocumentWriter {
  /// Those of the document, in its order.
  func knownClaims() throws(SQLiteError) -> [KnownClaim] {
    try connection.all(
      """
      SELECT \(KnownClaim.Standing.columns), c.id, key, extracted, \(KnownClaim.Said.columns)
      \(Revision.remarks("claims")) WHERE r.document_id = ? AND last_revision IS NULL ORDER BY c.id
      """, .integer(document)
    ) { row in
      let key = row.text(12)
      return KnownClaim(
        id: row.int64(11), key: key, extracted: row.textOrNil(13) ?? KnownClaim.natural(key),
        said: KnownClaim.Said(row, 14),
        standing: KnownClaim.Standing(
          passage: row.int64(0), annotation: row.int64(1), subject: row.text(2), property: row.text(3),
          subjectConcepts: row.blob(4), propertyConcepts: row.blob(5), quote: row.textOrNil(6),
          place: Place(row, 7)))
    }
  }
}
