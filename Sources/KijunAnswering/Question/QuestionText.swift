/// What a text must have to be a question.
public enum QuestionText {
  /// In characters.
  public static let limit = 10_000

  public enum Fault: Sendable { case tooLong, empty, wordless }

  /// nil where it can be asked.
  public static func fault(of text: String) -> Fault? {
    guard text.utf8.count <= limit * 4, text.unicodeScalars.count <= limit else { return .tooLong }
    guard !text.unicodeScalars.contains(where: says) else { return nil }
    return text.isEmpty ? .empty : .wordless
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
