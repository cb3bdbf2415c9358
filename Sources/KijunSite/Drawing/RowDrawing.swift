extension Drawing {
  /// A row or bar at its height, with what stands in it only hinted at.
  static func row(low: Double, high: Double, _ label: String, _ traits: Traits) -> Drawing {
    let scale = Scale.fitting(roomX, high, inWidth: roomX, height: roomY)
    let height = scale(low)
    var canvas = Canvas()
    if high > low { canvas.rectangle(0, 0, roomX, scale(high), .limit) }
    canvas.rectangle(0, 0, roomX, height, .thing)
    if traits.contains(.bar), !traits.contains(.row) {
      for x in [16.0, 92, 168] where height >= 12 {
        canvas.rectangle(x, height / 2 - min(8, height / 4), 16, min(16, height / 2), radius: 4, .bar)
      }
    } else if traits.contains(.subtitle), height >= 28 {
      canvas.rectangle(16, height / 2 - 13, 104, 10, radius: 5, .bar)
      canvas.rectangle(16, height / 2 + 5, 72, 7, radius: 3.5, .faint)
    } else if height >= 12 {
      canvas.rectangle(16, height / 2 - 5, 104, 10, radius: 5, .bar)
    }
    if traits.contains(.row), height >= 20 {
      canvas.path("M\(Canvas.number(roomX - 20)) \(Canvas.number(height / 2 - 5))l5 5l-5 5", .hint)
    }
    canvas.measureDown(0, height, x: roomX + 10, label)
    return Drawing(canvas: canvas, scale: scale)
  }
}
