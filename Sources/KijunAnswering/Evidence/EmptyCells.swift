import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Whether a row of a table has nothing in the column that a question asks for.
struct EmptyCells {
  private let tools: Tools
  private let properties: [Question.Slot]

  init(_ question: Question, _ tools: Tools) {
    self.tools = tools
    properties = question.properties
  }

  /// Whether the question asks for a column at all.
  var canMatter: Bool { !properties.isEmpty }

  /// What counts as the name of the column, not of one that is like it.
  private static let same = 0.85

  func isEmptyWhereAsked(_ unit: Unit) -> Bool {
    let cells = unit.passage.cells
    guard unit.passage.kind == .tableRow, cells.dropFirst().contains(where: EmptyCell.isEmpty),
      let group = unit.passage.group,
      // A damaged file shows in other places; here it only means that nothing is known of the column.
      let header = try? tools.base.tableHeader(ofGroup: group, document: unit.passage.documentID),
      header.cells.count == cells.count
    else { return false }
    let columns = header.cells.map { text in
      tools.relations.numbers(Analysis(text, vocabulary: tools.lexicon).conceptIDsWithParts(tools.lexicon))
    }
    return properties.contains { slot in
      let fits = columns.map(slot.nearness.best)
      let best = fits.dropFirst().max() ?? 0
      guard best >= Self.same else { return false }
      return cells.indices.dropFirst().allSatisfy { fits[$0] < best || EmptyCell.isEmpty(cells[$0]) }
    }
  }
}
