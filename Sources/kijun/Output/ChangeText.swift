import KijunAnswering
import KijunGuidelines
import KijunStore

/// A change of a claim in words.
struct ChangeText {
  let say: Language
  let tiers: Tiers
  let base: KnowledgeBase

  /// `min-height of 副題を持つ独自行`
  func topic(_ claim: StoredClaim) -> String {
    let topic =
      claim.subject.isEmpty || claim.property.isEmpty
      ? claim.subject + claim.property : say(.propertyOf(claim.property, claim.subject))
    let held = claim.conditions.all.filter { $0.name != "platform" }.map(\.text).joined(separator: ", ")
    return held.isEmpty ? topic : "\(topic) (\(held))"
  }

  func name(_ kind: ClaimChange.Kind) -> String {
    switch kind {
    case .added: say(.added)
    case .removed: say(.removed)
    case .changed: say(.changed)
    case .tier: say(.tier)
    case .renamed: say(.renamed)
    case .dated: say(.dated)
    case .reworded: say(.reworded)
    case .moved: say(.moved)
    case .retitled: say(.retitled)
    }
  }

  /// What it was and what it is, as far as this kind of change goes.
  func sides(_ change: ClaimChange, _ kind: ClaimChange.Kind) -> (before: String, after: String) {
    let (old, new) = (change.before, change.after)
    switch kind {
    case .added: return ("", new?.statement ?? "")
    case .removed: return (old?.statement ?? "", reason(change) ?? "")
    case .changed:
      guard let old, let new, old.statement == new.statement else { break }
      return (held(old), held(new))
    case .tier: return (old.map { tiers.label($0.tier) } ?? "", new.map { tiers.label($0.tier) } ?? "")
    case .renamed: return (old.map(topic) ?? "", new.map(topic) ?? "")
    case .dated:
      return (
        old?.annotation.verifiedOn.map { "\($0)" } ?? say(.neverVerified),
        new?.annotation.verifiedOn.map { "\($0)" } ?? say(.neverVerified)
      )
    case .retitled:
      let (from, to) = (headings(old), headings(new))
      let level = zip(from, to).prefix { $0 == $1 }.count
      return (
        from.indices.contains(level) ? from[level] : from.last ?? "",
        to.indices.contains(level) ? to[level] : to.last ?? ""
      )
    case .reworded: return (old.map { "「\($0.quote)」" } ?? "", new.map { "「\($0.quote)」" } ?? "")
    case .moved:
      let (from, to) = (heading(old), heading(new))
      let isSame = from == to
      return (
        (isSame ? "" : from + ", ") + say(.line(change.lineBefore ?? old?.lines.lowerBound ?? 0)),
        (isSame ? "" : to + ", ") + say(.line(new?.lines.lowerBound ?? 0))
      )
    }
    return (old?.statement ?? "", new?.statement ?? "")
  }

  /// Why a claim is gone, where what stands in its place tells that.
  func reason(_ change: ClaimChange) -> String? {
    change.reject.map { say(.rejectedAs($0.reason.rawValue, $0.lines.lowerBound)) }
  }

  private func headings(_ claim: StoredClaim?) -> [String] {
    claim.flatMap { try? base.sectionPath($0.sectionID) } ?? []
  }

  private func heading(_ claim: StoredClaim?) -> String { headings(claim).last ?? "" }

  /// Conditions and force, where the value itself is the same.
  private func held(_ claim: StoredClaim) -> String {
    let conditions =
      claim.conditions.all.map(\.text)
      + [claim.value.role?.rawValue, claim.modality?.rawValue].compactMap { $0 }
    return "\(claim.statement) (\(conditions.joined(separator: ", ")))"
  }

  /// `min-height of 副題を持つ独自行: 68 pt → 72 pt`
  func line(_ change: ClaimChange, _ kind: ClaimChange.Kind) -> String {
    let sides = sides(change, kind)
    guard let claim = change.after ?? change.before else { return "" }
    // A new name is the topic's own; everything else is told of the topic.
    if kind == .renamed { return "\(sides.before) → \(sides.after): \(claim.statement)" }
    let value = [.tier, .dated, .moved, .retitled].contains(kind) ? "\(claim.statement), " : ""
    let both =
      kind == .removed
      ? sides.before : [sides.before, sides.after].filter { !$0.isEmpty }.joined(separator: " → ")
    return "\(topic(claim)): \(value)\(both)"
  }
}
