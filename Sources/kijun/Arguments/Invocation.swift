import KijunIngesting

/// A command with what it was given.
struct Invocation {
  let command: Command
  let operands: [String]
  let output: Output
  private let options: [String: String]

  /// Options may stand anywhere; `--` ends them.
  init(_ arguments: [String], output: Output) throws {
    self.output = output
    var arguments = arguments[...]
    var leading: [String: String] = [:]
    var command: Command?
    // Before the command stand options that every command has.
    while let first = arguments.first, command == nil {
      arguments.removeFirst()
      switch first {
      case "--version", "-V": command = Help.versionCommand
      case "--help", "-h": command = Help.command
      case _ where first.hasPrefix("-"):
        try Self.take(first, &arguments, of: Option.common, command: nil, into: &leading)
      default: command = try Self.command(first)
      }
    }
    guard let command else { throw InputError("", "no command is given", "see 'kijun --help'") }

    var options = leading
    var operands: [String] = []
    while let argument = arguments.popFirst() {
      if argument == "--" {
        operands += arguments
        break
      }
      if argument == "-h" {
        options["help"] = ""
      } else if Self.isOption(argument) {
        try Self.take(argument, &arguments, of: command.allOptions, command: command, into: &options)
      } else {
        operands.append(argument)
      }
    }
    if options["help"] != nil, command.name != Help.command.name {
      self.command = Help.command
      self.operands = [command.name]
    } else {
      guard command.takesOperands || operands.isEmpty else {
        throw InputError(command.name, "takes no '\(operands[0])'", "see 'kijun help \(command.name)'")
      }
      if command.isText, options["json"] != nil, options["help"] == nil {
        throw InputError(command.name, "--json does nothing", "leave it out")
      }
      self.command = command
      self.operands = operands
    }
    self.options = options
  }

  subscript(option: String) -> String? { options[option] }

  func has(_ option: String) -> Bool { options[option] != nil }

  /// A whole number from 1 to 1000.
  func count(_ option: String) throws -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text), (1...1000).contains(number) else {
      throw InputError("--\(option)", "'\(text)' is no number from 1 to 1000", "write one, such as 5")
    }
    return number
  }

  private static func command(_ name: String) throws -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    throw InputError(
      "", "unknown command '\(name)'", NearMiss.advice(name, in: Command.all.map(\.name)))
  }

  /// `-24 pt` and `- item` are words of a question.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return second == "-" || second.isLetter && !argument.contains(" ")
  }

  private static func take(
    _ argument: String, _ rest: inout ArraySlice<String>, of known: [Option], command: Command?,
    into options: inout [String: String]
  ) throws {
    let place = command?.name ?? ""
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard argument.hasPrefix("--"), let option = known.first(where: { $0.name == name }) else {
      let advice = NearMiss.of(name, in: known.map(\.name)).map { "did you mean '--\($0)'?" }
      throw InputError(
        place, "unknown option '\(parts[0])'",
        advice
          ?? "see 'kijun help\(command.map { " " + $0.name } ?? "")', or write -- before words that begin with -"
      )
    }
    guard let form = option.value else {
      guard parts.count == 1 else {
        throw InputError(place, "--\(name) takes no value", "leave '=\(parts[1])' out")
      }
      options[name] = ""
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw InputError(place, "--\(name) needs a value", "write --\(name) \(form)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw InputError(
        place, "--\(name) can't be '\(value)'", "use one of \(option.choices.joined(separator: ", "))")
    }
    options[name] = value
  }
}
