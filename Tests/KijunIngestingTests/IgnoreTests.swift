import Testing

@testable import KijunIngesting

@Suite("Ignore files say what is nobody's guideline")
struct IgnoreTests {
  @Test(
    "patterns match as git matches them",
    arguments: [
      // pattern, path, whether it is left out
      ("*.tmp.md", "a/b.tmp.md", true), ("*.tmp.md", "b.md", false), ("draft", "x/draft", true),
      ("/draft", "x/draft", false), ("/draft", "draft", true), ("x/draft", "x/draft", true),
      ("x/draft", "y/x/draft", false), ("**/draft", "a/b/draft", true), ("a/**/d.md", "a/d.md", true),
      ("a/**/d.md", "a/b/c/d.md", true), ("a/**", "a/b/c.md", true), ("a/**", "a", false),
      ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("b?.md", "b1.md", true), ("b?.md", "b12.md", false),
      ("[a-c].md", "b.md", true), ("[!a-c].md", "b.md", false), ("[!a-c].md", "d.md", true),
      ("[.md", "[.md", true), ("\\*.md", "*.md", true), ("\\*.md", "a.md", false), ("\\#a", "#a", true),
      ("\\!a", "!a", true), ("# a", "# a", false), ("a  ", "a", true), ("行/*.md", "行/高さ.md", true),
      ("/", "a", false),
      ("*", "a", true), ("**", "a/b", true), ("a*b*c*d", "axbxcxd", true), ("a*b*c*d", "axbxcx", false),
    ] as [(String, String, Bool)])
  func patterns(_ pattern: String, _ path: String, _ isIgnored: Bool) {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    let rule = IgnoreFile(Array(pattern.utf8)).rule(
      for: names[names.count - 1][...], in: names.dropLast(), isFolder: false)
    #expect((rule != nil) == isIgnored)
  }

  @Test("a slash at the end is for folders alone, an exclamation mark takes back, the last rule holds")
  func order() {
    let file = IgnoreFile(Array("build/\n*.md\r\n!keep.md\n".utf8))
    func rule(_ name: String, isFolder: Bool = false) -> IgnoreFile.Rule? {
      file.rule(for: Array(name.utf8)[...], in: [], isFolder: isFolder)
    }
    #expect(rule("build", isFolder: true)?.line == 1)
    #expect(rule("build") == nil)
    #expect(rule("a.md")?.isNegated == false)
    #expect(rule("keep.md")?.isNegated == true)
  }

  @Test("each file holds in its folder, .kijunignore goes before .ignore and that before .gitignore")
  func walk() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a.md", "old.md", "draft/b.md", "node_modules/x/README.md", "sub/old.md", "sub/deep/note.md",
    ] {
      try folder.write("x", to: name)
    }
    try folder.write("old.md\nnode_modules/\ndraft/\n", to: ".gitignore")
    try folder.write("!draft/\n", to: ".ignore")
    try folder.write("!old.md\nnote.md\n", to: "sub/.kijunignore")
    let walk = try FolderWalk(folder.path)
    #expect(walk.files.map(\.path) == ["a.md", "draft/b.md", "sub/old.md"])
    #expect(
      walk.skipped.map { "\($0.path): \($0.reason)" } == [
        "node_modules: ignored by .gitignore:2", "old.md: ignored by .gitignore:1",
        "sub/deep/note.md: ignored by sub/.kijunignore:2",
      ])
  }

  @Test("those of the repository hold in a folder of it, and none beyond the repository")
  func repository() throws {
    let folder = try TemporaryFolder()
    for name in ["repo/docs/a.md", "repo/docs/a.draft.md", "repo/docs/out/b.md", "repo/.git/config"] {
      try folder.write("x", to: name)
    }
    try folder.write("*.md\n", to: ".gitignore")
    try folder.write("*.draft.md\n/docs/out/\n", to: "repo/.gitignore")
    #expect(try FolderWalk(folder.file("repo/docs")).files.map(\.path) == ["a.md"])
  }

  @Test("a document that was read and is ignored now ends")
  func ended() throws {
    let test = try TestIngest()
    try test.guidelines.write(TestIngest.rows, to: "g/rows.md")
    try test.guidelines.write("# Bars\n\nBars are 49 pt high.\n", to: "g/old/bars.md")
    try test.ingest("g")
    try test.guidelines.write("old\n", to: "g/.kijunignore")
    let report = try test.ingest("g")
    #expect(report.outcomes == ["removed g/old/bars.md"])
    #expect(report.skipped == [.init(document: "g/old", reason: "ignored by .kijunignore:1")])
    #expect(try test.names == ["g/rows.md"])
  }

  @Test("a pattern of many stars comes to its end", .timeLimit(.minutes(30)))
  func stars() {
    let pattern = PathPattern(
      Array(String(repeating: "a*", count: 500).utf8) + Array("b".utf8), isAnchored: false)
    let folders = PathPattern(
      Array(String(repeating: "**/a/", count: 500).utf8) + Array("b".utf8), isAnchored: true)
    #expect(!pattern.matches([Array(repeating: UInt8(ascii: "a"), count: 4_000)]))
    #expect(!folders.matches(Array(repeating: Array("a".utf8), count: 2_000)))
  }
}
