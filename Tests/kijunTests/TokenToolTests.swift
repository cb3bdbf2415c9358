import Foundation
import Testing

/// What tools that read design tokens make of a file, by the rules that style-dictionary has published: it flattens paths to
/// names in several cases, and takes braces in any text of a token for a reference.
@Suite("Design tokens, for tools that read them")
struct TokenToolTests {
  static let guideline = """
    # Rows of {space.rows}

    FP adopted: The row height of `{row.tall}` is 68 pt.

    | Hit region of a button | Starting point for a custom part |
    |---|---|
    | Everything that can be pressed in `{list.row}` | at least 44×44 pt |
    | Row height | 20 pt |
    | row-height | 21 pt |
    | rowHeight | 22 pt |
    | 1st row height | 23 pt |
    | $row height | 24 pt |

    FP adopted:

    | Style | Size (pt) | Regular weight | Emphasized weight |
    |---|---|---|---|
    | Headline | 17 | Semibold | Bold |
    | Body | 17 | Regular | Semibold |
    """

  private struct Token {
    var path: [String]
    var content: [String: Any]
  }

  private static func kijun() throws -> Kijun {
    let kijun = try Kijun()
    try kijun.folder.write(guideline, to: "rows {a.b}.md")
    try #require(try kijun("ingest", "rows {a.b}.md", "--tier", "fp_adopted", "--db", "k.sqlite").code == 0)
    return kijun
  }

  private static func flattened(_ group: [String: Any], _ path: [String] = []) -> [Token] {
    if group["$value"] != nil { return [Token(path: path, content: group)] }
    return group.filter { !$0.key.hasPrefix("$") }.flatMap { name, member in
      flattened(member as? [String: Any] ?? [:], path + [name])
    }
  }

  private static func texts(_ value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.keys + object.values.flatMap(texts)
    default: []
    }
  }

  @Test("names are of small letters, digits and hyphens, and no case or joining makes one of two")
  func names() throws {
    let kijun = try Self.kijun()
    for database in [["--db", "k.sqlite"], []] {
      let tokens = try Self.flattened(kijun.run(["export", "tokens"] + database).json())
      #expect(tokens.count > 10)
      for name in Set(tokens.flatMap(\.path)) {
        #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)")
      }
      // kebab-case, snake_case, camelCase and CONSTANT_CASE differ in what they leave out alone.
      let bare = Dictionary(grouping: tokens) { $0.path.joined().filter { $0 != "-" } }
      #expect(bare.values.allSatisfy { $0.count == 1 }, "\(bare.filter { $0.value.count > 1 }.keys)")
    }
  }

  @Test("no text of a token looks like a reference, whatever the documents hold")
  func references() throws {
    let tokens = try Self.kijun()("export", "tokens", "--db", "k.sqlite").json()
    let texts = Self.texts(tokens)
    #expect(texts.allSatisfy { !$0.contains("{") && !$0.contains("}") })
    // They are there to be read all the same.
    #expect(texts.contains { $0.contains("`｛row.tall｝`") })
    #expect(texts.contains("rows ｛a.b｝.md"))
  }

  @Test("both sides of a size are told apart, however long its name")
  func sides() throws {
    let kijun = try Self.kijun()
    let css = try kijun("export", "css", "--db", "k.sqlite").output
    let names = css.matches(of: /(?m)^ *(--[\w-]+): 44;/).map { String($0.1) }
    #expect(names.count == 2, "\(css)")
    #expect(names.contains { $0.hasSuffix("-height-pt") } && names.contains { $0.hasSuffix("-width-pt") })
    // Nor does one of the shipped values need a mark that says nothing.
    for name in try kijun("export", "css").output.matches(of: /(?m)^ *(--[\w-]+):/).map({ String($0.1) }) {
      #expect(name.utf8.count <= 60)
      #expect(name.firstMatch(of: /-[0-9a-f]{8}\b/) == nil, "\(name)")
    }
  }

  @Test("a weight is the one that the value names, whatever its column is called")
  func weights() throws {
    let kijun = try Self.kijun()
    let tokens = try Self.flattened(kijun("export", "tokens", "--db", "k.sqlite").json())
    func weights(_ subject: String) -> [Int] {
      tokens.filter { $0.path.contains(subject) }.compactMap { token in
        token.content["$type"] as? String == "fontWeight" ? token.content["$value"] as? Int : nil
      }.sorted()
    }
    #expect(weights("headline") == [600, 700])
    #expect(weights("body") == [400, 600])
  }
}
