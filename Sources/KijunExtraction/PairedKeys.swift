import KijunVocabulary

/// The things that the key of a row names with a slash between them: `Toast, in / out`, 通知帯の表示／消去. The parts of
/// a cell that is divided likewise are theirs, in order.
struct PairedKeys {
  let topics: [Topic]

  /// nil for a key that names one thing.
  init?(_ key: String, vocabulary: Vocabulary) {
    let parts = Header.split(key.withoutNote)
    guard parts.count > 1, parts.count <= Self.most, parts.allSatisfy({ $0.utf8.count <= Self.longest }),
      !key.contains("→")
    else { return nil }
    let head = Self.head(of: parts, vocabulary)
    topics = parts.enumerated().map { index, part in
      let name = index == 0 ? part : head + part
      let concepts = Analysis(name, vocabulary: vocabulary).conceptIDs() + Self.way(part, head)
      return Topic(
        subject: name, property: "", subjectConcepts: concepts.uniqued(), propertyConcepts: [])
    }
  }

  private static let most = 6
  private static let longest = 60

  /// What the first part has and the others share: of `Toast, in` and `out` the `Toast, `.
  private static func head(of parts: [String], _ vocabulary: Vocabulary) -> String {
    guard let first = parts.first, parts.dropFirst().allSatisfy({ isShorter($0, than: first) }) else {
      return ""
    }
    let analysis = Analysis(first, vocabulary: vocabulary)
    guard let last = analysis.tokens.last else { return "" }
    // The last word alone differs: what the vocabulary takes for one, or a Latin word.
    let mention = analysis.mentions.last { analysis.range($0).upperBound == last.range.upperBound }
    let start = mention.map { analysis.range($0).lowerBound } ?? last.range.lowerBound
    guard start > 0, mention != nil || last.isWord else { return "" }
    return analysis.slice(0..<start)
  }

  private static func isShorter(_ part: String, than first: String) -> Bool {
    part.unicodeScalars.count < first.unicodeScalars.count
  }

  /// Which way something goes, in words too small to mean it elsewhere: what moves in appears.
  private static func way(_ part: String, _ head: String) -> [String] {
    guard let word = part.split(whereSeparator: { " ,".contains($0) }).last else { return [] }
    switch word.lowercased() {
    case "in": return ["show", "appear"]
    case "out": return ["hide", "dismiss"]
    default: return []
    }
  }
}
