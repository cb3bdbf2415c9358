import Testing

@testable import KijunReading

@Suite("A file is UTF-8, or UTF-16 with a mark, or refused")
struct TextDecodingTests {
  @Test("UTF-8 passes as it is, with its mark, so that quotes stay slices of the file")
  func utf8() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("行 44×44 pt 😀\r\n".utf8)
    let decoded = try TextDecoding(bytes)
    #expect(decoded.text == bytes)
    #expect(decoded.encoding == "utf-8")
  }

  @Test("UTF-16 is known by its mark")
  func utf16() throws {
    let units = Array("行 44 pt 😀".utf16)
    let low: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let high: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(try TextDecoding(low).text == Array("行 44 pt 😀".utf8))
    #expect(try TextDecoding(low).encoding == "utf-16le")
    #expect(try TextDecoding(high).text == Array("行 44 pt 😀".utf8))
    #expect(try TextDecoding(high).encoding == "utf-16be")
  }

  @Test(
    "what is no text",
    arguments: [
      [0x82, 0xA0, 0x0A], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE8, 0xA1],
      [0x61, 0x00, 0x62, 0x00], [0xFF, 0xFE, 0x00], [0xFF, 0xFE, 0x00, 0xD8], [0x89, 0x50, 0x4E, 0x47, 0x00],
      [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00],
    ] as [[UInt8]])
  func refused(_ bytes: [UInt8]) {
    #expect(throws: TextDecoding.Failure.self) { try TextDecoding(bytes) }
  }

  @Test("the line of the first wrong byte is named")
  func line() {
    let bytes = Array("one\ntwo\n".utf8) + [0x82, 0xA0]
    let failure = #expect(throws: TextDecoding.Failure.self) { try TextDecoding(bytes) }
    #expect(
      failure?.problem == "is not UTF-8 text (first on line 3), and its encoding can't be told for sure")
  }

  @Test("white space alone is nothing")
  func blank() throws {
    #expect(try TextDecoding([]).isBlank)
    #expect(try TextDecoding(Array("\u{FEFF} \r\n\t".utf8)).isBlank)
    #expect(try !TextDecoding(Array(" 行 ".utf8)).isBlank)
  }

  @Test("agrees with the standard library on random bytes")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let heads: [UInt8] = [0x41, 0xC2, 0xDF, 0xE0, 0xE8, 0xED, 0xEF, 0xF0, 0xF4]
      var bytes = (0..<9).map { _ in UInt8(ascii: "a") }
      for index in bytes.indices {
        bytes[index] =
          Bool.random(using: &generator) ? .random(in: 0x80...0xBF) : heads.randomElement() ?? 0x41
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((UTF8Check.firstProblem(in: bytes) == nil) == isValid, "\(bytes)")
    }
  }
}
