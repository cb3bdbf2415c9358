/// The sizes, leadings and weights that a site sets text in, each a class of its style sheet: a page may hold no style.
final class TypeSizes {
  private var sizes: Set<Double> = []
  private var leadings: Set<Double> = []
  private var weights: Set<Int> = []

  /// Larger ones would be a poster.
  private static let limit = 200.0

  /// nil for a size that can't be shown.
  func classes(size: Double, leading: Double?, weight: Int?) -> String? {
    guard size >= 1, size <= Self.limit else { return nil }
    var names = ["s" + Self.name(size)]
    sizes.insert(size)
    // What is far from the size is no leading of it.
    if let leading, leading >= size * 0.5, leading <= size * 4 {
      names.append("l" + Self.name(leading))
      leadings.insert(leading)
    }
    if let weight, (1...1000).contains(weight) {
      names.append("w\(weight)")
      weights.insert(weight)
    }
    return names.joined(separator: " ")
  }

  private static func name(_ number: Double) -> String {
    Canvas.number(number).replacing(".", with: "_")
  }

  var styleSheet: String {
    var lines: [String] = []
    for size in sizes.sorted() { lines.append(".s\(Self.name(size)){font-size:\(Canvas.number(size))px}") }
    for leading in leadings.sorted() {
      lines.append(".l\(Self.name(leading)){line-height:\(Canvas.number(leading))px}")
    }
    for weight in weights.sorted() { lines.append(".w\(weight){font-weight:\(weight)}") }
    return lines.joined(separator: "\n") + "\n"
  }
}
