import KijunGuidelines
import KijunIngesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The account of every cell and quantity of an ingest: a line of JSON for each, then one for each document, and one for
/// all at the end.
final class AccountFile {
  private let path: String
  private let file: Int32
  private var buffer: [UInt8] = []
  private var cells = Account.Sum()
  private var quantities = Account.Sum()
  private var documents = 0

  init(_ path: String) throws {
    self.path = path
    file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileReplacing.failure(path, errno) }
  }

  deinit { close(file) }

  func add(_ document: AccountedDocument) throws {
    for item in document.entries {
      try line(
        [
          ("kind", .string(item.entry.kind.rawValue)), ("document", .string(document.name)),
          ("line", .number(item.line)),
          ("locator", .string(item.locator)), ("text", .string(item.entry.text)),
        ] + Self.outcome(item.entry.outcome))
    }
    try line(
      [
        ("kind", .string("document")), ("document", .string(document.name)),
        ("source", .string(document.source)),
      ]
        + Self.sums(document.cells, document.quantities))
    documents += 1
    cells += document.cells
    quantities += document.quantities
  }

  func end() throws {
    try line([("kind", .string("total")), ("documents", .number(documents))] + Self.sums(cells, quantities))
    try flush()
  }

  private static func outcome(_ outcome: Account.Outcome) -> [(String, JSON)] {
    switch outcome {
    case .claimed(let ids): [("outcome", .string("claimed")), ("claims", .strings(ids)), ("reason", .null)]
    case .rejected(let reason):
      [("outcome", .string("rejected")), ("claims", .array([])), ("reason", .string(reason.rawValue))]
    case .lost: [("outcome", .string("lost")), ("claims", .array([])), ("reason", .null)]
    }
  }

  private static func sums(_ cells: Account.Sum, _ quantities: Account.Sum) -> [(String, JSON)] {
    [("cells", json(cells)), ("quantities", json(quantities))]
  }

  private static func json(_ sum: Account.Sum) -> JSON {
    let reasons = sum.rejected.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
    return .object([
      ("seen", .number(sum.seen)), ("claimed", .number(sum.claimed)),
      ("rejected", .object(reasons.map { ($0.0, .number($0.1)) })), ("lost", .number(sum.lost)),
    ])
  }

  private func line(_ fields: [(String, JSON)]) throws {
    buffer += JSON.object(fields).text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { try flush() }
  }

  private func flush() throws {
    let failure = FileReplacing.append(buffer, to: file)
    buffer.removeAll(keepingCapacity: true)
    guard failure == 0 else { throw FileReplacing.failure(path, failure) }
  }
}
