import KijunVocabulary

extension Quantity {
  /// Whether it is so much of a unit, and no count.
  var isMeasured: Bool { isValue && unit != nil && unit != "count" }
}
