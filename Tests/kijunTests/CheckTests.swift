import Foundation
import Testing

@Suite("kijun check, contrast and audit")
struct CheckTests {
  @Test("a value is held against the shipped rules: Apple's minimum is met, the company's isn't")
  func check() throws {
    let kijun = try Kijun()
    let run = try kijun("check", "tap target", "36x36")
    #expect(run.code == 11)
    let lines = run.lines.map(String.init)
    #expect(lines.first == "fail: 36x36")
    func line(_ words: String...) -> Bool { lines.contains { line in words.allSatisfy(line.contains) } }
    #expect(line("below", "≥ 44×44 pt", "FP採用"))
    #expect(line("below", " 44×44 pt", "Default control size", "Apple公式"))
    #expect(line("met", "≥ 28×28 pt", "Minimum control size", "Apple公式"))
    #expect(try kijun("check", "tap target", "44x44").code == 0)
    #expect(try kijun("check", "row height with subtitle", "60pt", "--quiet").code == 11)
    #expect(try kijun("check", "height of a tab bar", "49pt").code == 4)
    #expect(try kijun("check", "toaster", "49pt").code == 3)
    #expect(try kijun("check", "タップ領域", "36x36", "--lang", "ja").output.hasPrefix("不適合: 36x36"))
  }

  @Test("a rule that holds under a condition says so, in text, JSON and SARIF")
  func conditions() throws {
    let kijun = try Kijun()
    try kijun.folder.write(
      """
      # Bars

      | Part | Minimum height (pt), portrait | Minimum height (pt), landscape |
      |---|---|---|
      | Tool strip | 44 | 32 |
      """, to: "own.md")
    try kijun("ingest", "own.md", "--tier", "fp_adopted", "--db", "k.sqlite")
    let text = try kijun("check", "tool strip minimum height in landscape", "30pt", "--db", "k.sqlite")
    #expect(text.code == 11)
    #expect(text.output.contains("landscape"), "\(text.output)")
    let json = try kijun(
      "check", "tool strip minimum height in landscape", "30pt", "--json", "--db", "k.sqlite"
    ).json()
    let rule = try #require((json["rules"] as? [[String: Any]])?.first?["rule"] as? [String: Any])
    #expect((rule["conditions"] as? [String: String])?["orientation"] != nil)
    #expect(
      try kijun("check", "tap target", "36x36").output.contains(" (iOS / iPadOS)"),
      "the shipped rules are of a document for these platforms")
    let sarif = try kijun("check", "tap target", "36x36", "--sarif")
    #expect(sarif.output.contains("(iOS / iPadOS)"))
  }

  @Test("JSON has each rule with the verdict on it")
  func json() throws {
    let kijun = try Kijun()
    let reply = try kijun("check", "row height with subtitle", "60pt", "--json").json()
    #expect(reply["status"] as? String == "fail")
    let value = try #require(reply["value"] as? [String: Any])
    #expect(value["numbers"] as? [Int] == [60])
    #expect(value["unit"] as? String == "pt")
    let rule = try #require((reply["rules"] as? [[String: Any]])?.first)
    #expect(rule["outcome"] as? String == "below")
    #expect(rule["decides"] as? Bool == true)
    let fact = try #require(rule["rule"] as? [String: Any])
    #expect(fact["statement"] as? String == "≥ 68 pt")
    #expect((fact["source"] as? [String: Any])?["document"] as? String == "guidelines/fp-ios.md")
  }

  @Test("SARIF has a rule and a result for each, and errors only for those that decide")
  func sarif() throws {
    let kijun = try Kijun()
    let run = try kijun("check", "tap target", "36x36", "--sarif")
    #expect(run.code == 11)
    let log = try run.json()
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(driver["name"] as? String == "kijun")
    #expect(rules.count == results.count && !rules.isEmpty)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
      let level = try #require(result["level"] as? String)
      let kind = try #require(result["kind"] as? String)
      #expect(["fail": "error", "pass": "none", "review": "none"][kind] == level)
      let tier = (rules[index]["properties"] as? [String: Any])?["tier"] as? String
      if kind == "fail" { #expect(tier == "fp_adopted") }
    }
    #expect(results.contains { $0["kind"] as? String == "fail" })
    #expect(results.contains { $0["kind"] as? String == "pass" })
  }

  @Test("two colours are held against the contrast rules, and the colour that would do is named")
  func contrast() throws {
    let kijun = try Kijun()
    let run = try kijun("contrast", "8E8E93", "#FFFFFF")
    #expect(run.code == 11)
    #expect(run.lines.first == "fail: 3.26:1, #8E8E93 on #FFFFFF")
    #expect(run.lines.contains { $0.hasPrefix("below") && $0.contains("≥ 4.5:1") && $0.contains("FP採用") })
    #expect(run.lines.contains { $0.hasPrefix("met") && $0.contains("≥ 3:1") })
    let json = try kijun("contrast", "8E8E93", "#FFFFFF", "--json").json()
    let nearest = try #require((json["nearest"] as? [[String: Any]])?.first)
    let color = try #require(nearest["color"] as? String)
    #expect(try kijun("contrast", color, "fff").code == 0)
    #expect(try kijun("contrast", "000", "fff", "--json").json()["ratio"] as? Int == 21)
    // No rule, no verdict.
    let empty = try Kijun.asking()
    #expect(try empty("contrast", "000", "fff", "--db", "kijun.sqlite").code == 3)
  }

  @Test("the shipped colours keep the shipped rules, and one that doesn't is told")
  func audit() throws {
    let kijun = try Kijun()
    let run = try kijun("audit")
    #expect(run.code == 0)
    #expect(run.lines.count > 8)
    #expect(run.lines.dropLast().allSatisfy { $0.hasPrefix("met") })
    try kijun.folder.write(
      """
      # Colours

      | Role | Value |
      |---|---|
      | Standard background | #FFFFFF |
      | Primary label | #AAAAAA |

      | Element | Contrast ratio |
      |---|---|
      | Normal text | at least 4.5:1 |
      """, to: "own.md")
    try kijun("ingest", "own.md", "--tier", "fp_adopted", "--db", "k.sqlite")
    let own = try kijun("audit", "--db", "k.sqlite")
    #expect(own.code == 11)
    #expect(own.lines.first?.hasPrefix("below") == true)
    #expect(own.lines.first?.contains("2.32:1") == true)
    let json = try kijun("audit", "--json", "--db", "k.sqlite").json()
    #expect(json["failures"] as? Int == 1)
  }

  @Test(
    "what can't be checked is told in one line",
    arguments: [
      (["check"], "takes a thing and a value"), (["check", "row"], "takes a thing and a value"),
      (["check", "row height", "tall"], "'tall' is no value"),
      (["check", "row height", "44x44x44"], "is no value"),
      (["check", "row", "1pt", "--sarif", "--json"], "two forms"), (["check", "!!", "1pt"], "no word"),
      (["contrast", "000"], "takes two colours"), (["contrast", "000", "blue"], "'blue' is no colour"),
      (["contrast", "000", "#FFFFFF80"], "not opaque"), (["audit", "now"], "takes no 'now'"),
      (["contrast", "000", "fff", "--tier", "none"], "unknown tier"),
    ])
  func refused(arguments: [String], problem: String) throws {
    let kijun = try Kijun.asking()
    let run = try kijun.run(arguments + ["--db", "kijun.sqlite"])
    #expect(run.code == 2)
    #expect(run.output.isEmpty && run.errorLines.count == 1)
    #expect(run.errors.contains(problem), "\(run.errors)")
  }
}
