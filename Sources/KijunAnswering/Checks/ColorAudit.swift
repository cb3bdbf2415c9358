public import KijunGuidelines
import KijunStore

/// The colours of a knowledge base against its own contrast rules: what stands on what, as each section of a document has
/// it for one appearance.
public struct ColorAudit: Sendable {
  public struct Pair: Sendable {
    public var foreground: Answer
    public var background: Answer
    public var ratio: Double
    public var rule: Answer
    public var isMet: Bool
  }

  public private(set) var pairs: [Pair] = []
  /// Pairs beyond so many are left out.
  public private(set) var omitted = 0
  public var failures: Int { pairs.filter { !$0.isMet }.count }

  private static let limit = 5_000
  /// A group of more colours is a palette, which stands on nothing.
  private static let groupLimit = 64

  private struct Key: Hashable {
    var section: Int64
    var tier: String
    var variant: [String]
  }

  init(_ tools: Tools) throws {
    let rules = try ContrastRules(tools).all.filter(\.decides)
    guard !rules.isEmpty else { return }
    let roles = ColorRoles(tools.relations)
    var groups: [Key: [Unit]] = [:]
    var order: [Key] = []
    try tools.base.forEachClaim(ClaimFilter(tier: tools.options.tier, kind: Value.Kind.color.rawValue)) {
      claim in
      let variant = claim.conditions.all.filter { $0.name != "platform" }.map { "\($0.name) \($0.text)" }
      let key = Key(section: claim.sectionID, tier: claim.tier, variant: variant)
      if groups[key] == nil { order.append(key) }
      guard groups[key, default: []].count <= Self.groupLimit,
        let unit = try tools.units.units(ofPassages: [claim.passageID]).first(where: {
          $0.claim?.id == claim.id
        }),
        !unit.isHistorical
      else { return }
      groups[key, default: []].append(unit)
    }
    for key in order {
      guard let units = groups[key], units.count <= Self.groupLimit else { continue }
      let grounds = units.filter { roles.isGround($0) }
      for ink in units where !roles.isGround(ink) {
        guard let rule = Self.rule(for: ink, roles, rules) else { continue }
        for ground in grounds { try add(ink, ground, rule, tools) }
      }
    }
  }

  /// Text is held against what is asked of ordinary text, anything else against the least that is asked.
  private static func rule(
    for ink: Unit, _ roles: ColorRoles, _ rules: [ContrastRules.Rule]
  ) -> ContrastRules.Rule? {
    switch roles.ink(ink) {
    case .text: rules.filter(\.isForText).max { $0.ratio < $1.ratio } ?? rules.max { $0.ratio < $1.ratio }
    case .other: rules.filter { !$0.isForText }.min { $0.ratio < $1.ratio }
    case .none: nil
    }
  }

  private mutating func add(_ ink: Unit, _ ground: Unit, _ rule: ContrastRules.Rule, _ tools: Tools) throws {
    guard let one = ink.value.flatMap({ SRGBColor(hex: $0.text) }),
      let other = ground.value.flatMap({ SRGBColor(hex: $0.text) }), other.alpha == 255
    else { return }
    guard pairs.count < Self.limit else {
      omitted += 1
      return
    }
    let ratio = Contrast.ratio(of: one, on: other)
    let making = AnswerMaking(tools: tools)
    pairs.append(
      Pair(
        foreground: try making.answer(ink, score: 1), background: try making.answer(ground, score: 1),
        ratio: ratio,
        rule: rule.answer, isMet: ratio >= rule.ratio))
  }

  public var json: JSON {
    .object([
      ("pairs", .array(pairs.map(\.json))), ("failures", .number(failures)), ("omitted", .number(omitted)),
    ])
  }
}

extension ColorAudit.Pair {
  var json: JSON {
    .object([
      ("met", .bool(isMet)), ("ratio", .number(ContrastText.cut(ratio))), ("foreground", foreground.json),
      ("background", background.json), ("rule", rule.json),
    ])
  }
}
