import Foundation
import Testing

@Suite("Completions and manual: made of the one table of commands")
struct ReferenceTests {
  /// As the help shows them: the options of each command.
  private static func table(_ kijun: Kijun) throws -> [String: [String]] {
    let names = try kijun("--help").lines
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLetter == true }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    var table: [String: [String]] = [:]
    for name in names {
      table[name] = try kijun("help", name).lines.filter { $0.hasPrefix("  --") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    return table
  }

  @Test(
    "each of them knows every command and option",
    arguments: [
      ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["manual", "man"],
      ["manual", "markdown"],
    ])
  func whole(_ arguments: [String]) throws {
    let kijun = try Kijun()
    let run = try kijun.run(arguments)
    #expect(run.code == 0)
    let table = try Self.table(kijun)
    #expect(table.count > 10)
    for (command, options) in table {
      #expect(run.output.contains(command))
      for option in options {
        let name = option.dropFirst(2)
        // fish has `-l db`, mdoc `Fl -db`.
        let forms = ["--\(name)", "-l \(name) ", "Fl -\(name)"]
        #expect(forms.contains { run.output.contains($0) }, "\(command) \(option)")
      }
    }
  }

  @Test("no line of the help is wider than 100 columns, and each exit code is explained as in the manual")
  func width() throws {
    let kijun = try Kijun()
    let overview = try kijun("--help").lines.map(String.init)
    #expect(overview.contains { $0.contains("  10  ") && $0.contains("a source has changed") })
    for name in try Self.table(kijun).keys.sorted() + [""] {
      for line in try kijun.run(name.isEmpty ? ["--help"] : ["help", name]).lines {
        #expect(line.count <= 100, "\(name): \(line)")
      }
    }
    let export = try kijun("help", "export").output
    #expect(export.contains("  tokens "))
  }

  @Test(
    "where --json can do nothing it is refused",
    arguments: [["completions", "bash"], ["manual", "man"], ["help", "ask"], ["export", "css"]])
  func json(_ arguments: [String]) throws {
    let run = try Kijun.asking().run(arguments + ["--json", "--db", "kijun.sqlite"])
    #expect(run.code == 2)
    #expect(run.output.isEmpty && run.errors.contains("--json does nothing"), "\(run.errors)")
    #expect(try Kijun().run(["ask", "--json", "--help"]).code == 0)
  }

  @Test("every command has examples, and their options are those of the program")
  func examples() throws {
    let kijun = try Kijun()
    for command in try Self.table(kijun).keys {
      let help = try kijun("help", command).output
      let examples =
        help.components(separatedBy: "\nexamples:\n").dropFirst().first?.split(separator: "\n") ?? []
      #expect(!examples.isEmpty, "\(command)")
      for example in examples.map({ $0.trimmingCharacters(in: .whitespaces) })
      where example.hasPrefix("kijun ") {
        let plain = example.components(separatedBy: " | ")[0].components(separatedBy: " > ")[0]
        let run = try kijun.run(
          ["-c", "kijun() { '\(Kijun.program.path)' \"$@\"; }; \(plain) --help"], program: "/bin/sh")
        #expect(run.code == 0, "\(example): \(run.errors)")
        #expect(run.output.contains("usage: kijun \(command)") || command == "help", "\(example)")
      }
    }
  }

  @Test(
    "what isn't there is refused",
    arguments: [["completions"], ["completions", "csh"], ["manual", "man", "x"], ["manual", "mna"]])
  func refused(_ arguments: [String]) throws {
    let run = try Kijun().run(arguments)
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1 && run.output.isEmpty)
  }

  private static func installed(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  @Test(
    "mandoc finds nothing wrong with the manual page, nor has groff",
    .enabled(
      if: installed("/usr/bin/mandoc") && installed("/usr/bin/groff"), "mandoc and groff are not installed"))
  func manual() throws {
    let kijun = try Kijun()
    try kijun.folder.write(kijun("manual", "man").output, to: "kijun.1")
    let lint = try kijun.run(["-T", "lint", "-W", "style", "kijun.1"], program: "/usr/bin/mandoc")
    #expect(lint.code == 0, "\(lint.output)")
    let groff = try kijun.run(["-mdoc", "-Tutf8", "-ww", "-z", "kijun.1"], program: "/usr/bin/groff")
    #expect(groff.code == 0 && groff.errors.isEmpty, "\(groff.errors)")
    let shown = try kijun.run(["-T", "utf8", "kijun.1"], program: "/usr/bin/mandoc").output
    #expect(shown.contains("HTML近似の本文サイズ"), "texts in Japanese are shown")
  }

  struct Typed: Sendable, CustomTestStringConvertible {
    var line: String
    var offers: Set<String>
    var offersNot: Set<String> = []
    var testDescription: String { line }
  }

  static let typed = [
    Typed(line: "kijun as", offers: ["ask"], offersNot: ["search"]),
    Typed(line: "kijun ask --pl", offers: ["--platform"], offersNot: ["--db"]),
    Typed(line: "kijun ask --lang ", offers: ["en", "ja"], offersNot: ["ask", "rows.md"]),
    Typed(line: "kijun --db x.sqlite sea", offers: ["search"]),
    Typed(line: "kijun list ci", offers: ["citations"], offersNot: ["claims"]),
    Typed(line: "kijun ingest ro", offers: ["rows.md"]),
    Typed(line: "kijun ingest --manifest ro", offers: ["rows.md"]),
    Typed(line: "kijun vocabulary mi", offers: ["missing"], offersNot: ["check"]),
    Typed(line: "kijun vocabulary check ro", offers: ["rows.md"]),
    Typed(line: "kijun help ver", offers: ["verify"]),
    Typed(line: "kijun changes --format ma", offers: ["markdown"], offersNot: ["text"]),
    Typed(line: "kijun show ro", offers: [], offersNot: ["rows.md"]),
    Typed(line: "kijun mcp ro", offers: [], offersNot: ["rows.md"]),
  ]

  @Test("bash completes", .enabled(if: installed("/bin/bash"), "bash is not installed"), arguments: typed)
  func bash(_ typed: Typed) throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write(kijun("completions", "bash").output, to: "kijun.bash")
    let script = """
      source ./kijun.bash
      line=$1
      read -ra COMP_WORDS <<<"$line"
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line}
      _kijun
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    Self.check(try kijun.run(["-c", script, "bash", typed.line], program: "/bin/bash"), typed)
  }

  @Test("fish completes", .enabled(if: installed("/usr/bin/fish"), "fish is not installed"), arguments: typed)
  func fish(_ typed: Typed) throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write(kijun("completions", "fish").output, to: "kijun.fish")
    let run = try kijun.run(
      ["--no-config", "-c", "source kijun.fish; complete -C '\(typed.line)'"], program: "/usr/bin/fish")
    Self.check(run, typed)
  }

  private static func check(_ run: Kijun.Run, _ typed: Typed) {
    // fish says behind a tab what each means.
    let offered = Set(run.lines.map { String($0.split(separator: "\t")[0]) })
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(offered.isSuperset(of: typed.offers), "\(offered)")
    #expect(offered.isDisjoint(with: typed.offersNot), "\(offered)")
  }

  /// A line with one thing to complete it with becomes longer by it.
  @Test(
    "zsh completes on a terminal of its own", .enabled(if: installed("/usr/bin/zsh"), "zsh is not installed"),
    arguments: [
      ("kijun sea", "kijun search "), ("kijun ask --pl", "kijun ask --platform="),
      ("kijun list ci", "kijun list citations "),
      ("kijun ingest ro", "kijun ingest rows.md "),
      ("kijun changes --format ma", "kijun changes --format markdown "),
      ("kijun vocabulary check ro", "kijun vocabulary check rows.md "),
      ("kijun help ver", "kijun help verify "),
    ])
  func zsh(_ line: String, _ completed: String) throws {
    let kijun = try Kijun.asking()
    try kijun.folder.write(kijun("completions", "zsh").output, to: "_kijun")
    // What is typed is never run: Ctrl-X shows the line as it stands.
    let script = """
      zmodload zsh/zpty
      zpty -b shell zsh -f -i
      zpty -w shell "PS1=; TERM=dumb; fpath=($PWD \\$fpath); autoload -U compinit; compinit -u -D; show() { print -r -- \\"<\\$BUFFER>\\" >\\$TTY }; zle -N show; bindkey '^X' show; print READY-\\$((1 + 1))"
      zpty -r shell out '*READY-2*'
      zpty -w -n shell "$1"$'\\t\\x18'
      zpty -r shell out '*<kijun*>*'
      print -r -- "${${out##*<}%%>*}"
      zpty -d shell
      """
    let run = try kijun.run(
      ["60", "/usr/bin/zsh", "-f", "-c", script, "zsh", line], program: "/usr/bin/timeout")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.trimmingCharacters(in: .newlines) == completed)
  }
}
