import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Two at once are asked of each")
struct EachTests {
  private static let library = Result {
    try Library([
      .init(
        id: "ferry",
        text: """
          # Ferry ticket app

          ## Type

          | Text style | Size / leading (pt) | Weight |
          |---|---|---|
          | Title 1 | 29 / 35 | Bold |
          | Headline | 18 / 23 | Semibold |
          | Caption 1 | 13 / 17 | Regular |
          | Caption 2 | 10 / 14 | Regular |

          ## Colours

          | Role | Light | Dark |
          |---|---|---|
          | Tint | #0B5FA5 | #7FB8EE |
          | Link | #1A4F8B | #9CC7F2 |

          ## Bars

          通常、iOS では 4 つから 6 つのタブを使用する。タブのタイトルは短くする。ビットマップのアイコンは 3 つのサイズで用意する。
          """, tier: "fp_adopted", more: ["title": "Ferry ticket app"])
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test(
    "Light and dark",
    arguments: [
      "light and dark values of the tint", "tint in light and dark mode", "tint のライトとダーク",
      "tint: light vs dark",
      "compare light and dark tint",
    ])
  func appearances(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.prefix(2).map(\.value.text) == ["#0B5FA5", "#7FB8EE"], "\(reply.statements)")
  }

  @Test(
    "Two things of one sort",
    arguments: [
      ("size of Caption 1 and Caption 2", [13.0, 10]), ("Title 1 and Headline leading", [35, 23]),
      ("Caption 1 と Caption 2 のサイズ", [13, 10]),
    ])
  func things(_ question: String, _ sizes: [Double]) throws {
    let reply = try ask(question)
    #expect(reply.answers.prefix(2).map { $0.value.numbers.first } == sizes, "\(reply.statements)")
  }

  @Test(
    "All things of a sort with what is asked of them",
    arguments: ["list every text style and its size", "列出所有文字樣式的字號", "모든 텍스트 스타일의 크기"])
  func all(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map { $0.value.numbers.first } == [29, 18, 13, 10], "\(reply.statements)")
  }

  @Test(
    "What is counted stands behind the number",
    arguments: [
      "how many tabs on iOS", "iOS 标签栏一般放几个标签", "タブは何個まで",
    ])
  func counts(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.first?.value.numbers == [4, 6], "\(reply.statements)")
    #expect(reply.answers.first?.subject == "タブ")
  }

  @Test("A minimum size is the one that the document calls the least")
  func least() throws {
    let library = try Library([
      .init(
        id: "least",
        text: """
          # Reach

          | Platform | Usual size | Floor |
          |---|---|---|
          | macOS | 30 x 30 pt | 22 x 22 pt |

          Control sizes in points.
          """, tier: "fp_adopted", more: [:])
    ])
    #expect(try library.ask("minimum size on macOS").answers.first?.value.numbers == [22, 22])
  }
}
