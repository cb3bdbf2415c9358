public import KijunStore
import KijunVocabulary

/// The platforms that the vocabulary of a knowledge base knows.
public struct PlatformNames {
  private let base: KnowledgeBase

  public init(_ base: KnowledgeBase) { self.base = base }

  /// The concepts of the platform of that name, and of those that it belongs to: a rule for all of Apple's holds on iOS.
  /// None where no platform has it.
  public func concepts(_ name: String) throws -> Set<String> {
    let tokens = Tokenizer.tokens(of: name).map(\.text)
    let spelling = tokens.joined(separator: " ")
    var found: Set<String> = []
    for known in try base.spellings(head: tokens.first ?? "") where known.spelling == spelling {
      guard let data = try base.conceptData(known.concept), data.detail["condition"] == "platform" else {
        continue
      }
      found.formUnion([known.concept] + data.broader)
    }
    return found
  }
}
