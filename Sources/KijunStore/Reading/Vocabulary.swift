public import KijunGuidelines
import KijunSQLite

/// A spelling of a concept, with the kind of the concept.
public struct StoredSpelling: Sendable, Equatable {
  public var spelling: String
  public var concept: String
  public var kind: String
}

/// A concept of the vocabulary; `data` is the JSON that it was stored with.
public struct StoredConcept: Sendable, Equatable {
  public var id: String
  public var kind: String
  public var data: String
}

extension KnowledgeBase {
  /// The spellings that begin with a word or character, one that means two things once for each.
  public func spellings(head: String) throws(StoreError) -> [StoredSpelling] {
    try attempt { () throws(SQLiteError) in
      let lines = try connection.first("SELECT lines FROM spellings WHERE head = ?", .text(head)) {
        $0.text(0)
      }
      guard let lines else { return [] }
      var result: [StoredSpelling] = []
      for (spelling, position) in SpellingLines.split(lines, head: head) {
        guard let concept = try concept(at: position) else { continue }
        result.append(StoredSpelling(spelling: spelling, concept: concept.id, kind: concept.kind))
      }
      return result
    }
  }

  /// The same as they are stored; empty where there are none.
  public func spellingLines(head: String) throws(StoreError) -> [UInt8] {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT lines FROM spellings WHERE head = ?", .text(head)) { $0.blob(0) } ?? []
    }
  }

  /// Of spellings with that head the longest that words begin with: how many words it has, and its concepts.
  public func longestSpelling(
    of words: some Collection<String>, in lines: [UInt8]
  ) throws(StoreError) -> (words: Int, concepts: [String])? {
    guard !lines.isEmpty else { return nil }
    var rest = SpellingLines.Rest()
    for word in words.dropFirst() { rest.add(word.utf8) }
    guard let found = SpellingLines.longest(in: lines, rest: rest) else { return nil }
    return try attempt { () throws(SQLiteError) in
      var concepts: [String] = []
      for position in found.positions {
        if let concept = try concept(at: position) { concepts.append(concept.id) }
      }
      return (found.words, concepts)
    }
  }

  /// The spellings of every concept, as a question is compared with them: in small letters, without marks.
  public func spellingsByConcept() throws(StoreError) -> [String: [String]] {
    try attempt { () throws(SQLiteError) in
      let rows = try connection.all("SELECT head, lines FROM spellings ORDER BY head") {
        ($0.text(0), $0.text(1))
      }
      var result: [String: [String]] = [:]
      for (head, lines) in rows {
        for (spelling, position) in SpellingLines.split(lines, head: head) {
          guard let concept = try concept(at: position) else { continue }
          result[concept.id, default: []].append(SpellingLines.written(spelling))
        }
      }
      return result
    }
  }

  /// The ids of concepts that columns call by these numbers.
  public func conceptIDs(_ numbers: [Int]) throws(StoreError) -> [String] {
    try attempt { () throws(SQLiteError) in try conceptNumbers.ids(numbers) }
  }

  /// What columns call a concept; nil where none has it.
  public func conceptNumber(_ id: String) throws(StoreError) -> Int? {
    try attempt { () throws(SQLiteError) in try conceptNumbers.known(id) }
  }

  private func concept(at position: Int) throws(SQLiteError) -> (id: String, kind: String)? {
    if let known = conceptsAtPositions[position] { return known }
    let read = try connection.first("SELECT id, kind FROM concepts WHERE position = ?", .integer(position)) {
      (id: $0.text(0), kind: $0.text(1))
    }
    conceptsAtPositions[position] = read
    return read
  }

  public func concept(_ id: String) throws(StoreError) -> StoredConcept? {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT id, kind, data FROM concepts WHERE id = ?", .text(id)) {
        StoredConcept(id: $0.text(0), kind: $0.text(1), data: $0.text(2))
      }
    }
  }

  public func concepts() throws(StoreError) -> [StoredConcept] {
    try attempt { () throws(SQLiteError) in
      try connection.all("SELECT id, kind, data FROM concepts ORDER BY kind, id") {
        StoredConcept(id: $0.text(0), kind: $0.text(1), data: $0.text(2))
      }
    }
  }

  /// The tiers, the one that comes first in answers first.
  public func tiers() throws(StoreError) -> [Tier] {
    try attempt { () throws(SQLiteError) in
      try connection.all(
        "SELECT id, label, labels, spellings, publishers, rank, treatment FROM tiers ORDER BY rank, id"
      ) { row in
        Tier(
          id: row.text(0), label: row.text(1), labels: JSON(row.text(2))?.texts ?? [:],
          spellings: JSON(row.text(3))?.strings ?? [], publishers: JSON(row.text(4))?.strings ?? [],
          rank: row.int(5), treatment: row.textOrNil(6))
      }
    }
  }

  /// The fingerprint of the vocabulary that the index was made with.
  public func vocabularyFingerprint() throws(StoreError) -> String? { try setting("vocabulary") }

  /// Whether it comes from an older Kijun and nothing was ingested since: its index has yet to be made.
  public func isUnread() throws(StoreError) -> Bool { try vocabularyFingerprint() == "" }

  public func setting(_ key: String) throws(StoreError) -> String? {
    try attempt { () throws(SQLiteError) in
      try connection.first("SELECT value FROM settings WHERE key = ?", .text(key)) { $0.text(0) }
    }
  }
}
