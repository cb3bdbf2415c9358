import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("The sentence that decides, where the one before it names the thing")
struct GoingOnTests {
  private static let library = Result {
    try Library([
      .init(
        id: "market",
        text: """
          # Market kit

          ## Bars

          - The close button keeps its word in every language. Never swap it for a bare cross.
          - The basket badge counts up to 99. Above that it reads “99+”.

          ## フォーム

          必須の欄には「必須」と書く。星印は使わない。

          ## 列表

          價格一律放在同一行。不可拆成兩頁。

          ## 목록

          품절 색은 삭제 버튼에 쓰지 않는다.

          | 상태 | 라이트 | 다크 |
          |---|---|---|
          | 품절 | #B3261E | #FF8F85 |

          ## Touch

          Every stall target measures 58 x 58 pt or more. Keep no less than 9 pt between neighbouring targets.

          ## Heights (pt)

          | Part | Usual | Large text (AX1 and up) |
          |---|---|---|
          | Row height, min, label only | 51 | 63 |
          | Row height, min, with detail line | 67 | 84 |
          """, tier: "fp_adopted", more: ["title": "Market kit", "platforms": ["iOS"]])
    ])
  }

  private func quote(_ question: String) throws -> String? {
    try Self.library.get().ask(question).answers.first?.source.quote
  }

  @Test(
    "It wins over its neighbour",
    arguments: [
      ("close button just a cross, ok?", "Never swap it for a bare cross."),
      ("may I put an asterisk on required fields", "星印は使わない。"),
      ("價格可以拆成兩頁嗎？", "不可拆成兩頁。"),
    ])
  func goesOn(_ question: String, _ sentence: String) throws {
    #expect(try quote(question) == sentence, "\(question)")
  }

  @Test(
    "A question whether something may be done gets no value of something else",
    arguments: ["삭제 버튼을 품절 빨강으로 칠해도 돼?"])
  func rule(_ question: String) throws {
    #expect(try quote(question) == "품절 색은 삭제 버튼에 쓰지 않는다.")
  }

  @Test("How far targets stand apart doesn't decide whether one is large enough")
  func region() throws {
    let reply = try Self.library.get().ask("is a 50 pt square button big enough to tap?")
    #expect(reply.answers.first?.statement == "no: ≥ 58×58 pt", "\(reply.statements)")
  }

  @Test(
    "A height with its bound is a min height",
    arguments: ["minimum height of a label only row with AX1 text", "ラベルだけの行の最小の高さ、文字を大きくした（AX1以上）とき"])
  func bound(_ question: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.value.numbers == [63], "\(question): \(reply.statements)")
  }
}
