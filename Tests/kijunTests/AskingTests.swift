import Foundation
import Testing

@Suite("kijun ask without a question")
struct AskingTests {
  private static func ask(_ input: String, _ arguments: String...) throws -> Kijun.Run {
    let kijun = try Kijun.asking()
    let path = try kijun.folder.write(input, to: "questions.txt")
    return try kijun.run(
      ["ask", "--db", "kijun.sqlite"] + arguments, input: try #require(FileHandle(forReadingAtPath: path)))
  }

  @Test("answers each line of its input, and passes over empty ones")
  func lines() throws {
    let run = try Self.ask("row height\n\n  \nzeppelin mast\nrow inset")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.filter { $0.contains("Row height · FP") }.count == 1)
    #expect(run.output.contains("\n\nNot in this knowledge base.\n"))
    #expect(run.output.contains("16 pt   Row inset"))
  }

  @Test("has the exit code of the last answer")
  func code() throws {
    #expect(try Self.ask("row height\nzeppelin mast\n").code == 3)
    #expect(try Self.ask("zeppelin mast\nrow height\n").code == 0)
  }

  @Test("prints JSON with one answer a line")
  func json() throws {
    let run = try Self.ask("row height\nrow inset\n", "--json")
    let statements = try run.lines.map { line in
      let reply = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (reply?["answers"] as? [[String: Any]])?.first?["statement"] as? String
    }
    #expect(statements == ["68 pt", "16 pt"])
  }

  @Test("says of a line that is no question what is wrong, and goes on")
  func wrong() throws {
    let run = try Self.ask("row height\n?!\n\(String(repeating: "a", count: 200_000))\nrow inset\n")
    #expect(run.code == 0)
    #expect(run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains("has no word in it") && run.errors.contains("longer than 10000 characters"))
    #expect(run.output.contains("16 pt   Row inset"))
  }

  @Test(
    "an option that can't be used is an error at once",
    arguments: [["--tier", "no"], ["--platform", "Amiga"]])
  func options(_ option: [String]) throws {
    let run = try Self.ask("row height\nrow inset\n", option[0], option[1])
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.output.isEmpty)
  }

  #if os(Linux)
    private static let script = "/usr/bin/script"

    @Test(
      "on a terminal asks until an empty line, with a history",
      .enabled(if: FileManager.default.isExecutableFile(atPath: script), "script(1) makes the terminal"))
    func terminal() throws {
      let kijun = try Kijun.asking()
      // The second question is the first one again, by the arrow key.
      let path = try kijun.folder.write("row height\n\u{1B}[A\n\nrow inset\n", to: "typed.txt")
      let run = try kijun.run(
        ["-qec", "'\(Kijun.program.path)' ask --db kijun.sqlite", "/dev/null"],
        input: try #require(FileHandle(forReadingAtPath: path)), program: Self.script)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("? "))
      let editor = ["/usr/lib", "/lib"].contains { folder in
        FileManager.default.enumerator(atPath: folder)?.contains {
          ($0 as? String)?.hasSuffix("libedit.so.2") == true
        } == true
      }
      #expect(
        run.output.components(separatedBy: "Row height · FP").count - 1 == (editor ? 2 : 1), "\(run.output)")
      #expect(!run.output.contains("16 pt"), "nothing is asked after an empty line")
    }
  #endif
}
