import KijunGuidelines

/// The parameters of a request.
struct Params {
  let tree: JSONTree?

  init(_ tree: JSONTree?) throws {
    if let tree, tree.members == nil {
      throw Failure(.invalidParams, "params is \(tree.kind), not an object")
    }
    self.tree = tree
  }

  subscript(key: String) -> JSONTree? { tree?[key] }

  /// A text that must be there.
  func text(_ key: String) throws -> String {
    guard let text = tree?[key]?.string else {
      throw Failure(.invalidParams, "params has no text \"\(key)\"")
    }
    return text
  }

  /// An object, which may be missing.
  func object(_ key: String) throws -> JSONTree? {
    guard let value = tree?[key] else { return nil }
    guard value.members != nil else {
      throw Failure(.invalidParams, "\"\(key)\" is \(value.kind), not an object")
    }
    return value
  }
}
