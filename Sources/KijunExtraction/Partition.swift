extension Array {
  /// How many elements fulfil a condition, where those that do stand before those that don't.
  func partition(_ fulfils: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fulfils(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
