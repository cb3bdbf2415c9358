import KijunVocabulary

/// What the words behind a number say of it: of which thing it is, in or on which place it holds, how it is measured.
enum BehindNumber {
  /// `22 pt in rows, 18 pt on the floor plan`: where nothing else says of what a number is, in or on which thing it
  /// holds, known or not.
  static func place(
    behind after: Range<Int>, within head: Range<Int>, _ property: Mention?, _ analysis: Analysis
  ) -> Range<Int>? {
    guard property != nil || analysis.tokens(in: head).isEmpty else { return nil }
    let tokens = Array(analysis.tokens(in: after))
    guard let first = tokens.first, !first.afterMark, first.text == "in" || first.text == "on" else {
      return nil
    }
    var name = tokens.dropFirst().prefix { !$0.afterMark && $0.isWord && $0.text != "and" && $0.text != "or" }
    while let article = name.first, ["the", "a", "an"].contains(article.text) { name = name.dropFirst() }
    guard (1...4).contains(name.count), let low = name.first?.range.lowerBound,
      let high = name.last?.range.upperBound,
      !name.contains(where: {
        ["each", "either", "all", "both", "every", "total", "most", "from"].contains($0.text)
      })
    else { return nil }
    // `in code.name` is the name of a value.
    if let next = analysis.slice(high..<high + 2).first, !" ,;)".contains(next),
      !(next == "." && analysis.slice(high + 1..<high + 2).allSatisfy { $0 == " " })
    {
      return nil
    }
    let isOther = analysis.mentions(in: low..<high).contains {
      $0.has(.condition) && !$0.has(.subject) || $0.has(.property) || $0.has(.negation)
    }
    return isOther ? nil : low..<high
  }

  /// The thing named behind a quantity. `24 pt from the trailing edge` is a distance of something else.
  static func thing(behind after: Range<Int>, _ analysis: Analysis) -> Mention? {
    guard let thing = analysis.mentions(in: after).first(where: { $0.has(.subject) }) else { return nil }
    let between = after.lowerBound..<analysis.range(thing).lowerBound
    let words = analysis.tokens(in: between).map(\.text)
    return words.contains(where: places.contains) ? nil : thing
  }

  /// What words of place right behind a length measure: a width, or a distance from an edge.
  static func span(in after: Range<Int>, _ analysis: Analysis) -> (text: String, concepts: [String])? {
    let tokens = analysis.tokens(in: after)
    guard let first = tokens.first, !first.afterMark else { return nil }
    if first.text == "across" { return (analysis.slice(first.range), ["width"]) }
    guard let from = tokens.prefix(2).first(where: { $0.text == "from" }),
      let edge = analysis.mentions(in: from.range.upperBound..<after.upperBound).first(where: {
        $0.concepts.contains { $0.id == "edge" || $0.id.hasSuffix("-edge") }
      }), analysis.range(edge).lowerBound - from.range.upperBound <= 12
    else { return nil }
    return (analysis.slice(first.range.lowerBound..<analysis.range(edge).upperBound), ["margin"])
  }

  private static let places: Set<String> = ["from", "above", "below", "under", "beside", "between", "behind"]
}
