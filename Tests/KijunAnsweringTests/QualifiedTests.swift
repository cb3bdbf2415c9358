import Testing

@testable import KijunAnswering

/// Numbers and devices in a question that say which thing is meant, rather than what is asked for.
@Suite("Words that single out a fact")
struct QualifiedTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "finch",
        text: """
          # Finch

          ## Contrast

          | Text | Ratio |
          | --- | --- |
          | Text up to 16 pt | 5:1 |
          | Text of 18 pt and above | 3:1 |

          ## Devices

          Values in pt.

          | Item | iPhone | iPad | Mac |
          | --- | --- | --- | --- |
          | Body text | 17 | 18 | 13 |

          Body text is 16 pt in general.

          A toast stays for 4 s; one that offers Undo stays for 9 s.
          """, tier: "fp_adopted")
    ])
  }

  @Test(
    "The fact of that number, device or part of the sentence answers",
    arguments: [
      ("contrast ratio of text up to 16 pt", "5:1"), ("18ptの文字のコントラスト比", "3:1"),
      ("Mac body text size", "13 pt"),
      ("how long does a toast with undo stay", "9 s"),
    ])
  func singledOut(question: String, expected: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.statement == expected, "\(reply.statements)")
  }

  @Test("A document for several platforms says of the first what names none, and nothing of the others")
  func platforms() throws {
    let library = try Library([
      Library.Entry(
        id: "linnet", text: "# Linnet\n\nA chip is 32 pt tall.\n", tier: "fp_adopted",
        more: ["platforms": ["iOS", "iPadOS", "Android"]])
    ])
    #expect(try library.ask("chip height on iPad").answers.map(\.statement) == ["32 pt"])
    #expect(try library.ask("chip height on Android").status == .unknown)
  }
}
