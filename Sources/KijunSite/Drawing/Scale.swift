/// How much smaller a drawing is than what it shows.
struct Scale: Equatable {
  /// One in so many.
  var divisor: Double

  var isFull: Bool { divisor == 1 }
  var text: String { "1:\(Canvas.number(divisor))" }

  func callAsFunction(_ length: Double) -> Double { length / divisor }

  /// The least reduction by which something has room, of those that one can reckon with.
  static func fitting(_ width: Double, _ height: Double, inWidth roomX: Double, height roomY: Double) -> Scale
  {
    var unit = 1.0
    while unit <= 100_000 {
      for step in [1.0, 2, 4, 5] where width <= roomX * unit * step && height <= roomY * unit * step {
        return Scale(divisor: unit * step)
      }
      unit *= 10
    }
    return Scale(divisor: unit)
  }
}
