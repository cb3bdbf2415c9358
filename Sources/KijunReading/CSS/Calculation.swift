/// `calc(44px + 2 * 8px)`, `clamp(1rem, 2rem, 3rem)`: arithmetic in one unit.
struct Calculation {
  private struct Number {
    var value: Double
    var unit: String
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8.prefix(400)) }

  /// The number with its unit; nil for several units, and all that is no arithmetic.
  mutating func result() -> String? {
    guard let number = sum(depth: 0), next() == nil, number.value.isFinite, abs(number.value) < 1e9 else {
      return nil
    }
    let rounded = (number.value * 10000).rounded() / 10000
    let digits = Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    return digits + number.unit
  }

  private mutating func next() -> UInt8? {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func sum(depth: Int) -> Number? {
    guard depth < 32, var left = product(depth: depth) else { return nil }
    while let sign = next(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      at += 1
      guard let right = product(depth: depth), right.unit == left.unit else { return nil }
      left.value += sign == UInt8(ascii: "+") ? right.value : -right.value
    }
    return left
  }

  private mutating func product(depth: Int) -> Number? {
    guard var left = factor(depth: depth) else { return nil }
    while let sign = next(), sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      at += 1
      guard let right = factor(depth: depth) else { return nil }
      if sign == UInt8(ascii: "*") {
        guard left.unit.isEmpty || right.unit.isEmpty else { return nil }
        left = Number(value: left.value * right.value, unit: left.unit + right.unit)
      } else {
        guard right.unit.isEmpty, right.value != 0 else { return nil }
        left.value /= right.value
      }
    }
    return left
  }

  private mutating func factor(depth: Int) -> Number? {
    guard let first = next() else { return nil }
    if first == UInt8(ascii: "(") {
      at += 1
      let inner = sum(depth: depth + 1)
      guard next() == UInt8(ascii: ")") else { return nil }
      at += 1
      return inner
    }
    let start = at
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { at += 1 }
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
    let value = Double(String(decoding: bytes[start..<at], as: UTF8.self))
    let unit = at
    while at < bytes.count, (0x61...0x7A).contains(bytes[at] | 0x20) || bytes[at] == UInt8(ascii: "%") {
      at += 1
    }
    let word = String(decoding: bytes[unit..<at], as: UTF8.self).lowercased()
    if let value { return Number(value: value, unit: word) }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "("), start == unit else { return nil }
    at += 1
    return function(word, depth: depth + 1)
  }

  private mutating func function(_ name: String, depth: Int) -> Number? {
    var values: [Number] = []
    repeat {
      guard let value = sum(depth: depth), value.unit == values.first?.unit ?? value.unit else { return nil }
      values.append(value)
      guard let mark = next(), mark == UInt8(ascii: ",") || mark == UInt8(ascii: ")") else { return nil }
      at += 1
      if mark == UInt8(ascii: ")") { break }
    } while true
    let sizes = values.map(\.value)
    switch (name, sizes.count) {
    case ("calc", 1): return values[0]
    case ("min", _): return Number(value: sizes.min() ?? 0, unit: values[0].unit)
    case ("max", _): return Number(value: sizes.max() ?? 0, unit: values[0].unit)
    case ("clamp", 3): return Number(value: max(sizes[0], min(sizes[1], sizes[2])), unit: values[0].unit)
    default: return nil
    }
  }
}
