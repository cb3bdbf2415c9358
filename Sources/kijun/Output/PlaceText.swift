import KijunAnswering

/// Where a fact stands: title › sections · file:line.
struct PlaceText {
  let say: Language

  init(_ say: Language) { self.say = say }

  func line(_ place: Answer.Place) -> String {
    var path: [String] = []
    for step in [place.title ?? ""] + place.section where !step.isEmpty && step != path.last {
      path.append(step)
    }
    let lines =
      place.lines.count == 1
      ? "\(place.lines.lowerBound)" : "\(place.lines.lowerBound)–\(place.lines.upperBound)"
    let end = place.locator.map { " \($0)" } ?? ":\(lines)"
    let cited = place.citation.map { say(.cites) + $0 } ?? ""
    let encoding = place.encoding == "utf-8" ? "" : " · " + Self.name(ofEncoding: place.encoding)
    let titles = path.isEmpty ? "" : path.joined(separator: " › ") + " · "
    return Printable.line(titles + place.document + end + cited + encoding)
  }

  /// As people write it.
  private static func name(ofEncoding encoding: String) -> String {
    encoding == "shift_jis" ? "Shift_JIS" : encoding.uppercased()
  }
}
