import Foundation
import Testing

/// `RECORD=1 scripts/test --filter SampleTests` writes what the program prints now into README, and fails.
@Suite("README: what it shows is what the program prints", .serialized)
struct SampleTests {
  @Test("every sample, followed from the first to the last")
  func samples() throws {
    let readme = try Repository.text("README.md")
    let program = try Program()
    for file in Sample.files(in: readme) { try program.write(file.text, to: file.path) }
    let samples = Sample.all(in: readme)
    #expect(samples.count >= 5)
    #expect(samples.first?.commands == ["scripts/kijun ask min row height with subtitle"])

    var recorded = readme
    var code: Int32 = 0
    for sample in samples {
      let now = try sample.run(by: program, last: &code)
      let isSame = Sample.normal(sample.text) == Sample.normal(now.text)
      #expect(isSame, "README shows\n\(sample.text)\nand the program prints\n\(now.text)")
      if !isSame { recorded = recorded.replacing(sample.text, with: now.text) }
    }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
    try Data(recorded.utf8).write(to: Repository.root.appendingPathComponent("README.md"))
    Issue.record("README.md was written anew: read the changes, then run the tests without RECORD")
  }

  @Test("the keys of an answer are those of a real one, in order, and each is explained")
  func keys() throws {
    let readme = try Repository.text("README.md")
    let sample = try #require(Sample.all(in: readme).first { $0.text.contains("--json") })
    let command = try #require(sample.commands.first?.replacing("scripts/kijun ", with: ""))
    let shown = Self.keys(in: sample.text)
    #expect(try shown == Self.keys(in: Program().run(command).output))

    let explained = try #require(MarkdownTable.under("key", in: readme)).names
    // Conditions have the names of the vocabulary's kinds.
    #expect(Set(explained) == Set(shown).subtracting(["platform"]))
  }

  private static func keys(in text: String) -> [String] {
    text.matches(of: #/(?m)^[ \[{]*"(\w+)": /#).map { String($0.1) }
  }
}
