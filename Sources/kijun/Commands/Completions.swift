import KijunIngesting

/// `kijun completions`: what a shell needs to complete its commands.
enum Completions {
  private static let shells: [(name: String, text: @Sendable () -> String)] = [
    ("bash", BashCompletion.text), ("zsh", ZshCompletion.text), ("fish", FishCompletion.text),
  ]

  static let command = Command(
    name: "completions", operands: shells.map(\.name).joined(separator: "|"),
    summary: "print the completions for a shell",
    examples: [
      "source <(kijun completions bash)",
      "kijun completions fish > ~/.config/fish/completions/kijun.fish",
    ], isText: true
  ) { invocation in
    let named = try Chosen.one(of: shells.map(\.name), invocation)
    try invocation.output.write(shells.first { $0.name == named }?.text() ?? "")
    return .success
  }
}
