/// A name and its value, as data, design tokens and style sheets have them, where no sentence says what is meant.
public struct Entry: Sendable, Equatable {
  /// A part of a selector: as it is written, and the word in it that may name a condition, such as `dark`.
  public struct Scope: Sendable, Equatable {
    public var text: String
    public var word: String

    public init(text: String, word: String) {
      self.text = text
      self.word = word
    }
  }

  /// What the value is of: `color.text.primary`, `.row`, `caption`.
  public var name: String
  /// What of it: `min-height`, `size`, the type of a token. Empty where the name says that too.
  public var property: String
  /// As it is written, or what that stands for. Empty where that isn't known.
  public var value: String
  /// What is written in place of the value and names another one: `{color.gray.900}`, `var(--gap)`.
  public var reference: String?
  /// What is written where the value has another form: `rgb(0 0 0 / 50%)`.
  public var written: String?
  /// Under what it holds: `@media (prefers-color-scheme: dark)`.
  public var conditions: [String]
  /// The rules that it stands in, outermost first: what they are of, or under what condition they hold.
  public var scope: [Scope] = []
  /// What is said of it beside it: a comment, a description.
  public var note: String?
  /// Whether the format says that this is a value. In other data a text may be a remark, an address or a name.
  public var isDeclared: Bool
  public var isDeprecated: Bool

  public init(
    name: String, property: String, value: String, reference: String? = nil, written: String? = nil,
    conditions: [String] = [], note: String? = nil, isDeclared: Bool = false, isDeprecated: Bool = false
  ) {
    self.name = name
    self.property = property
    self.value = value
    self.reference = reference
    self.written = written
    self.conditions = conditions
    self.note = note
    self.isDeclared = isDeclared
    self.isDeprecated = isDeprecated
  }
}
