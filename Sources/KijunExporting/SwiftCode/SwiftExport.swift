import KijunGuidelines
import KijunStore
import KijunVocabulary

/// Constants for an app: only values that are meant for native code, an enumeration for each tier.
public struct SwiftExport {
  private let reader: FactReader

  public init(_ reader: FactReader) { self.reader = reader }

  public func write(_ put: (String) throws -> Void) throws {
    let all = try DesignTokens(reader).all
    let tokens = all.filter { $0.medium == .native }
    try put(
      """
      // Values of guidelines for native code, each with its source. Made by 'kijun export swift': change the documents,
      // not this. \(all.count - tokens.count) values for the web, or for nobody knows what, are left out.

      public enum Guidelines {
        /// A colour of sRGB, each part from 0 to 1.
        public struct RGBA: Sendable, Hashable {
          public let red: Double
          public let green: Double
          public let blue: Double
          public let alpha: Double

          public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
          }
        }

      """)
    let groups = Dictionary(grouping: tokens, by: \.tier)
    for tier in reader.tiers {
      guard let own = groups[tier.id] else { continue }
      try put(
        "\n  /// \(CommentText.line([tier.label, tier.treatment ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")))\n"
      )
      try put("  public enum \(SwiftName.type(tier.id)) {\n")
      for token in own {
        try put(Self.declaration(token))
      }
      try put("  }\n")
    }
    try put("}\n")
  }

  private static func declaration(_ token: DesignToken) -> String {
    let fact = token.fact
    let name = SwiftName.constant([token.subject, token.property + token.variant.suffix])
    let unit = token.value.unit.map { $0 == ":1" ? " A ratio to 1." : " In \($0)." } ?? ""
    return """
          /// \(CommentText.line(fact.topic)).\(CommentText.line(unit))
          ///
          /// \(CommentText.line(fact.standing)). \(CommentText.line(fact.spot))
          public static let \(name)\(value(token.value))

      """
  }

  private static func value(_ value: DesignValue) -> String {
    guard let color = value.color else { return ": Double = \(NumberText.of(value.number))" }
    let parts = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return " = RGBA("
      + parts.map { NumberText.of((Double($0) / 255 * 10_000).rounded() / 10_000) }.joined(separator: ", ")
      + ")"
  }
}
