import KijunExporting
import KijunIngesting
import KijunStore

/// `kijun export`: what the knowledge base holds, in the form of other tools.
enum Export {
  static let command = Command(
    name: "export", operands: ExportKind.all.map(\.name).joined(separator: "|"),
    summary: "write the facts in the form of other tools, or as pages to look at",
    options: [
      Option(name: "tier", value: "ID", help: "only this tier's facts"),
      Option(name: "platform", value: "NAME", help: "only what holds for this platform, such as iOS"),
      LookingBack.option,
      Option(name: "output", value: "PATH", help: "the file or folder to write; by default standard output"),
    ],
    examples: [
      "kijun export json --output facts.json", "kijun export csv --tier fp_adopted",
      "kijun export css --as-of 2026-10-01",
    ], words: ExportKind.all.map { ($0.name, $0.summary) }, run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let names = ExportKind.all.map(\.name)
    guard let name = invocation.operands.first else {
      throw InputError(
        "export", "it is not said in which form", "use one of \(names.joined(separator: ", "))")
    }
    guard invocation.operands.count == 1 else {
      throw InputError("export", "takes one word, not '\(invocation.operands[1])' too", "leave it out")
    }
    guard let kind = ExportKind.all.first(where: { $0.name == name }) else {
      throw InputError("export", "can't write '\(name)'", NearMiss.advice(name, in: names))
    }
    // One that did nothing would make the text look like a part of what there is.
    for option in ["tier", "platform", "as-of"] where !kind.hasFacts && invocation.has(option) {
      throw InputError("export \(name)", "--\(option) does nothing, for it holds no facts", "leave it out")
    }
    let base = try KnowledgeBase.open(for: invocation)
    try LookingBack.apply(invocation, to: base)
    try base.snapshot {
      let reader = try FactReader(base, try selection(base, invocation))
      try kind.run(reader, invocation)
    }
    return .success
  }

  private static func selection(_ base: KnowledgeBase, _ invocation: Invocation) throws -> Selection {
    let platforms = Platforms(base)
    return Selection(
      tier: try Tiers(base).checked(invocation["tier"]),
      platform: try platforms.checked(invocation["platform"]).map {
        .init(name: $0, concepts: try platforms.concepts($0))
      })
  }
}
