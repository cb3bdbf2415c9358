import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("Words of a question that are easily taken for others")
struct PhrasingTests {
  @Test("The s of what's is no unit")
  func contraction() throws {
    #expect(try Atlas.ask("what's the leading of Footnote").first == "19 pt [apple_official]")
  }

  @Test(
    "A list is a thing where one value of it is asked for",
    arguments: ["List の行高", "list row height", "清單列高"])
  func listAsThing(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .delegated && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("A list of several is a request")
  func listAsRequest() throws {
    #expect(try Atlas.ask("list the text styles with size").answers.count >= 3)
  }

  @Test(
    "A row without a subtitle is not the one with it",
    arguments: [
      "minimum height of a custom row without subtitle", "副題なしの独自行の最小高さ",
      "custom row, no subtitle: min height",
    ])
  func without(_ question: String) throws {
    #expect(try Atlas.ask(question).answers.allSatisfy { !$0.statement.contains("74") })
  }

  @Test("A standard row is no custom one", arguments: ["standard row height", "height for standard rows"])
  func standard(_ question: String) throws {
    let reply = try Atlas.ask(question)
    #expect(reply.status == .delegated && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("The least size of any control is not the size of a switch")
  func generalMinimum() throws {
    #expect(try Atlas.ask("UISwitch size").status != .answered)
  }

  @Test("A font size is no size of a control")
  func propertyAlone() throws {
    let reply = try Atlas.ask("min font size")
    #expect(reply.answers.allSatisfy { $0.statement.contains("12") }, "\(reply.statements)")
  }

  @Test("What is said of a card's padding does not answer for its shadow")
  func neighbour() throws {
    #expect(try Atlas.ask("card shadow").answers.isEmpty)
  }
}
