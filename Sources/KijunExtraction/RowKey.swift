import KijunGuidelines
import KijunVocabulary

/// The first cell of a row: what the row is about, and what that alone says of its numbers.
struct RowKey {
  let text: String
  let analysis: Analysis
  /// `Search field height (pt)`: the unit of all numbers of the row.
  let unit: String?
  /// Whether a unit that holds for lengths doesn't hold for this row: a count, a version.
  let isUnitless: Bool
  /// The property that it names, where the columns say only of what the cells are.
  let property: Mention?

  init(_ text: String, captionNamesProperty: Bool, vocabulary: Vocabulary) {
    self.text = text
    analysis = Analysis(text, vocabulary: vocabulary)
    unit = analysis.unitInBrackets
    property = analysis.mentions.last { $0.namesProperty && $0.isMeasurable }
    let counts = analysis.mentions.first.map { $0.tokens.lowerBound == 0 && $0.isCounter } ?? false
    let isCount =
      counts && property == nil && !captionNamesProperty
      && analysis.mentions[0].tokens.count < analysis.tokens.count
    let ownProperty = property
    isUnitless =
      analysis.counterInBrackets || isCount || ownProperty?.isUncountedInLengths == true
      || ownProperty == nil && analysis.mentions.contains { $0.isVersionOfSystem }
  }

  var propertyText: String? { property.map { analysis.slice(analysis.range($0)) } }

  var propertyConcepts: [String] {
    property?.concepts.filter { $0.kind == .property }.map(\.id) ?? []
  }
}

extension Analysis {
  /// `Tabs (count)`, 标签数（个）: a counting word in brackets.
  fileprivate var counterInBrackets: Bool {
    mentions.contains { mention in
      mention.first(.unit)?.detail["unit"] == "count" && stands(inBrackets: range(mention))
    }
  }
}

extension Mention {
  fileprivate var isCounter: Bool { first(.unit)?.detail["unit"] == "count" }

  fileprivate var isUncountedInLengths: Bool {
    let measures = concepts.filter { $0.kind == .property }.flatMap(\.measures)
    return measures.contains { ["count", "ratio", "weight"].contains($0) }
      && !measures.contains { ["length", "size", "duration", "percentage", "angle"].contains($0) }
  }

  fileprivate var isVersionOfSystem: Bool {
    concepts.contains { $0.id == "operating-system" || $0.id == "version-requirement" }
  }
}
