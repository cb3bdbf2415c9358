import Foundation
import KijunGuidelines
import Testing

@Suite("A row with a cell too many or too few loses its own facts, and no other row's")
struct DamagedRowTests {
  private static let table = "| 対象 | 高さ | 幅 | 名前 |\n|---|---|---|---|\n"

  private static func shown(_ claims: [Claim]) -> [String] {
    claims.map { "\($0.subject) · \($0.property) = \($0.value.shown) [\($0.tier)]" }
  }

  @Test("The cells of such a row are listed with the reason, and the table goes on behind it")
  func reason() throws {
    let facts = try Facts(
      Self.table
        + "| 札 | 64 pt | 90 pt |\n.card |\n| 帯 | 40 | pt | 320 pt |\n.band |\n| 板 | 52 pt | 80 pt |\n.plate |\n"
        + "| 枠 | 33 pt |\n.frame |\n| 窓 | 71 pt | 77 pt |\n.pane |\n終わり。\n")
    #expect(
      facts.facts == [
        "札 = 64 pt", "札 = 90 pt", "札 = .card", "板 = 52 pt", "板 = 80 pt", "板 = .plate", "窓 = 71 pt",
        "窓 = 77 pt",
        "窓 = .pane",
      ])
    #expect(
      facts.rejects == [
        "帯: misfit", "40: misfit", "pt: misfit", "320 pt: misfit", ".band: misfit", "枠: misfit",
        "33 pt: misfit",
        ".frame: misfit",
      ])
  }

  @Test("What points at such a row says nothing any more, and least of all what the row before it says")
  func ditto() throws {
    let facts = try Facts(
      Self.table + "| 札 | 64 pt | 90 pt | .card |\n| 帯 | 40 pt | .band |\n| 板 | 同上 | 80 pt | .plate |\n"
        + "| 枠 | 同上 | 70 pt | .frame |\n|  | 48 pt | 同上 | .pane |\n")
    #expect(
      facts.facts == [
        "札 = 64 pt", "札 = 90 pt", "札 = .card", "板 = 80 pt", "板 = .plate", "枠 = 70 pt", "枠 = .frame",
        "枠 = 48 pt",
        "枠 = 70 pt", "枠 = .pane",
      ])
    #expect(facts.rejects.filter { $0.hasPrefix("同上") } == ["同上: misfit", "同上: misfit"])
  }

  @Test(
    "Where the header has a cell too many or too few, no value knows what it is",
    arguments: [
      "| 対象 | 最小の | 高さ | 幅 |", "| 対象 | 幅 |", "| 対象 | 高さ |\n最小 | 幅 |",
    ])
  func header(_ header: String) throws {
    let facts = try Facts(
      header + "\n|---|---|---|\n| 札 | 64 pt | 90 pt |\n| 帯 | 40 pt | 320 pt |\n終わり。\n")
    #expect(facts.facts == [])
    #expect(facts.rejects.count == 6)
  }

  @Test("Half a name in a damaged header tells no facts of other sentences apart")
  func qualifiers() throws {
    let facts = try Facts(
      "| Part | Ri | der app | Shop app |\n|---|---|---|\n| Card | 40 pt | 44 pt |\n| Chip | 20 pt | 24 pt |\n\n"
        + "Riverside rows are 52 pt high.\n")
    #expect(facts.values == ["52 pt"])
    #expect(facts.claims.first?.conditions.all.isEmpty == true)
  }

  @Test(
    "Between tabs a row with a cell too many, or one that lost a cell before its last, has no facts; the others have theirs"
  )
  func tabs() throws {
    let rows = [
      "Part\tHeight\tToken\tUse", "Card\t40 pt\t.card\tlists", "Chip\t20 pt\t.chip\tfilters",
      "Sheet\t300 pt\t.sheet\tchoices",
      "Plate\t52 pt\t.plate\tmenus", "Band\t12 pt\t.band\tnotes",
    ]
    func facts(_ row: String) throws -> [String] {
      var all = rows
      all[2] = row
      let text = "Sizes\n\n" + all.joined(separator: "\n") + "\n\nThat is all there is to say.\n"
      return try Facts(text).claims.filter { $0.value.kind == .number }.map {
        "\($0.subject) \($0.property) \($0.value.shown)"
      }
    }
    let others = ["Card Height 40 pt", "Sheet Height 300 pt", "Plate Height 52 pt", "Band Height 12 pt"]
    #expect(try facts(rows[2]) == [others[0], "Chip Height 20 pt"] + others[1...])
    for damaged in [
      "Chip\t20\tpt\t.chip\tfilters", "Chip\t.chip\tfilters", "20 pt\t.chip\tfilters",
      "Ch\tip\t20 pt\t.chip\tfilters",
    ] {
      #expect(try facts(damaged) == others, "\(damaged)")
    }
    // What stands at the end of a line may be lost as an empty cell is.
    #expect(try facts("Chip\t20 pt").contains("Chip Height 20 pt"))
  }

  @Test("A rule with another number of dashes takes nothing from rows that fit below their header")
  func rule() throws {
    let facts = try Facts("| 対象 | 高さ | 幅 |\n|---|---|\n| 札 | 64 pt | 90 pt |\n| 帯 | 40 pt | 320 pt |\n")
    #expect(facts.values == ["64 pt", "90 pt", "40 pt", "320 pt"])
  }

  @Test("Rows of one cell that head the others leave them as they are")
  func groups() throws {
    let facts = try Facts(
      "| 対象 | 高さ |\n|---|---|\n| 小 |\n| 札 | 64 pt |\n| 大 |\n| 帯 | 40 pt |\n")
    #expect(facts.values == ["64 pt", "40 pt"])
  }

  @Test(
    "The other half of a last cell, alone between bars, takes the half above it along and nothing else",
    arguments: [
      ("5", "9 pt"), ("59", "pt"), ("at least", "59 pt"), ("5", "9"), ("59 pt or", "more"),
    ])
  func cutOff(_ halves: (String, String)) throws {
    let rows = [
      "| Ferry | 40 pt | 30 pt |", "| Dock | 41 pt | \(halves.0) |", "| \(halves.1) |",
      "| Pier | 42 pt | 32 pt |",
    ]
    for last in [rows.count, rows.count - 1] {
      let table =
        "| Part | Height | Width |\n|---|---|---|\n" + rows.prefix(last).joined(separator: "\n") + "\n"
      // As Markdown and as plain text.
      for facts in [try Facts(table), try Facts(table, markdown: true)] {
        #expect(facts.values == ["40 pt", "30 pt"] + (last == rows.count ? ["42 pt", "32 pt"] : []))
        #expect(
          facts.rejects == ["Dock", "41 pt", halves.0, halves.1].map { "\($0): misfit" })
      }
    }
  }

  @Test(
    "Figures that head rows from the first one on, names and remarks cut nothing off",
    arguments: [
      ["| 38mm |", "| Card | 40 pt |", "| 42mm |", "| Card | 44 pt |"],
      ["| Card | 40 pt |", "| watchOS |", "| Chip | 44 pt |", "| iOS |", "| Pane | 48 pt |"],
      ["| Card | 40 pt |", "| Chip | 44 pt |", "| ※ いずれも iOS の値 |"],
      ["| Card | 40 pt |", "| Chip | 44 pt |", "| All of them are of iOS. |"],
    ])
  func heads(_ rows: [String]) throws {
    let table = "| Part | Height |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
    let values = rows.compactMap { $0.split(separator: "|").dropFirst().first }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(try Facts(table).values == values)
    #expect(try Facts(table, markdown: true).values == values)
  }

  @Test("A row of Markdown with a cell too many has no facts, though a page would not show that cell")
  func surplus() throws {
    let rows = ["| Ferry | 5 | 6 pt | 30 pt |", "| Dock | 41 pt | 31 pt | |", "| Pier | 42 pt |"]
    let table = "| Part | Height | Width |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
    let facts = try Facts(table, markdown: true)
    #expect(facts.values == ["41 pt", "31 pt", "42 pt"])
    #expect(facts.rejects.prefix(4) == ["Ferry: misfit", "5: misfit", "6 pt: misfit", "30 pt: misfit"])
  }

  @Test(
    "Each cell of each row, split or lost", arguments: DamagedTable.Shape.allCases,
    DamagedTable.Damage.allCases)
  func everywhere(_ shape: DamagedTable.Shape, _ damage: DamagedTable.Damage) throws {
    let whole = Self.shown(try Facts(DamagedTable(shape: shape).text).claims)
    #expect(whole.count == DamagedTable.rows.dropFirst().count * 6 + 1)
    for row in DamagedTable.rows.indices {
      for column in DamagedTable.rows[row].indices {
        var table = DamagedTable(shape: shape)
        guard table.damage(damage, row: row, column: column) else { continue }
        let claims = Self.shown(try Facts(table.text).claims)
        #expect(
          Set(claims).isSubset(of: whole), "row \(row), cell \(column): \(Set(claims).subtracting(whole))")
        // Below a damaged header no value of the table is known.
        let key = row == 0 ? nil : DamagedTable.rows[row][0]
        let others = whole.filter { claim in
          guard let key else { return claim.contains("72 pt") }
          // The last row points at the one before it.
          return !claim.hasPrefix(key)
            && !(row == 5 && claim.hasPrefix("Fine Print · ") && claim.contains("weight"))
        }
        let lost = Set(others).subtracting(claims)
        #expect(lost.isEmpty, "row \(row), cell \(column): \(lost)")
        #expect(key == nil || !claims.contains { $0.hasPrefix(key ?? "") }, "row \(row), cell \(column)")
      }
    }
  }

  @Test("A line that ends within a cell splits nothing")
  func lines() throws {
    let whole = Self.shown(try Facts(DamagedTable(shape: .barred).text).claims)
    for row in DamagedTable.rows.indices {
      for column in DamagedTable.rows[row].indices {
        var table = DamagedTable(shape: .barred)
        guard table.breakLine(row: row, column: column) else { continue }
        let broken = Self.shown(try Facts(table.text).claims)
        #expect(broken == whole, "row \(row), cell \(column): \(Set(broken).symmetricDifference(whole))")
      }
    }
  }
}
