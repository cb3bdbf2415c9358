import KijunGuidelines

/// The visible text of a block while it is read, with the place of every piece in the file.
struct InlineText {
  enum Break { case soft, hard }

  /// A stretch of visible text, from the end of the one before it on. Where `isExact`, the same bytes stand at `source`;
  /// where not, `source` is what it was made from, such as an entity or a line end.
  private struct Piece {
    private var storedEnd: Int32
    private var low: Int32
    /// -1 where as many as there are of the text.
    private var length: Int32

    init(end: Int, source: Range<Int>, isExact: Bool) {
      storedEnd = Int32(clamping: end)
      low = Int32(clamping: source.lowerBound)
      length = isExact ? -1 : Int32(clamping: source.count)
    }

    var end: Int {
      get { Int(storedEnd) }
      set { storedEnd = Int32(clamping: newValue) }
    }

    var isExact: Bool { length < 0 }

    func source(from start: Int) -> Range<Int> {
      Int(low)..<Int(low) + (isExact ? end - start : Int(length))
    }
  }

  /// Markup around a stretch of text, such as `**44 pt**`.
  private struct Mark {
    private var start: Int32
    private var end: Int32
    private var low: Int32
    private var high: Int32

    init(text: Range<Int>, source: Range<Int>) {
      start = Int32(clamping: text.lowerBound)
      end = Int32(clamping: text.upperBound)
      low = Int32(clamping: source.lowerBound)
      high = Int32(clamping: source.upperBound)
    }

    var text: Range<Int> { Int(start)..<Int(end) }
    var source: Range<Int> { Int(low)..<Int(high) }
  }

  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []
  /// In the order in which they close.
  private var marks: [Mark] = []
  private var pictures: [Range<Int>] = []
  private var pending: (kind: Break, source: Range<Int>)?

  var isEmpty: Bool { bytes.isEmpty }
  var string: String { String(decoding: bytes, as: UTF8.self) }
  /// The place of the last visible byte.
  var sourceEnd: Int? {
    pieces.indices.reversed().lazy.map { source(of: $0) }.first { !$0.isEmpty }?.upperBound
  }

  private func start(of piece: Int) -> Int { piece > 0 ? pieces[piece - 1].end : 0 }

  private func source(of piece: Int) -> Range<Int> { pieces[piece].source(from: start(of: piece)) }

  /// Adds text that stands at `source` in the file.
  mutating func append(_ text: ArraySlice<UInt8>, at source: Int) {
    guard !text.isEmpty else { return }
    settle(before: text)
    bytes += text
    if let last = pieces.last, last.isExact, self.source(of: pieces.count - 1).upperBound == source {
      pieces[pieces.count - 1].end = bytes.count
    } else {
      add(source: source..<source + text.count, isExact: true)
    }
  }

  /// Adds text that was made from other bytes of the file.
  mutating func append(_ text: ArraySlice<UInt8>, from source: Range<Int>) {
    guard !text.isEmpty else { return }
    settle(before: text)
    bytes += text
    add(source: source, isExact: false)
  }

  /// Adds another text with its places, or a part of the same file that stands elsewhere.
  mutating func append(_ other: InlineText) {
    guard !other.isEmpty else { return }
    settle(before: other.bytes.prefix(4))
    let start = bytes.count
    bytes += other.bytes
    for var piece in other.pieces {
      piece.end += start
      pieces.append(piece)
    }
    for mark in other.marks {
      let text = mark.text.lowerBound + start..<mark.text.upperBound + start
      marks.append(Mark(text: text, source: mark.source))
    }
    pictures += other.pictures.map { $0.lowerBound + start..<$0.upperBound + start }
    pending = other.pending
  }

  /// The same text as if it stood nowhere: a merged cell is in each of its rows, and in the file once.
  var withoutPlaces: InlineText {
    var text = InlineText()
    text.append(bytes[...], from: 0..<0)
    text.pictures = pictures
    return text
  }

  /// A part of it that begins and ends between what was added, without the markup in it.
  func part(_ range: Range<Int>) -> InlineText {
    var part = InlineText()
    part.bytes = Array(bytes[range])
    let first = Ascending.count(pieces) { $0.end <= range.lowerBound }
    for var piece in pieces[first...].prefix(while: { $0.end <= range.upperBound }) {
      piece.end -= range.lowerBound
      part.pieces.append(piece)
    }
    let picture = Ascending.count(pictures) { $0.upperBound <= range.lowerBound }
    for picture in pictures[picture...].prefix(while: { $0.upperBound <= range.upperBound }) {
      part.pictures.append(picture.lowerBound - range.lowerBound..<picture.upperBound - range.lowerBound)
    }
    return part
  }

  /// Nothing follows: what would join it to more is gone.
  mutating func close() { pending = nil }

  /// A line of the file ends here. What joins it to the next one shows with the next text.
  mutating func breakLine(_ kind: Break, source: Range<Int>) {
    if pending?.kind == .hard { return }
    pending = (kind, source)
  }

  mutating func mark(from start: Int, source: Range<Int>) {
    var start = start
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
    if start < bytes.count { marks.append(Mark(text: start..<bytes.count, source: source)) }
  }

  /// What was read from `start` on stands for a picture.
  mutating func markPicture(from start: Int) {
    // One inside another's words is a part of that.
    while let last = pictures.last, last.lowerBound >= start { pictures.removeLast() }
    if start < bytes.count { pictures.append(start..<bytes.count) }
  }

  private mutating func add(source: Range<Int>, isExact: Bool) {
    pieces.append(Piece(end: bytes.count, source: source, isExact: isExact))
  }

  private mutating func settle(before text: ArraySlice<UInt8>) {
    guard let (kind, source) = pending else { return }
    pending = nil
    guard !bytes.isEmpty else { return }
    let joint: UInt8
    switch kind {
    case .hard: joint = 0x0A
    case .soft:
      let next = Array(text.prefix(4))
      guard
        LineJoint.needsSpace(
          SentenceText.scalar(bytes, before: bytes.count), SentenceText.scalar(next, at: 0))
      else { return }
      joint = 0x20
    }
    bytes.append(joint)
    add(source: source, isExact: false)
  }

  /// Cuts the text at ascending ranges of its bytes. `source` is where each part stands in the file, with the
  /// markup that belongs to the part alone; nil where no byte of it could be placed. One pass over everything.
  func cut(_ ranges: [Range<Int>]) -> [(text: Visible, source: Range<Int>?)] {
    var cutter = Cutter(self)
    return ranges.map { cutter.cut($0) }
  }

  /// Cuts one range after the other, which ascend.
  private struct Cutter {
    let whole: InlineText
    /// The marks in the order in which they open.
    private let opening: [Int32]
    private var piece = 0
    private var open = 0
    private var close = 0
    private var picture = 0

    init(_ whole: InlineText) {
      self.whole = whole
      opening = whole.marks.indices.map { Int32($0) }.sorted {
        whole.marks[Int($0)].text.lowerBound < whole.marks[Int($1)].text.lowerBound
      }
    }

    mutating func cut(_ range: Range<Int>) -> (text: Visible, source: Range<Int>?) {
      var text = Visible()
      var low: Int?
      var high = 0
      let pieces = whole.pieces
      while piece < pieces.count, pieces[piece].end <= range.lowerBound { piece += 1 }
      var index = piece
      while index < pieces.count, whole.start(of: index) < range.upperBound {
        let (start, end, place) = (whole.start(of: index), pieces[index].end, whole.source(of: index))
        let from = max(start, range.lowerBound)
        let to = min(end, range.upperBound)
        let slice = String(decoding: whole.bytes[from..<to], as: UTF8.self)
        if pieces[index].isExact {
          let source = place.lowerBound + from - start
          text.append(slice, at: source)
          if low == nil { low = source }
          high = max(high, source + to - from)
        } else {
          text.append(joining: slice)
          if !place.isEmpty {
            if low == nil { low = place.lowerBound }
            high = max(high, place.upperBound)
          }
        }
        index += 1
      }
      while open < opening.count, whole.marks[Int(opening[open])].text.lowerBound <= range.lowerBound {
        let mark = whole.marks[Int(opening[open])]
        if mark.text.lowerBound == range.lowerBound, mark.text.upperBound <= range.upperBound, let start = low
        {
          low = min(start, mark.source.lowerBound)
        }
        open += 1
      }
      let marks = whole.marks
      while close < marks.count, marks[close].text.upperBound <= range.upperBound {
        let mark = marks[close]
        if mark.text.upperBound == range.upperBound, mark.text.lowerBound >= range.lowerBound {
          high = max(high, mark.source.upperBound)
        }
        close += 1
      }
      let pictures = whole.pictures
      while picture < pictures.count, pictures[picture].upperBound <= range.lowerBound { picture += 1 }
      for picture in pictures[picture...].prefix(while: { $0.lowerBound < range.upperBound }) {
        let inside = picture.clamped(to: range)
        text.markPicture(inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound)
      }
      return (text, low.flatMap { $0 < high ? $0..<high : nil })
    }
  }

  /// Its sentences, and the rows of tables that were glued together in it, each with its texts and its place, one after the
  /// other: all texts of a paragraph of megabytes together take ten times its memory.
  func forEachPart(_ body: (_ part: TextPart, _ texts: [Visible], _ source: Range<Int>?) -> Void) {
    var cutter = Cutter(self)
    TextPart.forEach(in: bytes) { part in
      let own = part.ranges.map { cutter.cut($0) }
      let places = own.compactMap(\.source)
      let low = places.first?.lowerBound
      body(part, own.map(\.text), low.map { $0..<(places.last?.upperBound ?? $0) })
    }
  }

  /// All of it, without the white space around it.
  func whole() -> (text: Visible, source: Range<Int>?)? {
    var low = 0
    var high = bytes.count
    while low < high, bytes[low] == 0x20 || (0x09...0x0D).contains(bytes[low]) { low += 1 }
    while high > low, bytes[high - 1] == 0x20 || (0x09...0x0D).contains(bytes[high - 1]) { high -= 1 }
    return low < high ? cut([low..<high]).first : nil
  }

  /// Where its lines stand in it, without white space around them.
  var lines: [Range<Int>] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    return bytes.split(omittingEmptySubsequences: true, whereSeparator: isLineEnd).compactMap { line in
      guard let first = line.firstIndex(where: { !isSpace($0) }),
        let last = line.lastIndex(where: { !isSpace($0) })
      else { return nil }
      return first..<last + 1
    }
  }
}
