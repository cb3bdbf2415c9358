import KijunReading
import Testing

@Suite("Lines of a file")
struct LinesTests {
  @Test("LF, CRLF and, without any LF, bare CR end a line")
  func endings() {
    for end in ["\n", "\r\n", "\r"] {
      let bytes = Array("a\(end)bc\(end)\(end)d".utf8)
      let lines = Lines(bytes)
      #expect(lines.count == 4)
      #expect(
        (1...4).map { String(decoding: bytes[lines.range(of: $0)], as: UTF8.self) } == ["a", "bc", "", "d"])
    }
  }

  @Test("A bare CR in a file with LF is no line, so numbers agree with other tools")
  func strayReturn() {
    let bytes = Array("a\rb\nc".utf8)
    let lines = Lines(bytes)
    #expect(lines.count == 2)
    #expect(lines.range(of: 1) == 0..<3)
    #expect(lines.number(at: 2) == 1)
    #expect(lines.number(at: 4) == 2)
  }

  @Test("A byte's line is one more than the line feeds before it")
  func numbers() {
    var random = Seeded(state: 3)
    for _ in 0..<300 {
      let bytes = (0..<random.below(40)).map { _ in Array("ab\n".utf8)[random.below(3)] }
      let lines = Lines(bytes)
      for offset in 0...bytes.count {
        #expect(lines.number(at: offset) == 1 + bytes[..<offset].count { $0 == 10 })
      }
    }
  }

  @Test("A range that ends with a line feed does not touch the next line")
  func ranges() {
    let lines = Lines(Array("ab\ncd\n".utf8))
    #expect(lines.numbers(of: 0..<3) == 1...1)
    #expect(lines.numbers(of: 1..<4) == 1...2)
    #expect(Lines([]).range(of: 1) == 0..<0)
    #expect(lines.range(of: 99) == 6..<6)
  }
}
