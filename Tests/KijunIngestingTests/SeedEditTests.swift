import Foundation
import KijunGuidelines
import KijunStore
import Testing

@testable import KijunIngesting

@Suite("What has changed in the first documents", .enabled(if: Seeds.folder != nil, "there is no ../shared"))
struct SeedEditTests {
  @Test(
    "is told as what it is, and nothing else; a fact that is still there keeps its id",
    arguments: SeedEdit.all)
  func told(_ edit: SeedEdit) throws {
    let whole = try Seeds.text("000_9b788e8c12a09cb6.txt")
    var text = SeedText(text: whole)
    edit.edit(&text)
    try #require(text.text != whole)
    let test = try TestIngest()
    func write(_ text: String) throws -> [ClaimChange] {
      try test.guidelines.write(text, to: "000.txt")
      try test.ingest("000.txt", tier: "fp_adopted")
      return try test.base.changes(after: test.base.firstRevision()).flatMap(\.claims)
    }
    _ = try write(whole)
    let before = Set(try test.base.claims().map(\.key))
    let changes = try write(text.text)
    #expect(changes.allSatisfy { $0.kinds == [edit.kind] }, "\(changes.map(\.text))")
    #expect(changes.count == edit.count ?? before.count)
    if let example = edit.example {
      #expect(changes.map(\.text).contains("\(edit.kind.rawValue) \(example)"), "\(changes.map(\.text))")
    }
    let after = Set(try test.base.claims().map(\.key))
    #expect(before.subtracting(after).count == (edit.kind == .removed ? edit.count : 0))
    #expect(after.subtracting(before).count == (edit.kind == .added ? edit.count : 0))
    #expect(try write(whole) == [])
    #expect(Set(try test.base.claims().map(\.key)) == before)
  }
}

/// A document of hundreds of facts, and one edit of it.
struct SeedEdit: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What every change that is told is, and how many there are; nil where all facts have it.
  var kind: ClaimChange.Kind
  var count: Int?
  /// One of them.
  var example: String?
  var edit: @Sendable (inout SeedText) -> Void

  static let all = [
    SeedEdit(testDescription: "value", kind: .changed, count: 1, example: "副題を持つ独自行: 68 pt → 72 pt") {
      $0.replace("68 pt", in: "| 副題を持つ", with: "72 pt")
    },
    SeedEdit(testDescription: "unit", kind: .changed, count: 1, example: "副題を持つ独自行: 68 pt → 68 px") {
      $0.replace("68 pt", in: "| 副題を持つ", with: "68 px")
    },
    SeedEdit(testDescription: "wording", kind: .reworded, count: 2, example: "通常の文字: 4 :1 → 4 :1") {
      $0.replace("通常文字は", with: "通常の文字は")
    },
    SeedEdit(testDescription: "moved row", kind: .moved, count: 2, example: "行内の要素間: 8×12 pt → 8×12 pt") {
      $0.swap("| 関連する", "| 行内の", "| 独自コンテンツ")
    },
    SeedEdit(testDescription: "moved section", kind: .moved, count: 15) { $0.swap("3. ", "4. ", "5. ") },
    SeedEdit(testDescription: "new row", kind: .added, count: 2, example: "独自の見出し: 40 pt") {
      $0.insert("| 独自の見出し | 40 pt | 標準を優先 |", behind: "| 副題を持つ")
    },
    SeedEdit(testDescription: "deleted row", kind: .removed, count: 2, example: "独自グループ間: 24 pt") {
      $0.remove("| 独自グループ間")
    },
    SeedEdit(testDescription: "tier word", kind: .tier, count: 1, example: "Buttons: 44×44 pt → 44×44 pt") {
      $0.replace("FP採用は原則", with: "Apple公式は原則")
    },
    SeedEdit(testDescription: "date", kind: .dated) {
      $0.replace("2026-09-05", in: "確認日:", with: "2026-10-05")
    },
    SeedEdit(
      testDescription: "split cells", kind: .reworded, count: 22, example: "Large Title: 34 pt → 34 pt"
    ) {
      $0.splitCells(from: "| スタイル", upTo: "FP採用:")
    },
    SeedEdit(
      testDescription: "renamed subject", kind: .renamed, count: 2, example: "操作の領域: 44×44 pt → 44×44 pt"
    ) {
      $0.replace("操作領域", in: "| 操作領域", with: "操作の領域")
    },
  ]
}

/// A text of lines that are named by how they begin.
struct SeedText {
  private var lines: [Substring]

  init(text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  var text: String { lines.joined(separator: "\n") }

  private func index(_ start: String) -> Int { lines.firstIndex { $0.hasPrefix(start) } ?? 0 }

  mutating func replace(_ old: String, in start: String? = nil, with new: String) {
    guard let index = start.map(index) ?? lines.firstIndex(where: { $0.contains(old) }) else { return }
    lines[index] = Substring(lines[index].replacing(old, with: new))
  }

  mutating func remove(_ start: String) { lines.remove(at: index(start)) }

  mutating func insert(_ line: String, behind start: String) {
    lines.insert(Substring(line), at: index(start) + 1)
  }

  /// Two neighbours, each up to the next one, change places.
  mutating func swap(_ first: String, _ second: String, _ end: String) {
    let (low, middle, high) = (index(first), index(second), index(end))
    lines.replaceSubrange(low..<high, with: Array(lines[middle..<high]) + Array(lines[low..<middle]))
  }

  /// The second cell of each row becomes two where a slash stands in it.
  mutating func splitCells(from start: String, upTo end: String) {
    for index in index(start)..<index(end) {
      var cells = lines[index].split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 3 else { continue }
      cells[2] = Substring(cells[2].replacing(" / ", with: " | "))
      if cells[2] == "---" { cells[2] = "---|---" }
      lines[index] = Substring(cells.joined(separator: "|"))
    }
  }
}

/// The documents of others that may lie beside the checkout.
enum Seeds {
  static let folder: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.deletingLastPathComponent().appendingPathComponent("shared/seeds").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: try #require(folder) + "/" + name, encoding: .utf8)
  }
}
