/// Completion for bash 3.2 and newer.
enum BashCompletion {
  static func text() -> String {
    let names = Command.all.map(\.name).joined(separator: " ")
    let common = Option.common.map { "--" + $0.name }.joined(separator: " ")
    return """
      # Completion of kijun for bash, made by 'kijun completions bash'. Put it where bash-completion looks,
      # or write in ~/.bashrc: source <(kijun completions bash)
      _kijun() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' index
        # bash cuts --option=value at its sign.
        if [[ $word == = ]]; then word=''; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
          \(valued(Option.common)) ((index++)) ;;
          -*) ;;
          *) command=${COMP_WORDS[index]}; break ;;
          esac
        done
        local operands=$((COMP_CWORD - index))
        COMPREPLY=()
        case $command:$before in
      \(values)
        esac
        if [[ -z $command ]]; then
          _kijun_words "\(names) \(common) --version"
          return
        fi
        if [[ $word == -* ]]; then
          case $command in
      \(options)
          esac
          return
        fi
        case $command in
      \(operands)
        esac
      }
      _kijun_words() {
        local IFS=$' \\n'
        COMPREPLY=($(compgen -W "$1" -- "$word"))
      }
      _kijun_files() {
        compopt -o filenames 2>/dev/null
        local IFS=$'\\n'
        COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -F _kijun kijun

      """
  }

  /// `--db|--lang)`
  private static func valued(_ options: [Option]) -> String {
    options.filter { $0.value != nil }.map { "--" + $0.name }.joined(separator: "|") + ")"
  }

  /// What stands behind an option; nothing else is offered there.
  private static var values: String {
    var lines = Option.common.filter { $0.value != nil }.map { line("*", $0) }
    for command in Command.all {
      lines += command.options.filter { $0.value != nil }.map { line(command.name, $0) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ command: String, _ option: Option) -> String {
    "  \(command):--\(option.name)) \(offer(Completable(valueOf: option)))return ;;"
  }

  private static func offer(_ what: Completable) -> String {
    (what.words.isEmpty ? "" : "_kijun_words \"\(what.words.joined(separator: " "))\"; ")
      + (what.hasFiles ? "_kijun_files; " : "")
  }

  private static var options: String {
    Command.all.map { command in
      let names = command.allOptions.map { "--" + $0.name }.joined(separator: " ")
      return "    \(command.name)) _kijun_words \"\(names)\" ;;"
    }.joined(separator: "\n")
  }

  private static var operands: String {
    Command.all.map { command in
      let what = Completable(operandsOf: command)
      guard case .wordsThenFiles(let words) = what else { return "  \(command.name)) \(offer(what));;" }
      return
        "  \(command.name)) if ((operands == 1)); then _kijun_words \"\(words.joined(separator: " "))\"; else _kijun_files; fi ;;"
    }.joined(separator: "\n")
  }
}
