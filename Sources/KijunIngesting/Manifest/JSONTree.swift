/// JSON with the line of each value, so that an error in a manifest says where it is.
public struct JSONTree {
  enum Content {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  struct Member {
    var key: String
    var line: Int
    var value: JSONTree
  }

  var content: Content
  var line: Int

  /// What the value is, for people.
  var kind: String {
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
  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  var items: [JSONTree]? { if case .array(let items) = content { items } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  public subscript(key: String) -> JSONTree? { members?.first { $0.key == key }?.value }
}

/// Why a text is no JSON, and where. Columns count characters, from 1.
public struct JSONSyntaxError: Error, Equatable {
  var problem: String
  var line: Int
  var column: Int
}
