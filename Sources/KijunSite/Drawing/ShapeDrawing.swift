extension Drawing {
  /// A corner with its radius.
  static func corner(_ radius: Double, _ label: String) -> Drawing {
    let scale = Scale.fitting(radius, radius, inWidth: 100, height: 64)
    let round = scale(radius)
    let (wide, high) = (max(140, round * 2), max(88, round * 2))
    var canvas = Canvas()
    canvas.rectangle(0, 0, wide, high, radius: round, .thing)
    let arc = Canvas.number(round)
    canvas.path("M0 \(arc)A\(arc) \(arc) 0 0 1 \(arc) 0", .accent)
    canvas.measureAcross(0, round, y: high + 12, label)
    return Drawing(canvas: canvas, scale: scale)
  }

  /// A line with its thickness.
  static func line(_ thickness: Double, _ label: String) -> Drawing {
    let scale = Scale.fitting(thickness, thickness, inWidth: roomX, height: 100)
    let high = scale(thickness)
    var canvas = Canvas()
    canvas.rectangle(0, 8, 140, high, .bar)
    canvas.measureDown(8, high, x: 154, label)
    canvas.cover(0, max(high + 16, 28))
    return Drawing(canvas: canvas, scale: scale)
  }
}
