import KijunGuidelines

extension Drawing {
  /// What can be tapped, around what is seen of it.
  static func region(width: Double, height: Double, _ label: String, isSize: Bool) -> Drawing {
    let scale = Scale.fitting(width, height, inWidth: roomX, height: roomY)
    let (wide, high) = (scale(width), scale(height))
    let seen = min(20, min(wide, high) * 0.5)
    var canvas = Canvas()
    canvas.rectangle(0, 0, wide, high, radius: min(8, wide / 4, high / 4), .tint)
    canvas.rectangle((wide - seen) / 2, (high - seen) / 2, seen, seen, radius: seen / 2, .bar)
    canvas.measureAcross(0, wide, y: high + 12, isSize ? Canvas.number(width) : label)
    if isSize { canvas.measureDown(0, high, x: wide + 12, Canvas.number(height)) }
    return Drawing(canvas: canvas, scale: scale)
  }

  /// Anything with a width and a height.
  static func rectangle(width: Double, height: Double, _ fact: Fact) -> Drawing {
    let scale = Scale.fitting(width, height, inWidth: roomX, height: 160)
    let numbers = fact.value.numbers.map(Canvas.number)
    var canvas = Canvas()
    canvas.rectangle(0, 0, scale(width), scale(height), radius: 1, .thing)
    canvas.measureAcross(0, scale(width), y: scale(height) + 12, numbers.first ?? "")
    canvas.measureDown(0, scale(height), x: scale(width) + 12, numbers.last ?? "")
    return Drawing(canvas: canvas, scale: scale)
  }

  /// One length by itself.
  static func extent(_ length: Double, _ label: String, isVertical: Bool) -> Drawing {
    let scale = Scale.fitting(length, length, inWidth: roomX, height: 160)
    var canvas = Canvas()
    if isVertical {
      canvas.rectangle(0, 0, 24, scale(length), radius: 1, .thing)
      canvas.measureDown(0, scale(length), x: 36, label)
    } else {
      canvas.rectangle(0, 0, scale(length), 24, radius: 1, .thing)
      canvas.measureAcross(0, scale(length), y: 36, label)
    }
    return Drawing(canvas: canvas, scale: scale)
  }
}
