import Foundation
import Testing

@Suite("kijun mcp")
struct McpTests {
  private static let discover =
    #"{"jsonrpc":"2.0","id":"last","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#

  private static func serve(_ kijun: Kijun, _ input: Data, _ arguments: String...) throws -> Kijun.Run {
    let path = try kijun.folder.write(Array(input), to: "input")
    return try kijun.run(["mcp"] + arguments, input: try #require(FileHandle(forReadingAtPath: path)))
  }

  @Test("ten thousand broken messages don't end it, and each request gets one answer", arguments: [1, 2])
  func broken(_ seed: UInt64) throws {
    let kijun = try Kijun.asking()
    var messages = BrokenMessages(seed: seed)
    var input: [UInt8] = []
    for _ in 0..<5_000 { input += messages.next() + [0x0A] }
    input += Array(Self.discover.utf8) + [0x0A]
    let before = kijun.folder.bytes("kijun.sqlite")
    let run = try Self.serve(kijun, Data(input), "--db", "kijun.sqlite")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors.prefix(500))")
    #expect(kijun.folder.bytes("kijun.sqlite") == before)

    var results = 0
    var codes: Set<Int> = []
    for line in run.lines {
      let reply = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line.prefix(200))")
      #expect(reply["jsonrpc"] as? String == "2.0")
      #expect((reply["result"] == nil) != (reply["error"] == nil))
      if reply["result"] != nil { results += 1 }
      if let code = (reply["error"] as? [String: Any])?["code"] as? Int { codes.insert(code) }
    }
    // The last one is answered as if nothing had been.
    #expect(run.lines.last?.hasPrefix(#"{"jsonrpc":"2.0","id":"last","result":{"#) == true)
    // Both kinds were among them: requests that could be answered, and every error there is.
    #expect(results > 100)
    #expect(codes.isSuperset(of: [-32700, -32600, -32601, -32602]))
    #expect(!codes.contains(-32603), "an error of its own")
  }

  @Test("an input that ends at once, or in the middle of a line, ends it")
  func ends() throws {
    let kijun = try Kijun.asking()
    #expect(try Self.serve(kijun, Data(), "--db", "kijun.sqlite").code == 0)
    let run = try Self.serve(kijun, Data(Self.discover.utf8.dropLast(5)), "--db", "kijun.sqlite")
    #expect(run.code == 0)
    #expect(run.lines.count == 1 && run.output.contains("-32700"))
  }

  @Test("without a knowledge base it does what a question does")
  func missing() throws {
    let kijun = try Kijun()
    let none = try Self.serve(kijun, Data(Self.discover.utf8), "--db", "none.sqlite")
    #expect(none.code == 2)
    #expect(none.output.isEmpty)
    #expect(none.errorLines.count == 1 && none.errors.contains("There is no knowledge base at none.sqlite"))
    let built = try Self.serve(kijun, Data(Self.discover.utf8))
    #expect(built.code == 0)
    #expect(built.lines.count == 1)
    #expect(built.errors.contains("built a knowledge base"))
  }

  @Test("a client that closes its end before it has read ends it, and nobody is told")
  func closed() throws {
    let kijun = try Kijun.asking()
    let messages = String(repeating: Self.discover + "\n", count: 2_000)
    try kijun.folder.write(messages, to: "input")
    let run = try kijun.run(
      ["-c", "'\(Kijun.program.path)' mcp --db kijun.sqlite <input | head -1"], program: "/bin/sh")
    #expect(run.lines.count == 1)
    #expect(run.errors.isEmpty)
  }

  #if os(Linux)
    @Test(
      "started by hand it says that it waits",
      .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script(1) makes the terminal"))
    func byHand() throws {
      let kijun = try Kijun.asking()
      let path = try kijun.folder.write("\u{4}", to: "typed")
      let run = try kijun.run(
        ["-qec", "'\(Kijun.program.path)' mcp --db kijun.sqlite", "/dev/null"],
        input: try #require(FileHandle(forReadingAtPath: path)), program: "/usr/bin/script")
      #expect(run.code == 0)
      #expect(run.output.contains("kijun: waiting for messages of a coding assistant"))
    }
  #endif
}
