import Foundation
import KijunGuidelines
import KijunIngesting
import Testing

@testable import KijunAnswering

@Suite("Documents of other companies, in four languages, with tiers of their own")
struct CompanyQuestionTests {
  /// What was reached: a change may not fall behind it. Raise a figure in the commit that raises it.
  struct Reached: Sendable, CustomTestStringConvertible {
    var name: String
    var exact: Int
    var refused: Int
    var testDescription: String { name }
  }

  static let reached = [
    Reached(name: "nokuta", exact: 32, refused: 12),
    Reached(name: "harbor", exact: 34, refused: 11),
    Reached(name: "lanyu", exact: 26, refused: 11),
    Reached(name: "sorae", exact: 33, refused: 10),
  ]

  @Test("As many questions are answered as ever, and as many refused", arguments: reached)
  func score(_ reached: Reached) throws {
    let library = try Library([])
    let manifest = CompanyQuestions.folder.appending(path: reached.name).appending(path: "sources.json").path
    #expect(try library.ingest(manifest: manifest).failures.isEmpty)
    let answerer = try Answerer(library.base())
    var options = Answerer.Options()
    options.today = CalendarDate(year: 2026, month: 11, day: 30)
    let (exact, refused) = try CompanyQuestions(reached.name).scored {
      try answerer.answer($0, options: options)
    }
    print("\(reached.name): exact \(exact.right) of \(exact.all), refused \(refused.right) of \(refused.all)")
    #expect(exact.right >= reached.exact, "of \(exact.all)")
    #expect(refused.right >= reached.refused, "of \(refused.all)")
  }
}
