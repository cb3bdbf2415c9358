import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore

/// `kijun doctor`: whether the knowledge base is sound and its documents are as they were.
enum Doctor {
  static let command = Command(
    name: "doctor", summary: "check the knowledge base, its index and its documents",
    examples: ["kijun doctor", "kijun doctor --db acme.sqlite --json"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    var base = try KnowledgeBase.open(for: invocation)
    // The inside of the full-text index is checked only where the file may be written.
    if DefaultPath.isWritable(base.path) {
      base = try KnowledgeBase(path: base.path, access: .readWriteCreate)
    }
    var findings = try base.check()
    let vocabulary = try VocabularySource().adding(base.vocabularyAdditions())
    if try base.vocabularyFingerprint() != vocabulary.fingerprint {
      findings.append("the vocabulary is not that of this version of Kijun: ingest again")
    }
    findings += try DocumentCheck.findings(base)
    for override in try base.overrides() {
      for id in [override.claim, override.overridden] where try base.claim(key: id) == nil {
        findings.append("\(override.claim) overrides \(override.overridden), and \(id) is no longer there")
      }
    }
    try write(findings, try base.counts(), base.path, invocation)
    return findings.isEmpty ? .success : .failure
  }

  private static func write(
    _ findings: [String], _ counts: StoreCounts, _ path: String, _ invocation: Invocation
  ) throws {
    let output = invocation.output
    let numbers = [
      ("sources", counts.sources), ("documents", counts.documents), ("sections", counts.sections),
      ("passages", counts.passages), ("claims", counts.claims), ("rejects", counts.rejects),
      ("citations", counts.citations), ("concepts", counts.concepts), ("spellings", counts.spellings),
      ("ended", counts.ended), ("runs", counts.runs), ("bytes", counts.size),
    ]
    if invocation.has("json") {
      return try output.line(
        JSON.object([
          ("database", .string(path)), ("sound", .bool(findings.isEmpty)), ("findings", .strings(findings)),
          ("counts", .object(numbers.map { ($0.0, .number($0.1)) })),
        ]).pretty)
    }
    let say = Language(invocation)
    for finding in findings { try output.line(Printable.line(finding)) }
    guard !invocation.has("quiet") else { return }
    try output.line(Printable.line("\(say(.database)): \(path)"))
    try output.line(numbers.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    if findings.isEmpty { try output.line(say(.sound)) }
  }
}
