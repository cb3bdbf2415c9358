import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("No answer is an answer")
struct NoAnswerTests {
  @Test(
    "What a document leaves to the system is said so, with its line",
    arguments: ["toggle width", "スイッチの幅", "開關的寬度", "how wide is a switch"])
  func delegated(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .delegated && reply.reason == .leftToSystem && reply.answers.isEmpty,
      "\(reply.statements)")
    #expect(reply.notes.first?.source?.quote.contains("スイッチの幅") == true)
    #expect(reply.notes.first?.source?.lines == 29...29)
  }

  @Test("What isn't published is another no", arguments: ["sheet corner radius", "シートの角丸"])
  func notPublished(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.status == .delegated && reply.reason == .notPublished && reply.answers.isEmpty,
      "\(reply.statements)")
  }

  @Test(
    "A value that nobody states is unknown",
    arguments: ["where is 999 pt used", "what uses #123456", "1234 pt"])
  func unknownValues(_ question: String) throws {
    #expect(try Atlas.ask(question).status == .unknown)
  }

  @Test(
    "What has no words that any document knows is unknown",
    arguments: ["", "   ", "?", "xyzzy", "🏳️‍🌈", "の", "the of and", "。。。"])
  func nothing(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }
}
