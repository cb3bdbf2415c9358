import KijunGuidelines
import KijunReading
import Testing

/// A scraped text as passages, to be compared in a test: kind, first line, visible text.
private func dump(_ text: String) -> [String] {
  TextReader.read(Array(text.utf8)).passages.map { "\($0.kind) \($0.lines.lowerBound) \($0.text.string)" }
}

@Suite("Scraped text: what a line is shows in what stands around it")
struct TextReaderTests {
  @Test("The first short line is the title, later ones are headings, without any mark")
  func headings() {
    let document = TextReader.read(
      Array(
        """
        画面の基準：文字と寸法
        確認日: 2026-03-01。対象は社内アプリ。
        1. 文字
        本文は Body とする。
        2. 寸法
        行の高さは 60 pt とする。
        確認の記録
        表と本文を読み合わせた。
        """.utf8))
    #expect(document.title == "画面の基準：文字と寸法")
    #expect(document.sections.map(\.title) == ["", "1. 文字", "2. 寸法", "確認の記録"])
    let rows = document.passages.first { $0.text.string.hasPrefix("行の高さ") }
    #expect(rows.map { document.path(of: $0.section) } == ["2. 寸法"])
  }

  @Test("A sentence that names a member of code goes on over it, and ends before the next paragraph")
  func member() {
    let text = dump(
      """
      Sheets and notices
      Checked on 1 March 2026 by the people who draw the sheets of this app.
      A sheet opens at
      .medium or .large. Close it with a button: set
      .interactiveDismissDisabled().
      A notice stays for 7 s and is 9 pt above the bar.
      """)
    #expect(
      text.suffix(3) == [
        "sentence 3 A sheet opens at .medium or .large.",
        "sentence 4 Close it with a button: set .interactiveDismissDisabled().",
        "sentence 6 A notice stays for 7 s and is 9 pt above the bar.",
      ])
  }

  @Test("A line that begins with a capital where the line before it had room begins a paragraph")
  func room() {
    let text = dump(
      """
      Targets
      The guidance names the usual hit region of every control on the phone and on the tablet as well. House HIG: Buttons
      Two areas lie apart.
      Everything else about targets, about the room between them and about what is drawn inside of them stands in the next chapter.
      """)
    #expect(text.contains("sentence 3 Two areas lie apart."))
  }

  @Test("In a file with blank lines a short line alone is a heading")
  func airyHeadings() {
    let text =
      "Tab bars\n\nA tab bar moves between sections of an app.\n\nBest practices\n\nKeep the number of tabs small.\n\ntvOS\n\nThe height is 70 points.\n"
    let document = TextReader.read(Array(text.utf8))
    #expect(document.sections.map(\.title) == ["", "Best practices", "tvOS"])
    #expect(document.title == "Tab bars")
  }

  @Test("Numbered lines next to each other are a list, one alone is a heading")
  func numbered() {
    #expect(dump("1. Layout\nLeave room at the edges of the screen.\n").first == "heading 1 1. Layout")
    #expect(
      dump("Do this:\n1. Open the app.\n2. Turn the device.\n3. Read the values.\n").dropFirst().map {
        $0.prefix(8)
      }
        == ["listItem", "listItem", "listItem"])
  }

  @Test("A table without bars around it, with rows that go on in the next line")
  func bareTable() {
    let text =
      "Sizes\n\nRows below are in pt.\nPart, name | Height | Token\nBanner | 31 |\nTopToken.banner\nSheet, low |\n44 | TopToken.sheet\nThat is all of them.\n"
    let document = TextReader.read(Array(text.utf8))
    let rows = document.passages.filter { !$0.cells.isEmpty }
    #expect(
      rows.map { $0.cells.map(\.string) } == [
        ["Part, name", "Height", "Token"], ["Banner", "31", "TopToken.banner"],
        ["Sheet, low", "44", "TopToken.sheet"],
      ])
    #expect(rows.map(\.kind) == [.tableHeader, .tableRow, .tableRow])
    #expect(rows.map(\.lines) == [4...4, 5...6, 7...8])
    #expect(document.passages.last?.text.string == "That is all of them.")
  }

  @Test("One line with a bar is no table")
  func oneBar() {
    #expect(!dump("Atlas | Sizes\n\nThe row is high.\n").contains { $0.hasPrefix("table") })
    #expect(
      !dump("Use a | b for a choice of two.\nNothing else has bars.\n").contains { $0.hasPrefix("table") })
  }

  @Test("Lines of a name and a figure are a list, lines of numbered names are none")
  func valueLines() {
    let items = dump("Radius (pt)\nBanner 11\nSheet 13\nNothing else is round.\n")
    #expect(
      items == [
        "heading 1 Radius (pt)", "listItem 2 Banner 11", "listItem 3 Sheet 13",
        "sentence 4 Nothing else is round.",
      ])
    #expect(!dump("Styles of text\nTitle 2\nTitle 3\nCaption 1\n").contains { $0.hasPrefix("listItem") })
  }

  @Test("A row that was broken over lines is one row again")
  func brokenRows() {
    let text =
      "| Style | Size | SwiftUI | Use |\n|---|---|---|---|\n| Body | 18 / 24 | .body |\ntext of the page |\n| Callout | 16 / 21 | .callout |\nside notes |\n"
    let rows = TextReader.read(Array(text.utf8)).passages.filter { $0.kind == .tableRow }
    #expect(
      rows.map { $0.cells.map(\.string) } == [
        ["Body", "18 / 24", ".body", "text of the page"], ["Callout", "16 / 21", ".callout", "side notes"],
      ])
    #expect(rows.map(\.lines) == [3...4, 5...6])
  }

  @Test("A cell that itself was broken is joined by a space")
  func brokenCell() {
    let text = "| 背景 | 値 |\n|---|---|\n| 面 | #FFFFFF |\n| 一覧の\n外側 | #F0F0F4 |\n"
    let rows = TextReader.read(Array(text.utf8)).passages.filter { $0.kind == .tableRow }
    #expect(rows.last?.cells.map(\.string) == ["一覧の 外側", "#F0F0F4"])
  }

  @Test("A table ends where its bars end")
  func tableEnd() {
    let text =
      "| A | B |\n|---|---|\n| 1 | 2 |\nThe table above is all there is. It has one row and no more than that.\n"
    #expect(
      dump(text).map { $0.prefix { $0 != " " } } == ["tableHeader", "tableRow", "sentence", "sentence"])
  }

  @Test("List items that ran together are parted again")
  func runTogether() {
    let passages = TextReader.read(Array("- 行は 60 pt。 - 余白は 14 pt。 - 角丸は 9 pt。\n".utf8)).passages
    #expect(passages.map(\.text.string) == ["行は 60 pt。", "余白は 14 pt。", "角丸は 9 pt。"])
    #expect(passages.allSatisfy { $0.kind == .listItem && $0.lines == 1...1 })
    #expect(Set(passages.map(\.group)).count == 1)
  }

  @Test("A dash inside a sentence is no list item")
  func dashes() {
    #expect(dump("The bar is tall - taller than before - and wide.\n").count == 1)
  }

  @Test("A piece of code in the middle of a sentence goes on with it")
  func continuation() {
    #expect(dump("- 数値の整列には\n.monospacedDigit()を検討する。\n") == ["listItem 1 数値の整列には.monospacedDigit()を検討する。"])
  }

  @Test("Markdown that was flattened onto one line is cut into its blocks again")
  func flattened() {
    let filler = String(repeating: "文字は読みやすく保つ。", count: 40)
    let text =
      "# 色と文字 色は意味で選ぶ。 ## 文字 * **最小** の文字は 12 點。 * 行間は 1.4 倍。 ## 色 > 注意書きです。 \(filler) [参考](https://example.com/44/a)"
    let document = TextReader.read(Array(text.utf8))
    #expect(document.sections.map(\.title).dropFirst() == ["色と文字", "文字", "色"])
    let items = document.passages.filter { $0.kind == .listItem }.map(\.text.string)
    #expect(items.prefix(2) == ["最小 の文字は 12 點。", "行間は 1.4 倍。"])
    #expect(document.passages.allSatisfy { $0.lines == 1...1 })
    #expect(
      !document.passages.contains { $0.text.string.contains("https://") || $0.text.string.contains("**") })
  }

  @Test("Code without a fence is code, and the prose after it is prose")
  func code() {
    let text =
      "Use a wider frame for small icons in any list.\nstruct Icon: View {\n    var body: some View {\n        Text(\"star\")\n            .frame(width: 50, height: 50)\n    }\n}\nこの方法で押せる範囲が広がります。\n"
    let passages = TextReader.read(Array(text.utf8)).passages
    #expect(passages.filter { $0.kind == .code }.count == 6)
    #expect(Set(passages.filter { $0.kind == .code }.map(\.block)).count == 1)
    #expect(passages.last?.kind == .sentence)
  }

  @Test(
    "A call with a named argument is code too",
    arguments: ["Image(systemName: \"star\")", "Color(red: 0.2, green: 0.4, blue: 1)"])
  func calls(_ line: String) {
    let passages = TextReader.read(Array("VStack {\n    \(line)\n}\n".utf8)).passages
    #expect(passages.allSatisfy { $0.kind == .code })
  }

  @Test(
    "Prose that only looks technical is no code",
    arguments: ["44 pt; 28 pt.", "見出し（Title 1）。", "min-height: 60 pt とする。", "Text must be 12 pt or larger."])
  func prose(_ text: String) {
    #expect(TextReader.read(Array(text.utf8)).passages.allSatisfy { $0.kind != .code })
  }

  @Test("Lines end as the file ends them", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let text = ["行の高さは 60 pt とする。", "余白は 14 pt とする。", ""].joined(separator: end)
    #expect(dump(text) == ["sentence 1 行の高さは 60 pt とする。", "sentence 2 余白は 14 pt とする。"])
  }

  @Test("Nothing gives nothing", arguments: ["", "\n", "   ", "\u{FEFF}", "\r\r\r", "|", "|-|", "#"])
  func nothing(_ text: String) {
    #expect(MarkdownFacts.violations(Array(text.utf8), TextReader.read(Array(text.utf8))) == [])
  }

  @Test("A heading that begins with an accent without a letter keeps its place in the file")
  func accentFirst() throws {
    let text = "# \u{6DB}Rows # Flat\n\nA row is 44 pt high.\n"
    let bytes = Array(text.utf8)
    let heading = try #require(TextReader.read(bytes).passages.first)
    #expect(heading.kind == .heading)
    for run in heading.text.runs {
      #expect(
        Array(heading.text.string.utf8)[run.start..<run.start + run.count]
          .elementsEqual(bytes[run.source..<run.source + run.count]))
    }
  }
}
