import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("When was a part of a document verified")
struct ChapterDateTests {
  private static let library = Result {
    try Library([
      .init(
        id: "pier",
        text: """
          # Pier kit

          Last reviewed: 2026-02-03. The chapter “Wayfinding” was looked over on 2026-04-05, and section 3 was
          reviewed again on 2026-06-07.

          ## 1. Type

          Text is 16 pt.

          ## 2. Wayfinding

          The sign icon is 26 pt.

          ## 3. Motion

          The drawer slides in for 310 ms.

          ## 4. Shadows

          Checked 8 May 2026.

          The card shadow blurs by 7 pt.
          """, tier: "fp_adopted", more: ["title": "Pier kit", "platforms": ["iOS"]])
    ])
  }

  @Test(
    "It is that of the section, wherever the document says it",
    arguments: [
      ("when was the wayfinding chapter last checked", "2026-04-05"), ("モーションの章の確認日は？", "2026-06-07"),
      ("動態那一節最後一次是哪天核對的", "2026-06-07"), ("When were the shadows last verified?", "2026-05-08"),
      ("문자 챕터의 확인일", "2026-02-03"), ("when was the sign icon last checked", "2026-04-05"),
    ])
  func date(_ question: String, _ day: String) throws {
    let answer = try Self.library.get().ask(question).answers.first
    #expect(answer?.value.text == day && answer?.verifiedOn?.description == day, "\(question)")
  }

  @Test("The line that states the day is what is quoted")
  func quote() throws {
    let answers = try ["wayfinding", "shadows"].map {
      try Self.library.get().ask("when was the \($0) chapter last checked").answers.first
    }
    #expect(answers[0]?.source.quote.contains("2026-04-05") == true)
    #expect(answers[1]?.source.quote == "Checked 8 May 2026.")
  }
}
