/// The known word that was probably meant.
public enum NearMiss {
  /// nil where none is near enough to be of help.
  public static func of(_ word: String, in known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(Array(word.lowercased().prefix(64)), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The advice that names it, or all there are.
  public static func advice(_ word: String, in known: [String]) -> String {
    if let near = of(word, in: known) { return "did you mean '\(near)'?" }
    return "use one of \(known.joined(separator: ", "))"
  }

  /// How many letters to insert, delete, replace or swap with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
