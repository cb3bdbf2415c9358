/// Lists of which those elements for which something holds stand before the others.
public enum Ascending {
  /// How many hold. No element is looked at more often than it takes to halve the list.
  public static func count<Element>(_ list: [Element], _ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
