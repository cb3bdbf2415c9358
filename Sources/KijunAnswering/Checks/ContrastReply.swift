public import KijunGuidelines

/// How two colours stand out from one another, and which rules of the knowledge base that keeps.
public struct ContrastReply: Sendable {
  public struct Verdict: Sendable {
    public var rule: Answer
    public var isMet: Bool
    /// Whether it is of the tier that the whole verdict rests on.
    public var decides: Bool
  }

  /// The colour nearest to the foreground that keeps the rules for one ratio.
  public struct Nearest: Sendable {
    public var required: Double
    /// nil where not even black or white would do.
    public var color: SRGBColor?
    public var ratio: Double?
  }

  public var foreground: SRGBColor
  public var background: SRGBColor
  public var ratio: Double
  public var verdicts: [Verdict]
  /// For each ratio that is asked for and not reached, the lowest first.
  public var nearest: [Nearest]
  /// `unknown` where the knowledge base asks for no contrast.
  public var status: CheckReply.Status

  init(_ foreground: SRGBColor, on background: SRGBColor, _ rules: ContrastRules) {
    self.foreground = foreground
    self.background = background
    let ratio = Contrast.ratio(of: foreground, on: background)
    self.ratio = ratio
    verdicts = rules.all.map { Verdict(rule: $0.answer, isMet: ratio >= $0.ratio, decides: $0.decides) }
    nearest = Set(rules.all.map(\.ratio)).filter { $0 > ratio }.sorted().map { required in
      let color = NearestColor.of(foreground, reaching: required, on: background)
      return Nearest(
        required: required, color: color, ratio: color.map { Contrast.ratio(of: $0, on: background) })
    }
    status = verdicts.isEmpty ? .unknown : verdicts.contains { $0.decides && !$0.isMet } ? .fail : .pass
  }

  public var json: JSON {
    .object([
      ("foreground", .string(foreground.hex)), ("background", .string(background.hex)),
      ("ratio", .number(ContrastText.cut(ratio))), ("status", .string(status.rawValue)),
      (
        "rules",
        .array(
          verdicts.map {
            .object([("met", .bool($0.isMet)), ("decides", .bool($0.decides)), ("rule", $0.rule.json)])
          })
      ),
      (
        "nearest",
        .array(
          nearest.map {
            .object([
              ("required", .number($0.required)), ("color", .string($0.color?.hex)),
              ("ratio", $0.ratio.map { .number(ContrastText.cut($0)) } ?? .null),
            ])
          })
      ),
    ])
  }
}

/// A ratio as one writes it, cut after two decimals: 4.499 does not meet 4.5, so it is not written 4.50.
public enum ContrastText {
  public static func cut(_ ratio: Double) -> Double { (ratio * 100 + 1e-9).rounded(.down) / 100 }

  public static func of(_ ratio: Double) -> String { "\(cut(ratio)):1" }
}
