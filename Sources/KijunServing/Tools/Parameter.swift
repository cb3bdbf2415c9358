import KijunGuidelines

/// Something that a tool is given: its schema, its check and its advice come from here.
struct Parameter: Sendable {
  enum Kind: Sendable {
    case text
    case count(ClosedRange<Int>)
    case flag
  }

  var name: String
  var kind: Kind
  var help: String
  var isNeeded = false

  var schema: JSON {
    switch kind {
    case .text: .object([("type", .string("string")), ("description", .string(help))])
    case .flag: .object([("type", .string("boolean")), ("description", .string(help))])
    case .count(let range):
      .object([
        ("type", .string("integer")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)), ("description", .string(help)),
      ])
    }
  }

  /// What is wrong with a value; nil where nothing is.
  func fault(_ value: JSONTree) -> String? {
    switch kind {
    case .text: value.string == nil ? "must be a text, not \(value.kind)" : nil
    case .flag: value.bool == nil ? "must be true or false, not \(value.kind)" : nil
    case .count(let range):
      value.integer.map(range.contains) == true
        ? nil : "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  static func schema(of parameters: [Parameter]) -> JSON {
    .object([
      ("type", .string("object")),
      ("properties", .object(parameters.map { ($0.name, $0.schema) })),
      ("required", .strings(parameters.filter(\.isNeeded).map(\.name))),
      ("additionalProperties", .bool(false)),
    ])
  }
}
