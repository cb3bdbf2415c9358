import KijunGuidelines
import KijunVocabulary

/// What the line or heading above a list says that its items measure: `Corners`, `Durations.`, `其他圆角`.
struct ListCaption {
  private(set) var text = ""
  private var concepts: [Concept] = []

  /// nil where a text says more, or names no property or several.
  init?(_ analysis: Analysis, vocabulary: Vocabulary) {
    guard analysis.tokens.count <= Self.longest, analysis.quantities.allSatisfy({ !$0.isValue }) else {
      return nil
    }
    let named = analysis.mentions.filter { $0.namesProperty }
    guard named.count == 1, let mention = named.first else { return nil }
    text = analysis.slice(analysis.range(mention))
    let own = mention.concepts.filter { $0.kind == .property }
    // `Corners` over lengths are the radii of corners.
    let near = own.filter { !$0.measures.contains { $0 != "text" } }.flatMap(\.near).compactMap {
      vocabulary[$0]
    }
    .filter { $0.kind == .property }
    concepts = own + near
  }

  /// More words are a sentence.
  private static let longest = 12

  /// The ids of the property where it is measured in a unit.
  func properties(in unit: String) -> [String]? {
    let measures: Set<String>
    switch unit {
    case "ms", "s": measures = ["duration"]
    case "%": measures = ["percentage"]
    case "°": measures = ["angle"]
    case ":1": measures = ["ratio"]
    default: measures = ["length", "size"]
    }
    let fitting = concepts.filter { !measures.isDisjoint(with: $0.measures) }
    return fitting.isEmpty ? nil : fitting.map(\.id)
  }
}

extension SentenceClaims.Found {
  /// Fills in what stands above the list of an item that names no property itself.
  mutating func complete(from caption: Caption) {
    guard propertyConcepts.isEmpty, let unit = value.unit else { return }
    if let list = caption.list, let ids = list.properties(in: unit) {
      property = list.text
      propertyConcepts = ids
    }
    if caption.subjects.count == 1 { subjectConcepts = (subjectConcepts + caption.subjects).uniqued() }
  }
}
