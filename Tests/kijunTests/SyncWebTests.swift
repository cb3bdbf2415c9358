import Foundation
import Testing

@Suite("kijun sync and the web", .enabled(if: WebServer.python != nil, "Python is not installed"))
struct SyncWebTests {
  private let server: WebServer
  private let kijun: Kijun

  init() throws {
    server = try WebServer()
    kijun = try Kijun()
    try manifest(server.address("page"))
    let run = try sync("--manifest", "sources.json")
    try #require(run.code == 10, "\(run.output)\(run.errors)")
  }

  /// Beside a file that is always there.
  private func manifest(_ url: String) throws {
    try kijun.folder.write(
      #"{"sources":[{"id":"web","url":"\#(url)","tier":"fp_adopted"},{"id":"disk","path":"rows.md","tier":"fp_adopted"}]}"#,
      to: "sources.json")
    try kijun.folder.write(Kijun.rows, to: "rows.md")
  }

  @discardableResult
  private func sync(_ arguments: String...) throws -> Kijun.Run {
    try kijun.run(["sync", "--db", "k.sqlite", "--timeout", "2"] + arguments)
  }

  private func ask(_ question: String) throws -> String {
    try kijun("ask", question, "--db", "k.sqlite").output
  }

  private var database: Data { kijun.folder.bytes("k.sqlite") ?? Data() }

  @Test("A page is read once, asked for by its marks, and nothing is written while it is the same")
  func unchanged() throws {
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 56 pt"))
    let before = database
    let run = try sync()
    #expect(run.code == 0, "\(run.output)")
    #expect(database == before)
    let headers = try #require(try server.requests().last?["headers"] as? [String: String])
    #expect(headers["If-None-Match"]?.hasPrefix("\"") == true)
    #expect(headers["User-Agent"]?.hasPrefix("kijun/") == true)
    // Nothing is sent but the request.
    let known: Set<String> = [
      "Host", "User-Agent", "Accept", "Accept-Encoding", "If-None-Match", "If-Modified-Since",
    ]
    #expect(Set(headers.keys).isSubset(of: known), "\(headers)")
  }

  @Test("A value that changed is told and answered; the old one is history")
  func changed() throws {
    try server.write(WebServer.page.replacing("56 pt", with: "60 pt"))
    let run = try sync()
    #expect(run.code == 10)
    #expect(run.output.contains("Minimum height of Ferry row: ≥ 56 pt → ≥ 60 pt"))
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 60 pt"))
    #expect(try kijun("doctor", "--db", "k.sqlite").code == 0)
    #expect(
      try kijun("ingest", "--manifest", "sources.json", "--db", "k.sqlite").output.contains(
        "0 removed, 2 unchanged"))
  }

  @Test(
    "What goes wrong is told with its reason, keeps the old answers and holds nothing else back",
    arguments: [
      ("forbidden", "forbidden (403)"), ("nothing-there", "not there (404)"),
      ("broken", "has an error (500), 3 times"),
      ("much-later", "asks to come back in 86400 seconds"), ("loop", "in a circle"),
      ("chain/9", "more than 5 times"),
      ("file", "redirects to no web page"), ("stalled", "within 2 seconds"), ("cut", "was cut off"),
      ("endless", "larger than 16 MB|within 2 seconds"), ("bomb", "larger than 16 MB"), ("empty", "is empty"),
      ("picture", "is image/png"), ("nonsense", "no web page|sent nothing|curl could not|broke off"),
      ("script", "needs JavaScript"),
      ("error-page", "is an error page"),
    ])
  func failures(_ path: String, _ reason: String) throws {
    let address = server.address(path)
    // The same source, whose page has moved to where something is wrong.
    try manifest(address)
    try kijun.folder.write(Kijun.rows.replacing("68 pt", with: "70 pt"), to: "rows.md")
    let began = Date()
    let run = try sync("--json")
    #expect(Date().timeIntervalSince(began) < 60)
    #expect(run.code == 2, "\(run.errors)")
    let rows = try #require(try run.json()["sources"] as? [[String: Any]])
    let web = try #require(rows.first { $0["source"] as? String == "web" })
    let told = web["reason"] as? String ?? ""
    #expect(reason.split(separator: "|").contains { told.contains($0) }, "\(told)")
    #expect(["failed", "refused"].contains(web["outcome"] as? String))
    #expect(rows.first { $0["source"] as? String == "disk" }?["outcome"] as? String == "changed")
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 56 pt"))
    #expect(try ask("row height").contains("70 pt"))
    #expect(try kijun("doctor", "--db", "k.sqlite").code == 0)
  }

  @Test(
    "Redirects are followed, another try is made where one is asked for, and packed pages are unpacked",
    arguments: ["chain/3", "later", "packed", "wrong-charset", "plain"])
  func good(_ path: String) throws {
    try manifest(server.address(path))
    try server.write(WebServer.page.replacing("56 pt", with: "60 pt"))
    let run = try sync()
    #expect(run.code == 10, "\(run.output)")
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 60 pt"))
    #expect(try kijun("search", "Héron", "--db", "k.sqlite").output.contains("Héron 行"))
  }

  @Test("A page that lost half of itself or a third of its claims is refused until somebody accepts it")
  func refused() throws {
    let rows = "<tr><td>Pier row</td><td>72 pt</td></tr><tr><td>Quay row</td><td>80 pt</td></tr>"
    for (page, reason) in [
      (
        WebServer.page.replacing(
          rows, with: "<tr><td>Words instead of</td><td>the rows there were</td></tr><!-- \(rows) -->"),
        "would lose 2 of its 5 claims"
      ),
      (
        "<html><body><p>The padding of a card is 16 pt. Ferry row: 56 pt.</p></body></html>", "bytes, and had"
      ),
    ] {
      try server.write(page)
      let run = try sync()
      #expect(run.code == 2 && run.output.contains(reason), "\(run.output)")
      #expect(try ask("pier row minimum height").hasPrefix("≥ 72 pt"))
      // It is asked for again, and not taken for known.
      #expect(try sync().code == 2)
    }
    try server.write(
      WebServer.page.replacing(
        rows, with: "<tr><td>Words instead of</td><td>the rows there were</td></tr><!-- \(rows) -->"))
    #expect(try sync("--accept", "web").code == 10)
    #expect(try sync().code == 0)
    #expect(try kijun("ask", "pier row minimum height", "--db", "k.sqlite").code == 3)
  }

  @Test("One server gets one request at a time")
  func polite() throws {
    let sources = (0..<6).map {
      #"{"id":"s\#($0)","url":"\#(server.address("slow?\($0)"))","tier":"fp_adopted"}"#
    }
    try kijun.folder.write(#"{"sources":[\#(sources.joined(separator: ","))]}"#, to: "many.json")
    #expect(try kijun("sync", "--manifest", "many.json", "--db", "many.sqlite").code == 10)
    #expect(try server.requests().compactMap { $0["most"] as? Int }.max() == 1)
    #expect(try server.requests().count == 7)
  }

  @Test("A certificate that nobody vouches for is not trusted")
  func certificate() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl") else { return }
    let secure = try WebServer(isSecure: true)
    try manifest("https://127.0.0.1:\(secure.port)/page")
    let run = try sync()
    #expect(run.code == 2 && run.output.contains("certificate is not trusted"), "\(run.output)")
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 56 pt"))
  }

  @Test("A server that is not there, an address that is none, and a missing curl are told")
  func unreachable() throws {
    try manifest("http://127.0.0.1:1/page")
    #expect(try sync().output.contains("doesn't take the connection"))
    for url in ["ftp://example.org/a", "http://name:word@127.0.0.1/a", "file:///etc/hostname"] {
      try manifest(url)
      let run = try sync()
      #expect(run.code == 2 && run.output.contains("no address of http or https"), "\(url)")
    }
    try manifest(server.address("page?again"))
    var without = kijun
    without.environment["PATH"] = without.folder.path
    let run = try without.run(["sync", "--db", "k.sqlite"])
    #expect(run.code == 2 && run.output.contains("curl is not installed"))
    #expect(try ask("ferry row minimum height").hasPrefix("≥ 56 pt"))
  }

  @Test(
    "An address that was never fetched is told as such by --offline, and only one that is there is accepted")
  func neverFetched() throws {
    try kijun.folder.write(
      #"{"sources":[{"id":"new","url":"\#(server.address("page"))","tier":"fp_adopted"},{"id":"disk","path":"rows.md","tier":"fp_adopted"}]}"#,
      to: "new.json")
    let count = try server.requests().count
    let run = try kijun("sync", "--manifest", "new.json", "--offline", "--db", "new.sqlite")
    #expect(run.code == 10, "\(run.errors)")
    #expect(
      run.lines.contains { $0.hasPrefix("new   never fetched") && $0.hasSuffix(server.address("page")) },
      "\(run.output)")
    #expect(run.output.contains("1 never fetched"))
    let again = try kijun("sync", "--offline", "--json", "--db", "new.sqlite")
    let rows = try #require(try again.json()["sources"] as? [[String: Any]])
    #expect(again.code == 0 && rows.map { $0["outcome"] as? String } == ["never_fetched", "unchanged"])
    #expect(try kijun("sync", "--offline", "--quiet", "--db", "new.sqlite").output == "")
    // The page that is there is that of another address.
    try manifest(server.address("page?other"))
    #expect(try sync("--offline").output.contains("never fetched"))
    for (id, problem) in [
      ("wbe", "no source or document is called 'wbe': did you mean 'web'?"),
      ("web,nothing", "is called 'nothing'"),
      (",", "names nothing"),
    ] {
      let run = try sync("--accept", id)
      #expect(run.code == 2 && run.errorLines.count == 1 && run.errors.contains(problem), "\(run.errors)")
    }
    #expect(try server.requests().count == count)
  }

  @Test("Without --offline nothing else is needed; with it no request is made")
  func offline() throws {
    let count = try server.requests().count
    #expect(try sync("--offline").code == 0)
    #expect(try server.requests().count == count)
  }
}
