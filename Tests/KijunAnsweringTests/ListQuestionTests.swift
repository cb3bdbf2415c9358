import KijunGuidelines
import Testing

@testable import KijunAnswering

@Suite("All of something, and none else")
struct ListQuestionTests {
  private static let library = Result {
    try Library([
      .init(
        id: "orchard",
        text: """
          # Orchard field app

          ## 1. Bars

          The picker app has 4 tabs: Rows, Bins, Weather, Me. The depot app has 2 tabs (Loads and Trucks).

          ## 2. Type

          The weights are Light, Medium and Black only; we never use Thin.

          | Style | Size (pt) | Weight |
          |---|---|---|
          | Crate label | 33 | Black |
          | Note | 15 | Medium |

          ## 3. Crate states

          | State | Fill | Mark |
          |---|---|---|
          | Empty | #DDE3E8 | ring |
          | Half full | #F2C14E | half disc |
          | Full | #3E7C4B | disc |

          ## 4. Depot activity

          | Event | Shown for (s) |
          |---|---|
          | Crate changes state | 6 |
          | Truck arrives | 9 |

          ## 5. Space

          Gap tokens (pt):

          - `pad.a` 3
          - `pad.b` 7
          - `pad.c` 13

          The row of a crate is 58 pt high.
          """, tier: "fp_adopted", more: ["title": "Orchard field app", "platforms": ["iOS"]])
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test(
    "The names in a table's first column", arguments: ["list the crate states", "list all crate states"])
  func keys(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.statement) == ["Empty", "Half full", "Full"], "\(reply.statements)")
  }

  @Test(
    "The members that a sentence enumerates, in brackets or behind a colon",
    arguments: [
      ("list the tabs of the picker app", "Rows, Bins, Weather, Me"), ("depot 的分頁有哪些", "Loads, Trucks"),
      ("picker のタブ一覧", "Rows, Bins, Weather, Me"), ("depot 탭 목록", "Loads, Trucks"),
    ])
  func members(_ question: String, _ members: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.statement) == [members], "\(reply.statements)")
  }

  @Test(
    "Names of one kind in a row of a sentence, and not what it forbids",
    arguments: ["list all font weights we use", "使えるフォントウェイトをすべて", "列出所有字重"])
  func run(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.statement) == ["Light, Medium, Black"], "\(reply.statements)")
  }

  @Test(
    "The items of a list by what stands above it, and no other lengths",
    arguments: ["list all gap tokens", "間隔トークンをすべて", "列出所有間距 token 的數值", "간격 토큰 값을 전부 나열해줘"])
  func items(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.value.numbers) == [[3], [7], [13]], "\(reply.statements)")
  }

  @Test("One column of a table", arguments: ["list the sizes of all text styles"])
  func column(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.map(\.statement) == ["33 pt", "15 pt"], "\(reply.statements)")
  }

  @Test(
    "Text that enumerates nothing",
    arguments: ["A tab (see below) is wide.", "Note: keep it, please.", "短い文。"])
  func none(_ text: String) throws {
    let answerer = StoredLexicon(try Self.library.get().base())
    #expect(Members(text, answerer) == nil)
  }
}
