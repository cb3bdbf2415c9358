import KijunGuidelines

/// Pieces of JSON Schema 2020-12, for what tools give back. Keys that may be missing are not required.
enum Schema {
  static let text = type("string")
  static let textOrNull = type("string", "null")
  static let integer = type("integer")
  static let integerOrNull = type("integer", "null")
  static let number = type("number")
  static let flag = type("boolean")
  static let anyObject = type("object")

  static func type(_ names: String...) -> JSON {
    .object([("type", names.count == 1 ? .string(names[0]) : .strings(names))])
  }

  static func oneOf(_ values: String..., orNull: Bool = false) -> JSON {
    .object([("enum", .array(values.map { .string($0) } + (orNull ? [.null] : [])))])
  }

  static func list(of item: JSON) -> JSON { .object([("type", .string("array")), ("items", item)]) }

  static func object(_ properties: [(String, JSON)], needed: [String]) -> JSON {
    .object([
      ("type", .string("object")), ("properties", .object(properties)), ("required", .strings(needed)),
    ])
  }

  static func described(_ schema: JSON, _ help: String) -> JSON {
    guard case .object(let fields) = schema else { return schema }
    return .object(fields + [("description", .string(help))])
  }
}
