import Foundation
import KijunGuidelines
import KijunStore
import Testing

@testable import KijunSite

@Suite("The site of a knowledge base")
struct SiteTests {
  static let rows = """
    # Rows

    Verified on: 2026-09-05

    FP adopted: Starting points.

    | Part | FP adopted · start |
    |---|---|
    | Custom row with a subtitle | min-height 68 pt |
    | Hit region | at least 44×44 pt |
    | Gap between elements in a row | 8–12 pt |
    | Card corner radius | 12 pt |

    The height of a tab bar is left to the system.
    """

  static let colours = """
    # Colours

    | Role | Light | Dark |
    |---|---|---|
    | Grouped background | #FFFFFF | #000000 |
    | Subtitle text | #777777 | #B1B1B7 |

    | Element | Contrast ratio |
    |---|---|
    | Normal text | at least 4.5:1 |
    | Large text | at least 3:1 |
    """

  static let type = """
    # Type

    | Text style | Size / leading (pt) | Regular weight → emphasized weight |
    |---|---|---|
    | Large Title | 34 / 41 | Regular → Bold |
    """

  @Test("a row, a hit region, a gap and a corner are each drawn to scale on the page of its kind")
  func drawn() throws {
    let site = try SiteLibrary(["rows.md": Self.rows]).site()
    let row = try #require(site["rows.html"])
    #expect(row.contains(#"<rect class="thing" x="0" y="0" width="200" height="68" rx="0"/>"#))
    #expect(row.contains("≥ 68 pt"))
    let region = try #require(site["regions.html"])
    #expect(region.contains(#"<rect class="tint" x="0" y="0" width="44" height="44" rx="8"/>"#))
    let gap = try #require(site["spacing.html"])
    #expect(gap.contains(#"<rect class="limit" x="48" y="0" width="12" height="48" rx="0"/>"#))
    #expect(gap.contains(#"<rect class="tint" x="48" y="0" width="8" height="48" rx="0"/>"#))
    let corner = try #require(site["shapes.html"])
    #expect(corner.contains(#"d="M0 12A12 12 0 0 1 12 0""#))
    let open = try #require(site["open.html"])
    #expect(open.contains(#"<p class="value">left to the system</p>"#))
    // There is no page for a kind that has no fact.
    #expect(site["colours.html"] == nil)
    #expect(!row.contains("colours.html"))
  }

  @Test("a text style is set in its size, leading and weights by classes of the style sheet")
  func typeScale() throws {
    let site = try SiteLibrary(["type.md": Self.type]).site()
    let page = try #require(site["type.html"])
    #expect(page.contains(#"<p class="s34 l41 w400">Large Title"#))
    #expect(page.contains(#"<p class="s34 l41 w700">Large Title</p>"#))
    #expect(page.contains("34 / 41 pt · Regular → Bold"))
    #expect(
      site["sizes.css"]
        == ".s34{font-size:34px}\n.l41{line-height:41px}\n.w400{font-weight:400}\n.w700{font-weight:700}\n")
  }

  @Test(
    "colours are held against the ground of their appearance, and against the rules of the knowledge base")
  func contrast() throws {
    let page = try #require(try SiteLibrary(["colours.md": Self.colours]).site()["colours.html"])
    // #777777 on white is 4.478:1, which is not 4.5:1.
    #expect(page.contains("4.47:1"))
    #expect(page.contains("meets 3</span> <span class=\"below\">below 4.5"))
    #expect(page.contains("<b>≥ 4.5:1</b> Normal text"))
    // In the dark it stands on black.
    #expect(page.contains("9.84:1"))
    #expect(page.contains(#"<code>#B1B1B7</code>"#))
  }

  @Test("each fact leads to its line in the text of its document, and each link to something")
  func links() throws {
    let library = try SiteLibrary(["rows.md": Self.rows, "colours.md": Self.colours, "type.md": Self.type])
    let site = try library.site()
    let quoted = Set(
      site.filter { !$0.key.hasPrefix("documents/") }
        .flatMap { PageReading.matches(#/href="(documents\/[^"#]+#c_[0-9a-f]+)"/#, in: $0.value) })
    let drawn = try library.base().claims().filter { $0.value.kind != .code && $0.value.kind != .text }
    #expect(quoted.count == 10)
    #expect(
      Set(quoted.compactMap { $0.split(separator: "#").last.map(String.init) }).isSubset(
        of: Set(drawn.map(\.key))))
    for link in quoted {
      let parts = link.split(separator: "#").map(String.init)
      #expect(site[parts[0]]?.contains(#"<span id="\#(parts[1])"></span>"#) == true, "\(link)")
    }
  }

  @Test("the same knowledge base gives the same bytes")
  func deterministic() throws {
    let library = try SiteLibrary(["rows.md": Self.rows, "colours.md": Self.colours, "type.md": Self.type])
    #expect(try library.site() == library.site())
  }

  @Test("no page may load or run anything but the files of the site")
  func policy() throws {
    let site = try SiteLibrary(["rows.md": Self.rows]).site()
    for (path, page) in site where path.hasSuffix(".html") {
      #expect(
        page.contains(
          #"content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'""#
        ), "\(path)")
      #expect(!page.contains(" style="), "\(path)")
      #expect(PageReading.tags(page).filter { $0.hasPrefix("script") }.count == 1, "\(path)")
    }
    let script = try #require(site["site.js"])
    for forbidden in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(", "http",
    ] {
      #expect(!script.contains(forbidden), "\(forbidden)")
    }
  }

  @Test("texts of the pages are in the language that is asked for, those of documents as they are")
  func language() throws {
    let library = try SiteLibrary(["rows.md": Self.rows])
    let page = try #require(library.site(.ja)["rows.html"])
    #expect(page.contains(#"<html lang="ja">"#))
    #expect(page.contains("<h1>行とバー</h1>"))
    #expect(page.contains("FP採用</span>"))
    #expect(page.contains("確認 <time datetime=\"2026-09-05\">2026-09-05</time> (<span>86日前</span>)"))
    #expect(page.contains("<h3>Custom row with a subtitle</h3>"))
    #expect(try library.site(.ja)["open.html"]?.contains("システムに任せる") == true)
  }

  @Test("a tier that is chosen is all that is shown")
  func selected() throws {
    let library = try SiteLibrary(["rows.md": Self.rows])
    let all = try library.site()
    let none = try library.site { claim, _ in claim.tier == "apple_official" }
    #expect(all["rows.html"] != nil)
    #expect(none["rows.html"] == nil)
    // The text is still there to read.
    #expect(none.contains { $0.key.hasPrefix("documents/") && $0.value.contains("68 pt") })
  }

  @Test("what was checked more than a year ago is to be checked again")
  func stale() throws {
    let old = Self.rows.replacing("2026-09-05", with: "2025-11-29")
    let page = try #require(try SiteLibrary(["rows.md": old]).site()["rows.html"])
    #expect(page.contains(#"<span class="date stale">"#))
    #expect(page.contains("<strong>check again</strong>"))
    let recent = try #require(
      try SiteLibrary(["rows.md": Self.rows.replacing("2026-09-05", with: "2025-11-30")]).site()["rows.html"])
    #expect(!recent.contains("check again</strong>"))
  }

  @Test("a document was checked when the oldest of its facts was, whoever gives the day")
  func documentDays() throws {
    let text = """
      # Cards

      FP adopted: The minimum height of a card is 72 pt.

      ## Rows

      Verified on: 2026-09-05

      FP adopted: The minimum row height is 68 pt.

      ## Bars

      Verified on: 2026-08-01

      FP adopted: The minimum height of a toolbar is 52 pt.
      """
    let site = try SiteLibrary(["cards.md": text]).site()
    let pages = try [
      #require(site["documents.html"]), #require(site.first { $0.key.hasPrefix("documents/") }?.value),
    ]
    for page in pages {
      let line = try #require(PageReading.matches(/<p class="standing">(.*?)<\/p>/, in: page).first)
      #expect(line.contains(#"<time datetime="2026-08-01">"#), "\(line)")
      #expect(line.contains(#"<span class="never">1 never verified</span>"#), "\(line)")
    }
    let never = try #require(
      SiteLibrary(["a.md": "# A\n\nFP adopted: The row height is 61 pt.\n"]).site()["documents.html"])
    #expect(never.contains(#"<span class="never">never verified</span>"#))
  }

  @Test("what changed between two readings is told with both values")
  func changes() throws {
    let library = try SiteLibrary(["rows.md": Self.rows])
    #expect(try library.site()["changes.html"]?.contains("No fact has changed") == true)
    try library.read([
      "rows.md": Self.rows.replacing("68 pt", with: "72 pt").replacing(
        "| Card corner radius | 12 pt |\n", with: "")
        + "\nFP adopted: The minimum padding of a card is 20 pt.\n"
    ])
    let page = try #require(library.site()["changes.html"])
    #expect(
      page.contains(
        #"Before</span> <span class="struck">≥ 68 pt</span></del> → <ins><span class="quiet">Now</span> ≥ 72 pt</ins>"#
      ))
    #expect(page.contains("12 pt</span></del> → <span class=\"quiet\">no longer in the document</span>"))
    #expect(page.contains(#"<ins><span class="quiet">new</span> ≥ 20 pt</ins>"#))
  }

  @Test("what a document cites for a fact stands beside the link to its quote")
  func cited() throws {
    let text =
      "# Buttons\n\nApple official: A button has a hit region of at least 44×44 pt. Source: Apple HIG: Buttons\n"
    let page = try #require(try SiteLibrary(["buttons.md": text]).site()["regions.html"])
    #expect(page.contains("Buttons, line 3</a> · cites Apple HIG: Buttons</p>"))
    #expect(page.contains(#"<blockquote class="quote">"#))
  }

  @Test("a knowledge base without a fact has a first page that says so")
  func empty() throws {
    let site = try SiteLibrary(["none.md": "# Nothing\n\nJust words.\n"]).site()
    #expect(site["index.html"]?.contains("There is no fact to show.") == true)
    #expect(site["rows.html"] == nil)
    #expect(site["documents.html"]?.contains("0 facts") == true)
  }

  @Test("a value that a claim rules out is not shown as its rule", arguments: [SiteLanguage.en, .ja])
  func ruledOut(_ language: SiteLanguage) throws {
    let base = try SiteLibrary(["rows.md": Self.rows]).base()
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let context = try SiteContext(base, SiteOptions(language: language, today: today))
    var claim = try #require(base.claims().first { $0.value.text.contains("68 pt") })
    claim.modality = .mustNot
    let fact = try context.fact(claim, of: try #require(context.documents.first))
    #expect(fact.statement == (language == .en ? "not ≥ 68 pt" : "≥ 68 pt は不可"))
  }
}
