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
    let tokens = Tokenizer.tokens(of: name).map(\.text)
    let spelling = tokens.joined(separator: " ")
    let isKnown = try base.spellings(head: tokens.first ?? "").contains {
      try $0.spelling == spelling && base.conceptData($0.concept)?.detail["condition"] == "platform"
    }
    guard isKnown else {
      throw InputError("--platform", "unknown platform '\(name)'", "use one such as iOS, iPadOS or macOS")
    }
    return name
  }
}
