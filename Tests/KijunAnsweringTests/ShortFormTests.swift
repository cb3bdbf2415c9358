import KijunGuidelines
import Testing

@testable import KijunAnswering

/// What questions leave out, and what they name only to leave it aside.
@Suite("Short forms, and things that are not there")
struct ShortFormTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "kit",
        text: """
          # Harbor kit

          For controls without a bezel, use 23 pt of padding around the visible edge. Around controls that include a bezel, \
          13 pt of padding is enough.

          | Style | Size (pt) | Line height (pt) | Used for |
          |---|---|---|---|
          | Caption 1 | 12 | 17 | picture text |
          | Caption 2 | 11 | 14 | notes where space is tight |
          | Body | 17 | 23 | strong reading |

          | Role | Light | Dark |
          |---|---|---|
          | Group surface | #FFFFFF | #2B1C1E |
          | Link | #2B1C1E | #73AEFA |

          シートはいつも透けさせなくてよい。見出しをすべて同じ大きさにしない。

          HTML mock-up sizes are not to be taken over as official sizes.

          HTML approximation: the mock-up sets Headline in 18px.

          Headline is set in Semibold.
          """, tier: "fp_adopted", more: ["platforms": ["iOS"]]),
      Library.Entry(
        id: "code",
        text: """
          # Text fields

          ```swift
          struct AccentButtonStyle: ButtonStyle {
              func makeBody(configuration: Configuration) -> some View {
                  configuration.label
                      .padding(.horizontal, 18)
                      .frame(minHeight: 46)
                      .cornerRadius(9)
                      .opacity(0.3)
              }
          }
          ```
          """, tier: "third_party", more: ["platforms": ["iOS"]]),
      Library.Entry(
        id: "old",
        text: """
          # Tabs

          Use 3 to 5 tabs. An app should use one typeface.
          """, tier: "apple_official", more: ["platforms": ["iOS"], "historical": true, "edition": "2014"]),
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test("what a sentence says isn't there is not what has it")
  func lacking() throws {
    #expect(try ask("padding around a control without a bezel").answers.first?.value.numbers == [23])
    #expect(try ask("padding around a control with a bezel").answers.first?.value.numbers == [13])
  }

  @Test("a colour without its mark, in whatever words it is asked for", arguments: ["2B1C1E", "#2B1C1E"])
  func bareColor(_ color: String) throws {
    let answers = try ask("which roles share \(color)").answers
    #expect(Set(answers.map(\.subject)) == ["Group surface", "Link"])
  }

  @Test("six letters and digits that are no colour of the documents stay a word")
  func noColor() throws { #expect(try ask("what is 3C4D5E").answers.isEmpty) }

  @Test("two numbers share the name before the first")
  func sharedName() throws {
    #expect(try ask("caption 1 と 2 の行間の差").answers.prefix(2).map(\.value.numbers) == [[17], [14]])
    #expect(
      try ask("caption 1 and 2 line height").answers.prefix(2).map(\.subject).sorted() == [
        "Caption 1", "Caption 2",
      ])
  }

  @Test("yes or no, without a word that asks for it")
  func yesOrNo() throws {
    #expect(try ask("シートは必ず透けさせる？").status == .answered)
    #expect(try ask("can every heading have the same size").answers.first?.statement.contains("見出し") == true)
    #expect(
      try ask("can I use HTML mock-up sizes as official sizes").answers.first?.statement.contains("not")
        == true)
  }

  @Test("a word of another cell doesn't make the row that of the thing")
  func otherCell() throws {
    #expect(try ask("strong headline size").answers.allSatisfy { $0.subject != "Body" })
  }

  @Test("a unit asks for a length, not for a weight")
  func unit() throws {
    let answers = try ask("headline, CSS px").answers
    #expect(answers.first?.value.numbers == [18])
    #expect(answers.allSatisfy { $0.value.kind != .weight })
  }

  @Test("a line of code is of the view that it belongs to, in the unit of the platform")
  func code() throws {
    let height = try #require(try ask("accent button min height").answers.first?.value)
    #expect(height.numbers == [46] && height.unit == "pt")
    let opacity = try #require(try ask("accent button opacity").answers.first?.value)
    #expect(opacity.numbers == [0.3] && opacity.unit == nil)
  }

  @Test("a name in code is that and nothing like it; a framework that no document names has no answer")
  func otherNames() throws {
    #expect(try ask("quaternaryLabel colour").answers.isEmpty)
    #expect(try ask("Jetpack Compose headline weight").status == .unknown)
  }

  @Test(
    "what was said in an old edition is asked for by its age",
    arguments: ["legacy guideline", "舊版 HIG（2014）"])
  func past(_ edition: String) throws {
    #expect(try ask("\(edition): how many tabs").answers.first?.value.numbers == [3, 5])
  }
}
