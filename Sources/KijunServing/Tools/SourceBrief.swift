import KijunAnswering
import KijunGuidelines

/// Where something stands: enough to find the line. The end is told where it is another.
struct SourceBrief {
  let place: Answer.Place
  /// In bytes; 0 for none.
  var quote = 0

  var json: JSON {
    var fields: [(String, JSON)] = [
      ("document", .string(Brief.path(place.document, 100))), ("line_start", .number(place.lines.lowerBound)),
    ]
    if place.lines.count > 1 { fields.append(("line_end", .number(place.lines.upperBound))) }
    if let locator = place.locator { fields.append(("locator", .string(Brief.path(locator, 80)))) }
    if quote > 0, !place.quote.isEmpty { fields.append(("quote", .string(Brief.text(place.quote, quote)))) }
    return .object(fields)
  }
}
