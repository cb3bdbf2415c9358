public import KijunGuidelines

/// What comes of holding a value against the rules for a thing.
public struct CheckReply: Sendable {
  public enum Status: String, Sendable { case pass, fail, delegated, unknown }

  public var thing: String
  public var value: MeasuredValue
  public var status: Status
  /// Those of the tier that comes first, first.
  public var verdicts: [Verdict]
  /// Where there is no rule: what was said instead.
  public var reply: Reply?

  /// Of the first tier that has a rule to keep, each rule decides; another tier's are told beside it.
  init(_ thing: String, _ value: MeasuredValue, _ found: [Verdict], rank: (String) -> Int) {
    self.thing = thing
    self.value = value
    var verdicts = found.enumerated().sorted {
      (rank($0.element.rule.tier), $0.offset) < (rank($1.element.rule.tier), $1.offset)
    }.map(\.element)
    let tier = verdicts.first(where: \.isBinding)?.rule.tier ?? verdicts.first?.rule.tier
    let hasBinding = verdicts.contains(where: \.isBinding)
    for index in verdicts.indices where verdicts[index].rule.tier == tier {
      verdicts[index].decides = verdicts[index].isBinding || !hasBinding
    }
    if verdicts.contains(where: { $0.decides && $0.isExact && $0.outcome == .met }) {
      for index in verdicts.indices where verdicts[index].isExact && verdicts[index].outcome != .met {
        verdicts[index].decides = false
      }
    }
    self.verdicts = verdicts
    let isFailure = verdicts.contains { $0.decides && $0.outcome != .met }
    status = verdicts.isEmpty ? .unknown : isFailure ? .fail : .pass
  }

  /// There is no rule.
  init(_ thing: String, _ value: MeasuredValue, without reply: Reply) {
    self.thing = thing
    self.value = value
    verdicts = []
    self.reply = reply
    status = reply.status == .delegated ? .delegated : .unknown
  }

  public var json: JSON {
    .object([
      ("thing", .string(thing)), ("value", value.json), ("status", .string(status.rawValue)),
      ("rules", .array(verdicts.map(\.json))), ("notes", .array((reply?.notes ?? []).map(\.json))),
      ("nearest", .array((reply?.nearest ?? []).map(\.json))),
    ])
  }
}

extension Verdict {
  public var json: JSON {
    .object([
      ("outcome", .string(outcome.rawValue)), ("binding", .bool(isBinding)), ("decides", .bool(decides)),
      ("rule", rule.json),
    ])
  }
}
