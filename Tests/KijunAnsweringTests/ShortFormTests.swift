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
          | Grouped background | #F3F3F8 | #010101 |

          | Row | Height (pt) |
          |---|---|
          | Ferry row | 57 |
          | Plain row | 45 |

          シートはいつも透けさせなくてよい。見出しをすべて同じ大きさにしない。

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
        id: "rules",
        text: """
          # Checks

          The scan marks text that keeps its size.

          | Gap | Start | With standard parts |
          |---|---|---|
          | Side margins of own content | 18 pt | the system margin and the safe area |
          | Between related lines | 3 pt | baseline |

          Contrast of normal text is 4.6:1 or more.
          """, tier: "third_party", more: ["publisher": "Moorings (axe)", "platforms": ["iOS"]]),
      Library.Entry(
        id: "old",
        text: """
          # Tabs

          Use 3 to 5 tabs. An app should use one typeface. Text must never be smaller than 12 pt.
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

  @Test("the least size of text, where nothing says that it is a size of type")
  func textSize() throws {
    #expect(try ask("2014 guideline: minimum font size").answers.first?.value.numbers == [12])
  }

  @Test("a publisher that is named says whose documents are meant")
  func publisher() throws {
    #expect(try ask("does the axe scan mark text").answers.first?.source.id == "rules")
  }

  @Test("what a value is, whatever property it is asked by; a cell in words where no number is asked for")
  func cells() throws {
    #expect(try ask("24 pt って何の寸法").status == .unknown)
    #expect(try ask("18 pt って何の寸法").answers.first?.subject.contains("margins") == true)
    #expect(
      try ask("side margins with standard parts").answers.first?.value.text
        == "the system margin and the safe area")
  }

  @Test("a kind of text that a rule doesn't name has no answer; nor has a name in code that nobody knows")
  func unknown() throws {
    #expect(try ask("contrast ratio for large text").answers.isEmpty)
    #expect(try ask("contrast ratio for normal text").answers.first?.value.numbers == [4.6])
    #expect(try ask("maxFontSizeMultiplier recommended value").answers.isEmpty)
  }

  @Test("two words that are one name in other words", arguments: ["分組底色", "grouped bg", "グループの地色"])
  func compound(_ name: String) throws {
    #expect(try ask("\(name) dark").answers.first?.value.text == "#010101")
  }

  @Test("a word that nobody knows names something else")
  func stranger() throws {
    #expect(try ask("ferry row height").answers.first?.value.numbers == [57])
    #expect(try ask("wharf row height").answers.isEmpty)
    #expect(try ask("wharf height").answers.isEmpty)
  }
}
