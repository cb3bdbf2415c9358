import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Questions for more than one value")
struct SeveralTests {
  @Test(
    "A comparison has both sides",
    arguments: [
      "Body vs Footnote size", "difference between Body and Footnote size", "Body と Footnote のサイズの違い",
    ])
  func comparison(_ question: String) throws {
    let reply = try Atlas.ask(question)
    let numbers = reply.answers.prefix(2).map { $0.value.numbers.first }
    #expect(numbers == [18, 14], "\(reply.statements)")
  }

  @Test("Two tiers against each other", arguments: ["Body size: Apple official vs HTML approximation"])
  func tiers(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      Set(reply.answers.map(\.tier)) == ["apple_official", "html_approximation"], "\(reply.statements)")
  }

  @Test("A list has every row", arguments: ["list all text styles", "文字スタイルの一覧", "列出所有文字樣式"])
  func list(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.answers.map(\.subject) == ["Headline", "Body", "Footnote"], "\(reply.statements)")
  }

  @Test(
    "A difference is told with both facts that it comes of",
    arguments: [
      "how many points larger is Body than Footnote", "Body は Footnote より何pt大きい？", "Body 比 Footnote 大多少 pt",
      "Body는 Footnote보다 몇 pt 커요?",
    ])
  func difference(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.answers.first?.statement == "18 pt − 14 pt = 4 pt", "\(reply.statements)")
    #expect(reply.answers.prefix(2).map { $0.value.numbers.first } == [18, 14])
  }
}
