import KijunGuidelines

/// A step through a page: an element that begins or ends, or text.
struct HTMLEvent {
  enum Kind: UInt8 { case open, close, text }

  var kind: Kind
  var element = HTMLElement.inline
  /// Of text: that the same bytes stand at `source`. Where not, they were made from what stands there.
  var isExact = false
  /// Where the tag or the text stands in the file.
  var source: Range<Int>
  /// Among the events: the attributes of an element that matter, or text that was made.
  var inside = 0..<0
}

/// Attributes by which an element shows, hides or spans something else than others of its name.
struct HTMLAttributes {
  private var values: [String: String] = [:]

  private static let names = [
    "hidden", "aria-hidden", "style", "role", "rowspan", "colspan", "scope", "lang", "datetime", "alt",
    "name",
    "property", "itemprop", "content",
  ]
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))

  init() {}

  init(_ packed: inout PackedReader) {
    for _ in 0..<packed.number() { values[Self.names[packed.number()]] = packed.text() }
  }

  func write(to packed: inout PackedBytes) {
    packed.add(values.count)
    for (name, value) in values {
      packed.add(Self.numbers[name] ?? 0)
      packed.add(value)
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The first of two of one name counts.
  mutating func add(_ name: String, _ value: String) {
    if Self.numbers[name] != nil, values[name] == nil { values[name] = value }
  }

  subscript(name: String) -> String? { values[name] }

  var hides: Bool {
    if let hidden = values["hidden"], hidden != "until-found" { return true }
    if values["aria-hidden"] == "true" || values["role"] == "navigation" { return true }
    guard let style = values["style"] else { return false }
    let rules = String(style.lowercased().filter { $0 != " " })
    return rules.hasDeclaration("display:none") || rules.hasDeclaration("visibility:hidden")
  }

  /// A table for the looks of a page and not for data.
  var isLayout: Bool { values["role"] == "presentation" || values["role"] == "none" }

  /// Of how many columns or rows a cell is.
  func span(_ name: String) -> Int {
    guard let text = values[name], let span = Int(text.filter(\.isNumber)) else { return 1 }
    return max(1, min(span, 1000))
  }
}

extension String {
  fileprivate func hasDeclaration(_ declaration: String) -> Bool {
    utf8.split(separator: UInt8(ascii: ";")).contains {
      $0.elementsEqual(declaration.utf8) || $0.elementsEqual((declaration + "!important").utf8)
    }
  }
}
