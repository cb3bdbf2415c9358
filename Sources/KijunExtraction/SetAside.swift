import KijunGuidelines
import KijunVocabulary

/// Parts of a document whose numbers are no rule: what to avoid, what a picture shows, what was changed in the document
/// itself, and what its project is to reach.
///
/// A heading sets aside its section, a label (`Incorrect:`) the list, table or piece of code behind it.
struct SetAside {
  private var sections: [Int: Reject.Reason] = [:]
  private var label: Reject.Reason?
  /// What the label stands before, once that has begun.
  private var reach: (kind: Passage.Kind, number: Int)?

  /// Why no quantity of a passage is a fact; nil where one may be.
  mutating func reason(for passage: Passage, _ analysis: Analysis, sections all: [Section]) -> Reject.Reason?
  {
    switch passage.kind {
    case .heading:
      label = nil
      sections[passage.section] = Self.named(by: analysis)
      return inherited(passage.section, all)
    case .sentence:
      let announces = Announcement.announces(analysis)
      label =
        announces && Showing.showsCase(analysis)
        ? .example
        : announces || analysis.tokens.count <= 3 ? Self.named(by: analysis) : nil
      reach = nil
    default:
      let kind: Passage.Kind = passage.kind == .tableRow ? .tableHeader : passage.kind
      let number = passage.group ?? passage.block
      if let reach, reach != (kind, number) { label = nil }
      reach = (kind, number)
    }
    return label ?? inherited(passage.section, all)
  }

  private func inherited(_ section: Int, _ all: [Section]) -> Reject.Reason? {
    var next: Int? = section
    while let index = next {
      if let reason = sections[index] { return reason }
      next = all[index].parent
    }
    return nil
  }

  /// `Anti-patterns`, `変更履歴`: a few words that say nothing else.
  private static func named(by analysis: Analysis) -> Reject.Reason? {
    guard analysis.tokens.count <= 8, analysis.quantities.allSatisfy({ !$0.isValue || $0.unit == nil }) else {
      return nil
    }
    for concept in analysis.mentions.flatMap(\.concepts) {
      if concept.id == "to-avoid" { return .negated }
      if concept.id == "change-log" || concept.id == "project-goal" { return .supposition }
    }
    return nil
  }
}
