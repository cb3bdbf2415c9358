/// What a shell can offer behind a command or an option, as far as the table of commands says it.
enum Completable: Equatable {
  /// Nothing that is known beforehand: a question, an id, a number.
  case nothing
  case files
  case words([String])
  /// Words first, then files.
  case wordsThenFiles([String])

  /// Of the operands of a command, such as `missing|check [FILE…]`.
  init(operandsOf command: Command) {
    let parts = command.operands.split(separator: " ")
    let first = parts.first.map(String.init) ?? ""
    let isFiles = ["PATH", "FILE", "FOLDER"].contains { command.operands.contains($0) }
    let words = first.split(separator: "|").map(String.init)
    if first == "[COMMAND]" {
      self = .words(Command.all.map(\.name))
    } else if words.count > 1, words.allSatisfy(Self.isWord) {
      self = isFiles ? .wordsThenFiles(words) : .words(words)
    } else {
      self = isFiles ? .files : .nothing
    }
  }

  /// Of the value of an option.
  init(valueOf option: Option) {
    if !option.choices.isEmpty {
      self = .words(option.choices)
    } else {
      self = ["PATH", "FILE", "FOLDER"].contains(option.value ?? "") ? .files : .nothing
    }
  }

  var words: [String] {
    switch self {
    case .words(let words), .wordsThenFiles(let words): words
    case .nothing, .files: []
    }
  }

  var hasFiles: Bool {
    switch self {
    case .files, .wordsThenFiles: true
    case .nothing, .words: false
    }
  }

  /// Placeholders are in capitals.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
  }
}
