/// Takes the plural s off an English word; the same on both sides, so a wrong cut does no harm.
enum Stem {
  static func of(_ word: String) -> String {
    let count = word.utf8.count
    guard count >= 4, word.hasSuffix("s") else { return word }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies"), count > 4 { return String(word.dropLast(3)) + "y" }
    for ending in ["sses", "shes", "ches", "xes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
