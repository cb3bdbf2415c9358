import Testing

@testable import KijunReading

@Suite("A text in any encoding is read as what it says, or refused")
struct EncodingTests {
  /// A paragraph of an own guideline in each language.
  static let japanese = """
    一覧の行の高さは 44 pt 以上とし、副題がある場合は 68 pt 以上にする。
    余白は 8 から 12 pt。文字色は背景とのコントラストを 4.5:1 以上に保つ。
    """
  static let simplified = """
    列表行的高度至少为 44 pt，带有副标题时至少为 68 pt。
    边距使用 8 到 12 pt。文字与背景的对比度不得低于 4.5:1。
    """
  static let traditional = """
    清單列的高度至少為 44 pt，有副標題時至少為 68 pt。
    邊距使用 8 到 12 pt。文字與背景的對比度不得低於 4.5:1。
    """
  static let korean = """
    목록 행의 높이는 44 pt 이상이며 부제가 있으면 68 pt 이상으로 한다.
    여백은 8 pt에서 12 pt까지 사용한다. 글자와 배경의 대비는 4.5:1 이상을 유지한다.
    """

  static let cases: [(text: String, encoding: TextEncoding)] = [
    (japanese, .shiftJIS), (japanese, .eucJP), (japanese, .iso2022JP), (simplified, .gb18030),
    (traditional, .big5), (korean, .eucKR), (japanese, .utf16le), (korean, .utf16be), (traditional, .utf16le),
    (simplified, .utf16be),
  ]

  @Test("without any word of its encoding", arguments: cases.indices)
  func told(_ index: Int) throws {
    let (text, encoding) = Self.cases[index]
    let bytes = try Encoded.bytes(text, encoding)
    let decoded = try TextDecoding(bytes)
    #expect(decoded.encoding == encoding.rawValue)
    #expect(String(decoding: decoded.text, as: UTF8.self) == text)
  }

  @Test("a single sentence is enough", arguments: cases.indices)
  func sentence(_ index: Int) throws {
    let (text, encoding) = Self.cases[index]
    let line = try #require(text.split(separator: "\n").first)
    let bytes = try Encoded.bytes(String(line), encoding)
    #expect(try TextDecoding(bytes).encoding == encoding.rawValue)
  }

  @Test(
    "declared as programs declare it, however little there is to tell it by",
    arguments: [
      "<!doctype html><meta charset=Shift_JIS><p>行</p>", "<?xml version=\"1.0\" encoding='sjis'?><p>行</p>",
      "\n <html><head><META http-equiv=\"Content-Type\" content=\"text/html; charset=x-sjis\"></head>行",
      "@charset \"shift_jis\"; /* 行 */", "# Rows -*- mode: text; coding: sjis -*-\n行",
      "行\n\n<!-- vim: set fileencoding=cp932 : -->\n",
    ])
  func declared(_ text: String) throws {
    let bytes = try Encoded.bytes(text, .shiftJIS)
    let decoded = try TextDecoding(bytes)
    #expect(decoded.encoding == "shift_jis")
    #expect(String(decoding: decoded.text, as: UTF8.self) == text)
  }

  @Test("a page that was converted and still says what it was, is UTF-8")
  func converted() throws {
    let text = "<meta charset=shift_jis><p>行の高さは 44 pt</p>"
    #expect(try TextDecoding(Array(text.utf8)).encoding == "utf-8")
  }

  @Test("a sample of a declaration in prose declares nothing")
  func sample() throws {
    let text = "次のように書く。一覧の行の高さを決める。\n<meta charset=euc-jp> と @charset \"big5\" を文書に入れる。"
    let bytes = try Encoded.bytes(text, .shiftJIS)
    #expect(try TextDecoding(bytes).encoding == "shift_jis")
  }

  @Test("characters of a vendor: ① in each Japanese encoding that has it")
  func vendor() throws {
    let text = Array("一覧の行の高さは".utf8)
    #expect(
      try TextDecoding([0x87, 0x40] + Encoded.bytes(Self.japanese, .shiftJIS)).text.starts(with: "①".utf8))
    #expect(
      try TextDecoding([0xAD, 0xA1] + Encoded.bytes(Self.japanese, .eucJP)).text.starts(with: "①".utf8))
    #expect(try TextDecoding(Encoded.bytes(Self.japanese, .eucJP)).text.starts(with: text))
  }

  @Test(
    "what is not clear is refused in one line, with its reason",
    arguments: [
      // One character that several encodings have.
      ([0xB9, 0xD4, 0x0A], "is not UTF-8 text (first on line 1), and its encoding can't be told for sure"),
      // A letter with an accent of an encoding that nobody named.
      (
        Array("Gr".utf8) + [0xF6, 0xDF] + Array("e der Zeile: 44 pt".utf8),
        "is not UTF-8 text (first on line 1), and its encoding can't be told for sure"
      ),
      (
        Array("<meta charset=euc-jp>\n".utf8) + [0x82, 0xA0], "is broken EUC-JP text (first on line 2)"
      ),
      (
        Array("<meta charset=utf-8>\n".utf8) + [0x82, 0xA0],
        "says that it is UTF-8, which it is not (first on line 2)"
      ),
      (Array("a".utf8) + [0x1B] + Array("$B9".utf8), "is broken ISO-2022-JP text (first on line 1)"),
    ] as [([UInt8], String)])
  func refused(_ bytes: [UInt8], _ problem: String) {
    let failure = #expect(throws: TextDecoding.Failure.self) { try TextDecoding(bytes) }
    #expect(failure?.problem == problem)
  }

  @Test(
    "UTF-8 with one wrong byte is taken for nothing else",
    arguments: [japanese, simplified, traditional, korean])
  func broken(_ text: String) {
    for place in stride(from: 1, to: text.utf8.count, by: 7) {
      var bytes = Array(text.utf8)
      bytes[place] = 0xFF
      #expect(throws: TextDecoding.Failure.self) { try TextDecoding(bytes) }
    }
  }

  @Test("random bytes and every start of a text come to an end, whatever is made of them")
  func random() throws {
    var generator = SystemRandomNumberGenerator()
    for count in 0..<300 {
      _ = try? TextDecoding((0..<count).map { _ in UInt8.random(in: 1...255, using: &generator) })
    }
    for (text, encoding) in Self.cases {
      let bytes = try Encoded.bytes(text, encoding)
      for count in bytes.indices {
        guard let decoded = try? TextDecoding(Array(bytes[..<count])), decoded.encoding != "utf-8" else {
          continue
        }
        #expect(decoded.encoding == encoding.rawValue, "\(count) bytes")
      }
    }
  }
}
