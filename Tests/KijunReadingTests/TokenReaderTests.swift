import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("Design tokens: a token's path is its name, its type the property, references are followed")
struct TokenReaderTests {
  /// `pointer: name · property = value (written as)`
  private func entries(_ json: String) throws -> [String] {
    let tree = try JSONTreeReader.read(Array(json.utf8))
    #expect(TokenReader.isTokens(tree))
    return TokenReader.read(tree).passages.compactMap { passage in
      guard let entry = passage.entry else { return nil }
      let written = [entry.reference, entry.written].compactMap { $0 }.map { " (\($0))" }.joined()
      return "\(passage.locator ?? "-"): \(entry.name) · \(entry.property) = \(entry.value)\(written)"
    }
  }

  @Test("types are inherited, objects become texts, references keep both sides")
  func format() throws {
    #expect(
      try entries(
        """
        {"space": {"$type": "dimension", "small": {"$value": "4px"}, "big": {"$value": {"value": 1.5, "unit": "rem"}}},
         "color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5}},
           "text": {"$value": "{color.ink}"}, "link": {"$value": {"$ref": "#/color/ink/$value"}},
           "gone": {"$type": "color", "$value": "{other.file}"}}}
        """) == [
          "/space/small/$value: space.small · dimension = 4px",
          "/space/big/$value: space.big · dimension = 1.5rem",
          "/color/ink/$value: color.ink · color = #FF800080",
          "/color/text/$value: color.text · color = #FF800080 ({color.ink})",
          "/color/link/$value: color.link · color = #FF800080 (#/color/ink/$value)",
          "/color/gone/$value: color.gone · color =  ({other.file})",
        ])
  }

  @Test("references in a circle stand for nothing")
  func circle() throws {
    #expect(
      try entries(#"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#) == [
        "/a/$value: a ·  =  ({b})", "/b/$value: b ·  =  ({a})",
      ])
  }

  @Test("a token of several parts gives each of them, curves and lists of fonts are one value")
  func composite() throws {
    #expect(
      try entries(
        """
        {"Card Shadow": {"$type": "shadow", "$value": {"color": "#0008", "blur": {"value": 4, "unit": "px"}}},
         "ease": {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]},
         "font": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]}}
        """) == [
          "/Card Shadow/$value/color: Card Shadow · color = #00000088 (#0008)",
          "/Card Shadow/$value/blur: Card Shadow · blur = 4px",
          "/ease/$value: ease · cubicBezier = 0.4, 0, 0.2, 1",
          "/font/$value: font · fontFamily = Inter, sans-serif",
        ])
  }

  @Test("older files, with comments and units beside the value")
  func older() throws {
    let json =
      #"{"size": {"row": {"value": 44, "unit": "pt", "comment": "Least height of a row", "deprecated": true}}}"#
    #expect(try entries(json) == ["/size/row/value: size.row ·  = 44pt (44)"])
    let document = TokenReader.read(try JSONTreeReader.read(Array(json.utf8)))
    let entry = document.passages.compactMap(\.entry).first
    #expect(entry?.note == "Least height of a row")
    #expect(entry?.isDeprecated == true)
  }

  @Test("values for other themes hold under them")
  func modes() throws {
    let tree = try JSONTreeReader.read(
      Array(
        ##"{"bg": {"$type": "color", "$value": "#fff", "$extensions": {"tool": {"modes": {"dark": "#000"}}}}}"##
          .utf8))
    let entries = TokenReader.read(tree).passages.compactMap(\.entry)
    #expect(entries.map(\.value) == ["#FFFFFF", "#000000"])
    #expect(entries.map(\.conditions) == [[], ["dark"]])
  }

  @Test(
    "what is no token file",
    arguments: [#"{"rows": {"min_pt": 44}}"#, #"{"value": {"a": {"b": 1}}, "x": 2}"#, "[]"])
  func others(_ json: String) throws {
    #expect(TokenReader.isTokens(try JSONTreeReader.read(Array(json.utf8))) == false)
  }

  @Test(
    "colours however they are written",
    arguments: [
      ("#abc", "#AABBCC"), ("#08121a1f", "#08121A1F"), ("rgb(255, 128, 0)", "#FF8000"),
      ("rgb(0 0 0 / 50%)", "#00000080"), ("rgba(0,0,0,.2)", "#00000033"), ("hsl(120, 100%, 50%)", "#00FF00"),
      ("hsl(210deg 50% 40% / 1)", "#336699"), ("rgb(100% 0% 0%)", "#FF0000"),
    ])
  func colours(_ text: String, _ hex: String) { #expect(ColorNotation.hex(text) == hex) }

  @Test(
    "no colours",
    arguments: ["#12", "rgb(var(--a), 0, 0)", "rgb(1,2)", "blur(4px)", "red", "hsl(nan 1% 1%)", "#ggg"])
  func noColours(_ text: String) { #expect(ColorNotation.hex(text) == nil) }
}
