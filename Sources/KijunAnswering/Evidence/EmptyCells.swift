import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Whether a row of a table has nothing in the column that a question asks for.
struct EmptyCells {
  private let question: Question
  private let tools: Tools
  /// What may stand over a column: properties, and conditions such as dark.
  private let slots: [Question.Slot]

  init(_ question: Question, _ tools: Tools) {
    self.question = question
    self.tools = tools
    slots = question.properties + question.conditions
  }

  /// Whether the question asks for a column at all.
  var canMatter: Bool { !slots.isEmpty }

  /// What counts as the name of the column, not of one that is like it.
  private static let same = 0.85

  /// Whether its first cell names the very thing that was asked about: an icon button is not any button.
  private func isOfThing(_ unit: Unit) -> Bool {
    let things = question.content.filter(\.namesThing)
    let words = question.residues.filter(\.isKnown)
    guard let key = unit.passage.cells.first, !things.isEmpty || !words.isEmpty else { return false }
    let named = tools.relations.numbers(Analysis(key, vocabulary: tools.lexicon).conceptIDs())
    let others = named.filter { tools.relations.kind($0) == .subject }
    return things.allSatisfy { $0.nearness.best(named) >= Self.same }
      && others.allSatisfy { other in question.slots.contains { $0.nearness.of(other) >= Self.same } }
      && words.allSatisfy { unit.literals.match($0) == 1 }
  }

  /// Whether a row of which no facts are known has another number of cells than its header: it states some, and nobody knows
  /// which.
  func isMisfit(_ unit: Unit) -> Bool {
    guard unit.passage.kind == .tableRow, let group = unit.passage.group,
      let header = try? tools.base.tableHeader(ofGroup: group, document: unit.passage.documentID),
      header.cells.count != unit.passage.cells.count,
      let claims = try? tools.base.claims(ofPassages: [unit.passage.id])
    else { return false }
    return claims.isEmpty
  }

  func isEmptyWhereAsked(_ unit: Unit) -> Bool {
    let cells = unit.passage.cells
    guard unit.passage.kind == .tableRow, cells.dropFirst().contains(where: EmptyCell.isEmpty),
      isOfThing(unit),
      let group = unit.passage.group,
      // A damaged file shows in other places; here it only means that nothing is known of the column.
      let header = try? tools.base.tableHeader(ofGroup: group, document: unit.passage.documentID),
      header.cells.count == cells.count
    else { return false }
    let columns = header.cells.map { text in
      tools.relations.numbers(Analysis(text, vocabulary: tools.lexicon).conceptIDsWithParts(tools.lexicon))
    }
    return slots.contains { slot in
      let fits = columns.map(slot.nearness.best)
      let best = fits.dropFirst().max() ?? 0
      guard best >= Self.same else { return false }
      return cells.indices.dropFirst().allSatisfy { fits[$0] < best || EmptyCell.isEmpty(cells[$0]) }
    }
  }
}
