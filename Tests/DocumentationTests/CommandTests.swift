import Foundation
import Testing

@Suite("README: commands and options")
struct CommandTests {
  /// A command as its help shows it.
  struct Shown {
    var usage: String
    var options: Set<String>
  }

  private static func shown() throws -> [String: Shown] {
    let program = try Program()
    let names = try program.run("--help").output.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLetter == true }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    var commands: [String: Shown] = [:]
    for name in names {
      let help = try program.run("help \(name)").output.split(separator: "\n")
      let usage = help.first.map(String.init) ?? ""
      commands[name] = Shown(
        usage: usage.replacing("usage: kijun ", with: "").replacing(" [OPTION…]", with: ""),
        options: Set(
          help.filter { $0.hasPrefix("  --") }.map { line in
            line.split(separator: "  ")[0].trimmingCharacters(in: .whitespaces)
          }))
    }
    return commands
  }

  @Test("every command of the program is in README, and the other way round")
  func commands() throws {
    let table = try #require(
      MarkdownTable.all(in: Repository.text("README.md")).first { $0.names.contains("doctor") })
    #expect(try Set(table.names) == Set(Self.shown().values.map(\.usage)))
  }

  @Test("every option of every command is in README, and the other way round")
  func options() throws {
    let table = try #require(MarkdownTable.under("option", in: Repository.text("README.md")))
    for (command, shown) in try Self.shown() {
      let described = table.rows.filter {
        $0[1] == "every command" || MarkdownTable.code(in: $0[1]).contains(command)
      }
      #expect(
        Set(described.compactMap { MarkdownTable.code(in: $0[0]).first }) == shown.options, "\(command)")
    }
  }

  @Test("README has the exit codes of the program, by number and name")
  func exitCodes() throws {
    let table = try #require(MarkdownTable.under("code", in: Repository.text("README.md")))
    let cases = try Repository.text("Sources/kijun/ExitCode.swift")
      .matches(of: /case (\w+) = (\d+)/).map { "\($0.2) \($0.1)" }
    #expect(!cases.isEmpty)
    #expect(table.rows.map { "\($0[0]) \($0[1])" } == cases)
  }
}
