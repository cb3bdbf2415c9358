import KijunAnswering
import KijunIngesting

/// The question or the words that a tool was given.
enum AskedText {
  static func checked(_ text: String?, of tool: String) throws -> String {
    let text = text ?? ""
    switch QuestionText.fault(of: text) {
    case nil: return text
    case .tooLong:
      throw InputError(
        tool, "it is longer than \(QuestionText.limit) characters", "ask for one thing at a time")
    case .empty, .wordless:
      throw InputError(tool, "there is no word in it", "write some, such as 'minimum tap target'")
    }
  }
}
