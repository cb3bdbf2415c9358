/// What people write into a cell of a table that has nothing to say.
public enum EmptyCell {
  private static let blank: [Unicode.Scalar] = ["-", "–", "—", "―", "ー", "−", "·", "…", "*", "/", " "]
  private static let words: Set<String> = ["n/a", "N/A", "none", "なし", "無", "无"]

  public static func isEmpty(_ text: String) -> Bool {
    if text.unicodeScalars.allSatisfy(blank.contains) { return true }
    // None of the words is as long, and most cells are looked at in each question.
    guard text.utf8.count <= 12 else { return false }
    let start = text.drop { $0 == " " }
    return words.contains(String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)))
  }
}
