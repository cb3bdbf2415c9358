/// Whether a line goes on with the sentence of the line before it.
enum Continuation {
  static func goesOn(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else { return false }
    if "。．.!！?？:：".unicodeScalars.contains(last) { return false }
    // A piece of code in the middle of a sentence begins a new line when a page is scraped.
    if first == "." || ("a"..."z").contains(first) { return true }
    if "、。，)）」』".unicodeScalars.contains(first) { return true }
    // Hard-wrapped Latin text.
    return text.utf8.count >= 50 && (last.properties.isAlphabetic || last == "," || last == ";")
      && first.properties.isAlphabetic && isLatin(text) && isLatin(next)
  }

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x1100 }
  }

  static func needsSpace(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else { return false }
    return last.value < 0x2E80 && first.value < 0x2E80
  }
}
