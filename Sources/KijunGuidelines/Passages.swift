/// The passages of a document, in the order of its text.
///
/// A large document has hundreds of thousands of them, and as values each takes ten times the memory of its words. Here
/// they lie as bytes, and one is made a value while it is looked at.
public struct Passages: Sendable {
  /// As many passages as lie in one piece, so that no piece is ever copied to become much larger.
  private static let most = 64

  private struct Piece: Sendable, Equatable {
    var bytes: [UInt8] = []
    /// Where each passage begins.
    var starts: [UInt32] = []

    /// What was left free at the end for more.
    mutating func giveBack() {
      var exact: [UInt8] = []
      exact.reserveCapacity(bytes.count)
      exact += bytes
      bytes = exact
    }
  }

  private var pieces: [Piece] = []

  public init() {}

  public init(_ passages: some Sequence<Passage>) {
    for passage in passages { append(passage) }
  }

  public mutating func append(_ passage: Passage) {
    if pieces.last.map({ $0.starts.count == Self.most }) ?? true {
      if let last = pieces.indices.last { pieces[last].giveBack() }
      pieces.append(Piece())
      pieces[pieces.count - 1].starts.reserveCapacity(Self.most)
    }
    let last = pieces.count - 1
    pieces[last].starts.append(UInt32(pieces[last].bytes.count))
    PackedPassage.write(passage, to: &pieces[last].bytes)
  }

  /// Where a passage begins in the text of the document.
  public func start(of index: Int) -> Int {
    let piece = pieces[index / Self.most]
    return PackedPassage.start(piece.bytes, at: Int(piece.starts[index % Self.most]))
  }

  /// Puts those from one on into the order in which they begin.
  public mutating func putInOrder(from first: Int) {
    guard first < count else { return }
    let moved = self[first...].enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
    let whole = first / Self.most
    pieces.removeSubrange((first % Self.most == 0 ? whole : whole + 1)...)
    if first % Self.most > 0 {
      pieces[whole].bytes.removeSubrange(Int(pieces[whole].starts[first % Self.most])...)
      pieces[whole].starts.removeSubrange((first % Self.most)...)
    }
    for passage in moved { append(passage.element) }
  }

  /// In the order in which they begin; those that begin together stay as they are.
  public func inOrderOfText() -> Passages {
    let starts = indices.map { start(of: $0) }
    guard zip(starts, starts.dropFirst()).contains(where: { $0 > $1 }) else { return self }
    return Passages(indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.lazy.map { self[$0] })
  }
}

extension Passages: RandomAccessCollection, Equatable, ExpressibleByArrayLiteral {
  public init(arrayLiteral passages: Passage...) { self.init(passages) }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    pieces.last.map { (pieces.count - 1) * Self.most + $0.starts.count } ?? 0
  }

  public subscript(index: Int) -> Passage {
    let piece = pieces[index / Self.most]
    return PackedPassage.passage(piece.bytes, at: Int(piece.starts[index % Self.most]))
  }
}
