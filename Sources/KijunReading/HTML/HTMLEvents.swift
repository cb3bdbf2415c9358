import CLibXML2

/// A page as events, in the order of the file.
///
/// This is the only file that knows the C parser. It decides, as it always has, what an end tag closes and which
/// tags are implied; nothing of C leaves this file: no pointer, no node.
@safe struct HTMLEvents {
  private(set) var events = PackedEvents()

  /// Deeper than any page is. At each end tag the parser looks through all that is open.
  fileprivate static let deepest = 256

  /// What a page has before its text. Without it the parser would drop text behind a stray end tag.
  private static let opening = Array("<body>".utf8)

  /// Reads valid UTF-8, whatever the page says of its encoding. A fragment is a part of a page's body.
  init(_ bytes: [UInt8], isFragment: Bool = false) {
    let opening = isFragment ? Self.opening : []
    if collect(opening, HTMLCost.affordable(bytes), of: bytes) { return }
    // Nested for the sake of it: its text is read without what is nested.
    _ = collect(opening, HTMLCost.withoutNesting(bytes), of: bytes)
  }

  /// Whether the C parser is on this machine.
  static var isAvailable: Bool { kijun_html_is_available() }

  /// False where the page is nested too deeply. The opening is none of the file.
  private mutating func collect(_ opening: [UInt8], _ page: [UInt8], of file: [UInt8]) -> Bool {
    let bytes = opening.isEmpty ? page : opening + page
    guard !bytes.isEmpty, bytes.count < Int(Int32.max) else { return true }
    let collector = Collector(file, added: opening.count)
    unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let parser = unsafe kijun_html_create(
          base.assumingMemoryBound(to: CChar.self), CInt(buffer.count))
      else { return }
      defer { unsafe kijun_html_free(parser) }
      unsafe collector.parser = parser
      var handler = Self.handler
      unsafe kijun_html_parse(parser, &handler, Unmanaged.passUnretained(collector).toOpaque())
    }
    collector.events.finish()
    events = collector.events
    return !collector.isTooDeep
  }

  private static var handler: kijun_html_handler {
    unsafe kijun_html_handler(
      open: { data, name, attributes in
        guard let collector = unsafe Collector.of(data), let name = unsafe name else { return }
        unsafe collector.open(name, attributes)
      },
      close: { data, name in unsafe Collector.of(data)?.close(name) },
      text: { data, text, count in unsafe Collector.of(data)?.text(text, count) },
      comment: { data, _ in unsafe Collector.of(data)?.pass() })
  }
}

/// Takes what the parser reports.
@safe private final class Collector {
  var events: PackedEvents
  var isTooDeep = false
  var parser: OpaquePointer?
  private let bytes: [UInt8]
  /// How many bytes the parser was given before those of the file.
  private let added: Int
  /// Up to where the file is accounted for.
  private var last = 0
  /// Where the last tag or visible text ended.
  private var lastSeen = 0

  init(_ bytes: [UInt8], added: Int) {
    self.bytes = bytes
    self.added = added
    events = PackedEvents(of: bytes)
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> Collector? {
    unsafe data.map { unsafe Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Never behind what came before, whatever the parser thinks.
  private var offset: Int {
    guard let parser = unsafe parser else { return last }
    return min(max(last, unsafe kijun_html_offset(parser) - added), bytes.count)
  }

  func pass() { last = offset }

  func open(_ name: UnsafePointer<UInt8>, _ list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    let place = tag()
    let found = unsafe Self.attributes(list)
    let element =
      found.hides ? HTMLElement.hidden : HTMLElement.named(unsafe String(cString: name).lowercased())
    events.open(element, found, at: place)
    if let parser = unsafe parser, unsafe Int(kijun_html_depth(parser)) > HTMLEvents.deepest {
      isTooDeep = true
      unsafe kijun_html_stop(parser)
    }
  }

  func close(_ name: UnsafePointer<UInt8>?) {
    let end = offset
    // An element that another tag closes ends where the text before that tag does.
    if let name = unsafe name.map({ unsafe String(cString: $0) }),
      let start = bytes[last..<end].firstIndex(of: UInt8(ascii: "<")),
      end - start > 2,
      bytes[end - 1] == UInt8(ascii: ">"),
      HTMLTag.name(of: bytes[start..<end].dropFirst(2)) == name
    {
      last = end
      lastSeen = end
    }
    events.close(at: lastSeen)
  }

  func text(_ text: UnsafePointer<UInt8>?, _ count: CInt) {
    guard let text = unsafe text, count > 0 else { return }
    let piece = unsafe Array(UnsafeBufferPointer(start: text, count: Int(count)))
    let end = offset
    // The parser reports a text when it is behind it, at least in most versions.
    for place in [end - piece.count, end, last]
    where place >= last && place + piece.count <= bytes.count
      && bytes[place..<place + piece.count].elementsEqual(piece)
    {
      last = place + piece.count
      if let seen = piece.lastIndex(where: { $0 > 0x20 }) { lastSeen = place + seen + 1 }
      events.add(text: place..<last)
      return
    }
    events.add(made: piece, from: last..<end)
    last = end
    lastSeen = end
  }

  /// The tag that the parser has just read the attributes of, from its `<` to behind its `>`; an empty range
  /// where the element is implied.
  private func tag() -> Range<Int> {
    var end = offset
    let start = bytes[last..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
    if start < end {
      if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
      last = end
      lastSeen = end
    }
    return start..<end
  }

  /// The parser gives names and values in turns, and at the end nil.
  private static func attributes(
    _ list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> HTMLAttributes {
    var attributes = HTMLAttributes()
    guard let list = unsafe list else { return attributes }
    var index = 0
    while let name = unsafe list[index] {
      let value = unsafe list[index + 1].map { unsafe String(cString: $0) }
      attributes.add(unsafe String(cString: name).lowercased(), value ?? "")
      index += 2
    }
    return attributes
  }
}
