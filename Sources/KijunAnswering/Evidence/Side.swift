import KijunGuidelines
import KijunStore
import KijunVocabulary

/// A side of a size: `how wide is a large widget` of 338×354.
enum Side: Int {
  case width, height

  /// The side that a property of these concepts is, or nil.
  init?(_ numbers: [Int], _ relations: Relations) {
    func isKind(of kind: Int) -> Bool {
      numbers.contains { $0 == kind || relations.broader($0).contains { $0.index == kind } }
    }
    switch (isKind(of: relations.marks.width), isKind(of: relations.marks.height)) {
    case (true, false): self = .width
    case (false, true): self = .height
    default: return nil
    }
  }

  /// The side of a size, which is written width by height. Of a square it's the size itself.
  func value(of size: Value) -> Value? {
    guard size.kind == .size, size.numbers.count == 2, size.numbers[0] != size.numbers[1] else { return nil }
    var side = size
    side.kind = .number
    side.numbers = [size.numbers[rawValue]]
    side.text = NumberText.of(side.numbers[0])
    return side
  }
}
