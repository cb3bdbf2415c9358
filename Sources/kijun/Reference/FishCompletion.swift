/// Completion for fish, with what each word means.
enum FishCompletion {
  static func text() -> String {
    var lines = [
      "# Completion of kijun for fish, made by 'kijun completions fish'. Save it as",
      "# ~/.config/fish/completions/kijun.fish.", functions, "complete -c kijun -f",
      "complete -c kijun -n '__kijun_is \"\"' -l version -d 'print the version'",
    ]
    lines += Command.all.map {
      "complete -c kijun -n '__kijun_is \"\"' -a \($0.name) -d \(quoted($0.summary))"
    }
    lines += Option.common.map { "complete -c kijun " + spec($0) }
    for command in Command.all {
      let inside = "complete -c kijun -n '__kijun_is \(command.name)' "
      lines += command.options.map { inside + spec($0) }
      let what = Completable(operandsOf: command)
      if !what.words.isEmpty {
        let words = what.words.joined(separator: " ")
        // Each stands once.
        lines.append(
          "complete -c kijun -n '__kijun_is \(command.name); and not __fish_seen_subcommand_from \(command.name == "help" ? "-" : words)' -a \(quoted(words))"
        )
      }
      if what.hasFiles { lines.append(inside + "-F") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Which command it is that is typed; fish's own way would take the value of an option before it for one.
  private static var functions: String {
    let valued = Option.common.filter { $0.value != nil }.map { "--" + $0.name }.joined(separator: " ")
    return """
      function __kijun_is
          set -l command ''
          set -l skip 0
          for word in (commandline -opc)[2..-1]
              if test $skip = 1
                  set skip 0
                  continue
              end
              switch $word
                  case \(valued)
                      set skip 1
                  case '-*'
                  case '*'
                      set command $word
                      break
              end
          end
          test "$command" = $argv[1]
      end
      """
  }

  private static func spec(_ option: Option) -> String {
    let name = "-l \(option.name)"
    let help = " -d \(quoted(option.help))"
    guard option.value != nil else { return name + help }
    let what = Completable(valueOf: option)
    if what.hasFiles { return name + " -r -F" + help }
    return name + " -x" + (what.words.isEmpty ? "" : " -a \(quoted(what.words.joined(separator: " ")))")
      + help
  }

  private static func quoted(_ text: String) -> String { "'" + text.escaping("\\'") + "'" }
}
