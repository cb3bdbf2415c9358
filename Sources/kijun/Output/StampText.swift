import KijunGuidelines
import KijunStore

/// Who checked a claim and when.
struct StampText {
  let say: Language

  init(_ say: Language) { self.say = say }

  /// With the value that was checked, where the claim has another one now.
  func line(_ stamp: Stamp, of claim: StoredClaim) -> String {
    let parts = [
      say(.stampedBy("\(stamp.on)", stamp.by)), stamp.value == claim.value.mark ? "" : "(\(stamp.value))",
      stamp.note,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
