import KijunGuidelines

/// Tells how two versions of one claim differ.
struct ClaimComparison {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  func kinds(_ old: StoredClaim?, _ new: StoredClaim?) throws -> [ClaimChange.Kind] {
    guard let old else { return new == nil ? [] : [.added] }
    guard let new else { return [.removed] }
    var kinds: [ClaimChange.Kind] = []
    if !saysSame(old, new) { kinds.append(.changed) }
    if old.tier != new.tier { kinds.append(.tier) }
    let isRenamed = old.subject != new.subject || old.property != new.property
    // Other words for the same concepts are no other thing.
    let isSameThing =
      !(old.subjectConcepts + old.propertyConcepts).isEmpty
      && Set(old.subjectConcepts + old.propertyConcepts) == Set(new.subjectConcepts + new.propertyConcepts)
    if isRenamed, try !isSameThing || isOtherRow(old, new) { kinds.append(.renamed) }
    if old.annotation.verifiedOn != new.annotation.verifiedOn { kinds.append(.dated) }
    // The label of another tier is other words too, and no second change.
    if old.id != new.id, !kinds.contains(where: { [.changed, .tier, .renamed].contains($0) }),
      try isRenamed || isReworded(old, new)
    {
      kinds.append(.reworded)
    }
    return kinds
  }

  private func saysSame(_ a: StoredClaim, _ b: StoredClaim) -> Bool {
    a.value.mark == b.value.mark && a.value.role == b.value.role && a.modality == b.modality
      && a.conditions.saysSame(as: b.conditions)
  }

  /// What stands at the head of a row is a name, whatever it means; the topic of a sentence is made of its words.
  private func isOtherRow(_ old: StoredClaim, _ new: StoredClaim) throws -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
    guard plain(old.subject) != plain(new.subject) else { return false }
    return try [old, new].allSatisfy { try base.passage(id: $0.passageID)?.kind == .tableRow }
  }

  /// Numbers alone make no other wording: they are the values of this claim and its neighbours.
  private func isReworded(_ old: StoredClaim, _ new: StoredClaim) throws -> Bool {
    if Self.words(old.value.text) != Self.words(new.value.text) { return true }
    guard old.passageID != new.passageID, let before = try base.passage(id: old.passageID),
      let after = try base.passage(id: new.passageID)
    else { return false }
    // An item of a list may have been a paragraph.
    if before.kind != after.kind { return Self.words(before.text) != Self.words(after.text) }
    if !before.cells.isEmpty {
      return Self.words(Self.cell(of: old, in: before)) != Self.words(Self.cell(of: new, in: after))
    }
    return Self.words(before.text) != Self.words(after.text)
  }

  /// Of a table row only the cell that has the value: the others say something else.
  private static func cell(of claim: StoredClaim, in row: StoredPassage) -> String {
    let text = words(claim.value.text)
    return row.cells.dropFirst().first { words($0).contains(text) } ?? claim.value.text
  }

  private static func words(_ text: String) -> String {
    var out = ""
    var isInNumber = false
    for character in text where !character.isWhitespace {
      if character.isNumber {
        if !isInNumber { out += "0" }
        isInNumber = true
      } else {
        out.append(character)
        isInNumber = false
      }
    }
    return out
  }
}
