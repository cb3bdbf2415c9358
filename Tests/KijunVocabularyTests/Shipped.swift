import Foundation
import KijunVocabulary

/// The vocabulary that ships, loaded once for all tests.
enum Shipped {
  private static let result = Result { try Vocabulary.shipped() }

  static var vocabulary: Vocabulary { get throws { try result.get() } }

  static func analysis(_ text: String) throws -> Analysis { Analysis(text, vocabulary: try vocabulary) }

  /// Ids of everything that the vocabulary finds in a text.
  static func ids(_ text: String) throws -> [String] {
    try analysis(text).mentions.flatMap { $0.concepts.map(\.id) }
  }

  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
