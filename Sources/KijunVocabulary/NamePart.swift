import KijunGuidelines

/// A number inside a name that the vocabulary knows, such as `Title 1`, is no quantity.
enum NamePart {
  /// `names` and `quantities` stand in the order of the text.
  static func marked(_ quantities: [Quantity], names: [Range<Int>]) -> [Quantity] {
    guard !names.isEmpty else { return quantities }
    var next = 0
    return quantities.map { quantity in
      while next < names.count, names[next].upperBound < quantity.numberRange.upperBound { next += 1 }
      guard next < names.count, names[next].lowerBound < quantity.range.lowerBound else { return quantity }
      var marked = quantity
      marked.shape = .look(.identifier)
      return marked
    }
  }
}
