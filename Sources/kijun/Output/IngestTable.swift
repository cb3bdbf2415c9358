import KijunIngesting
import KijunStore

/// What an ingest read, in numbers: the last lines of its report.
struct IngestTable {
  let report: IngestReport
  let seconds: Double

  func lines(_ say: Language) -> [String] {
    let read = report.changes.filter { $0.outcome != .removed }
    let columns = [
      (say(.documentsRead), "\(read.count)"),
      (say(.passages), "\(read.reduce(0) { $0 + $1.counts.passages })"),
      (say(.claims), "\(read.reduce(0) { $0 + $1.counts.claims })"),
      (say(.rejected), "\(read.reduce(0) { $0 + $1.counts.rejects })"),
      (say(.skipped), "\(report.skipped.count)"), (say(.failed), "\(report.failures.count)"),
      (say(.seconds), Self.tenths(seconds)),
    ]
    let widths = columns.map { max(Columns.width($0.0), Columns.width($0.1)) }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { Columns.padLeft($0, to: $1) }.joined(separator: "  ")
    }
    return [line(columns.map(\.0)), line(columns.map(\.1))]
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
