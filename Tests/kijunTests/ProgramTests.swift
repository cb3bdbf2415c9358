import Foundation
import Testing

@Suite("The program")
struct ProgramTests {
  @Test("help shows every command, and each command's help every option")
  func help() throws {
    let kijun = try Kijun()
    let overview = try kijun("--help")
    #expect(overview.code == 0)
    for command in ["ingest", "ask", "search", "show", "list", "doctor", "help"] {
      #expect(overview.output.contains("\n  \(command)"))
      let help = try kijun(command, "--help")
      #expect(help.code == 0)
      #expect(help.output.hasPrefix(command == "help" ? "Kijun" : "usage: kijun \(command)"))
      #expect(try command == "help" || kijun("help", command).output == help.output)
    }
    for option in [
      "--tier", "--platform", "--limit", "--explain", "--db", "--json", "--quiet", "--lang", "--help",
    ] {
      #expect(try kijun("help", "ask").output.contains(option))
    }
    #expect(try kijun("help", "aks").errors.contains("did you mean 'ask'?"))
  }

  @Test("version is one line")
  func version() throws {
    let run = try Kijun()("--version")
    #expect(run.output.hasPrefix("kijun "))
    #expect(run.lines.count == 1)
  }

  @Test("nobody is told of an output that was closed")
  func closedOutput() throws {
    let kijun = try Kijun.asking()
    let script =
      "'\(Kijun.program.path)' list vocabulary --json --db kijun.sqlite 2>errors | head -1; cat errors"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script + "; trap '' PIPE; " + script]
    process.currentDirectoryURL = URL(fileURLWithPath: kijun.folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == "[\n[\n")
  }

  @Test("doctor finds a document that has changed")
  func doctor() throws {
    let kijun = try Kijun.withRows()
    #expect(try kijun("doctor", "--db", "kijun.sqlite").code == 0)
    try kijun.folder.write("# Other\n", to: "rows.md")
    let run = try kijun("doctor", "--db", "kijun.sqlite")
    #expect(run.code == 1)
    #expect(run.lines.first == "rows.md: its file has changed: ingest it again")
    let json = try kijun("doctor", "--db", "kijun.sqlite", "--json").json()
    #expect(json["sound"] as? Bool == false)
  }
}
