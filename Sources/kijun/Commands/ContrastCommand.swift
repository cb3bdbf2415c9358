import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// `kijun contrast`: how two colours stand out from one another, and whether that is enough.
enum ContrastCommand {
  static let command = Command(
    name: "contrast", operands: "FOREGROUND BACKGROUND",
    summary: "hold the contrast of two colours against the rules, and say which colour would do",
    options: [Option(name: "tier", value: "ID", help: "only this tier's rules")],
    examples: ["kijun contrast 8E8E93 FFFFFF", "kijun contrast '#636366' '#F2F2F7' --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    // A shell takes what begins with # for a remark, so that nothing of it arrives.
    guard invocation.operands.count == 2 else {
      throw InputError(
        "contrast", "takes two colours",
        "write them without # or in quotes, such as kijun contrast 8E8E93 FFFFFF")
    }
    let colors = try invocation.operands.map(color)
    guard colors[1].alpha == 255 else {
      throw InputError(
        "contrast", "the background \(colors[1].hex) is not opaque",
        "write the colour that is seen, as #RRGGBB")
    }
    let base = try KnowledgeBase.open(for: invocation)
    let options = try CheckOptions.of(invocation, base)
    let reply = try base.snapshot {
      try Answerer(base).contrast(of: colors[0], on: colors[1], options: options)
    }
    if invocation.has("json") {
      try invocation.output.line(reply.json.pretty)
    } else {
      try CheckOutput(invocation).write(reply)
    }
    return reply.status.exitCode
  }

  private static func color(_ text: String) throws -> SRGBColor {
    guard let color = SRGBColor(hex: text) else {
      throw InputError("contrast", "'\(text.prefix(40))' is no colour", "write it as #RRGGBB")
    }
    return color
  }
}
