import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("A value asks what it is")
struct ReverseTests {
  @Test("A number finds its row", arguments: ["74 pt", "what is 74 pt", "74pt はどこ", "７４ｐｔ"])
  func number(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .answered && reply.answers.first?.subject == "副題を持つ独自行", "\(reply.statements)")
  }

  @Test("The verb of the question is no word to find")
  func verb() throws {
    let reply = try Atlas.ask("where does 74 pt apply")
    withKnownIssue("`apply` is looked for in the documents", isIntermittent: true) {
      #expect(reply.answers.first?.subject == "副題を持つ独自行")
    }
  }

  @Test("A pair finds the row that has both", arguments: ["18/24", "18 / 24", "what is 18/24"])
  func pair(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(
      reply.answers.first?.subject == "Body" && reply.answers.first?.value.numbers == [18, 24],
      "\(reply.statements)")
    #expect(reply.answers.allSatisfy { $0.subject == "Body" })
  }

  @Test(
    "px and pt are not the same",
    arguments: [("18px / 25px", "html_approximation"), ("18 px", "html_approximation")])
  func pixels(_ question: String, _ tier: String) throws {
    let reply = try Atlas.ask(question)
    #expect(!reply.answers.isEmpty && reply.answers.allSatisfy { $0.tier == tier }, "\(reply.statements)")
  }

  @Test(
    "A colour finds its role, in capitals or not",
    arguments: ["#A9A9AF", "#a9a9af", "what uses #A9A9AF", "#A9A9AF は何の色？"])
  func colour(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.answers.map(\.subject) == ["副題"], "\(reply.statements)")
    #expect(reply.answers.first?.value.text == "#A9A9AF")
    #expect(reply.answers.first?.conditions["appearance"]?.text == "dark")
  }

  @Test("A colour with two roles has both", arguments: ["#202024", "202024", "what uses #202024"])
  func twoRoles(_ question: String) throws {
    let reply = try Atlas.ask(question)
    withKnownIssue("six digits without # are a number", isIntermittent: true) {
      #expect(Set(reply.answers.map(\.subject)) == ["本文", "グループの面"], "\(reply.statements)")
    } when: {
      !question.contains("#")
    }
  }

  @Test("An old bar and a current row of the same number are told apart")
  func sameNumber() throws {
    let reply = try Atlas.ask("70 pt")
    #expect(
      reply.answers.allSatisfy { $0.historical && $0.edition == "2017" && $0.value.numbers == [70] },
      "\(reply.statements)")
  }

  @Test("12 doesn't find 123, and 4 not 48")
  func wholeNumbers() throws {
    #expect(try Atlas.ask("what is 7 pt").answers.isEmpty)
    #expect(try !Atlas.ask("what is 4 pt").statements.contains { $0.contains("48") })
  }
}
