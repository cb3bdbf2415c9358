import KijunGuidelines
import KijunStore

/// Design tokens in the format of the Design Tokens Community Group, edition 2025.10: groups of medium, tier and thing.
/// Where a value comes from is in the extension `kijun`, with its unit as the document has it.
public struct TokenExport {
  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func write(_ put: (String) throws -> Void) throws {
    let tokens = try DesignTokens(reader).all
    let labels = Dictionary(reader.tiers.map { ($0.id, $0) }) { first, _ in first }
    try put("{\n  \"$description\": \"Values of guidelines, each with its source.\"")
    var groups: [String] = []
    for token in tokens {
      let path = Array(token.path.dropLast())
      let common = zip(groups, path).prefix { $0 == $1 }.count
      let isFirstOfGroup = common < path.count
      try put(Self.closing(groups, to: common))
      // A group that was just opened has nothing before its first member, but for the topmost.
      for (depth, name) in path.enumerated().dropFirst(common) {
        let isFirst = depth > common
        try put((isFirst ? "\n" : ",\n") + Self.indent(depth + 1) + JSON.string(name).text + ": {")
        if depth == 1, let tier = labels[token.tier] {
          let words = [tier.label, tier.treatment ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
          try put("\n\(Self.indent(depth + 2))\"$description\": \(Self.told(words).text),")
        }
      }
      groups = path
      let name = token.property + token.variant.suffix
      try put(
        (isFirstOfGroup ? "\n" : ",\n") + Self.indent(groups.count + 1)
          + "\(JSON.string(name).text): \(Self.json(of: token).text)")
    }
    try put(Self.closing(groups, to: 0) + "\n}\n")
  }

  private static func closing(_ groups: [String], to depth: Int) -> String {
    (depth..<groups.count).reversed().map { "\n" + indent($0 + 1) + "}" }.joined()
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func json(of token: DesignToken) -> JSON {
    let (type, value) = typed(token.value)
    let fact = token.fact
    return .object([
      ("$type", .string(type)), ("$value", value),
      ("$description", told("\(fact.topic): \(fact.standing)")),
      (
        "$extensions",
        .object([
          (
            "kijun",
            .object([
              ("id", .string(fact.claim.key)), ("also", .strings(token.also)),
              ("medium", .string(token.medium.rawValue)), ("unit", .string(token.value.unit)),
              ("comparator", .string(fact.claim.value.comparator.rawValue)),
              ("role", .string(fact.claim.value.role?.rawValue)), ("tier", .string(token.tier)),
              ("verified_on", .string(fact.claim.verifiedOn?.description)),
              ("source", told(fact.source.id)),
              ("document", told(fact.document.name)), ("line", .number(fact.claim.lines.lowerBound)),
              ("quote", told(fact.claim.quote)), ("citation", told(fact.claim.citation)),
            ])
          )
        ])
      ),
    ])
  }

  /// Text of documents. Tools look for `{names}` in every text of a token, wherever it stands, and stop where there is no
  /// token of that name; so braces are those of full width.
  private static func told(_ text: String?) -> JSON {
    .string(text?.replacing("{", with: "\u{FF5B}").replacing("}", with: "\u{FF5D}"))
  }

  /// The format knows `px` and `rem` alone, and says that the first is a pt on iOS and a dp on Android.
  private static func typed(_ value: DesignValue) -> (type: String, value: JSON) {
    let number = JSON.number(value.number)
    switch (value.kind, value.unit) {
    case (.length, "px"), (.length, "pt"), (.length, "dp"):
      return ("dimension", .object([("value", number), ("unit", .string("px"))]))
    case (.length, "rem"): return ("dimension", .object([("value", number), ("unit", .string("rem"))]))
    case (.duration, let unit): return ("duration", .object([("value", number), ("unit", .string(unit))]))
    case (.weight, _): return ("fontWeight", number)
    case (.color, _): return ("color", color(value.color ?? SRGBColor(red: 0, green: 0, blue: 0)))
    default: return ("number", number)
    }
  }

  private static func color(_ color: SRGBColor) -> JSON {
    func part(_ byte: UInt8) -> JSON { .number((Double(byte) / 255 * 10_000).rounded() / 10_000) }
    return .object([
      ("colorSpace", .string("srgb")),
      ("components", .array([part(color.red), part(color.green), part(color.blue)])),
      ("alpha", part(color.alpha)), ("hex", .string(color.opaqueHex.lowercased())),
    ])
  }
}
