import Foundation
import Testing

@testable import KijunAnswering

@Suite("How sure an answer is, and of what")
struct SurenessTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "panes",
        text: """
          # Panes

          | Style | Size (pt) |
          |---|---|
          | Title 1 | 29 |
          | Title 2 | 23 |
          | Caption 1 | 12 |

          ## Panes of the home screen (pt)

          | Pane | Small | Large |
          |---|---|---|
          | Harvest | 150×151 | 322×340 |

          ## On the wrist (pt)

          | Part | 41 mm | 45 mm |
          |---|---|---|
          | Main button height | 46 | 51 |

          ## Pulse

          | Tone | Light | Dark |
          |---|---|---|
          | Heart | #C8324A | #FF6B81 |

          FP adopted. The story card is 118–164 pt high. A pane title may go down to 13 pt.

          FP adopted, web.

          | Role | Narrow | Wide |
          |---|---|---|
          | Row text | 15 px | same |

          HTML approximation: the mock-up draws the main button 57 px high.

          The width of a switch comes from iOS.

          標準シートの角、上の帯の高さは OS に任せ、値を持たない。

          | Type | Size / line height (pt) |
          |---|---|
          | Footer text | 14 / 19 |
          """, tier: "fp_adopted", more: ["platforms": ["iOS", "watchOS", "web"]])
    ])
  }

  private func ask(_ question: String) throws -> Reply { try Self.library.get().ask(question) }

  @Test(
    "The value is the one that is asked for",
    arguments: [
      ("Title 2 size", "23 pt"), ("how wide is the large harvest pane?", "322 pt"),
      ("height of the large harvest pane", "340 pt"), ("main button height on a 45 mm watch", "51 pt"),
      ("heart rate colour in dark mode", "#FF6B81"),
      ("height range of a story card", "118–164 pt"),
      ("smallest size of a pane title", "≥ 13 pt"), ("row text on wide web pages", "15 px"),
      ("main button height in the browser mock-up", "57 px"),
      ("caption 1 szie", "12 pt"), ("main buton hieght on a 45 mm watch", "51 pt"),
      ("footer text: how many points?", "14 pt"),
    ])
  func value(_ question: String, _ statement: String) throws {
    let reply = try ask(question)
    #expect(reply.answers.first?.statement == statement, "\(question): \(reply.statements)")
  }

  @Test(
    "What is called alike is another thing",
    arguments: [
      "Title 4 size", "Caption 3 のサイズ", "main button height on a 44 mm watch",
      "Apple Watch 42mmの主ボタンの高さ", "stepper width",
    ])
  func another(_ question: String) throws {
    let reply = try ask(question)
    #expect(reply.status == .unknown && reply.answers.isEmpty, "\(question): \(reply.statements)")
  }

  @Test(
    "What comes from the system is left to it",
    arguments: ["how wide is a switch", "토글 스위치의 너비", "corner radius of a standard sheet"])
  func leaves(_ question: String) throws {
    #expect(try ask(question).reason == .leftToSystem)
  }

  @Test("Our rule is that of the tier that a knowledge base has")
  func own() throws {
    let library = try Library([])
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: library.folder + "/" + name))
    }
    try write(
      "# Rows\n\nNest rule: A row is 58 pt high.\n\nApple official: A row is 44 pt high.\n", "nest.md")
    try write(
      """
      {"tiers": [{"id": "nest", "label": "Nest rule", "spellings": ["Nest rule"], "rank": 1, "treatment": "Ours."}]}
      """, "tiers.json")
    try write(
      #"{"tiers": "tiers.json", "sources": [{"id": "nest", "path": "nest.md", "tier": "nest"}]}"#, "nest.json"
    )
    try library.ingest(manifest: library.folder + "/nest.json")
    #expect(try library.ask("how high is a row by our own rule").first == "58 pt [nest]")
  }
}
