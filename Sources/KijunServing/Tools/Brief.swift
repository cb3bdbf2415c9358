/// Texts cut to a size in bytes, with an … where something is missing.
enum Brief {
  static func text(_ text: String, _ limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var size = 3
    var end = text.startIndex
    // By characters, so that no accent or mark is cut from its letter.
    for index in text.indices {
      size += text[index].utf8.count
      guard size <= limit else { break }
      end = text.index(after: index)
    }
    return text[..<end] + "…"
  }

  /// The same on one line, for texts that are read line by line: a document must not be able to begin one of its own, nor
  /// to turn the direction in which one is read.
  static func line(_ text: String, _ limit: Int) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: line.append("\u{FFFD}")
      default: line.append(scalar)
      }
    }
    return self.text(String(line), limit)
  }

  /// The end of a path says more than its beginning.
  static func path(_ path: String, _ limit: Int) -> String {
    guard path.utf8.count > limit else { return path }
    var size = 3
    var start = path.endIndex
    while start > path.startIndex {
      let before = path.index(before: start)
      size += path[before].utf8.count
      guard size <= limit else { break }
      start = before
    }
    return "…" + path[start...]
  }
}
