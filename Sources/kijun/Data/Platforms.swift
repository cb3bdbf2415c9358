import KijunAnswering
import KijunIngesting
import KijunStore

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

  func concepts(_ name: String) throws -> Set<String> { try PlatformNames(base).concepts(name) }
}
