import KijunGuidelines

/// A fact drawn to scale.
struct Drawing {
  var canvas: Canvas
  var scale: Scale

  /// Room for a drawing, so that it has its place beside the edge of a phone.
  static let roomX = 200.0
  static let roomY = 200.0

  /// nil where there is nothing to draw: a value of another kind, no length, none of this world.
  static func of(_ fact: Fact) -> Drawing? {
    let lengths = Length.pixels(fact.value)
    guard let first = lengths.first else { return nil }
    let last = lengths.last ?? first
    let label = fact.statement.shortened(to: 14)
    switch fact.topic {
    case .rows:
      // Of a size the second number is the height.
      let low = fact.value.kind == .size ? last : first
      return row(low: low, high: max(low, last), label, fact.traits)
    case .regions: return region(width: first, height: last, label, isSize: fact.value.kind == .size)
    case .spacing:
      if !fact.traits.isDisjoint(with: [.margin, .inset]) {
        return margin(first, label, isAllAround: fact.traits.contains(.inset))
      }
      return gap(low: first, high: max(first, last), label, isVertical: fact.traits.contains(.vertical))
    case .shapes: return fact.traits.contains(.corner) ? corner(first, label) : line(first, label)
    case .sizes:
      if fact.value.kind == .size { return rectangle(width: first, height: last, fact) }
      return extent(max(first, last), label, isVertical: fact.traits.contains(.height))
    case .type, .colours, .open, nil: return nil
    }
  }
}
