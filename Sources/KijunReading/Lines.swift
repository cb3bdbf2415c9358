/// Where the lines of a text start and end, in UTF-8 bytes.
///
/// LF and CRLF end a line, so that numbers agree with what an editor and `grep -n` say. A bare CR ends a line
/// only in a file without any LF: a stray CR in an ordinary file is no line for other tools either.
public struct Lines: Sendable {
  /// Which bytes end a line.
  enum Endings: Sendable {
    /// As the type says: what people and other tools count.
    case counted
    /// Every CR, LF and CRLF, as CommonMark has it.
    case every
  }

  private var starts: [Int32]
  /// The end of each line's content, before what ends the line.
  private var ends: [Int32]

  public init(_ bytes: [UInt8]) {
    self.init(bytes, endings: .counted)
  }

  init(_ bytes: [UInt8], endings: Endings) {
    starts = [0]
    ends = []
    func end(at place: Int, next: Int) {
      ends.append(Int32(clamping: place))
      starts.append(Int32(clamping: next))
    }
    let returns = endings == .every || !bytes.contains(UInt8(ascii: "\n"))
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        end(at: at, next: at + 1)
      case UInt8(ascii: "\r"):
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "\n") {
          end(at: at, next: at + 2)
          at += 1
        } else if returns {
          end(at: at, next: at + 1)
        }
      default: break
      }
      at += 1
    }
    ends.append(Int32(clamping: bytes.count))
  }

  /// One more than the number of line ends: a text that ends with one has an empty last line.
  public var count: Int { starts.count }

  /// The line, from 1, that holds a byte. The end of a line belongs to it.
  public func number(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The lines that a non-empty range of bytes touches.
  public func numbers(of range: Range<Int>) -> ClosedRange<Int> {
    let first = number(at: range.lowerBound)
    return first...max(first, number(at: max(range.lowerBound, range.upperBound - 1)))
  }

  /// The bytes of a line without what ends it. A number outside the text gives the nearest line.
  public func range(of line: Int) -> Range<Int> {
    let index = min(max(line, 1), starts.count) - 1
    return Int(starts[index])..<Int(ends[index])
  }
}
