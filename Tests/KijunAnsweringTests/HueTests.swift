import Testing

@testable import KijunAnswering

@Suite("Colours that are called by their hue")
struct HueTests {
  private static let library = Result {
    try Library([
      .init(
        id: "reef",
        text: """
          # Reef kit

          ## Colours

          | Token | Light | Dark | Light, increased contrast | Dark, increased contrast | Use |
          |---|---|---|---|---|---|
          | `reef.ink` | #13202A | #E6EDF2 | #05090C | #FAFAFA | body text |
          | `reef.green` | #1F6F4A | #7CC9A2 | #124A30 | #A8E4C6 | links, fill of the primary button |
          | `reef.sand` | #F4F0E6 | #14130F | #FFFDF6 | #010101 | screen background |
          """, tier: "fp_adopted", more: ["title": "Reef kit", "platforms": ["iOS"]])
    ])
  }

  @Test(
    "Who asks for the colour of a thing needn't know which it is",
    arguments: [
      ("link colour, dark mode with increased contrast", "#A8E4C6"), ("link colour in dark mode", "#7CC9A2"),
    ])
  func hue(_ question: String, _ color: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.statement == color, "\(question): \(reply.statements)")
  }
}
