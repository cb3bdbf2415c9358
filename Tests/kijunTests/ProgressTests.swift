import Foundation
import Testing

#if os(Linux)
  @Suite("Long work shows how far it is")
  struct ProgressTests {
    private static let script = "/usr/bin/script"

    /// Half a megabyte of tables, which no machine reads in the tenth of a second before the bar is drawn.
    private static func shelf() throws -> Kijun {
      let kijun = try Kijun()
      for number in 1...200 {
        let parts = (1...20).map { part in
          "## Part \(part)\n\n| Part | Height |\n|---|---|\n| Row \(part) of \(number) | \(part + 20) pt |\n\n"
        }
        try kijun.folder.write("# Sheet \(number)\n\n" + parts.joined(), to: "sheets/\(number).md")
      }
      return kijun
    }

    @Test(
      "a bar on a terminal, gone at the end, and nothing with --quiet",
      .enabled(if: FileManager.default.isExecutableFile(atPath: script), "script(1) makes the terminal"))
    func bar() throws {
      let kijun = try Self.shelf()
      let command = "'\(Kijun.program.path)' ingest sheets --db kijun.sqlite"
      let shown = try kijun.run(["-qec", command, "/dev/null"], program: Self.script).output
      #expect(shown.contains(/\r\[#* *\] +\d+ %  \d+ \/ 200\u{1B}\[K/), "\(shown.prefix(300))")
      #expect(shown.contains("\r\u{1B}[K") && shown.contains("200 added"))

      let quiet = try kijun.run(
        ["-qec", command + "2 --quiet", "/dev/null"], program: Self.script)
      #expect(quiet.code == 0 && quiet.output.isEmpty)
    }
  }
#endif
