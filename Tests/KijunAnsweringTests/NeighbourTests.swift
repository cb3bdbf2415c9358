import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("A neighbour of what was asked is no answer")
struct NeighbourTests {
  private static let library = Result {
    try Library([
      .init(
        id: "grove",
        text: """
          # Grove kit

          ## Type

          | 角色 | 字級（pt） | 行高（pt） |
          |---|---|---|
          | 區塊標題 | 23 | 29 |
          | 標籤 | 13 | 17 |

          글자 사이 간격은 따로 정하지 않고 시스템에 맡긴다.

          ## Contrast

          | Text | Outside advice (WCAG 2.2) | Grove |
          |---|---|---|
          | Body text | 4.5:1 or more | 6:1 or more |
          | Large text | 3:1 or more | 5:1 or more |
          """, tier: "fp_adopted", more: ["title": "Grove kit", "platforms": ["iOS"]])
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test(
    "The height of a row is no leading of a text style", arguments: ["ラベルだけの行は最低何ポイントの高さ？", "只有標題的列最少多高"])
  func leading(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("Letter spacing left to the system says nothing of another gap", arguments: ["오류 문구와 입력 칸 사이 간격"])
  func gap(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown, "\(reply.statements)")
  }

  @Test("It does of letter spacing", arguments: ["자간은 얼마?", "tracking value"])
  func tracking(_ question: String) throws {
    #expect(try ask(question).status == .delegated)
  }

  @Test(
    "A polite ending asks no more than the word for what", arguments: ["자간은 얼마로 설정하나요?", "字間は何ポイントにしますか？"])
  func polite(_ question: String) throws {
    #expect(try ask(question).status == .delegated)
  }

  @Test(
    "The column that is named",
    arguments: [("what contrast does WCAG ask of large text", 3.0), ("WCAG が大きな文字に求めるコントラスト比", 3.0)])
  func column(_ question: String, _ number: Double) throws {
    let reply = try ask(question)
    #expect(reply.answers.first?.value.numbers == [number], "\(reply.statements)")
  }
}
