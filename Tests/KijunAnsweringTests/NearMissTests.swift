import KijunGuidelines
import Testing

@testable import KijunAnswering

/// What is like the thing asked for, and is not it.
@Suite("A near miss is no answer")
struct NearMissTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "lists",
        text: """
          # Lists

          ## Rows

          | Part | Height (pt) | Icon size (pt) | Padding (pt) |
          |---|---|---|---|
          | Section header | 32 | – | 16 |
          | Plain row | 44 | 24 | 16 |
          | Footer | 28 | n/a | — |
          | Settings row | 52 | – | 18 |
          | Banner | 60 |  | 12 |
          | Chip | 30 | – | 10 |
          | Tag | 22 | 14 | 9 |

          ## Gaps

          | Gap | Size |
          |---|---|
          | Gap between elements in a row | 8 pt |
          | Gap between groups | 20 pt |

          ## Buttons

          | State | Background | Label |
          |---|---|---|
          | Normal | #0066FF | #FFFFFF |
          | Pressed | #0052CC | #F2F2F2 |

          Button size is 46×46 pt.

          ## Colours

          | Role | Light | Dark |
          |---|---|---|
          | Error text | #B00020 | – |
          | Hint text | #555555 | #AAAAAA |

          ## Text field

          | Dimension | Value |
          |---|---|
          | Text field: gap between label and field | 6 pt |
          | Text field height | 42 pt |

          ## Apple Watch

          ## Lists

          - The row height of a standard list is left to the system (標準 List の行高).

          On watchOS the height of a text field is 38 pt.
          """, tier: "fp_adopted")
    ])
  }

  private func ask(_ question: String, platform: String? = nil) throws -> Reply {
    try Self.library.get().ask(question, platform: platform)
  }

  @Test(
    "An empty cell under the column that was asked for is the answer",
    arguments: [
      "icon size of the section header", "icon size of the footer", "padding of the footer",
      "icon size of the banner", "icon size of a chip", "アイコンサイズ セクションヘッダー", "error text color in dark mode",
      "エラー文字の色 ダーク",
    ])
  func emptyCells(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
    #expect(!reply.nearest.isEmpty)
  }

  @Test(
    "What the other cells of the row say is still answered",
    arguments: [
      ("height of the section header", "32 pt"), ("padding of the section header", "16 pt"),
      ("icon size of a plain row", "24 pt"), ("footer height", "28 pt"), ("icon size of a row", "24 pt"),
      ("padding of the banner", "12 pt"),
      ("error text color in light mode", "#B00020"), ("hint text color in dark mode", "#AAAAAA"),
    ])
  func otherCells(_ question: String, _ value: String) throws {
    #expect(try ask(question).answers.first?.statement == value)
  }

  @Test(
    "A gap inside a row is none between rows, and one beside a field no padding of it",
    arguments: [
      "spacing between rows", "gap between rows", "the gap between the rows", "space between two list rows",
      "how far apart are rows", "行と行の間隔", "padding of a text field", "text field padding",
      "vertical padding of a text field",
    ])
  func gaps(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
    #expect(!reply.nearest.isEmpty)
  }

  @Test(
    "The colour of one text is not that of another",
    arguments: ["link color", "placeholder text color", "secondary text color", "リンクの色"])
  func colours(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("Rows of one table don't contradict each other, even where the vocabulary knows one name for both")
  func rows() throws {
    let reply = try ask("height of a chip")
    #expect(reply.first == "30 pt [fp_adopted]" && reply.conflicts.isEmpty, "\(reply.statements)")
  }

  @Test("The gap that is asked for is answered")
  func theGapItself() throws {
    #expect(try ask("gap between elements in a row").first == "8 pt [fp_adopted]")
    #expect(try ask("the gap between the elements of a row").first == "8 pt [fp_adopted]")
    #expect(try ask("gap between label and field").first == "6 pt [fp_adopted]")
    #expect(try ask("gap between groups").first == "20 pt [fp_adopted]")
  }

  @Test(
    "Another state is no answer", arguments: ["button color when disabled", "disabled button background"])
  func states(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(reply.statements)")
  }

  @Test("The state that is asked for is answered")
  func theStateItself() throws {
    #expect(try ask("button background when pressed").first == "#0052CC [fp_adopted]")
  }

  @Test("A document that names no platform speaks for phones, and for others where it names them")
  func platforms() throws {
    for platform in ["watchOS", "macOS", "Android"] {
      #expect(try ask("button size", platform: platform).status == .unknown)
      #expect(try ask("button size on \(platform)").status == .unknown)
    }
    #expect(try ask("button size", platform: "watchOS").nearest.first?.statement == "46×46 pt")
    #expect(try ask("button size", platform: "iOS").first == "46×46 pt [fp_adopted]")
    #expect(try ask("button size on iPad").first == "46×46 pt [fp_adopted]")
    #expect(try ask("hint text color in light mode on the web").first == "#555555 [fp_adopted]")
    #expect(try ask("button size on the web").status == .unknown)
    #expect(try ask("text field height on watchOS").first == "38 pt [fp_adopted]")
  }
}
