import KijunGuidelines
import KijunVocabulary

/// What the front matter of a document says about all of it.
enum FrontMatter {
  /// The tier that a field of it names.
  static func tier(_ document: Document, vocabulary: Vocabulary) -> String? {
    for field in document.frontMatter
    where ["tier", "authority", "status", "source", "区分", "分類"].contains(field.key.lowercased()) {
      if vocabulary.tier(field.value) != nil { return field.value }
      if let tier = TierScope.strong(Analysis(field.value, vocabulary: vocabulary)) { return tier }
    }
    return nil
  }
}
