import KijunGuidelines

/// The words of a name in code: `min-row_height` and `minRowHeight` are *min row height*.
enum EntryWords {
  static func spaced(_ name: String) -> String {
    var words = ""
    var word = ""
    var before: Unicode.Scalar = " "
    func finish() {
      if !words.isEmpty, !word.isEmpty { words += " " }
      words += word
      word = ""
    }
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ", "_", "-", ".", "/", "$", "@": finish()
      case "A"..."Z"
      where ("a"..."z").contains(before) && !capitalized.contains(word) || ("0"..."9").contains(before):
        finish()
        word.unicodeScalars.append(scalar)
      default: word.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    finish()
    return words
  }

  /// What stands before a capital inside one word: `iOS`, `macOS`.
  private static let capitalized: Set<String> = ["i", "iPad", "mac", "tv", "watch", "vision"]

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
