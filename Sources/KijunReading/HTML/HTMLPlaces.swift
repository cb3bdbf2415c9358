/// Where the bytes of a piece of HTML stand in the file: all behind one another, or line by line where it was taken
/// out of a quote or a list.
struct HTMLPlaces {
  /// Where each line starts, in the piece and in the file.
  var lines: [(start: Int, source: Int)] = [(0, 0)]

  func offset(_ offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return lines[low].source + offset - lines[low].start
  }

  /// Behind the byte before an offset: the end of a line is not the start of the next.
  func end(_ offset: Int) -> Int { offset == 0 ? self.offset(0) : self.offset(offset - 1) + 1 }

  func range(_ range: Range<Int>) -> Range<Int> {
    let start = offset(range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, end(range.upperBound)))
  }
}
