import KijunGuidelines
import KijunVocabulary

/// Keeps the account of a document while it is read, where somebody wants one.
///
/// Each claim and reject tells where in the document the quantity stands that it was made of. What neither names is
/// looked at once more here, passage by passage.
struct Ledger {
  private let vocabulary: Vocabulary
  private(set) var account = Account()
  // Of the passage that is being read.
  private var claims: [Claimed] = []
  private var rejects: [(range: Range<Int>, reason: Reject.Reason)] = []

  private struct Claimed {
    var id: String
    var range: Range<Int>
    /// Whether it was made of a quantity there, rather than of words.
    var isNumeric: Bool
  }

  init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  mutating func add(_ claim: Claim, at range: Range<Int>) {
    claims.append(
      Claimed(
        id: claim.id, range: range, isNumeric: !claim.value.numbers.isEmpty || claim.value.kind == .color))
  }

  mutating func add(_ reason: Reject.Reason, at range: Range<Int>) { rejects.append((range, reason)) }

  /// Enters all that a passage holds.
  ///
  /// - Parameter rest: why the cell of a column is no claim that was not looked at.
  mutating func close(
    _ passage: Passage, _ index: Int, _ analysis: Analysis, rest: (_ column: Int) -> Reject.Reason?
  ) {
    if passage.kind == .tableRow || passage.kind == .tableHeader {
      for (column, cell) in passage.cells.enumerated() {
        let isName = passage.kind == .tableHeader || column == 0 && passage.cells.count > 1
        enter(cell, passage, index, rest: isName ? .name : rest(column))
      }
    } else if let entry = passage.entry {
      // Numbers in its name are no values.
      enterQuantities(
        of: Analysis(entry.value, vocabulary: vocabulary), Visible(), passage, index, rest: nil)
    } else {
      enterQuantities(of: analysis, passage.text, passage, index, rest: nil)
    }
    claims.removeAll(keepingCapacity: true)
    rejects.removeAll(keepingCapacity: true)
  }

  private mutating func enter(
    _ cell: Visible, _ passage: Passage, _ index: Int, rest: Reject.Reason?
  ) {
    // A merged cell stands in the file once, and is accounted for there.
    guard cell.source != nil || cell.string.isEmpty else { return }
    let place = cell.source ?? passage.range.lowerBound..<passage.range.lowerBound
    // A cell that stands nowhere in the file has the place of its row.
    let made = claims.filter { cell.source == nil ? $0.range == passage.range : $0.range.overlaps(place) }
    let refused = rejects.first {
      $0.range.overlaps(place) || $0.range.isEmpty && place.contains($0.range.lowerBound)
    }
    let outcome: Account.Outcome =
      !made.isEmpty
      ? .claimed(made.map(\.id))
      : refused.map { .rejected($0.reason) }
        ?? (cell.string.allSatisfy(\.isWhitespace)
          ? .rejected(.emptyCell) : rest.map { .rejected($0) } ?? .lost)
    account.entries.append(
      .init(kind: .cell, passage: index, text: cell.string, range: place, outcome: outcome))
    enterQuantities(of: Analysis(cell.string, vocabulary: vocabulary), cell, passage, index, rest: rest)
  }

  private mutating func enterQuantities(
    of analysis: Analysis, _ text: Visible, _ passage: Passage, _ index: Int,
    rest: Reject.Reason?
  ) {
    for quantity in analysis.quantities {
      let place = text.source(of: quantity.range) ?? passage.range
      account.entries.append(
        .init(
          kind: .quantity, passage: index, text: analysis.slice(quantity.range), range: place,
          outcome: outcome(at: place) ?? rest.map { .rejected($0) } ?? .lost))
    }
  }

  /// A claim that was made of this very quantity goes before a reject, and that before a claim of all that stands around.
  private func outcome(at place: Range<Int>) -> Account.Outcome? {
    let near = claims.filter { $0.range.overlaps(place) }
    let exact = near.filter { $0.range == place }
    if !exact.isEmpty { return .claimed(exact.map(\.id)) }
    if let refused = rejects.first(where: { $0.range.overlaps(place) }) { return .rejected(refused.reason) }
    let numeric = near.filter(\.isNumeric)
    return numeric.isEmpty ? near.first.map { .claimed([$0.id]) } : .claimed(numeric.map(\.id))
  }
}
