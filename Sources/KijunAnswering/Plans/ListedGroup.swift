import KijunGuidelines
import KijunStore
import KijunVocabulary

/// The rows of a table, or the items of a list, as what a question asks all of.
struct ListedGroup {
  struct Place: Hashable {
    var document: Int64
    var group: Int
  }

  let place: Place
  let rows: [StoredPassage]
  /// Concepts of each column's header; none of a list.
  private let columns: [[Int]]
  /// Concepts of each row's first cell.
  private let keys: [Int64: [Int]]
  private let relations: Relations

  /// nil for a single row, and for a list of sentences: those are rules, and no members of anything.
  init?(_ place: Place, _ tools: Tools) throws {
    let passages = try tools.base.passages(inGroup: place.group, ofDocument: place.document)
    rows = passages.filter { $0.statesSomething || $0.kind == .listItem }
    guard rows.count > 1 else { return nil }
    if rows[0].kind == .listItem {
      guard rows.count <= Self.mostItems,
        rows.allSatisfy({ $0.text.unicodeScalars.count <= Self.longestItem })
      else { return nil }
    }
    self.place = place
    relations = tools.relations
    keys = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let key = Analysis(row.cells.first ?? "", vocabulary: tools.lexicon)
        return (row.id, tools.relations.numbers(key.conceptIDsWithParts(tools.lexicon)))
      })
    columns =
      passages.first { $0.kind == .tableHeader }?.cells.map { cell in
        tools.relations.numbers(Analysis(cell, vocabulary: tools.lexicon).conceptIDsWithParts(tools.lexicon))
      } ?? []
  }

  private static let mostItems = 40
  private static let longestItem = 48

  /// How much of a question the whole of it is about: by its header, by what stands above it, or because all of its
  /// rows are.
  func score(_ question: Question) -> Double {
    let header = columns.flatMap(\.self)
    let near = relations.context(rows[0].annotation.context).near
    let own = rows.map { relations.numbers($0.concepts) }
    var total = 0.0
    var got = 0.0
    for slot in question.slots where !slot.isPlace {
      var match = max(slot.nearness.best(header), 0.95 * slot.nearness.best(near))
      if match < 0.95 {
        let said = own.map { slot.nearness.best($0) }.filter { $0 >= 0.75 }
        // What most rows speak of, the whole is about.
        if said.count * 2 >= own.count { match = max(match, said.reduce(0, +) / Double(own.count)) }
      }
      total += slot.weight
      got += slot.weight * match
    }
    for residue in question.residues {
      let share = Double(rows.count { row in residue.terms.allSatisfy(Self.words(row.text).contains) })
      total += residue.weight
      got += residue.weight * share / Double(rows.count)
    }
    return total > 0 ? got / total + (isKeyed(by: question) ? 0.2 : 0) : 0
  }

  /// Whether its first column holds the things asked about, and another what is asked of them.
  private func isKeyed(by question: Question) -> Bool {
    guard columns.count > 1, let first = columns.first, !question.properties.isEmpty else { return false }
    return question.content.contains { $0.namesThing && $0.nearness.best(first) >= 0.85 }
      && question.properties.allSatisfy { slot in
        columns.dropFirst().contains { slot.nearness.best($0) >= 0.6 }
      }
  }

  /// Whether a question asks for what its rows are called, as its first column says, and for none of the other columns.
  func isAskedForKeys(_ question: Question) -> Bool {
    guard columns.count > 1, let first = columns.first, !first.isEmpty else { return false }
    let things = question.content.filter { slot in !slot.concepts.contains { $0.detail["asks"] != nil } }
    guard things.contains(where: { $0.nearness.best(first) >= 0.85 }),
      question.properties.allSatisfy({ slot in
        columns.dropFirst().allSatisfy { slot.nearness.best($0) < 0.75 }
      })
    else { return false }
    return things.allSatisfy { slot in columns.dropFirst().allSatisfy { slot.nearness.best($0) < 0.85 } }
  }

  /// The rows that a question means, where it names a thing that the keys of some say and those of others don't.
  func rows(of question: Question) -> [StoredPassage] {
    var kept = rows
    let header = columns.flatMap(\.self)
    let near = relations.context(rows[0].annotation.context).near
    for slot in question.content {
      guard slot.nearness.best(header) < 0.75, slot.nearness.best(near) < 0.75 else { continue }
      let fits = kept.map { row in
        let key = keys[row.id] ?? []
        // `label colours` are those of labels.
        return max(slot.nearness.best(key), 0.75 * (slot.partNearness.map { $0.best(key) }.max() ?? 0))
      }
      guard fits.contains(where: { $0 >= 0.75 }) else { continue }
      kept = zip(kept, fits).filter { $0.1 >= 0.5 }.map(\.0)
    }
    return kept
  }

  private static func words(_ text: String) -> Set<String> {
    Set(IndexTerms.literal(Tokenizer.tokens(of: text)))
  }
}
