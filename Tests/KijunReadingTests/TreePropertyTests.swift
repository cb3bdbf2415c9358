import KijunGuidelines
import Testing

@testable import KijunReading

@Suite("Damaged trees and style sheets are read or refused, whatever is in them")
struct TreePropertyTests {
  private static let docc = """
    {"schemaVersion":{"major":0},"metadata":{"title":"A"},"primaryContentSections":[{"kind":"content","content":[
    {"type":"heading","level":2,"text":"B"},{"type":"tabNavigator","tabs":[{"title":"iOS","content":[
    {"type":"table","header":"both","extendedData":[{"rowIndex":0,"columnIndex":0,"colspan":2,"rowspan":2}],"rows":[
    [[{"type":"paragraph","inlineContent":[{"type":"text","text":"C"}]}],[]],[[],[{"type":"small"}]]]}]}]},
    {"type":"termList","items":[{"term":{"inlineContent":[]},"definition":{"content":[{"type":"video"}]}}]}]}],
    "references":{"x":{"title":"X"}}}
    """
  private static let tokens = """
    {"a":{"$type":"color","b":{"$value":"{a.c}"},"c":{"$value":{"colorSpace":"srgb","components":[0,1,0.5],"alpha":0}}},
    "s":{"$value":[{"blur":{"value":4,"unit":"px"},"color":"#fff"}],"$extensions":{"modes":{"dark":"#000"}}}}
    """
  private static let yaml = "a:\n  - b: \"x\\n\" # c\n    d: [1, {e: f}]\n  - |\n    g\n\nh: 'i'\nj: k\n  l\n"
  private static let css = """
    /* a */ $b: (c: 4px, d: $e); @media (x) { :root[data-y="z"] { --f: calc(1px + var(--g)) } } .h:is(.i, j) > k { l: m }
    """

  /// The same bytes with a few of them changed, left out or repeated.
  private func damaged(_ text: String, _ random: inout Seeded) -> [UInt8] {
    var bytes = Array(text.utf8)
    let signs = Array("{}[]\"':,;-#/*\\$().@&|> \n\t0a".utf8)
    for _ in 0...random.below(4) {
      let at = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes[at] = signs[random.below(signs.count)]
      case 1: bytes.insert(signs[random.below(signs.count)], at: at)
      case 2: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random.below(8)))
      default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 12)], at: at)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }

  private func check(_ document: Document, _ file: [UInt8]) {
    #expect(TreeDump.misplaced(document, file: file) == [])
    #expect(document.passages.allSatisfy { document.sections.indices.contains($0.section) })
    let count = Lines(file).count
    #expect(document.passages.allSatisfy { $0.lines.lowerBound >= 1 && $0.lines.upperBound <= count })
  }

  @Test("trees of JSON", arguments: 0..<4)
  func json(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var read = 0
    for _ in 0..<400 {
      let file = damaged(seed % 2 == 0 ? Self.docc : Self.tokens, &random)
      guard let tree = try? JSONTreeReader.read(file) else { continue }
      read += 1
      check(DocCReader.read(tree), file)
      check(TokenReader.read(tree), file)
      check(DataReader.read(tree), file)
    }
    #expect(read > 20)
  }

  @Test("YAML", arguments: 0..<2)
  func yaml(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var read = 0
    for _ in 0..<800 {
      let file = damaged(Self.yaml, &random)
      guard let tree = try? YAMLReader.read(file) else { continue }
      read += 1
      check(DataReader.read(tree, quotesFile: true), file)
      check(TokenReader.read(tree, quotesFile: true), file)
    }
    #expect(read > 50)
  }

  @Test("style sheets", arguments: 0..<2)
  func styles(_ seed: Int) {
    var random = Seeded(state: UInt64(seed))
    for round in 0..<800 {
      let file = damaged(Self.css, &random)
      check(StyleSheetReader.read(file, isSCSS: round % 2 == 0), file)
    }
  }
}
