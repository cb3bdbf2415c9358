/// The manual page, for mandoc and groff.
enum ManPage {
  static func text() -> String {
    var lines = [
      ".\\\" Made by 'kijun manual man'.", ".Dd \(Version.date)", ".Dt KIJUN 1", ".Os", ".Sh NAME",
      ".Nm kijun",
      ".Nd answers questions about interface guidelines", ".Sh SYNOPSIS", ".Nm", ".Ar command",
      ".Op Ar operand ...",
      ".Op Ar option ...", ".Sh DESCRIPTION",
      "Kijun keeps interface guidelines in one SQLite file and answers questions",
      "with the one value that holds, its exact source, whose word it is,",
      "and the day a person last checked it.",
      "Where the documents give no value it says so.", ".Pp",
      "Options may stand anywhere; after", ".Fl \\&-", "everything is an operand.", ".Sh COMMANDS",
    ]
    for command in Command.all { lines += section(command) }
    lines += [".Sh OPTIONS OF EVERY COMMAND", ".Bl -tag -width Ds"] + Option.common.flatMap(item)
    lines += [".It Fl -version", "print the version", ".El", ".Sh ENVIRONMENT", ".Bl -tag -width Ds"]
    for (name, help) in Surroundings.variables { lines += [".It Ev \(name)"] + wrapped(help) }
    lines += [".El", ".Sh FILES", ".Bl -tag -width Ds"]
    for (path, help) in Surroundings.files { lines += [".It Pa \(escaped(path))"] + wrapped(help) }
    lines += [".El", ".Sh EXIT STATUS", ".Bl -tag -width Ds"]
    for code in ExitCode.allCases { lines += [".It \(code.rawValue)"] + wrapped(code.meaning) }
    return (lines + [".El"]).joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    let usage = command.operands.isEmpty ? command.name : command.name + " " + command.operands
    var lines = [".Ss \(escaped(usage))\\&"] + wrapped(command.summary)
    if !command.words.isEmpty {
      lines += [".Bl -tag -width Ds"]
      for word in command.words { lines += [".It Ar \(escaped(word.name))"] + wrapped(word.summary) }
      lines += [".El"]
    }
    if !command.options.isEmpty {
      lines += [".Bl -tag -width Ds"] + command.options.flatMap(item) + [".El"]
    }
    if !command.examples.isEmpty {
      lines += [".Bd -literal -offset indent"] + command.examples.map(escaped) + [".Ed"]
    }
    return lines
  }

  private static func item(_ option: Option) -> [String] {
    [".It Fl -\(option.name)" + (option.value.map { " Ar \(escaped($0))" } ?? "")] + wrapped(option.help)
  }

  /// In lines of about 60 bytes before their escapes, between words.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 60 {
        lines.append(escaped(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [escaped(line)]
  }

  /// As text, whatever is in it: no request, no escape, nothing that a terminal of another encoding would garble.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "'" where out.isEmpty: out += "\\&'"
      case "." where out.isEmpty: out += "\\&."
      case "\"": out += "\\(dq"
      case _ where scalar.isASCII: out.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return out
  }
}
