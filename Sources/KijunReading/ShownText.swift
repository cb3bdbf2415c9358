internal import KijunGuidelines

extension Document {
  /// The same document with the text that it shows as what its passages are slices of.
  ///
  /// What stands between the words of a page or of a tree of data is no text that anybody reads: a quote with it
  /// would be hard to recognise in what is shown. The lines stay those of the file.
  func ofShownText() -> Document {
    var document = self
    var text: [UInt8] = []
    document.passages = []
    for var passage in passages {
      let start = text.count
      if passage.cells.isEmpty {
        passage.text = passage.text.placed(endingIn: &text)
      } else {
        var row = Visible()
        passage.cells = passage.cells.enumerated().map { number, cell in
          if number > 0 {
            row.append(" | ", at: text.count)
            text += " | ".utf8
          }
          let placed = cell.placed(endingIn: &text)
          row.append(placed)
          return placed
        }
        passage.text = row
      }
      // What shows nothing at all says nothing.
      guard text.count > start else { continue }
      passage.range = start..<text.count
      text.append(UInt8(ascii: "\n"))
      document.passages.append(passage)
    }
    document.text = text
    return document
  }
}

extension Visible {
  /// The same words, standing where they are now added to a text.
  fileprivate func placed(endingIn text: inout [UInt8]) -> Visible {
    var placed = Visible(string, at: text.count)
    for picture in pictures { placed.markPicture(picture) }
    text += string.utf8
    return placed
  }
}
