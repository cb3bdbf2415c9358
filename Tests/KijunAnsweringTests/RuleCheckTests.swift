import KijunGuidelines
import KijunStore
import Testing

@testable import KijunAnswering

@Suite("A value held against the rules")
struct RuleCheckTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "own",
        text: """
          # Sizes

          | Part | FP |
          |---|---|
          | Hit region | 48×48 pt or more |
          | Card padding | 12–16 pt |
          | Ordinary card width | 320 pt |
          | Wide card width | 480 pt |

          The height of a tab bar is left to the system.
          """, tier: "fp_adopted"),
      Library.Entry(
        id: "apple",
        text: """
          # Control sizes

          A button has a hit region of at least 44×44 pt.

          | Control | Size (pt) |
          |---|---|
          | Default control size | 44×44 |
          | Minimum control size | 28×28 |
          """, tier: "apple_official"),
    ])
  }

  private static func check(_ thing: String, _ value: String, tier: String? = nil) throws -> CheckReply {
    let library = try library.get()
    var options = Answerer.Options()
    options.tier = tier
    return try #require(try Answerer(library.base()).check(thing, value, options: options))
  }

  private static func lines(_ reply: CheckReply) -> [String] {
    reply.verdicts.map {
      "\($0.decides ? "*" : "")\($0.outcome.rawValue) \($0.rule.statement) [\($0.rule.tier)]"
    }
  }

  @Test("each tier says its own, and the first that has a rule decides")
  func tiers() throws {
    let reply = try Self.check("tap target", "36x36")
    #expect(reply.status == .fail)
    #expect(
      Self.lines(reply) == [
        "*below ≥ 48×48 pt [fp_adopted]", "below ≥ 44×44 pt [apple_official]",
        "below 44×44 pt [apple_official]",
        "met ≥ 28×28 pt [apple_official]",
      ])
    let between = try Self.check("tap target", "44x44 pt")
    #expect(between.status == .fail)
    #expect(between.verdicts.filter { $0.rule.tier == "apple_official" }.allSatisfy { $0.outcome == .met })
    #expect(try Self.check("tap target", "44x44 pt", tier: "apple_official").status == .pass)
    #expect(try Self.check("tap target", "60x48 pt").status == .pass)
    #expect(try Self.check("tap target", "60x40 pt").status == .fail)
  }

  @Test(
    "a range has two ends, and a value without a bound is the value",
    arguments: [
      ("card padding", "14pt", "pass"), ("card padding", "10pt", "fail"), ("card padding", "20 pt", "fail"),
      ("width of an ordinary card", "320pt", "pass"), ("width of an ordinary card", "300pt", "fail"),
      // Of several things that are meant, one is enough.
      ("card width", "480pt", "pass"), ("card width", "400pt", "fail"),
      ("card padding", "14px", "unknown"), ("toaster", "14pt", "unknown"),
      ("height of a tab bar", "49pt", "delegated"),
    ])
  func outcomes(thing: String, value: String, status: String) throws {
    #expect(try Self.check(thing, value).status.rawValue == status)
  }

  @Test("what is no value is none", arguments: ["large", "", "#FFFFFF", "12 or 14", "at"])
  func noValue(_ text: String) throws {
    #expect(try Answerer(Self.library.get().base()).check("card padding", text) == nil)
  }

  @Test("contrast rules are those of the first tier; the audit holds what stands on what against them")
  func contrast() throws {
    let library = try Library([
      Library.Entry(
        id: "own",
        text: """
          # Colours

          | Role | Light | Dark |
          |---|---|---|
          | Standard background | #FFFFFF | #000000 |
          | Primary label | #1C1C1E | #F5F5F7 |
          | Placeholder text color | #AEAEB2 | #8E8E93 |

          ## Contrast

          | Element | Contrast ratio |
          |---|---|
          | Normal text | at least 4.5:1 |
          | Icon | at least 3:1 |
          """, tier: "fp_adopted")
    ])
    let answerer = try Answerer(library.base())
    let gray = try #require(SRGBColor(hex: "#8E8E93"))
    let white = try #require(SRGBColor(hex: "#FFFFFF"))
    let reply = try answerer.contrast(of: gray, on: white)
    #expect(reply.verdicts.map { "\($0.isMet) \($0.rule.statement)" } == ["false ≥ 4.5:1", "true ≥ 3:1"])
    #expect(reply.status == .fail)
    #expect(reply.nearest.map(\.required) == [4.5])
    let audit = try answerer.audit()
    let failing = audit.pairs.filter { !$0.isMet }.map {
      "\($0.foreground.value.text) \($0.background.value.text)"
    }
    #expect(audit.pairs.count == 4)
    #expect(failing == ["#AEAEB2 #FFFFFF"])
  }
}
