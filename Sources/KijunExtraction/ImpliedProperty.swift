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
