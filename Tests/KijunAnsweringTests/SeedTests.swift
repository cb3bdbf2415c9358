import Foundation
import KijunGuidelines
import KijunIngesting
import KijunStore
import Testing

@testable import KijunAnswering

/// The first documents, where they stand beside the repository. They are no part of the project.
enum Seeds {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/seeds").path
  static let manifest = folder + "/sources.json"
  static let isThere = FileManager.default.fileExists(atPath: manifest)
  static let foundation = "000_9b788e8c12a09cb6.txt"

  private static let shared = Result {
    let library = try Library([])
    try library.ingest(manifest: manifest)
    return library
  }

  static var library: Library { get throws { try shared.get() } }
}

@Suite(
  "The first documents", .enabled(if: Seeds.isThere, "the first documents are not beside the repository"))
struct SeedTests {
  private func ask(_ question: String) throws -> Reply { try Seeds.library.ask(question) }

  @Test("The smallest row with a subtitle", arguments: ["副題 行 高さ 最小", "min row height with subtitle"])
  func subtitleRow(_ question: String) throws {
    let answer = try ask(question).answers.first
    #expect(
      answer?.statement == "≥ 68 pt" && answer?.tier == "fp_adopted" && answer?.source.lines == 128...128)
    #expect(answer?.verifiedOn?.description == "2026-09-05" && answer?.ageDays == 85)
    #expect(answer?.source.document == Seeds.foundation && answer?.source.section == ["4. レイアウトと寸法"])
  }

  @Test("The leading of Body is Apple's")
  func bodyLeading() throws {
    let answer = try ask("Body leading").answers.first
    #expect(
      answer?.statement == "22 pt" && answer?.tierLabel == "Apple公式" && answer?.source.lines.lowerBound == 24)
  }

  @Test("The dark secondary text colour of the mock-up")
  func colour() throws {
    let answer = try ask("dark secondary text colour in the HTML mockup").answers.first
    #expect(
      answer?.value.text == "#B1B1B7" && answer?.tier == "html_approximation"
        && answer?.source.lines == 93...94)
  }

  @Test("Apple's smallest control")
  func control() throws {
    let answer = try ask("Apple's official minimum control size").answers.first
    #expect(
      answer?.value.numbers == [28, 28] && answer?.tier == "apple_official"
        && answer?.source.lines == 119...119)
  }

  @Test("The bar of tvOS is of an old edition")
  func tabBar() throws {
    let answer = try ask("tvOS tab bar height").answers.first
    #expect(
      answer?.value.numbers == [68] && answer?.value.unit == "pt" && answer?.historical == true
        && answer?.edition == "2022")
  }

  @Test("68 pt is the row first; the bar of tvOS says its edition")
  func number() throws {
    let reply = try ask("68 pt")
    #expect(Set(reply.answers.map(\.edition)) == [nil, "2022"])
    withKnownIssue("without words the old one comes first", isIntermittent: true) {
      #expect(reply.answers.first?.subject == "副題を持つ独自行" && reply.answers.first?.historical == false)
    }
  }

  @Test("A range between items")
  func range() throws {
    let answer = try ask("space between items in a row").answers.first
    withKnownIssue("`items` and `in a row` are taken for other things", isIntermittent: true) {
      #expect(answer?.value.kind == .range && answer?.value.numbers == [8, 12] && answer?.value.unit == "pt")
    }
  }

  @Test("The width of a toggle is left to the system")
  func toggle() throws {
    let reply = try ask("toggle width")
    #expect(reply.status == .delegated && reply.reason == .leftToSystem && reply.answers.isEmpty)
    #expect(reply.notes.first?.source?.lines == 129...129)
  }

  @Test("Nobody speaks of the toolbar of macOS")
  func toolbar() throws {
    let reply = try ask("macOS toolbar height")
    #expect(reply.status == .unknown && reply.answers.isEmpty)
  }

  @Test("The smallest text, as an old edition in Chinese had it")
  func text() throws {
    let answer = try ask("文字最小多少點").answers.first
    withKnownIssue("a minimum of a touch target comes first", isIntermittent: true) {
      #expect(
        answer?.value.numbers == [11] && answer?.value.unit == "pt" && answer?.historical == true
          && answer?.edition == "2015")
    }
  }

  @Test("Apple's pages are cited where the document cites them")
  func citations() throws {
    let citation = try ask("Body leading").answers.first?.source.citation
    #expect(citation == "Apple HIG: Typography")
  }

  @Test("Other numbers in the document: three answers follow with the new date, nothing else changes")
  func documentsRule() throws {
    let library = try Library([])
    for file in try FileManager.default.contentsOfDirectory(atPath: Seeds.folder) {
      try FileManager.default.copyItem(atPath: Seeds.folder + "/" + file, toPath: library.folder + "/" + file)
    }
    let manifest = library.folder + "/sources.json"
    try library.ingest(manifest: manifest)
    let questions = [
      "副題 行 高さ 最小", "Body leading", "dark secondary text colour in the HTML mockup",
      "contrast of normal text", "tvOS tab bar height", "toggle width", "文字最小多少點",
    ]
    let before = try questions.map { try library.ask($0) }

    let path = library.folder + "/" + Seeds.foundation
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("68", with: "71").replacing("2026-09-05", with: "2026-10-01").replacing(
      "4.5:1", with: "5:1"
    )
    .write(toFile: path, atomically: false, encoding: .utf8)
    let report = try library.ingest(manifest: manifest)
    #expect(report.changes.map(\.document) == [Seeds.foundation])

    for (question, old) in zip(questions, before) {
      let new = try library.ask(question)
      #expect(new.status == old.status)
      #expect(
        new.answers.map(\.statement)
          == old.answers.map {
            $0.statement.replacing("68 pt", with: $0.historical ? "68 pt" : "71 pt").replacing(
              "4.5:1", with: "5:1")
          }, "\(question)")
      #expect(new.answers.map(\.id) == old.answers.map(\.id))
      #expect(
        new.answers.map { $0.verifiedOn?.description }
          == old.answers.map {
            $0.verifiedOn?.description == "2026-09-05" ? "2026-10-01" : $0.verifiedOn?.description
          })
    }
    #expect(try library.ask("副題 行 高さ 最小").first == "≥ 71 pt [fp_adopted]")
    #expect(try library.ask("contrast of normal text").first == "≥ 5:1 [fp_adopted]")
    let key = try #require(try library.ask("副題 行 高さ 最小").answers.first?.id)
    #expect(try library.base().history(ofClaim: key).map(\.value.numbers) == [[71], [68]])
  }
}
