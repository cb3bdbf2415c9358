import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("What something is called in code, and what is called so")
struct NameQuestionTests {
  private static let library = Result {
    try Library([
      .init(
        id: "ferry",
        text: """
          # Ferry desk kit

          ## Type

          | Style | Size / leading (pt) | Weight | SwiftUI | Where |
          |---|---|---|---|---|
          | Deck title | 31 / 37 | Bold | `.largeTitle` | top of a deck |
          | Cabin note | 16 / 21 | Regular | `.callout` | notes |
          | Pier sign | 19 / 24 | Medium | `FerryType.sign` | signs |

          ## Spacing

          | Token | Value (pt) | Use |
          |---|---|---|
          | `step.s` | 6 | between icon and label |
          | `step.m` | 13 | inside a card |
          | `step.l` | 27 | between two cards |

          ## Forms

          | What is asked | SwiftUI | UIKit |
          |---|---|---|
          | Number of passengers | `Stepper` | `UIStepper` |
          | Departure date | `DatePicker` | `UIDatePicker` |
          | Arrival date | `CalendarView` | `UICalendarView` |

          ## Alarms

          A life jacket warning shows `exclamationmark.octagon.fill` in #C2185B.
          """, tier: "fp_adopted", more: ["title": "Ferry desk kit", "platforms": ["iOS"]])
    ])
  }

  @Test(
    "The column of the framework that is named",
    arguments: [
      ("SwiftUI control for number of passengers", "Stepper"),
      ("UIKit control for the number of passengers", "UIStepper"),
      ("出発日の入力 UIKit", "UIDatePicker"), ("到着日の UIKit コントロール", "UICalendarView"),
      ("16/21 的文字樣式 SwiftUI 名稱", ".callout"), ("SwiftUI name of the 31/37 style", ".largeTitle"),
    ])
  func framework(_ question: String, _ name: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.value.text == name, "\(question): \(reply.statements)")
  }

  @Test(
    "The token of a row is its key",
    arguments: [
      ("which token for the gap between cards", "step.l"), ("カードとカードの間に使うトークンの名前は？", "step.l"),
      ("token for a gap of 13 pt", "step.m"),
    ])
  func token(_ question: String, _ name: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.value.text == name, "\(question): \(reply.statements)")
  }

  @Test(
    "A name in code leads to what is called so",
    arguments: ["which style is FerryType.sign", "FerryType.sign 對應的是哪一個文字樣式？", "FerryType.sign はどの文字スタイル"])
  func role(_ question: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.value.text == "Pier sign", "\(reply.statements)")
  }

  @Test(
    "The name of a symbol is in the sentence, not its colour",
    arguments: ["SF Symbol for the life jacket warning"])
  func symbol(_ question: String) throws {
    let answer = try Self.library.get().ask(question).answers.first
    #expect(
      answer?.source.quote.contains("exclamationmark.octagon.fill") == true && answer?.value.kind != .color)
  }

  @Test(
    "What the documents don't name is unknown",
    arguments: [
      "UIKit control for the cabin class", "token for the gap between rows of a table",
      "tracking of FerryType.sign",
      "SwiftUI name of the 31/38 style", "which style is FerryType.wave",
    ])
  func unknown(_ question: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.isEmpty, "\(question): \(reply.statements)")
  }
}
