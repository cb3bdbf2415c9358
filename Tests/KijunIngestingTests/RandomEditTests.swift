import KijunGuidelines
import KijunSQLite
import KijunStore
import Testing

@testable import KijunIngesting

@Suite("Edits one after the other, whichever they are")
struct RandomEditTests {
  @Test(
    "come to the same as all of them at once, are a change each time, and to nothing once they are taken back",
    arguments: [1, 2, 3, 4, 5, 6, 32, 93, 94, 127, 134, 194] as [UInt64])
  func edits(_ seed: UInt64) throws {
    var chance = Chance(state: seed)
    let (stepwise, once) = (try TestIngest(), try TestIngest())
    func write(_ document: EditedDocument, to test: TestIngest) throws -> IngestReport {
      try test.guidelines.write(document.text, to: "harbor.md")
      return try test.ingest("harbor.md", tier: "fp_adopted")
    }
    func changes(_ test: TestIngest) throws -> [DocumentChanges] {
      try test.base.changes(after: test.base.run(upTo: 1)?.lastRevision ?? 0)
    }
    let first = EditedDocument()
    for test in [stepwise, once] { _ = try write(first, to: test) }
    var document = first
    for _ in 0..<Int.random(in: 2...4, using: &chance) {
      let before = document.text
      document.edit(&chance)
      let report = try write(document, to: stepwise)
      #expect(report.count(.changed) == (document.text == before ? 0 : 1), "\(before)\n=>\n\(document.text)")
    }
    _ = try write(document, to: once)
    func told(_ changes: [DocumentChanges]) -> [String] {
      changes.flatMap(\.claims).map { change in
        let sides = [change.before, change.after].map { $0?.value.text ?? "" }
        return "\(change.kinds) \((change.after ?? change.before)?.subject ?? "") \(sides)"
      }.sorted()
    }
    #expect(told(try changes(stepwise)) == told(try changes(once)), "\(document.text)")
    _ = try write(first, to: stepwise)
    #expect(try changes(stepwise) == [])
    #expect(try stepwise.base.check() == [])
  }
}

@Suite("Any past state, after edits one after the other")
struct RandomPastTests {
  @Test(
    "has the claims and passages that were there, in their places",
    arguments: 1...8 as ClosedRange<UInt64>)
  func past(_ seed: UInt64) throws {
    var chance = Chance(state: seed)
    let test = try TestIngest()
    var document = EditedDocument()
    var states: [(revision: Int64, shown: [String])] = []
    for _ in 0..<6 {
      try test.guidelines.write(document.text, to: "harbor.md")
      try test.ingest("harbor.md", tier: "fp_adopted")
      let revision = try test.base.lastRevision() ?? 0
      if states.last?.revision != revision { states.append((revision, try Self.shown(test.base))) }
      document.edit(&chance)
    }
    #expect(states.count > 1)
    for state in states {
      let base = try KnowledgeBase(path: test.base.path, access: .readOnly)
      try base.look(into: Past(revision: state.revision, day: "2099-01-01"))
      #expect(try Self.shown(base) == state.shown, "revision \(state.revision)")
    }
  }

  private static func shown(_ base: KnowledgeBase) throws -> [String] {
    let claims = try base.claims().map { claim in
      "\(claim.key) \(claim.subject) \(claim.value.text) \(claim.tier) \(claim.lines) \(claim.quote) "
        + "\(try base.sectionPath(claim.sectionID))"
    }
    let passages = try base.documents().flatMap { try base.passages(ofDocument: $0.id) }.map { passage in
      "\(passage.lines) \(passage.quote) \(try base.sectionPath(passage.sectionID))"
    }
    return (claims + passages).sorted()
  }
}

/// Numbers that are the same in each run.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Sections of a table and of paragraphs, and what authors do to them.
struct EditedDocument {
  private struct Section {
    var title: String
    var paragraphs: [String] = []
    var rows: [[String]] = []
  }

  private var header = ["Part", "Minimum height", "Padding"]
  private var sections = [
    Section(
      title: "Layout",
      rows: [
        ["Ferry row", "56 pt", "16 pt"], ["Dock row", "64 pt", "20 pt"], ["Pier card", "72 pt", "24 pt"],
        ["Buoy badge", "18 pt", "4 pt"],
      ]),
    Section(
      title: "Type",
      paragraphs: [
        "The body text has a size of 17 pt.", "A ticket label is at least 11 pt.", "The harbour is calm.",
      ]),
    Section(title: "Sheets", paragraphs: ["The corner radius of a sheet is 14 pt.", "Sheets are white."]),
  ]

  var text: String {
    var blocks = ["# Harbor"]
    for section in sections {
      blocks.append("## \(section.title)")
      if !section.rows.isEmpty {
        let lines =
          [header, header.map { _ in "---" }] + section.rows
        blocks.append(lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))
      }
      blocks += section.paragraphs
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  mutating func edit(_ chance: inout Chance) {
    let table = sections.firstIndex { !$0.rows.isEmpty } ?? 0
    let row = Int.random(in: sections[table].rows.indices, using: &chance)
    let other = Int.random(in: sections.indices, using: &chance)
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: sections[table].rows.swapAt(row, sections[table].rows.indices.randomElement(using: &chance) ?? 0)
    case 1: sections[table].rows[row][1] = "\(Int.random(in: 30...99, using: &chance)) pt"
    case 2: sections[table].rows[row][1] = sections[table].rows[row][1].replacing("pt", with: "px")
    case 3: if sections[table].rows.count > 2 { sections[table].rows.remove(at: row) }
    case 4:
      let name = ["Quay", "Jetty", "Raft", "Oar", "Mast"].randomElement(using: &chance) ?? ""
      let values = header.dropFirst().map { _ in "\(Int.random(in: 2...99, using: &chance)) pt" }
      sections[table].rows.insert(["\(name) row"] + values, at: row)
    case 5: sections.insert(sections.remove(at: other), at: table)
    case 6:
      guard let index = sections.lastIndex(where: { !$0.paragraphs.isEmpty }) else { return }
      sections[other].paragraphs.append(sections[index].paragraphs.removeFirst())
    default:
      guard header.count == 3 else { return }
      header.append("Corner radius")
      for index in sections[table].rows.indices {
        sections[table].rows[index].append("\(Int.random(in: 1...9, using: &chance)) pt")
      }
    }
  }
}
