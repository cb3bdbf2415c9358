import KijunGuidelines

extension Value.Kind {
  /// What a value of this kind always is, even where the document doesn't say it.
  var impliedProperty: String? {
    switch self {
    case .color: "color"
    case .weight: "weight"
    case .ratio: "contrast-ratio"
    case .size: "size"
    default: nil
    }
  }
}

extension Claim {
  /// What a claim measures by its kind, or because a length of text can be but one: `text of at least 11 pt`.
  var impliedProperty: String? {
    if let always = value.kind.impliedProperty { return always }
    return propertyConcepts.isEmpty && property.isEmpty && value.kind == .number
      && LengthUnit.isOne(value.unit)
      && subjectConcepts.contains("text") ? "font-size" : nil
  }
}
