public import KijunGuidelines
public import KijunStore

/// The file that keeps who checked what and when: a line of JSON for each stamp, in the order of their claims, so
/// that two branches that stamp different claims merge by themselves.
public struct StampFile {
  public let path: String

  public init(path: String) { self.path = path }

  /// The file of a claim's source: beside the manifest that names it, or else beside the knowledge base.
  public init(ofManifest manifest: String?, base: KnowledgeBase) {
    guard let manifest, manifest != IngestPlan.shippedManifest else {
      path = Self.beside(base)
      return
    }
    path = Paths.join(Paths.folder(of: manifest), "verified.jsonl")
  }

  private static func beside(_ base: KnowledgeBase) -> String {
    let absolute = Paths.absolute(base.path)
    let stem = absolute.hasSuffix(".sqlite") ? String(absolute.dropLast(7)) : absolute
    return stem + ".verified.jsonl"
  }

  /// All stamps in it; none where there is no file.
  public func read() throws(InputError) -> [Stamp] {
    guard FileStatus(path) != nil else { return [] }
    var stamps: [Stamp] = []
    let lines = try FileReading(path).bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      stamps.append(try stamp(Array(line), number: index + 1))
    }
    return stamps
  }

  private func stamp(_ line: [UInt8], number: Int) throws(InputError) -> Stamp {
    let place = "\(path):\(number)"
    let tree: JSONTree
    do {
      tree = try JSONTreeReader.read(line)
    } catch {
      let isMark = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
      throw InputError(
        place, isMark ? "has the mark of a merge that is not done" : "is no line of JSON; \(error.problem)",
        isMark ? "keep the lines of both sides, and take the marks out" : "correct it or take it out")
    }
    func text(_ key: String) throws(InputError) -> String {
      guard let text = tree[key]?.string, !text.isEmpty else {
        throw InputError(place, "a stamp has no \"\(key)\"", "give it claim, on, by and value, each a text")
      }
      return text
    }
    let target = try tree["section"]?.string == nil ? text("claim") : text("section")
    let on = try text("on")
    guard let day = CalendarDate(iso: on) else {
      throw InputError(place, "\"\(on)\" is no day", "write it as 2026-09-05")
    }
    return Stamp(
      claim: target, on: day, by: try text("by"), value: try text("value"),
      note: tree["note"]?.string ?? "", fact: tree["fact"]?.string ?? "",
      document: tree["document"]?.string ?? "")
  }

  /// Adds stamps, in the place of those that the same person gave the same claim on the same day.
  public func add(_ new: [Stamp]) throws(InputError) -> [Stamp] {
    struct Name: Hashable {
      var claim: String
      var on: CalendarDate
      var by: String
    }
    var stamps: [Name: Stamp] = [:]
    for stamp in try read() + new { stamps[Name(claim: stamp.claim, on: stamp.on, by: stamp.by)] = stamp }
    let all = stamps.values.sorted()
    try FileReplacing.write(all.map { Self.line($0) + "\n" }.joined(), to: path)
    return all
  }

  private static func line(_ stamp: Stamp) -> String {
    var fields: [(String, JSON)] = [
      (stamp.isOfSection ? "section" : "claim", .string(stamp.claim)), ("on", .string("\(stamp.on)")),
      ("by", .string(stamp.by)),
      ("value", .string(stamp.value)),
    ]
    if !stamp.note.isEmpty { fields.append(("note", .string(stamp.note))) }
    if !stamp.fact.isEmpty { fields.append(("fact", .string(stamp.fact))) }
    if !stamp.document.isEmpty { fields.append(("document", .string(stamp.document))) }
    return JSON.object(fields).text
  }
}
