import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("When was it verified")
struct DateQuestionTests {
  @Test(
    "The day that a person stamped",
    arguments: [
      "when was the row height with subtitle last verified", "副題を持つ行の高さの確認日", "カードの余白はいつ確認した？", "卡片邊距的確認日期",
    ])
  func date(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .answered, "\(reply.nearest.map(\.statement))")
    #expect(reply.answers.first?.value.text == "2026-06-15")
    #expect(reply.answers.first?.verifiedOn?.description == "2026-06-15")
  }

  @Test(
    "Without a stamp it is unknown, not the day of the file",
    arguments: ["when was the avatar width verified", "アバターの幅の確認日"])
  func noDate(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("An old stamp is stale")
  func stale() throws {
    let text = Atlas.adopted.replacing("2026-06-15", with: "2024-06-15")
    let library = try Library([.init(id: "atlas", text: text, tier: "fp_adopted")])
    let answer = try library.ask("min row height with subtitle").answers.first
    #expect(answer?.stale == true && answer?.ageDays == 897)
  }
}
