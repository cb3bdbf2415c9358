/// A parser drops a footnote that nothing refers to, and with it what it says. A paragraph that refers to all
/// of them, added behind the end of the file, keeps them; it has no lines of its own in the file.
enum FootnoteLabels {
  static func references(to text: [UInt8]) -> [UInt8] {
    var references: [UInt8] = []
    var at = 0
    while let start = text[at...].firstIndex(of: UInt8(ascii: "[")) {
      at = start + 1
      guard at < text.count, text[at] == UInt8(ascii: "^") else { continue }
      var stop = at + 1
      let limit = min(text.count, at + 256)
      while stop < limit, text[stop] > 0x20, text[stop] != UInt8(ascii: "]"), text[stop] != UInt8(ascii: "[")
      {
        stop += 1
      }
      at = stop
      guard stop + 1 < limit, text[stop] == UInt8(ascii: "]"), text[stop + 1] == UInt8(ascii: ":") else {
        continue
      }
      references += text[start...stop] + [0x20]
    }
    return references.isEmpty ? [] : [0x0A, 0x0A] + references + [0x0A]
  }
}
