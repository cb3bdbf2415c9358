/// What a document says under one heading, where no claim is made of it: prose can only be checked as a whole.
public struct ProseSection: Sendable {
  /// Of its document.
  public var document: Int64
  public var documentName: String
  /// The headings that lead to it, the outermost first; sections of the same headings are one.
  public var headings: [String]
  /// Its passages, in their order.
  public var passages: [Int64]
  /// Of its text: another one where a word of it is another.
  public var mark: String

  /// What stamps call it: `guides/ios.md#Cards › Notes`.
  public var id: String { documentName + Self.sign + headings.joined(separator: " › ") }

  /// No id of a claim has it.
  static let sign = "#"
}
