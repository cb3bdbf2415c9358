/// Tells a heading without mark from a short paragraph, by its length, its end and its neighbours.
struct HeadingShape {
  let segments: [Segment]
  let shapes: [LineShape]
  /// Whether the file sets its paragraphs apart by blank lines.
  private let isAiry: Bool

  init(segments: [Segment], shapes: [LineShape]) {
    self.segments = segments
    self.shapes = shapes
    isAiry = shapes.count { $0 == .blank } * 4 > shapes.count
  }

  func isHeading(_ index: Int) -> Bool {
    guard case .prose = shapes[index], Self.isShort(segments[index].text), segments[index].indent < 4 else {
      return false
    }
    // A sentence that goes on with a name in code on the next line.
    if index + 1 < shapes.count, shapes[index + 1] == .prose, CodeShape.isMember(segments[index + 1].text) {
      return false
    }
    let before = index > 0 ? shapes[index - 1] : .blank
    let after = index + 1 < shapes.count ? shapes[index + 1] : .blank
    if isAiry {
      // Short lines right below each other are a list, such as a table of contents.
      return before == .blank && after == .blank || before == .blank && !isShortProse(index + 1)
    }
    guard index == 0 || endsBlock(index - 1) || before == .blank else { return false }
    switch after {
    case .tableRow, .bullet, .code: return true
    case .prose: return !Self.isShort(segments[index + 1].text) || segments[index + 1].text.hasSuffix(":")
    case .blank: return nextIsText(index + 1)
    default: return false
    }
  }

  /// A numbered line is a heading where no other of the same depth stands next to it and it ends no sentence.
  func isNumberedHeading(_ index: Int, depth: Int) -> Bool {
    guard segments[index].indent == 0, Self.isShort(segments[index].text) else { return false }
    func isNumbered(_ other: Int) -> Bool {
      guard shapes.indices.contains(other), case .numbered(let otherDepth, _, _) = shapes[other] else {
        return false
      }
      return otherDepth == depth
    }
    return !isNumbered(index - 1) && !isNumbered(index + 1)
  }

  static func isShort(_ text: String) -> Bool {
    var width = 0
    for scalar in text.unicodeScalars {
      width += scalar.value >= 0x1100 ? 2 : 1
      if width > 64 { return false }
    }
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, text.count > 1 else {
      return false
    }
    if "。．.!！:：;；、,，".unicodeScalars.contains(last) { return false }
    return !"「『（([\"'“‘<>/=*#&|`~".unicodeScalars.contains(first)
  }

  private func isShortProse(_ index: Int) -> Bool {
    guard shapes.indices.contains(index), case .prose = shapes[index] else { return false }
    return Self.isShort(segments[index].text)
  }

  private func nextIsText(_ index: Int) -> Bool {
    shapes[index...].prefix(4).contains { $0 != .blank }
  }

  private func endsBlock(_ index: Int) -> Bool {
    switch shapes[index] {
    case .blank, .tableRow, .tableRule, .code, .marked: return true
    case .prose, .bullet, .numbered, .directive:
      guard let last = segments[index].text.unicodeScalars.last else { return true }
      // After a citation that ends a paragraph (`Apple HIG: Color`) no stop stands either.
      return "。．.!！?？:：)）|".unicodeScalars.contains(last) || !last.isLowercaseKana
    }
  }
}

extension Unicode.Scalar {
  /// A particle or verb ending at the end of a line says that the sentence goes on.
  fileprivate var isLowercaseKana: Bool { (0x3041...0x3096).contains(value) }
}
