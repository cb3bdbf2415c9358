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
