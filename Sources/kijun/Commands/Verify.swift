import KijunAnswering
import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore

/// `kijun verify`: somebody says that claims are true as of a day.
enum Verify {
  static let command = Command(
    name: "verify", operands: "ID|DOCUMENT[#HEADING]…",
    summary: "stamp claims, sections or documents as checked on a day",
    options: [
      Option(name: "on", value: "DAY", help: "the day on which they were checked"),
      Option(name: "by", value: "NAME", help: "who checked them"),
      Option(name: "note", value: "TEXT", help: "how, or against what"),
    ],
    examples: [
      "kijun verify c_79de9a4ac600 --on 2026-10-01 --by Aki",
      "kijun verify 'ios.md#Cards' --on 2026-10-01 --by Aki",
    ], run: run)

  /// No name or note needs more, and both are read in one line.
  private static let longest = 400

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw InputError(
        "verify", "it is not said what was checked",
        "name claims, a document, or a section as DOCUMENT#HEADING")
    }
    guard let on = invocation["on"] else {
      throw InputError("verify", "it is not said on which day", "add --on DAY, such as \(Today.date)")
    }
    guard let by = invocation["by"], by.contains(where: { !$0.isWhitespace }) else {
      throw InputError("verify", "it is not said by whom", "add --by NAME")
    }
    let day = try Moment.day(on, option: "on")
    guard day <= Today.date else {
      throw InputError("--on", "\(day) is still to come", "name the day on which it was checked")
    }
    let note = invocation["note"] ?? ""
    for text in [by, note] where text.unicodeScalars.count > longest {
      throw InputError("verify", "a name or note is longer than \(longest) characters", "shorten it")
    }
    // Built or checked as for a question, so that a file that isn't there is not made.
    let path = try KnowledgeBase.open(for: invocation).path
    let base = try KnowledgeBase(path: path, access: .readWriteCreate)
    let targets = try StampTargets(base).targets(invocation.operands)
    let files = try stamp(targets, day, by, note, base)
    try write(targets, day, by, files, invocation)
    return .success
  }

  private static func stamp(
    _ targets: [StampTarget], _ day: CalendarDate, _ by: String, _ note: String, _ base: KnowledgeBase
  ) throws -> [String] {
    let places = Places(base)
    var stamps: [String: [Stamp]] = [:]
    for target in targets {
      let document = try places.document(target.document)
      let manifest = document.flatMap { places.source($0.source)?.manifest }
      stamps[StampFile(ofManifest: manifest, base: base).path, default: []].append(
        Stamp(
          claim: target.id, on: day, by: by, value: target.value, note: note, fact: target.fact,
          document: document?.name ?? ""))
    }
    let files = stamps.keys.sorted()
    // The text first: what is in it is taken over by the next ingest, should this be the last that was done.
    for file in files {
      let all = try StampFile(path: file).add(stamps[file] ?? [])
      try base.replaceStamps(ofFile: file, with: all)
    }
    return files
  }

  private static func write(
    _ targets: [StampTarget], _ day: CalendarDate, _ by: String, _ files: [String], _ invocation: Invocation
  ) throws {
    let sections = targets.count { $0.isProse }
    let claims = targets.count - sections
    if invocation.has("json") {
      return try invocation.output.line(
        JSON.object([
          ("claims", .number(claims)), ("sections", .number(sections)), ("on", .string("\(day)")),
          ("by", .string(by)),
          ("files", .strings(files)),
        ]).pretty)
    }
    guard !invocation.has("quiet") else { return }
    let say = Language(invocation)
    try invocation.output.line(
      Printable.line(say(.stamped(claims, sections, "\(day)", by)) + files.map { "  \($0)" }.joined()))
  }
}
