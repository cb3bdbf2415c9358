/// The longest part of a list that rises from one to the next: what is not in it has changed its place.
enum Rising {
  /// How many of a list are not in that part.
  static func outside<T>(_ list: [T], _ isInOrder: (T, T) -> Bool) -> Int {
    // Nearly every list is in order, which is seen in one pass.
    zip(list, list.dropFirst()).allSatisfy(isInOrder) ? 0 : list.count - longest(list, isInOrder).count
  }

  /// The indices of that part. Takes n log n steps.
  static func longest<T>(_ list: [T], _ isInOrder: (T, T) -> Bool) -> Set<Int> {
    // For each length the index at which the part of that length ends that ends lowest.
    var ends: [Int] = []
    var before: [Int?] = []
    before.reserveCapacity(list.count)
    for (index, item) in list.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if isInOrder(list[ends[middle]], item) { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = before[index]
    }
    return result
  }
}
