import KijunStore
import KijunVocabulary

/// A version of a system that a question names, as `iOS 9`: where a document speaks of it, what others say is of another
/// version.
struct PlatformVersions {
  private let name: String?
  private let documents: Set<Int64>

  init(_ question: Question, _ units: [Unit]) {
    name = Self.name(in: question.analysis)
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

  private static func name(in analysis: Analysis) -> String? {
    let platform = analysis.mentions.first { mention in
      let next = mention.tokens.upperBound
      return mention.first(.condition)?.detail["condition"] == "platform" && next < analysis.tokens.count
        && analysis.tokens[next].isNumber
        && (0...1).contains(analysis.tokens[next].range.lowerBound - analysis.range(mention).upperBound)
    }
    guard let platform else { return nil }
    let end = analysis.tokens[platform.tokens.upperBound].range.upperBound
    return joined(analysis.slice(analysis.range(platform).lowerBound..<end))
  }

  /// Whether a text names it, and no longer number.
  private static func says(_ name: String, _ text: String) -> Bool {
    let text = joined(text)
    guard let range = text.firstRange(of: name) else { return false }
    return range.upperBound == text.endIndex || !text[range.upperBound].isNumber
  }

  private static func joined(_ text: String) -> String { Folding.fold(text).filter { $0 != " " } }
}
