import KijunGuidelines

extension Claim {
  /// Whether it says right before an old value, in the same paragraph, what holds today of the same thing.
  func isToday(of old: Claim) -> Bool {
    old.conditions["edition"] != nil && conditions["edition"] == nil
      && (subjectConcepts == old.subjectConcepts.filter { $0 != "past" } || subject == old.subject)
  }
}

extension Value {
  /// `at least 48 pt. It was 44 pt in edition 2`: what was raised was a least value too.
  mutating func keepBound(of today: Value) {
    guard comparator == .equal, role == nil, today.kind == kind, today.unit == unit else { return }
    switch today.comparator {
    case .atLeast, .atMost, .over, .under:
      comparator = today.comparator
      role = today.role
    default: break
    }
  }
}
