import Foundation
import Testing

@Suite("kijun export tokens, css and swift")
struct DesignExportTests {
  /// Two media, two appearances, names in another script, and text that would end a comment.
  static let guideline = """
    # Rows

    | Part | FP |
    |---|---|
    | Row height | 68 pt |
    | 副題を持つ行の高さ | 72 pt |
    | Hit region | at least 44×44 pt |
    | Fade duration | 200 ms |

    HTML近似:

    | Role | Light | Dark | Light, increased contrast | Dark, increased contrast |
    |---|---|---|---|---|
    | Subtitle */ @import "x"; | #636366 | #B1B1B7 | #48484A | #D1D1D6 |
    | Body text | #1C1C1E | #F5F5F7 | #000000 | #FFFFFF |

    | 役割 | ライト | ダーク |
    |---|---|---|
    | 区切り線 | #C6C6C8 | #38383A |

    HTML近似: The row height is 68 px.

    Apple official: Never squeeze a row by setting it in 13 pt.
    """

  static func kijun() throws -> Kijun {
    let kijun = try Kijun()
    try kijun.folder.write(guideline, to: "rows.md")
    try #require(try kijun("ingest", "rows.md", "--tier", "fp_adopted", "--db", "k.sqlite").code == 0)
    return kijun
  }

  @Test("tokens are of the format's edition 2025.10", .needs("check-jsonschema"))
  func tokens() throws {
    let kijun = try Kijun()
    #expect(try kijun("export", "tokens", "--output", "shipped.tokens.json").code == 0)
    let own = try Self.kijun()
    #expect(try own("export", "tokens", "--db", "k.sqlite", "--output", "own.tokens.json").code == 0)
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Schemas/design-tokens.json").path
    let check = try #require(PythonTool.named("check-jsonschema"))
    for (folder, file) in [(kijun.folder, "shipped.tokens.json"), (own.folder, "own.tokens.json")] {
      let run = try check.run(["--schemafile", schema, file], in: folder.path)
      #expect(run.code == 0, "\(run.output)")
    }
  }

  @Test("a value of a mock-up is never in the group of a native one, and each says where it stands")
  func media() throws {
    let kijun = try Self.kijun()
    let tokens = try kijun("export", "tokens", "--db", "k.sqlite").json()
    func token(_ path: String...) throws -> [String: Any] {
      try path.reduce(tokens) { try #require($0[$1] as? [String: Any], "\(path)") }
    }
    let native = try token("native", "fp-adopted", "row-height", "value")
    #expect((native["$value"] as? [String: Any])?["value"] as? Int == 68)
    let kept = try #require((native["$extensions"] as? [String: Any])?["kijun"] as? [String: Any])
    #expect(kept["unit"] as? String == "pt")
    #expect(kept["document"] as? String == "rows.md")
    #expect(kept["line"] as? Int == 5)
    let native2 = try #require(tokens["native"] as? [String: Any])
    #expect(native2["html-approximation"] == nil)
    #expect((tokens["web"] as? [String: Any])?.keys.sorted() == ["html-approximation"])
    let dark = try token("web", "html-approximation", "body-text", "color-dark")
    #expect((dark["$value"] as? [String: Any])?["hex"] as? String == "#f5f5f7")
    // 44×44 has two sides.
    #expect(
      try token("native", "fp-adopted", "hit-region").keys.sorted() == ["min-size-height", "min-size-width"])
  }

  @Test("two values of one name are told apart, and the same value twice is one token")
  func distinct() throws {
    let kijun = try Kijun()
    try kijun.folder.write("# A\n\nFP adopted: The row height is 68 pt.\n", to: "a.md")
    try kijun.folder.write("# B\n\nFP adopted: The row height is 72 pt.\n", to: "b.md")
    try kijun.folder.write("# C\n\nFP adopted: The row height is 72 pt.\n", to: "c.md")
    try kijun("ingest", "a.md", "b.md", "c.md", "--db", "k.sqlite")
    let css = try kijun("export", "css", "--db", "k.sqlite").lines.filter { $0.contains("--native") }
    #expect(css.count == 3 && Set(css).count == 3)
    try kijun.folder.write("# A\n\nFP adopted: The row height is 72 pt.\n", to: "a.md")
    try kijun("ingest", "a.md", "--db", "k.sqlite")
    #expect(
      try kijun("export", "css", "--db", "k.sqlite").lines.filter { $0.contains("--native") }.count == 1)
  }

  /// Long headers, sentences, a long source, many platforms, and values that only their place tells apart.
  private static let prose = """
    # Parts

    Adopted by us: The article reports that the guidelines of that company ask for a touchable area of at least 44×44 pt.

    | Subject | Starting point for a custom part that we draw ourselves |
    |---|---|
    | Left and right margin of custom content inside of a scrolling list | 16 pt |
    | Gap between elements in a row | 8–12 pt |
    | UI needed for identification and selected state of what can be pressed | at least 3:1 |

    | Part | Light | Dark |
    |---|---|---|
    | Everything that stands behind the running text of a long article | #FFFFFF | #101012 |

    On iOS, iPadOS, macOS, tvOS and visionOS the height of a toolbar that belongs to a very long window title is 52 pt.
    """

  @Test("names are short enough to type, each is there once, and they stay when the documents are read again")
  func names() throws {
    let kijun = try Kijun()
    let tier = "a-tier-of-a-company-with-a-name-that-does-not-end"
    try kijun.folder.write(
      #"{"tiers":[{"id":"\#(tier)","label":"X","rank":2,"medium":"native"}]}"#, to: "tiers.json")
    let sources = ["first", "second"].flatMap { name in
      ["fp_adopted", tier].map { tier in
        #"{"id":"\#(name) source with a very long name of \#(tier)","path":"\#(name).md","tier":"\#(tier)"}"#
      }
    }
    try kijun.folder.write(
      #"{"tiers":"tiers.json","sources":[\#(sources.joined(separator: ","))]}"#, to: "sources.json")
    try kijun.folder.write(Self.prose, to: "first.md")
    try kijun.folder.write(
      Self.prose.replacing("44×44", with: "46×46").replacing("16 pt", with: "18 pt")
        .replacing("#101012", with: "#202022"), to: "second.md")
    func exported() throws -> (swift: [String], css: [String]) {
      try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite")
      let swift = try kijun("export", "swift", "--db", "k.sqlite").output
      let css = try kijun("export", "css", "--db", "k.sqlite").output
      return (
        swift.matches(of: /static let (\w+)/).map { String($0.1) },
        css.matches(of: /(?m)^ *(--[\w-]+):/).map { String($0.1) }
      )
    }
    let first = try exported()
    #expect(first.swift.count > 12 && first.css.count > 12, "\(first)")
    for name in first.swift + first.css { #expect(name.utf8.count <= 60, "\(name)") }
    for word in ["Article", "That", "StartingPoint", "DrawOurselves"] {
      #expect(!first.swift.contains { $0.contains(word) }, "\(word)")
    }
    #expect(first.swift.contains("gapBetweenElementsRowSpacingFrom"), "\(first.swift)")
    // A dark value has the name of the light one, or the block for dark appearance would change nothing.
    let twice = Dictionary(grouping: first.css, by: \.self).filter { $0.value.count > 1 }
    #expect(twice.count == 4 && twice.allSatisfy { $0.value.count == 2 }, "\(twice)")
    try kijun.folder.write(Self.prose + "\nThe card height is 80 pt.\n", to: "first.md")
    let second = try exported()
    #expect(Set(first.swift).isSubset(of: second.swift) && Set(first.css).isSubset(of: second.css))
  }

  @Test("the style sheet is one, whatever the documents hold", .needs("python3"))
  func css() throws {
    let kijun = try Self.kijun()
    #expect(try kijun("export", "css", "--db", "k.sqlite", "--output", "k.css").code == 0)
    try kijun.folder.write(
      """
      import sys, tinycss2
      def rules(items, query):
          for rule in tinycss2.parse_rule_list(items, skip_comments=True, skip_whitespace=True):
              if rule.type == 'at-rule':
                  rules(rule.content, tinycss2.serialize(rule.prelude).strip())
              elif rule.type == 'qualified-rule':
                  for found in tinycss2.parse_declaration_list(rule.content, skip_comments=True, skip_whitespace=True):
                      print(query, found.type, getattr(found, 'name', ''), tinycss2.serialize(found.value).strip())
              else:
                  print('error', rule.message)
      rules(open('k.css').read(), '')
      """, to: "read.py")
    let run = try #require(PythonTool.named("python3")).run(["read.py"], in: kijun.folder.path)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains(" declaration --") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix(" declaration --web-html-approximation-body-text-color #1c1c1e") })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "(prefers-color-scheme: dark) declaration --web-html-approximation-body-text-color #f5f5f7")
      })
    // Each block has the same name, or it would go before nothing.
    for (query, value) in [
      ("(prefers-contrast: more)", "#000000"),
      ("(prefers-color-scheme: dark) and (prefers-contrast: more)", "#ffffff"),
    ] {
      #expect(lines.contains("\(query) declaration --web-html-approximation-body-text-color \(value)"))
    }
    #expect(
      lines.contains(" declaration --web-html-approximation-separator-row-color #c6c6c8"), "\(run.output)")
    #expect(
      lines.contains(
        "(prefers-color-scheme: dark) declaration --web-html-approximation-separator-row-color #38383a"))
    // What is in pt is no length of CSS.
    #expect(lines.contains { $0.hasSuffix("row-height-value-pt 68") })
    #expect(!lines.contains { $0.hasSuffix("pt") })
    #expect(lines.contains { $0.hasSuffix(" 200ms") })
  }

  @Test(
    "the constants compile, and only values for native code are among them",
    .enabled(if: swiftCompiler != nil))
  func swift() throws {
    let kijun = try Self.kijun()
    #expect(try kijun("export", "swift", "--db", "k.sqlite", "--output", "Guidelines.swift").code == 0)
    let code = String(decoding: try #require(kijun.folder.bytes("Guidelines.swift")), as: UTF8.self)
    #expect(!code.contains("#B1B1B7"))
    #expect(!code.contains("HTML近似"))
    #expect(!code.contains("= 13"))
    #expect(code.contains("public static let rowHeightValue: Double = 68"))
    #expect(code.contains("FP採用 · never verified. Rows, rows.md:5"))
    try kijun.folder.write("print(Guidelines.FpAdopted.rowHeightValue)\n", to: "main.swift")
    let compiler = Process()
    compiler.executableURL = Self.swiftCompiler
    compiler.arguments = ["-warnings-as-errors", "Guidelines.swift", "main.swift", "-o", "constants"]
    compiler.currentDirectoryURL = URL(fileURLWithPath: kijun.folder.path)
    let said = Pipe()
    compiler.standardError = said
    try compiler.run()
    let errors = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(errors)")
    #expect(try kijun.run([], program: kijun.folder.file("constants")).output == "68.0\n")
  }

  private static let swiftCompiler: URL? = {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: $0 + "/swiftc") }.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
  }()
}
