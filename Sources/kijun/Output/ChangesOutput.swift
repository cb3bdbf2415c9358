import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunStore

/// What has changed, claim by claim: as text, JSON, or Markdown for a pull request or a message.
struct ChangesOutput {
  let changes: [DocumentChanges]
  let since: SinceWhen
  let listing: Listing
  private let say: Language
  private let words: ChangeText
  private var output: Output { listing.output }

  init(_ changes: [DocumentChanges], since: SinceWhen, _ listing: Listing) {
    self.changes = changes
    self.since = since
    self.listing = listing
    say = Language(listing.invocation)
    words = ChangeText(say: say, tiers: listing.tierLabels, base: listing.base)
  }

  func text() throws {
    guard !changes.isEmpty else { return try output.line(say(.nothingChanged)) }
    for document in changes {
      try output.line(Printable.line("\(document.document.name)  \(heading(document))"))
      guard document.outcome != .added else { continue }
      let shared = SharedChanges(document, words)
      for change in shared.all {
        try row(change.kind, "\(say(.claims)) \(change.count): \(change.before) → \(change.after)")
      }
      for change in document.claims {
        for kind in change.kinds where !shared.tells(change, kind) {
          let line = (change.after ?? change.before)?.lines.lowerBound ?? 0
          let why = kind == .removed ? words.reason(change).map { "  (\($0))" } ?? "" : ""
          try row(kind, "\(words.line(change, kind))\(why)  :\(line)  \(change.key)")
        }
      }
    }
  }

  private func row(_ kind: ClaimChange.Kind, _ text: String) throws {
    try output.line("  \(Columns.pad(words.name(kind), to: 8))  " + Printable.line(text))
  }

  /// `12 claims changed · passages +3 −2`
  private func heading(_ document: DocumentChanges) -> String {
    let name =
      switch document.outcome {
      case .added: say(.added)
      case .removed: say(.removed)
      case .changed: say(.changed)
      case .reread: say(.reread)
      }
    var counts: [ClaimChange.Kind: Int] = [:]
    for change in document.claims { for kind in change.kinds { counts[kind, default: 0] += 1 } }
    var parts = ClaimChange.Kind.allCases.compactMap { kind in
      counts[kind].map { "\(words.name(kind)) \($0)" }
    }
    let passages = [("+", document.passagesAdded), ("−", document.passagesRemoved)].filter { $0.1 > 0 }
    var numbers = passages.map { "\($0.0)\($0.1)" }
    // Claims that have moved say so of their passages.
    if document.passagesMoved > 0, counts[.moved] == nil {
      numbers.append(say(.movedCount(document.passagesMoved)))
    }
    if !numbers.isEmpty { parts.append(say(.passages) + " " + numbers.joined(separator: " ")) }
    return parts.isEmpty ? name : "\(name)  (\(parts.joined(separator: ", ")))"
  }

  func markdown() throws {
    let from = since.from.flatMap { Moment.day(of: $0.startedAt) }
    try output.line("## \(say(.changesTitle(from.map { "\($0)" })))\n")
    guard !changes.isEmpty else { return try output.line(say(.nothingChanged)) }
    for document in changes {
      let source = listing.places.source(document.document.source)?.source
      let title = source?.title ?? document.document.title ?? document.document.name
      try output.line("### \(MessageText.line(title)) (\(MessageText.code(document.document.name)))\n")
      try output.line(MessageText.line(heading(document)) + "\n")
      guard document.outcome != .added, !document.claims.isEmpty else { continue }
      try output.line(
        "| | \(say(.about)) | \(say(.before)) | \(say(.now)) | \(say(.place)) |\n|---|---|---|---|---|")
      let shared = SharedChanges(document, words)
      for change in shared.all {
        let cells = [
          words.name(change.kind), "\(say(.claims)) \(change.count)", change.before, change.after,
          document.document.name,
        ]
        try output.line("| " + cells.map(MessageText.cell).joined(separator: " | ") + " |")
      }
      for change in document.claims {
        for kind in change.kinds where !shared.tells(change, kind) {
          guard let claim = change.after ?? change.before else { continue }
          let sides = words.sides(change, kind)
          let cells = [
            words.name(kind), words.topic(claim), sides.before, sides.after,
            "\(document.document.name):\(claim.lines.lowerBound)",
          ]
          try output.line("| " + cells.map(MessageText.cell).joined(separator: " | ") + " |")
        }
      }
      try output.line()
    }
  }

  func json() throws -> JSON {
    .object([
      ("from_revision", .number(since.from.map { Int($0.number) })),
      ("from_moment", .string(since.from?.startedAt)),
      ("to_revision", .number(since.to.map { Int($0.number) })), ("to_moment", .string(since.to?.startedAt)),
      ("documents", .array(try changes.map(json))),
    ])
  }

  private func json(_ document: DocumentChanges) throws -> JSON {
    .object([
      ("document", .string(document.document.name)), ("source", .string(document.document.source)),
      ("outcome", .string(document.outcome.rawValue)), ("from", .number(document.from)),
      ("to", .number(document.to)), ("passages_added", .number(document.passagesAdded)),
      ("passages_removed", .number(document.passagesRemoved)),
      ("passages_moved", .number(document.passagesMoved)),
      (
        "claims",
        .array(
          try document.claims.map { change in
            .object([
              ("id", .string(change.key)), ("kinds", .strings(change.kinds.map(\.rawValue))),
              (
                "statement",
                .string(change.kinds.first.map { words.line(change, $0) })
              ),
              ("before", try side(change.before, line: change.lineBefore)),
              ("after", try side(change.after, line: nil)), ("reject", Self.json(change.reject)),
            ])
          })
      ),
    ])
  }

  private static func json(_ reject: StoredReject?) -> JSON {
    guard let reject else { return .null }
    return .object([
      ("reason", .string(reject.reason.rawValue)), ("text", .string(reject.text)),
      ("line_start", .number(reject.lines.lowerBound)), ("quote", .string(reject.quote)),
    ])
  }

  private func side(_ claim: StoredClaim?, line: Int?) throws -> JSON {
    guard let claim else { return .null }
    return .object([
      ("statement", .string(claim.statement)), ("subject", .string(claim.subject)),
      ("property", .string(claim.property)), ("value", claim.value.json),
      ("conditions", claim.conditions.json),
      ("modality", .string(claim.modality?.rawValue)), ("tier", .string(claim.tier)),
      ("verified_on", .string(claim.annotation.verifiedOn?.description)),
      ("section", .strings(try listing.base.sectionPath(claim.sectionID))),
      ("line_start", .number(line ?? claim.lines.lowerBound)), ("quote", .string(claim.quote)),
    ])
  }
}
