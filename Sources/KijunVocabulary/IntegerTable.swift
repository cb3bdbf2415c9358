/// Numbers by numbers, in two flat arrays: for the hundreds of thousands of look-ups that a document makes.
struct IntegerTable: Sendable {
  // A key of 0 stands for an empty place, so keys are stored with 1 added.
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
  }

  subscript(key: UInt64) -> Int32? {
    let place = place(of: key)
    return keys[place] == 0 ? nil : values[place]
  }

  mutating func insert(_ value: Int32, for key: UInt64) {
    if count * 2 >= keys.count { grow() }
    let place = place(of: key)
    if keys[place] == 0 { count += 1 }
    keys[place] = key &+ 1
    values[place] = value
  }

  /// Where a key is, or the empty place where it belongs.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key &+ 1 { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    var larger = IntegerTable(capacity: keys.count)
    for (key, value) in zip(keys, values) where key != 0 { larger.insert(value, for: key &- 1) }
    self = larger
  }
}
