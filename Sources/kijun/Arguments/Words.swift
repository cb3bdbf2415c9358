import KijunAnswering
import KijunIngesting

/// The words of a question, with or without quotes around them.
struct Words {
  static let limit = QuestionText.limit

  let text: String

  init(_ invocation: Invocation) throws {
    try self.init(invocation.operands.joined(separator: " "), command: invocation.command.name)
  }

  init(_ text: String, command name: String) throws {
    self.text = text
    switch QuestionText.fault(of: text) {
    case nil: return
    case .tooLong:
      throw InputError(
        name, "the question is longer than \(Self.limit) characters", "ask for one thing at a time")
    case .empty, .wordless:
      throw InputError(
        name, text.isEmpty ? "there is no question" : "the question has no word in it",
        "write one, such as 'kijun \(name) minimum tap target'")
    }
  }
}
