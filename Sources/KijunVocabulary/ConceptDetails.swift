/// What a concept can say of itself beyond its references: keys by kind, and what their values may be.
enum ConceptDetails {
  static func keys(of kind: Concept.Kind) -> [String] {
    switch kind {
    case .unit: ["unit"]
    case .bound: ["role", "comparator"]
    case .comparator: ["comparator", "position"]
    case .modality: ["modality"]
    case .supposition: ["conditional", "change"]
    case .ditto: ["direction"]
    case .condition: ["condition", "usual", "reaches", "tier", "unit"]
    case .question: ["asks"]
    case .connector: ["connector"]
    case .reference: ["position"]
    case .property: ["role"]
    case .weight: ["number"]
    case .term: ["set", "asks", "reaches", "each", "category"]
    case .negation: ["lacks", "denies"]
    case .handover: ["part"]
    case .subject: ["set", "reaches", "category", "tier"]
    case .delegation, .nonpublication, .verification, .applicability, .citation, .tier, .publisher, .filler:
      []
    }
  }

  /// Those without which a concept of the kind means nothing.
  static func needed(of kind: Concept.Kind) -> [String] {
    switch kind {
    case .unit: ["unit"]
    case .comparator: ["comparator", "position"]
    case .condition: ["condition"]
    case .connector: ["connector"]
    case .question: ["asks"]
    case .handover: ["part"]
    default: []
    }
  }

  /// nil where any word will do.
  static func values(of key: String) -> [String]? {
    switch key {
    case "role": ["minimum", "default", "recommended", "maximum"]
    case "comparator": [">=", "<=", ">", "<", "~"]
    case "position", "lacks": ["before", "after"]
    case "denies": ["before"]
    case "modality": ["must", "should", "may", "must_not"]
    case "connector": ["or", "and", "to"]
    case "part": ["yields", "follows", "draws", "settles", "figure", "behaviour"]
    case "direction": ["left", "named", "nearest"]
    case "usual", "category": ["true"]
    default: nil
    }
  }
}
