import KijunIngesting
import KijunStore

/// `kijun ingest`: reads files, folders and manifests.
enum Ingest {
  static let command = Command(
    name: "ingest", operands: "[PATH…]",
    summary: "read files, folders or a manifest into the knowledge base",
    options: [
      Option(name: "manifest", value: "FILE", help: "read the sources that this JSON file declares"),
      Option(
        name: "tier", value: "ID",
        help: "whose word the files at PATH are; at first third_party, then as before"),
      Option(
        name: "report", value: "FILE",
        help: "write there what became of every table cell and quantity, in JSON Lines"),
    ],
    examples: ["kijun ingest --manifest guidelines/sources.json", "kijun ingest --tier fp_adopted rules/"],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard invocation.has("manifest") || !invocation.operands.isEmpty else {
      throw InputError(
        "ingest", "nothing to read is named", "name files or folders, or a manifest with --manifest")
    }
    let watch = Stopwatch()
    let path = try invocation["db"] ?? DefaultPath.path()
    if !invocation.has("db") { DefaultPath.makeFolder(of: path) }
    let report = try KnowledgeBase.write(at: path) { base in
      let vocabulary = VocabularySource()
      let plan = try plan(invocation, base, vocabulary)
      let ingester = Ingester(base, vocabulary: vocabulary)
      let progress = ProgressLine(invocation)
      defer { progress.clear() }
      let account = try invocation["report"].map(AccountFile.init)
      ingester.account = account.map { $0.add }
      ingester.progress = progress.show
      let report = try ingester.ingest(plan)
      try account?.end()
      return report
    }
    try IngestReportOutput(report, seconds: watch.seconds, invocation).write()
    guard let failure = report.failures.first else { return .success }
    let others = report.failures.count - 1
    StandardStreams.report("\(failure)" + (others > 0 ? " (and \(others) more)" : ""))
    return .usage
  }

  private static func plan(
    _ invocation: Invocation, _ base: KnowledgeBase, _ vocabulary: VocabularySource
  ) throws -> IngestPlan {
    var plan = IngestPlan()
    if let manifest = invocation["manifest"] {
      plan = try IngestPlan.manifest(at: manifest, for: base, over: vocabulary)
    }
    if let tier = invocation["tier"] {
      let tiers = try plan.vocabulary(of: base, over: vocabulary).tiers
      guard tiers.contains(tier) else {
        throw InputError("--tier", "unknown tier '\(tier)'", NearMiss.advice(tier, in: tiers))
      }
    }
    return plan + (try IngestPlan.paths(invocation.operands, tier: invocation["tier"]))
  }
}
