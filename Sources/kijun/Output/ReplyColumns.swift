/// Lays answers out below each other: value, what it is of, whose word it is.
struct ReplyColumns {
  private let first: Int
  private let second: Int

  /// Long ones have a line of their own and don't push the others off the screen.
  private static let limits = (statement: 24, topic: 48)

  init(_ rows: [(statement: String, topic: String)]) {
    first = rows.map { Columns.width($0.statement) }.filter { $0 <= Self.limits.statement }.max() ?? 7
    second = rows.map { Columns.width($0.topic) }.filter { $0 <= Self.limits.topic }.max() ?? 0
  }

  var indent: String { String(repeating: " ", count: first + 3) }

  func lines(_ statement: String, _ topic: String, _ standing: String, _ style: Style) -> [String] {
    let topicColumn = topic.isEmpty && second == 0 ? "" : Columns.pad(topic, to: second) + "   "
    let isLong = Columns.width(statement) > Self.limits.statement
    guard isLong else {
      return [style.strong(Columns.pad(statement, to: first)) + "   " + topicColumn + standing]
    }
    return [style.strong(statement), indent + (topic.isEmpty ? "" : topic + "   ") + standing]
  }
}
