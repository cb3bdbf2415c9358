import KijunVocabulary

/// Bare numbers in a row that a sentence gives as the values of a property: `常用的尺寸为 56、64、72`,
/// `Breakpoints: 640 / 768 / 1024`. Numbers that count on by one name chapters or steps.
enum Enumeration {
  private static let fewest = 3

  /// The first such row, as indices of the quantities.
  static func numbers(in analysis: Analysis) -> Range<Int>? {
    let quantities = analysis.quantities
    guard quantities.count >= fewest else { return nil }
    var start = 0
    while start + fewest <= quantities.count {
      var end = start + 1
      while end < quantities.count, isBare(quantities[end - 1]), isBare(quantities[end]),
        quantities[end - 1].numbers[0] < quantities[end].numbers[0],
        isJoint(analysis.slice(quantities[end - 1].range.upperBound..<quantities[end].range.lowerBound))
      {
        end += 1
      }
      if end - start >= fewest {
        let numbers = quantities[start..<end].map { $0.numbers[0] }
        let isGiven = names(analysis) || announces(numbers.count, analysis)
        if isGiven, zip(numbers, numbers.dropFirst()).contains(where: { $1 - $0 != 1 }) { return start..<end }
      }
      start = end
    }
    return nil
  }

  /// Whether it says what is measured.
  private static func names(_ analysis: Analysis) -> Bool {
    analysis.mentions.contains { mention in
      mention.concepts.contains {
        $0.kind == .property && !$0.measures.allSatisfy { $0 == "text" || $0 == "date" || $0 == "code" }
          || $0.id == "breakpoint" || $0.id == "viewport"
      }
    }
  }

  /// `共 4 种，分别为 56、64、72、80`: it says beforehand how many there are.
  private static func announces(_ count: Int, _ analysis: Analysis) -> Bool {
    analysis.quantities.contains { $0.unit == "count" && $0.numbers == [Double(count)] }
  }

  private static func isBare(_ quantity: Quantity) -> Bool {
    quantity.shape == .number && quantity.unit == nil && quantity.numbers.count == 1
  }

  private static func isJoint(_ text: String) -> Bool {
    guard text.utf8.count <= 8 else { return false }
    let joint = text.filter { $0 != " " }
    return ["、", "，", ",", "/", "／", ",and", "and", "和", "と", "・", "及", "또는", "와"].contains(joint)
  }
}
