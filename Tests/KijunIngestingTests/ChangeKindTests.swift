import Foundation
import KijunGuidelines
import KijunStore
import Testing

@testable import KijunIngesting

@Suite("What has changed in a document")
struct ChangeKindTests {
  let test: TestIngest

  init() throws {
    test = try TestIngest()
    try write(HarborDocument.text)
  }

  private func write(_ text: String) throws {
    try test.guidelines.write(text, to: "harbor.md")
    try test.ingest("harbor.md")
  }

  private func changes() throws -> [ClaimChange] {
    try test.base.changes(after: test.base.firstRevision()).flatMap(\.claims)
  }

  private func keys() throws -> Set<String> { Set(try test.base.claims().map(\.key)) }

  @Test("is told as what it is, and a fact that is still there keeps its id", arguments: HarborDocument.edits)
  func edits(_ edit: HarborDocument.Edit) throws {
    let before = try keys()
    let text = edit.text
    #expect(text != HarborDocument.text)
    try write(text)
    let changes = try changes()
    if edit.name == "date" {
      #expect(changes.count == 17 && changes.allSatisfy { $0.kinds == [.dated] })
      #expect(changes.allSatisfy { $0.after?.verifiedOn?.description == "2026-11-01" })
    } else {
      #expect(changes.map(\.text) == edit.changes)
    }
    let (gone, new) = (before.subtracting(try keys()), try keys().subtracting(before))
    #expect(gone.count == edit.gone && new.count == edit.new)
    // Read once more, it is the same: ids don't change on the way back either.
    let after = try keys()
    try write(text + "\n")
    #expect(try keys() == after)
    try write(HarborDocument.text)
    #expect(try test.base.changes(after: test.base.firstRevision()) == [])
    #expect(try before.isSubset(of: keys()))
    #expect(try test.base.check() == [])
  }

  @Test(
    "A claim that is gone has the reason where its place is seen and is no fact",
    arguments: [
      ("| Ferry row | 56 pt |", "| Ferry row | 5 | 6 pt |", ["Ferry row: misfit", "16 pt: misfit"]),
      (
        "| Dock row | 64 pt | 20 pt |\n", "| Dock row | 64 pt | 2 |\n| 0 pt |\n",
        ["64 pt: misfit", "Dock row: misfit"]
      ),
      ("The body text has a size of 17 pt.", "Is 17 pt the size of the body text?", ["17 pt: question"]),
      ("The body text has", "The body text doesn't have", ["17 pt: negated"]),
      // Another row that was damaged too says nothing of one that was deleted.
      (
        "| Dock row | 64 pt | 20 pt |\n| Pier card | 72 pt | 24 pt |\n", "| Pier card | 64 | pt | 24 pt |\n",
        ["Pier card: misfit", "24 pt: misfit"]
      ),
      ("| Dock row | 64 pt | 20 pt |\n", "", []),
    ])
  func reasons(_ from: String, _ to: String, _ reasons: [String]) throws {
    try write(HarborDocument.text.replacing(from, with: to))
    let removed = try changes().filter { $0.kinds == [.removed] }
    #expect(!removed.isEmpty)
    let told = removed.compactMap(\.reject).map { "\($0.text): \($0.reason.rawValue)" }
    #expect(told == reasons)
  }

  @Test("A paragraph without a fact that moved is counted, one that gives way or comes back is not")
  func movedPassages() throws {
    let text = HarborDocument.text + "\nThe harbour is calm.\n\nThe ferry is white.\n"
    try write(text)
    let first = try test.base.lastRevision() ?? 0
    func moved(_ text: String) throws -> [Int] {
      try write(text)
      return try test.base.changes(after: first).map(\.passagesMoved)
    }
    let swapped = text.replacing(
      "The harbour is calm.\n\nThe ferry is white.", with: "The ferry is white.\n\nThe harbour is calm.")
    #expect(try moved(swapped) == [1])
    #expect(try moved(swapped.replacing("## Layout", with: "It is new.\n\n## Layout")) == [1])
    #expect(try moved(text + "\n\n") == [])
    #expect(try test.base.check() == [])
  }

  @Test("Another name of a row is one, though it means the same; other words of a sentence are none")
  func names() throws {
    try write("# Harbor\n\n| 部品 | 高さ |\n|---|---|\n| 副題を持つ行 | 68 pt |\n\n副題を持つ行の余白は 8 pt。\n")
    let first = try test.base.lastRevision() ?? 0
    try write("# Harbor\n\n| 部品 | 高さ |\n|---|---|\n| 副題付きの行 | 68 pt |\n\n副題付きの行の余白は 8 pt。\n")
    let told = try test.base.changes(after: first).flatMap(\.claims).map {
      "\($0.kinds[0]) \($0.after?.value.text ?? "")"
    }
    #expect(told == ["renamed 68 pt", "reworded 8 pt"])
  }

  @Test(
    "What is pushed down by a new paragraph, or told apart by another number of its heading, has not moved")
  func pushed() throws {
    try write(
      HarborDocument.text.replacing("## Layout", with: "Something new stands here.\n\n## 1. Layout"))
    #expect(try changes() == [])
    #expect(try test.base.claim(key: keys().sorted()[0]) != nil)
  }

  @Test("Of a value that changed twice the first and the last are told, of one that came back nothing")
  func twice() throws {
    for value in ["58 pt", "60 pt"] {
      try write(HarborDocument.text.replacing("56 pt", with: value))
    }
    #expect(try changes().map(\.text) == ["changed Ferry row: 56 pt → 60 pt"])
    try write(HarborDocument.text)
    #expect(try changes() == [])
  }

  @Test("A document that is new or gone is told as such")
  func documents() throws {
    let first = try test.base.firstRevision()
    try test.guidelines.write("The pier height is 90 pt.\n", to: "pier.md")
    try test.ingest("pier.md")
    #expect(try test.base.changes(after: first).map(\.outcome) == [.added])
    #expect(try test.base.changes(after: first).first?.claims.map(\.kinds) == [[.added]])
    let document = try #require(try test.base.document(source: "harbor.md", name: "harbor.md"))
    try test.base.end(document: document.id)
    let changes = try test.base.changes(after: first)
    #expect(changes.map(\.outcome) == [.removed, .added])
    #expect(changes.first?.claims.count == 17)
  }

  @Test("What only this version of Kijun reads otherwise is no change of the document")
  func reread() throws {
    let first = try test.base.firstRevision()
    try test.guidelines.write(HarborDocument.text, to: "harbor.md")
    try test.ingest("harbor.md", tier: "html_approximation")
    let changes = try #require(try test.base.changes(after: first).first)
    #expect(changes.outcome == .reread)
    #expect(changes.claims.map(\.kinds) == [[.tier], [.tier]])
  }
}

extension ClaimChange {
  var text: String {
    let sides = [before, after].compactMap { $0 }.map { claim in
      claim.value.numbers.map { "\(Int($0))" }.joined(separator: "×")
        + (claim.value.unit.map { " \($0)" } ?? "")
    }
    let subject = ((after ?? before)?.subject ?? "").replacing("For a ", with: "")
    return "\(kinds.map(\.rawValue).joined(separator: "+")) \(subject): \(sides.joined(separator: " → "))"
  }
}

extension KnowledgeBase {
  func firstRevision() throws -> Int64 { try run(upTo: 1)?.lastRevision ?? 0 }
}
