import KijunExporting
import KijunGuidelines
import KijunIngesting
import KijunSite
import KijunStore

/// `kijun export site`: pages to look at, in a folder.
enum SiteExport {
  static func run(_ reader: FactReader, _ invocation: Invocation) throws {
    guard let path = invocation["output"] else {
      throw InputError("export site", "it is not said where the pages go", "add --output FOLDER")
    }
    let say = Language(invocation)
    let folder = try WrittenFolder(path)
    let past = reader.base.past.flatMap { CalendarDate(iso: $0.day) }
    let options = SiteOptions(
      language: SiteLanguage(rawValue: say.rawValue) ?? .en, today: past ?? Today.date, isPast: past != nil,
      treatments: reader.treatments.compactMapValues { $0[say.rawValue] }
    ) {
      reader.selects($0, of: $1)
    }
    let progress = ProgressLine(invocation)
    defer { progress.clear() }
    let counts = try Site(reader.base, options).write(progress: progress.show) {
      try folder.write($0.text, to: $0.path)
    }
    try folder.finish()
    if invocation.has("json") {
      return try invocation.output.line(
        JSON.object([
          ("page", .string(path + "/index.html")), ("files", .number(counts.files)),
          ("facts", .number(counts.facts)), ("size", .number(counts.size)),
          ("largest_page", .number(counts.largestPage)),
        ]).pretty)
    }
    guard !invocation.has("quiet") else { return }
    try invocation.output.line(
      Printable.line(say(.siteWritten(path + "/index.html", files: counts.files, facts: counts.facts))))
  }
}
