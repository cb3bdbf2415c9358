/// Visible text that remembers where each piece of it stands in the document.
///
/// Markup drops out of the visible text, so offsets into it are not offsets into the file. Each run maps a
/// stretch of `string` (UTF-8 offsets) to the place in the document where the same bytes stand.
public struct Visible: Sendable, Equatable {
  public struct Run: Sendable, Equatable {
    public var start: Int
    public var source: Int
    public var count: Int

    public init(start: Int, source: Int, count: Int) {
      self.start = start
      self.source = source
      self.count = count
    }
  }

  public private(set) var string: String
  public private(set) var runs: [Run]
  /// Stretches of `string` that stand for a picture, in order and apart. They say what it shows, and are no statement of
  /// the document.
  public private(set) var pictures: [Range<Int>] = []

  public init() {
    string = ""
    runs = []
  }

  /// What was taken apart.
  init(_ string: String, runs: [Run], pictures: [Range<Int>]) {
    self.string = string
    self.runs = runs
    self.pictures = pictures
  }

  /// Text that stands in the document as it is.
  public init(_ string: String, at source: Int) {
    self.string = string
    runs = string.isEmpty ? [] : [Run(start: 0, source: source, count: string.utf8.count)]
  }

  public var isEmpty: Bool { string.isEmpty }

  /// Adds text that stands at `source` in the document.
  public mutating func append(_ text: String, at source: Int) {
    guard !text.isEmpty else { return }
    let start = string.utf8.count
    let count = text.utf8.count
    string += text
    if let last = runs.last, last.start + last.count == start, last.source + last.count == source {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(start: start, source: source, count: count))
    }
  }

  /// Adds text that stands nowhere in the document, such as the space that joins two lines.
  public mutating func append(joining text: String) {
    string += text
  }

  public mutating func append(_ other: Visible) {
    let start = string.utf8.count
    string += other.string
    for run in other.runs {
      runs.append(Run(start: run.start + start, source: run.source, count: run.count))
    }
    pictures += other.pictures.map { $0.lowerBound + start..<$0.upperBound + start }
  }

  /// Adds the words that stand for a picture.
  public mutating func append(picture words: Visible) {
    let start = string.utf8.count
    append(words)
    markPicture(start..<string.utf8.count)
  }

  /// `range` is in UTF-8 bytes of the text.
  public mutating func markPicture(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard let last = pictures.last, range.lowerBound < last.upperBound else { return pictures.append(range) }
    // One inside another is all one picture.
    let first = firstPicture(behind: range.lowerBound)
    let end = pictures[first...].firstIndex { $0.lowerBound >= range.upperBound } ?? pictures.count
    let touched = pictures[first..<end]
    let low = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
    let high = max(range.upperBound, touched.last?.upperBound ?? range.upperBound)
    pictures.replaceSubrange(first..<end, with: [low..<high])
  }

  /// The part of the text between two UTF-8 offsets, which must stand between characters.
  public func slice(_ range: Range<Int>) -> Visible {
    let utf8 = string.utf8
    let low = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let high = utf8.index(low, offsetBy: range.count)
    var part = Visible()
    part.string = String(string[low..<high])
    for run in runs[firstRun(behind: range.lowerBound)...] {
      guard run.start < range.upperBound else { break }
      let from = max(run.start, range.lowerBound)
      let to = min(run.start + run.count, range.upperBound)
      guard from < to else { continue }
      part.runs.append(
        Run(start: from - range.lowerBound, source: run.source + from - run.start, count: to - from))
    }
    for picture in pictures[firstPicture(behind: range.lowerBound)...] {
      guard picture.lowerBound < range.upperBound else { break }
      let inside = picture.clamped(to: range)
      part.markPicture(inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound)
    }
    return part
  }

  /// Without the white space around it.
  public func trimmed() -> Visible {
    let utf8 = Array(string.utf8)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var low = 0
    var high = utf8.count
    while low < high, isSpace(utf8[low]) { low += 1 }
    while high > low, isSpace(utf8[high - 1]) { high -= 1 }
    return low == 0 && high == utf8.count ? self : slice(low..<high)
  }

  /// Where the text stands in the document: from its first to its last byte.
  public var source: Range<Int>? {
    guard let first = runs.first, let last = runs.last else { return nil }
    return first.source..<max(first.source, last.source + last.count)
  }

  /// The first run that ends behind an offset. A paragraph of many links has as many runs, and many sentences ask.
  private func firstRun(behind offset: Int) -> Int {
    Self.partition(runs.count) { runs[$0].start + runs[$0].count <= offset }
  }

  private func firstPicture(behind offset: Int) -> Int {
    Self.partition(pictures.count) { pictures[$0].upperBound <= offset }
  }

  /// How many of them hold, where all those that do stand before those that don't.
  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a part of the text stands in the document.
  public func source(of range: Range<Int>) -> Range<Int>? {
    var low: Int?
    var high = 0
    for run in runs[firstRun(behind: range.lowerBound)...] {
      guard run.start < range.upperBound else { break }
      let from = max(run.start, range.lowerBound)
      let to = min(run.start + run.count, range.upperBound)
      guard from < to else { continue }
      if low == nil { low = run.source + from - run.start }
      high = run.source + to - run.start
    }
    return low.map { $0..<max($0, high) }
  }
}
