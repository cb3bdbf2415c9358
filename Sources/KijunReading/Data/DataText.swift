internal import KijunGuidelines

/// What keys and texts of data are, by their shape.
enum DataText {
  /// Prose has words that hold it together: a stop inside, or more of them than a name or value has.
  static func isProse(_ text: String) -> Bool {
    if text.utf8.count > 400 { return true }
    if text.contains("://"), !text.contains(" ") { return false }
    let words = text.split(whereSeparator: { $0.isWhitespace }).count
    let wide = text.unicodeScalars.count { $0.value >= 0x3040 && $0.value < 0xFF00 }
    return words > 6 || wide > 14 || SentenceSplitter.split(text).count > 1
  }

  /// A key under which a text says something of the object that it stands in.
  static func isRemark(_ key: String) -> Bool {
    isAside(key)
      || [
        "note", "notes", "comment", "comments", "description", "summary", "remark", "remarks", "rationale",
        "rule", "guideline",
      ].contains(key.lowercased())
  }

  /// A key whose object is about the one that it stands in, and no part of it: `_meta`.
  static func isAside(_ key: String) -> Bool {
    guard let first = key.first else { return false }
    return first == "_" || first == "$" || key == "meta" || key == "metadata"
  }

  /// What an object calls itself: the items of a list have no key.
  static func title(of members: [JSONTree.Member]) -> String? {
    for key in ["name", "title", "id", "key", "token", "label", "style", "role"] {
      guard let value = members.first(where: { $0.key == key })?.value.string else { continue }
      if !value.isEmpty, !isProse(value) { return value }
    }
    return nil
  }

  /// Names are repeated with each fact, so a long one is cut.
  static func short(_ name: String) -> String {
    name.utf8.count <= 160 ? name : String(name.prefix(40)) + "…"
  }
}

extension Range<Int> {
  /// The first bytes of it.
  func prefixed(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}
