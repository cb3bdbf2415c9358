import KijunSQLite

/// Lists of concepts in a column: their numbers, separated by spaces.
final class ConceptNumbers {
  private let connection: Connection
  private var numbers: [String: Int] = [:]
  private var ids: [Int: String] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// For reading: numbers are looked up as they come.
  func split(_ text: String) throws(SQLiteError) -> [String] {
    var result: [String] = []
    for part in text.split(separator: " ") {
      if let number = Int(part), let id = try id(number) { result.append(id) }
    }
    return result
  }

  /// For writing: a concept that is seen for the first time gets the next number.
  func join(_ list: [String]) throws(SQLiteError) -> String {
    var text = ""
    for id in list {
      if !text.isEmpty { text += " " }
      text += String(try number(id))
    }
    return text
  }

  /// nil for a concept that no passage or claim ever had.
  func known(_ id: String) throws(SQLiteError) -> Int? {
    if let number = numbers[id] { return number }
    let number = try connection.first("SELECT number FROM concept_numbers WHERE id = ?", .text(id)) {
      $0.int(0)
    }
    numbers[id] = number
    return number
  }

  /// After a rollback the numbers may come to stand for something else.
  func forget() {
    numbers.removeAll()
    ids.removeAll()
  }

  private func number(_ id: String) throws(SQLiteError) -> Int {
    if let number = try known(id) { return number }
    try connection.run("INSERT INTO concept_numbers (id) VALUES (?)", .text(id))
    let number = Int(connection.lastInsertRowID)
    numbers[id] = number
    return number
  }

  private func id(_ number: Int) throws(SQLiteError) -> String? {
    if let id = ids[number] { return id }
    let id = try connection.first("SELECT id FROM concept_numbers WHERE number = ?", .integer(number)) {
      $0.text(0)
    }
    ids[number] = id
    return id
  }
}
