/// A text as folded scalars with their places, for scanning character by character.
struct ScalarText {
  private(set) var scalars: [UInt32] = []
  private(set) var offsets: [Int] = []
  let byteCount: Int

  init(_ text: String) {
    var offset = 0
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let folded = Folding.folded(scalar) {
        scalars.append(folded)
        offsets.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    byteCount = offset
  }

  var count: Int { scalars.count }

  /// The scalar at an index, or 0 past either end.
  subscript(index: Int) -> UInt32 {
    index >= 0 && index < scalars.count ? scalars[index] : 0
  }

  func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : byteCount }

  /// The first scalar at or behind a byte offset.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(self[index]) }

  func isLatin(_ index: Int) -> Bool {
    let scalar = self[index]
    return (0x61...0x7A).contains(scalar) || (0xC0...0x24F).contains(scalar)
  }

  func isSpace(_ index: Int) -> Bool { self[index] == 0x20 || self[index] == 0x09 }

  func skippingSpaces(_ index: Int) -> Int {
    var index = index
    while isSpace(index) { index += 1 }
    return index
  }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range { if let scalar = Unicode.Scalar(scalars[index]) { view.append(scalar) } }
    return String(view)
  }
}

extension UTF8 {
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
