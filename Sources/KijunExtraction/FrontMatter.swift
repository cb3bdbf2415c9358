import KijunGuidelines
import KijunVocabulary

/// What the front matter of a document says about all of it.
enum FrontMatter {
  /// Keys under which a document, or a part of a tree of data, says whose word it is.
  static let tierKeys: Set<String> = ["tier", "authority", "status", "source", "src", "区分", "分類"]

  /// The tier that a field of it names.
  static func tier(_ document: Document, vocabulary: Vocabulary) -> String? {
    for field in document.frontMatter
    where tierKeys.contains(field.key.lowercased()) {
      if vocabulary.tier(field.value) != nil { return field.value }
      if let tier = TierScope.strong(Analysis(field.value, vocabulary: vocabulary)) { return tier }
    }
    return nil
  }
}
