/// JSON with the place of each value in its file, so that errors and quotes say where they stand.
public struct JSONTree: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  public struct Member: Sendable {
    public var key: String
    public var line: Int
    public var value: JSONTree
    /// Where the key stands, in bytes of the file.
    public var keyPlace: Range<Int>

    public init(key: String, line: Int, value: JSONTree, keyPlace: Range<Int>) {
      self.key = key
      self.line = line
      self.value = value
      self.keyPlace = keyPlace
    }

    /// Where key and value stand.
    public var place: Range<Int> {
      keyPlace.lowerBound..<max(keyPlace.upperBound, value.range.upperBound)
    }
    public var lines: ClosedRange<Int> { line...max(line, value.lines.upperBound) }
  }

  public var content: Content
  /// Where the value stands, in bytes of the file.
  public var range: Range<Int>
  public var lines: ClosedRange<Int>

  public init(content: Content, range: Range<Int>, lines: ClosedRange<Int>) {
    self.content = content
    self.range = range
    self.lines = lines
  }

  /// The first line of it.
  public var line: Int { lines.lowerBound }

  /// What the value is, for people.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  public var string: String? { if case .string(let text) = content { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var items: [JSONTree]? { if case .array(let items) = content { items } else { nil } }
  public var members: [Member]? { if case .object(let members) = content { members } else { nil } }
  public var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// A text or number as it is written; nil for all else.
  public var word: String? {
    switch content {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The value of a key. It looks at one key after another: where many are asked of a large object, make a dictionary.
  public subscript(key: String) -> JSONTree? { members?.first { $0.key == key }?.value }
}
