extension Drawing {
  /// The room between two things; of a range the least is full, and the rest of it paler.
  static func gap(low: Double, high: Double, _ label: String, isVertical: Bool) -> Drawing {
    let scale = Scale.fitting(high, high, inWidth: roomX - 96, height: roomY - 72)
    let (least, most) = (scale(low), scale(high))
    var canvas = Canvas()
    if isVertical {
      canvas.rectangle(0, 0, 120, 36, radius: 4, .thing)
      if most > least { canvas.rectangle(0, 36, 120, most, .limit) }
      canvas.rectangle(0, 36, 120, least, .tint)
      canvas.rectangle(0, 36 + most, 120, 36, radius: 4, .thing)
      canvas.measureDown(36, most, x: 132, label)
    } else {
      canvas.rectangle(0, 0, 48, 48, radius: 4, .thing)
      if most > least { canvas.rectangle(48, 0, most, 48, .limit) }
      canvas.rectangle(48, 0, least, 48, .tint)
      canvas.rectangle(48 + most, 0, 48, 48, radius: 4, .thing)
      canvas.measureAcross(48, most, y: 60, label)
    }
    return Drawing(canvas: canvas, scale: scale)
  }

  /// The room between an edge and what lies within: at both sides, or all around.
  static func margin(_ length: Double, _ label: String, isAllAround: Bool) -> Drawing {
    let scale = Scale.fitting(
      length * 2 + 24, length * 2 + 16, inWidth: roomX, height: isAllAround ? 140 : 100_000)
    let side = scale(length)
    let high = isAllAround ? max(96, side * 2 + 32) : 96
    let above = isAllAround ? side : 0
    var canvas = Canvas()
    canvas.rectangle(0, 0, roomX, high, radius: 2, .tint)
    canvas.rectangle(side, above, roomX - side * 2, high - above * 2, radius: 4, .screen)
    for line in 0..<3 {
      let y = above + 12 + Double(line) * 14
      guard y + 6 < high - above else { break }
      let wide = (roomX - side * 2 - 24) * (line == 2 ? 0.6 : 1)
      if wide > 4 { canvas.rectangle(side + 12, y, wide, 6, radius: 3, .faint) }
    }
    canvas.measureAcross(0, side, y: high + 12, label)
    return Drawing(canvas: canvas, scale: scale)
  }
}
