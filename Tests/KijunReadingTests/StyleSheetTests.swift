import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("Style sheets: variables and declarations, with the rules they stand in")
struct StyleSheetTests {
  private func passages(_ css: String, scss: Bool = false) -> [Passage] {
    let bytes = Array(css.utf8)
    let document = StyleSheetReader.read(bytes, isSCSS: scss)
    #expect(TreeDump.misplaced(document, file: bytes) == [])
    return Array(document.passages)
  }

  /// `scope | name property = value (reference) [conditions]`
  private func entries(_ css: String, scss: Bool = false) -> [String] {
    passages(css, scss: scss).compactMap(\.entry).map { entry in
      let scope = entry.scope.map { $0.word.isEmpty ? $0.text : $0.word }.joined(separator: " ")
      let reference = entry.reference.map { " (\($0))" } ?? ""
      let conditions = entry.conditions.isEmpty ? "" : " \(entry.conditions)"
      return "\(scope) | \(entry.name)\(entry.property) = \(entry.value)\(reference)\(conditions)"
    }
  }

  @Test("custom properties by theme, and what they come to there")
  func themes() {
    #expect(
      entries(
        """
        :root { --bg: #fff; --card: var(--bg) }
        @media (prefers-color-scheme: dark) { :root { --bg: #111; --card: var(--bg); } }
        html[data-theme="dark"] { --bg: #111 } .dark .card { background: var(--bg) }
        """) == [
          " | --bg = #FFFFFF", " | --card = #FFFFFF (var(--bg))",
          #" | --bg = #111111 ["@media (prefers-color-scheme: dark)"]"#,
          #" | --card = #111111 (var(--bg)) ["@media (prefers-color-scheme: dark)"]"#,
          "dark | --bg = #111111",
          "dark card | background = #111111 (var(--bg))",
        ])
  }

  @Test("arithmetic in one unit has a result, all else stays as it is written")
  func calculations() {
    #expect(
      entries(
        """
        a { x: calc(44px + 2 * 8px); y: clamp(1rem, 2vw, 3rem); z: clamp(10px, 20px, 16px); u: calc(100% - 8px);
          v: var(--unknown, 4px); w: min(3px, 2px) }
        """) == [
          "a | x = 60px (calc(44px + 2 * 8px))", "a | y =  (clamp(1rem, 2vw, 3rem))",
          "a | z = 16px (clamp(10px, 20px, 16px))", "a | u =  (calc(100% - 8px))",
          "a | v =  (var(--unknown, 4px))", "a | w = 2px (min(3px, 2px))",
        ])
  }

  @Test("SCSS: variables, maps, rules in rules, comments to the end of the line")
  func scss() {
    #expect(
      entries(
        """
        $unit: 8px !default; // the grid
        $gap: $unit * 2;
        $sizes: (small: 4px, "large": $gap);
        .row { min-height: 44px; &:hover { color: #00f !important; } .title { size: 17px } }
        @function f($x) { @return $x * 3px; }
        """, scss: true) == [
          " | $unit = 8px", " | $gap = 16px ($unit * 2)", " | $sizes.small = 4px",
          " | $sizes.large = 16px ($gap)",
          "row | min-height = 44px", "row hover | color = #0000FF", "row title | size = 17px",
        ])
  }

  @Test("comments head what follows, say something of it, or stand behind it")
  func comments() {
    let found = passages(
      """
      /* ==== Rows ==== */
      .row {
        /* the least that a finger hits */
        min-height: 44px;
        gap: 8px; /* between rows */
      }
      """)
    #expect(
      found.map { "\($0.lines.lowerBound) \($0.kind.rawValue) \($0.entry?.note ?? $0.text.string)" } == [
        "1 heading Rows", "3 sentence the least that a finger hits", "4 entry the least that a finger hits",
        "5 entry between rows",
      ])
  }

  @Test("quotes are the declarations as they stand")
  func quotes() {
    let css = "a{min-height : 44px}"
    #expect(
      passages(css).map { String(decoding: Array(css.utf8)[$0.range], as: UTF8.self) } == [
        "min-height : 44px"
      ])
  }

  @Test("frames of an animation and addresses are no rules, lists of selectors are one name")
  func others() {
    #expect(
      entries(
        """
        @keyframes in { from { top: 4px } 50% { top: 9px } }
        @import url("a;b{c}.css");
        h1, h2 { margin: 0 } .dark, [data-mode=dark] { --a: 1px } :is(.dark) b { c: url(x;y) }
        """) == ["h1, h2 | margin = 0", "dark | --a = 1px", "dark b | c = url(x;y)"])
  }

  @Test("variables that name one another, or themselves, end")
  func circles() {
    var css = ":root{--a0:x x;--self:var(--self);--p:var(--q);--q:var(--p);"
    for index in 1..<40 { css += "--a\(index):var(--a\(index - 1)) var(--a\(index - 1));" }
    #expect(entries(css + "}").count == 43)
  }

  @Test(
    "braces without end, flags without end and open quotes are read in time",
    arguments: [
      ("", "a{", ""), ("", "}", ""), ("a{b:", "!important", ""), ("a{b:'", "x;", ""), ("/*", "*", ""),
      ("", "a,", "{b:4px}"),
    ])
  func shapes(_ start: String, _ part: String, _ end: String) {
    let css = start + String(repeating: part, count: 400_000 / part.utf8.count) + end
    #expect(entries(css, scss: true).count <= 1)
  }
}
