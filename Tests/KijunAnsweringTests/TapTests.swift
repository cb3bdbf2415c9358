import Testing

@testable import KijunAnswering

@Suite("What is tapped, in which app, and when")
struct TapTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "reach",
        text: """
          # Reach

          Our rules unless a column says otherwise.

          | Thing | Apple official | FP adopted |
          | --- | --- | --- |
          | Tappable area, iPhone | no smaller than 43 × 43 pt | at least 51 × 51 pt |

          A button is at least 12 pt away from the next one. The close button is 30 pt high.

          ## Sizes by app

          | Item | 用户端 | 骑手端 |
          | --- | --- | --- |
          | 主按钮高度 | 47 pt | 63 pt |

          ## Undecided

          The height of the meter for night trains is not decided yet.
          """, tier: "fp_adopted")
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test(
    "Whether something is big enough to tap is decided by the least tappable area, and by nobody else's",
    arguments: [
      "is a 46 pt high button big enough to tap on iPhone?", "46pt四方のボタンはiPhoneのタップ領域として足りる？",
      "46 pt 的按鈕夠不夠大，點擊得到嗎？",
    ])
  func taps(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.first == "no: ≥ 51×51 pt [fp_adopted]", "\(reply.statements)")
  }

  @Test(
    "An app is named in whatever language, and binds",
    arguments: [
      ("primary button height, courier app", "63 pt"), ("라이더 앱의 기본 버튼 높이", "63 pt"), ("用户端主按钮多高", "47 pt"),
    ])
  func apps(_ question: String, _ value: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.first?.statement == value, "\(reply.statements)")
  }

  @Test("What is not decided of one thing says nothing of another")
  func undecided() throws {
    #expect(try ask("how high is a row in the list of stations").reason != .notPublished)
  }

  @Test(
    "What excludes what was asked is no answer: another axis, another extent, the other bound",
    arguments: [
      "vertical padding of a chip", "チップの上下パディング", "padding of a large card", "大型カードの内側余白", "タップ領域の最大サイズ",
      "maximum tap target size",
    ])
  func others(_ question: String) throws {
    let library = try Library([
      Library.Entry(
        id: "sizes",
        text: """
          # Sizes

          The horizontal padding of a chip is 21 pt. The padding of a small card is 13 pt. The tap target is at least
          45×45 pt.
          """, tier: "fp_adopted")
    ])
    let reply = try library.ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }
}
