/// `kijun manual`: all commands in one text.
enum Manual {
  private static let forms: [(name: String, text: @Sendable () -> String)] = [
    ("man", ManPage.text), ("markdown", CommandReference.text),
  ]

  static let command = Command(
    name: "manual", operands: forms.map(\.name).joined(separator: "|"),
    summary: "print the manual page, or all commands in Markdown",
    examples: ["kijun manual man > /usr/local/share/man/man1/kijun.1", "kijun manual man | man -l -"],
    isText: true
  ) { invocation in
    let named = try Chosen.one(of: forms.map(\.name), invocation)
    try invocation.output.write(forms.first { $0.name == named }?.text() ?? "")
    return .success
  }
}
