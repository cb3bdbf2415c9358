import KijunIngesting

/// The words of a question, with or without quotes around them.
struct Words {
  static let limit = 10_000

  let text: String

  init(_ invocation: Invocation) throws {
    try self.init(invocation.operands.joined(separator: " "), command: invocation.command.name)
  }

  init(_ text: String, command name: String) throws {
    self.text = text
    guard text.utf8.count <= Self.limit * 4, text.unicodeScalars.count <= Self.limit else {
      throw InputError(
        name, "the question is longer than \(Self.limit) characters", "ask for one thing at a time")
    }
    guard text.unicodeScalars.contains(where: Self.says) else {
      throw InputError(
        name, text.isEmpty ? "there is no question" : "the question has no word in it",
        "write one, such as 'kijun \(name) minimum tap target'")
    }
  }

  /// Letters and numbers say something; punctuation and emoji alone don't.
  private static func says(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      true
    default: false
    }
  }
}
