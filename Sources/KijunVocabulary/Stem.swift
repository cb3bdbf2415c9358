/// Takes the plural s off an English word; the same on both sides, so a wrong cut does no harm.
enum Stem {
  /// `word` is in small letters.
  static func cut(_ word: inout [UInt8]) {
    guard word.count >= 4, word.last == UInt8(ascii: "s") else { return }
    if ends(word, "ss") || ends(word, "us") || ends(word, "is") { return }
    if ends(word, "ies"), word.count > 4 {
      word.removeLast(3)
      word.append(UInt8(ascii: "y"))
    } else if ends(word, "sses") || ends(word, "shes") || ends(word, "ches") || ends(word, "xes") {
      word.removeLast(2)
    } else {
      word.removeLast()
    }
  }

  private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard word.count >= count else { return false }
    return ending.withUTF8Buffer { ending in
      (0..<count).allSatisfy { unsafe word[word.count - count + $0] == ending[$0] }
    }
  }
}
