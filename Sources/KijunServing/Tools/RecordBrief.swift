import KijunGuidelines

/// A record whose lists are not longer than one can read: a common number may stand in thousands of places.
enum RecordBrief {
  static let limit = 20

  static func shortened(_ record: JSON) -> JSON {
    guard case .object(var fields) = record else { return record }
    var leftOut = 0
    for index in fields.indices {
      guard case .array(let items) = fields[index].1, items.count > limit else { continue }
      leftOut += items.count - limit
      fields[index].1 = .array(Array(items.prefix(limit)))
    }
    if leftOut > 0 { fields.append(("left_out", .number(leftOut))) }
    return .object(fields)
  }
}
