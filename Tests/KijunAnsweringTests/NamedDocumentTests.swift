import Testing

@testable import KijunAnswering

/// Two teams with alike documents, told apart by the names of their files and titles alone.
@Suite("Documents that a question names")
struct NamedDocumentTests {
  private static let library = Result {
    try Library([
      Library.Entry(id: "wren-ui__chips", text: "# Chips\n\nA chip is 32 pt tall.\n", tier: "third_party"),
      Library.Entry(id: "heronkit", text: "# Chips\n\nA chip is 40 pt tall.\n", tier: "third_party"),
      Library.Entry(
        id: "third", text: "# Chips\n\nA chip is 28 pt tall.\n", tier: "third_party",
        more: ["title": "Osprey Handbook"]),
    ])
  }

  @Test(
    "A word of a path or title says which document answers",
    arguments: [
      ("Wren UI: how tall is a chip?", "32 pt"), ("chip height in HeronKit", "40 pt"),
      ("チップの高さは Osprey ではいくつ？", "28 pt"),
    ])
  func named(question: String, expected: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.map(\.statement) == [expected])
  }

  @Test("What another document says is no answer of the one that is named")
  func missing() throws {
    let reply = try Self.library.get().ask("corner radius of a chip in HeronKit")
    #expect(reply.status == .unknown)
  }
}
