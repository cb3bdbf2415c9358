/// Completion for zsh, with what each word means.
enum ZshCompletion {
  static func text() -> String {
    """
    #compdef kijun
    # Completion of kijun for zsh, made by 'kijun completions zsh'. Save it as _kijun in a folder of $fpath,
    # or write in ~/.zshrc behind compinit: source <(kijun completions zsh)
    _kijun() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      local -a commands
      commands=(
    \(Command.all.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _arguments -C -A '-*' \\
        '--version[print the version]' \\
    \(Option.common.map { "    \(spec($0)) \\" }.joined(separator: "\n"))
        '1: :->command' \\
        '*:: :->operands'
      case $state in
      command) _describe -t commands command commands ;;
      operands)
        case $words[1] in
    \(Command.all.map(operands).joined(separator: "\n"))
        esac
        ;;
      esac
    }
    if [ "$funcstack[1]" = _kijun ]; then _kijun "$@"; else compdef _kijun kijun; fi

    """
  }

  private static func operands(_ command: Command) -> String {
    let what = Completable(operandsOf: command)
    var specs = command.allOptions.map(spec)
    let words = what.words.joined(separator: " ")
    switch what {
    case .nothing: break
    case .files: specs.append("'*:file:_files'")
    case .words: specs.append("'1: :(\(words))'")
    case .wordsThenFiles: specs += ["'1: :(\(words))'", "'*:file:_files'"]
    }
    return "    \(command.name)) _arguments \(specs.joined(separator: " \\\n        ")) ;;"
  }

  /// `'--tier=[only this tier'\''s word]:ID: '`
  private static func spec(_ option: Option) -> String {
    let help = "[" + option.help.escaping("[]\\") + "]"
    guard let form = option.value else { return quoted("--\(option.name)\(help)") }
    let what = Completable(valueOf: option)
    let action =
      what.hasFiles ? "_files" : what.words.isEmpty ? " " : "(\(what.words.joined(separator: " ")))"
    return quoted("--\(option.name)=\(help):\(form.escaping(":\\")):\(action)")
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", "'\\''") + "'" }
}
