/// Lines of a name and its value, below one another without any mark: `Card 12`, `Caption 13px / 18px`.
///
/// A page loses the marks of its lists and the bars of its tables when it is scraped. One such line may be a
/// heading with a number in it; several in a row are a list.
enum ValueLines {
  /// `shapes` with all of them as items of a list.
  static func marked(_ shapes: [LineShape], _ segments: [Segment]) -> [LineShape] {
    var marked = shapes
    var index = 0
    while index < segments.count {
      var end = index
      while end < segments.count, shapes[end] == .prose, let value = value(of: segments[end].text) {
        // `Title 2` is a name, unless a line above says what the numbers are.
        guard isMeasured(value) || index > 0 && isCaption(segments[index - 1].text) else { break }
        end += 1
      }
      if end - index > 1 {
        for line in index..<end { marked[line] = .bullet(mark: 0) }
      }
      index = max(end, index + 1)
    }
    return marked
  }

  /// What stands behind the name, where the line is a short name and figures.
  private static func value(of text: String) -> [Substring]? {
    guard text.utf8.count <= 80, let first = text.unicodeScalars.first, first.properties.isAlphabetic else {
      return nil
    }
    let words = text.split(separator: " ")
    var start = words.count
    while start > 0,
      Figure.isNumber(words[start - 1]) || Figure.isJoint(words[start - 1])
        || isUnit(words, start - 1)
    {
      start -= 1
    }
    let value = words[start...]
    guard start > 0, start <= 6, let head = value.first, Figure.isNumber(head) else { return nil }
    return Array(value)
  }

  /// `pt` behind a figure.
  private static func isUnit(_ words: [Substring], _ index: Int) -> Bool {
    index > 0 && Figure.isUnit(words[index], behind: words[index - 1])
  }

  private static func isMeasured(_ value: [Substring]) -> Bool {
    value.count > 1 || value.contains { $0.last.map { !$0.isNumber } ?? false }
  }

  private static func isCaption(_ text: String) -> Bool {
    text.unicodeScalars.last.map { ")）:：".unicodeScalars.contains($0) } ?? false
  }
}
