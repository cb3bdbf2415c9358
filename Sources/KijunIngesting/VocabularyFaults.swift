import KijunGuidelines
public import KijunStore
import KijunVocabulary

/// What is wrong with files of a user's own tiers and words.
public enum VocabularyFaults {
  /// The files are checked together, for a word in one may belong to a concept of another. Which hold tiers, they say
  /// themselves.
  public static func all(in paths: [String]) throws -> [InputError] {
    var additions: [VocabularyAddition] = []
    for path in paths {
      let absolute = Paths.absolute(path)
      var addition = try VocabularyAddition(.vocabulary, at: absolute, manifest: "")
      if let tree = try? JSONTreeReader.read(Array(addition.text.utf8)), tree["tiers"] != nil {
        addition.kind = .tiers
      }
      additions.append(addition)
    }
    // A word may name a tier's concept, so tiers go first.
    return try all(of: additions.filter { $0.kind == .tiers } + additions.filter { $0.kind == .vocabulary })
  }

  /// Of the files that the manifests of a knowledge base name, as they are now.
  public static func all(of base: KnowledgeBase) throws -> [InputError] {
    try all(
      of: base.vocabularyAdditions().map {
        try VocabularyAddition($0.kind, at: $0.path, manifest: $0.manifest)
      })
  }

  private static func all(of additions: [VocabularyAddition]) throws -> [InputError] {
    try VocabularyCheck(additions).faults.map { InputError($0) }
  }
}
