internal import KijunGuidelines

/// The variables of a style sheet, and what texts come to that name them.
struct StyleVariables {
  private struct Definition: Equatable {
    var value: String
    var conditions: [String]
    var scope: [String]
    /// Words of its selectors, any of which may be the name of a theme.
    var words: Set<String>
  }

  private var definitions: [String: [Definition]] = [:]
  /// What a text may grow to. Variables that name one another twice double with each step.
  private static let lengthLimit = 600
  private static let countLimit = 64

  init(_ bytes: [UInt8], _ statements: [StyleSheet.Statement]) {
    var contexts: [(scope: [Entry.Scope], conditions: [String])] = [([], [])]
    for statement in statements {
      switch statement {
      case .open(let range):
        var inner = contexts[contexts.count - 1]
        if contexts.count < 64 {
          let prelude = String(decoding: bytes[range].prefix(400), as: UTF8.self)
          if prelude.hasPrefix("@media") || prelude.hasPrefix("@container") {
            inner.conditions.append(DataText.short(prelude))
          } else if !prelude.hasPrefix("@") {
            inner.scope += Selector.scope(prelude)
          }
        }
        contexts.append(inner)
      case .close: if contexts.count > 1 { contexts.removeLast() }
      case .declaration(let name, let value):
        guard let first = bytes[name].first, first == UInt8(ascii: "$") || first == UInt8(ascii: "-") else {
          continue
        }
        let key = String(decoding: bytes[name], as: UTF8.self)
        guard key.utf8.count < 200, value.count < Self.lengthLimit else { continue }
        let context = contexts[contexts.count - 1]
        let definition = Definition(
          value: StyleValue.withoutFlags(String(decoding: bytes[value], as: UTF8.self)),
          conditions: context.conditions, scope: context.scope.map(\.text), words: Self.words(context.scope))
        if definitions[key, default: []].count < Self.countLimit {
          definitions[key, default: []].append(definition)
        }
      case .comment: break
      }
    }
  }

  /// What a value comes to where it stands; nil where that isn't certain.
  func resolved(_ text: String, in conditions: [String], scope: [Entry.Scope]) -> (
    value: String?, isReference: Bool
  ) {
    let names = text.contains("var(") || text.contains("$")
    var plain: String? = text
    if names {
      var steps = 0
      plain = substituted(text, conditions, scope, depth: 0, &steps)
    }
    let value = plain.flatMap(StyleValue.certain)
    let isCalculated = plain != nil && value != plain && ColorNotation.hex(plain ?? "") == nil
    return (value, names || isCalculated || value == nil)
  }

  private func substituted(
    _ text: String, _ conditions: [String], _ scope: [Entry.Scope], depth: Int, _ steps: inout Int
  ) -> String? {
    steps += 1
    guard depth < 16, steps < 200 else { return nil }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      var end = at
      var name: String?
      if bytes[at...].starts(with: "var(".utf8) {
        end = at + 4
        while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
        let inner = String(decoding: bytes[at + 4..<min(end, bytes.count)], as: UTF8.self)
        // With a second value behind a comma it is that one where the first is missing.
        name = Selector.collapsed(String(inner.prefix { $0 != "," }))
        end = min(end + 1, bytes.count)
        if inner.contains("(") { return nil }
      } else if bytes[at] == UInt8(ascii: "$") {
        end = at + 1
        while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
        name = String(decoding: bytes[at..<end], as: UTF8.self)
      }
      guard let name else {
        result.append(bytes[at])
        at += 1
        continue
      }
      guard let value = definition(name, conditions, scope),
        let plain = substituted(value, conditions, scope, depth: depth + 1, &steps)
      else { return nil }
      result += Array(plain.utf8)
      guard result.count < Self.lengthLimit else { return nil }
      at = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The one that holds at a place: of the same rules and conditions, of the same theme said in other words, else the
  /// one that holds everywhere.
  private func definition(_ name: String, _ conditions: [String], _ scope: [Entry.Scope]) -> String? {
    guard let all = definitions[name] else { return nil }
    func value(_ fitting: [Definition]) -> String? {
      guard let first = fitting.first, fitting.allSatisfy({ $0.value == first.value }) else { return nil }
      return first.value
    }
    let texts = scope.map(\.text)
    let same = all.filter { $0.conditions == conditions && $0.scope == texts }
    if !same.isEmpty { return value(same) }
    let words = Self.words(scope)
    let alike = all.filter { definition in
      !definition.words.isDisjoint(with: words)
        || definition.conditions.contains { condition in words.contains { condition.contains($0) } }
        || conditions.contains { condition in definition.words.contains { condition.contains($0) } }
    }
    if !alike.isEmpty { return value(alike) }
    let within = all.filter { !$0.conditions.isEmpty && $0.conditions == conditions }
    return value(within.isEmpty ? all.filter { $0.conditions.isEmpty && $0.scope.isEmpty } : within)
  }

  private static func words(_ scope: [Entry.Scope]) -> Set<String> {
    Set(scope.map(\.word).filter { !$0.isEmpty })
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }
}
