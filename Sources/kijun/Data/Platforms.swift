import KijunIngesting
import KijunStore
import KijunVocabulary

/// The platforms that the vocabulary of a knowledge base knows.
struct Platforms {
  let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  /// The name that was given, when it is one of a platform: an unknown one would filter nothing.
  func checked(_ name: String?) throws -> String? {
    guard let name else { return nil }
    guard try !concepts(name).isEmpty else {
      throw InputError("--platform", "unknown platform '\(name)'", "use one such as iOS, iPadOS or macOS")
    }
    return name
  }

  /// The concepts of the platform of that name, and of those that it belongs to: a rule for all of Apple's holds on iOS.
  func concepts(_ name: String) throws -> Set<String> {
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
