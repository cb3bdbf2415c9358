import KijunGuidelines

/// The words of a name in code: `min-row_height` and `minRowHeight` are *min row height*.
enum EntryWords {
  static func spaced(_ name: String) -> String {
    var words = ""
    var before: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      switch scalar {
      case "_", "-", ".", "/", "$", "@": if words.last != " ", !words.isEmpty { words.append(" ") }
      case "A"..."Z" where ("a"..."z").contains(before) || ("0"..."9").contains(before):
        // `iOS` and its like are one word.
        if words.last == "i" || words.hasSuffix("ipad") || words.hasSuffix("mac") { fallthrough }
        if words.count > 2 || before != "i" { words.append(" ") }
        words.unicodeScalars.append(scalar)
      default: words.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return words
  }

  /// `(prefers-contrast: more)` is *prefers contrast more*.
  static func setting(_ condition: String) -> String {
    spaced(condition.split { ":()=<>".contains($0) }.map { $0.trimmingSpaces }.joined(separator: " "))
  }

  /// All that an entry says, as one would read it out.
  static func all(_ entry: Entry) -> String {
    var words = entry.scope.map { spaced($0.text) }
    words += [
      spaced(entry.name), spaced(entry.property), entry.value.isEmpty ? entry.reference ?? "" : entry.value,
    ]
    if let note = entry.note { words.append("— " + note) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
