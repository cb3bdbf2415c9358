import KijunGuidelines

/// The events of a page as bytes: as values they take eight times the memory of the page.
struct PackedEvents: Sequence {
  /// Which the events are of.
  private let page: [UInt8]
  private var packed = PackedBytes()
  /// The last event, where it is a text of the file that may go on.
  private var text: Range<Int>?
  /// Where the last event ends in the file.
  private(set) var end = 0

  private static let exact: UInt8 = 4
  private static let hasInside: UInt8 = 8

  init(of page: [UInt8] = []) { self.page = page }

  mutating func open(_ element: HTMLElement, _ attributes: HTMLAttributes, at source: Range<Int>) {
    begin(.open, attributes.isEmpty ? 0 : Self.hasInside, at: source)
    packed.add(source.count)
    packed.bytes.append(element.rawValue)
    guard !attributes.isEmpty else { return }
    var inside = PackedBytes()
    attributes.write(to: &inside)
    add(inside: inside.bytes)
  }

  mutating func close(at place: Int) { begin(.close, at: place..<place) }

  /// Text of the file, where it goes on or begins.
  mutating func add(text source: Range<Int>) {
    if let before = text, before.upperBound == source.lowerBound {
      text = before.lowerBound..<source.upperBound
    } else {
      finish()
      text = source
    }
  }

  /// Text that was made from what stands in the file.
  mutating func add(made literal: [UInt8], from source: Range<Int>) {
    begin(.text, Self.hasInside, at: source)
    packed.add(source.count)
    add(inside: literal)
  }

  /// Behind the last event.
  mutating func finish() {
    guard let source = text else { return }
    text = nil
    begin(.text, Self.exact, at: source)
    packed.add(source.count)
  }

  private mutating func begin(_ kind: HTMLEvent.Kind, _ flags: UInt8 = 0, at source: Range<Int>) {
    finish()
    packed.bytes.append(kind.rawValue | flags)
    packed.add(signed: source.lowerBound - end)
    end = source.upperBound
  }

  private mutating func add(inside: [UInt8]) {
    packed.add(inside.count)
    packed.bytes += inside
  }

  func text(of event: HTMLEvent) -> ArraySlice<UInt8> {
    event.isExact ? page[event.source] : packed.bytes[event.inside]
  }

  func attributes(of event: HTMLEvent) -> HTMLAttributes? {
    guard event.kind == .open, !event.inside.isEmpty else { return nil }
    var reader = PackedReader(bytes: packed.bytes, at: event.inside.lowerBound)
    return HTMLAttributes(&reader)
  }

  func makeIterator() -> Iterator { Iterator(reader: PackedReader(bytes: packed.bytes)) }

  struct Iterator: IteratorProtocol {
    fileprivate var reader: PackedReader
    private var end = 0

    fileprivate init(reader: PackedReader) { self.reader = reader }

    mutating func next() -> HTMLEvent? {
      guard !reader.isAtEnd else { return nil }
      let head = reader.byte()
      let start = end + reader.signed()
      let kind = HTMLEvent.Kind(rawValue: head & 3) ?? .close
      end = kind == .close ? start : start + reader.number()
      var event = HTMLEvent(kind: kind, isExact: head & exact != 0, source: start..<end)
      if kind == .open { event.element = HTMLElement(rawValue: reader.byte()) ?? .block }
      if head & hasInside != 0 {
        let count = reader.number()
        event.inside = reader.at..<reader.at + count
        reader.at += count
      }
      return event
    }
  }
}
