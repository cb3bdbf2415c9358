import KijunAnswering
import KijunGuidelines

/// A check as a log of SARIF 2.1.0, which tools for code review gather: each rule that was looked at, and a result for it.
enum SARIF {
  static func log(of reply: CheckReply) -> JSON {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            (
              "tool",
              .object([
                (
                  "driver",
                  .object([
                    ("name", .string("kijun")), ("version", .string(Version.current)),
                    ("rules", .array(reply.verdicts.map { rule($0.rule) })),
                  ])
                )
              ])
            ), ("results", .array(reply.verdicts.enumerated().map { result($1, index: $0, reply) })),
          ])
        ])
      ),
    ])
  }

  private static func rule(_ answer: Answer) -> JSON {
    return .object([
      ("id", .string(answer.id)),
      ("shortDescription", text("\(answer.statement) \(RuleTopic.of(answer))")),
      ("fullDescription", text("\(answer.tierLabel): \(answer.source.quote)")),
      (
        "properties",
        .object([
          ("tier", .string(answer.tier)), ("verified_on", .string(answer.verifiedOn?.description)),
          ("source", .string(answer.source.id)),
        ])
      ),
    ])
  }

  private static func result(_ verdict: Verdict, index: Int, _ reply: CheckReply) -> JSON {
    let isMet = verdict.outcome == .met
    let said =
      "\(reply.thing): \(reply.value.text) \(word(verdict.outcome)) \(verdict.rule.statement) (\(verdict.rule.tierLabel))"
    var fields: [(String, JSON)] = [
      ("ruleId", .string(verdict.rule.id)), ("ruleIndex", .number(index)),
      ("kind", .string(isMet ? "pass" : verdict.decides ? "fail" : "review")),
      ("level", .string(!isMet && verdict.decides ? "error" : "none")), ("message", text(said)),
    ]
    let source = verdict.rule.source
    fields.append(
      (
        "locations",
        .array([
          .object([
            (
              "physicalLocation",
              .object([
                ("artifactLocation", .object([("uri", .string(URIPath.of(source.document)))])),
                (
                  "region",
                  .object([
                    ("startLine", .number(source.lines.lowerBound)),
                    ("endLine", .number(source.lines.upperBound)),
                  ])
                ),
              ])
            )
          ])
        ])
      ))
    return .object(fields)
  }

  private static func word(_ outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .met: "keeps"
    case .below: "is below"
    case .above: "is above"
    case .differs: "differs from"
    }
  }

  private static func text(_ text: String) -> JSON { .object([("text", .string(text))]) }
}

/// A path as a relative reference of a URI.
enum URIPath {
  static func of(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return out
  }
}
