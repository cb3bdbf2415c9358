import KijunStore
import KijunVocabulary

/// A version of a system that a question names, as `iOS 9`: where a document speaks of it, what others say is of another
/// version.
struct PlatformVersions {
  private let name: String?
  private let documents: Set<Int64>

  init(_ question: Question, _ units: [Unit]) {
    name = question.analysis.platformVersions.first.map { Self.joined(question.analysis.slice($0)) }
    guard let name else {
      documents = []
      return
    }
    documents = Set(units.filter { Self.says(name, $0.passage.text) }.map(\.passage.documentID))
  }

  /// Why a unit is out, or nil.
  func exclusion(_ unit: Unit) -> String? {
    guard let name, !documents.isEmpty, !documents.contains(unit.passage.documentID) else { return nil }
    return "says nothing of \(name)"
  }

  /// Whether a text names it, and no longer number.
  private static func says(_ name: String, _ text: String) -> Bool {
    let text = joined(text)
    return text.ranges(of: name).contains { $0.upperBound == text.endIndex || !text[$0.upperBound].isNumber }
  }

  private static func joined(_ text: String) -> String { Folding.fold(text).filter { $0 != " " } }
}

extension Analysis {
  /// Where a platform stands with a number behind it, in bytes: `iOS 9` is a version, and no value.
  var platformVersions: [Range<Int>] {
    mentions.compactMap { mention in
      let next = mention.tokens.upperBound
      guard mention.first(.condition)?.detail["condition"] == "platform", next < tokens.count,
        tokens[next].isNumber
      else { return nil }
      let name = range(mention)
      guard (0...1).contains(tokens[next].range.lowerBound - name.upperBound) else { return nil }
      return name.lowerBound..<tokens[next].range.upperBound
    }
  }
}
