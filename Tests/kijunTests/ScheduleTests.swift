import Foundation
import KijunSQLite
import Testing

@Suite("kijun schedule")
struct ScheduleTests {
  private let kijun: Kijun

  init() throws {
    var kijun = try Kijun()
    // Without one of its own, systemd does not look at files for a user at all.
    kijun.environment["XDG_RUNTIME_DIR"] = kijun.folder.path
    kijun.environment["XDG_CONFIG_HOME"] = kijun.folder.file("config")
    try kijun.folder.write(Kijun.rows, to: "m/rows.md")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted"}]}"#, to: "m/s o.json")
    self.kijun = kijun
  }

  private static let times = [
    ["--every", "1h"], ["--every", "6h", "--at", "7:30"], ["--every", "1d", "--at", "23:59"],
    ["--every", "1w"],
  ]
  private static let database = "a %b $c 'd' & <e>.sqlite"

  private func files(_ system: String, _ time: [String]) throws -> [(path: String?, text: String)] {
    let run = try kijun.run(
      ["schedule", system, "--json", "--db", Self.database, "--manifest", "m/s o.json"] + time)
    try #require(run.code == 0, "\(run.errors)")
    return try run.jsonList().map { ($0["path"] as? String, try #require($0["text"] as? String)) }
  }

  /// Where a program is; nil where it isn't installed.
  private static func program(_ name: String) -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/\(name)"
    }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Its exit code and all that it says.
  private func check(_ program: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let run = try kijun.run(arguments, program: program)
    return (run.code, run.output + run.errors)
  }

  @Test(
    "systemd takes its files, and the time that they mean",
    .enabled(if: program("systemd-analyze") != nil, "systemd is not installed"), arguments: times)
  func systemd(_ time: [String]) throws {
    let analyze = try #require(Self.program("systemd-analyze"))
    let files = try files("systemd", time)
    #expect(files.count == 2)
    let paths = try files.map { file in
      try kijun.folder.write(
        file.text, to: try #require(file.path?.split(separator: "/").last.map(String.init)))
    }
    let verified = try check(analyze, ["verify", "--user"] + paths)
    #expect(verified.code == 0 && verified.text == "", "\(verified.text)")
    let event = try #require(files[1].text.split(separator: "\n").first { $0.hasPrefix("OnCalendar=") })
    #expect(try check(analyze, ["calendar", String(event.dropFirst(11))]).code == 0)
    #expect(files[0].text.contains(#"a %%b $$c 'd' & <e>.sqlite""#))
  }

  @Test(
    "launchd takes its file", .enabled(if: program("plutil") != nil, "plutil is not installed"),
    arguments: times)
  func launchd(_ time: [String]) throws {
    let file = try files("launchd", time)[0]
    let path = try kijun.folder.write(file.text, to: "kijun.plist")
    let linted = try check(try #require(Self.program("plutil")), ["-lint", path])
    #expect(linted.code == 0, "\(linted.text)")
    let list = try PropertyListDecoder().decode(Agent.self, from: Data(file.text.utf8))
    #expect(
      list.arguments[1] == "sync" && list.arguments.contains { $0.hasSuffix(Self.database) })
    #expect(list.moments.count == (time[1] == "1h" ? 24 : time[1] == "6h" ? 4 : 1))
  }

  private struct Agent: Decodable {
    var arguments: [String]
    var moments: [[String: Int]]

    enum CodingKeys: String, CodingKey {
      case arguments = "ProgramArguments"
      case moments = "StartCalendarInterval"
    }
  }

  @Test(
    "cron takes its lines", .enabled(if: program("crontab") != nil, "cron is not installed"), arguments: times
  )
  func cron(_ time: [String]) throws {
    let path = try kijun.folder.write(try files("cron", time)[0].text, to: "crontab")
    let checked = try check(try #require(Self.program("crontab")), ["-n", path])
    #expect(checked.code == 0, "\(checked.text)")
  }

  /// Runs a script where the crontabs of the machine are hidden behind an empty folder of its own.
  private static let hidesCrontabs: Bool = {
    guard program("crontab") != nil, let unshare = program("unshare") else { return false }
    let run = try? Kijun().run(
      ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/var/spool/cron/crontabs"], program: unshare)
    return run?.code == 0
  }()

  @Test(
    "The real crontab has the lines once they are installed, loses them again, and keeps all others",
    .enabled(if: hidesCrontabs, "cron is not installed, or its tables can't be hidden from this test"))
  func crontab() throws {
    let script = """
      mount -t tmpfs tmpfs /var/spool/cron/crontabs || exit 9
      own='# mine\nMAILTO=me@example.org\n1 2 * * * echo own 100\\%% # not kijun-sync, but mine\n'
      kijun() { "$KIJUN" schedule cron --db k.sqlite "$@" >> told 2>&1; echo "code $?"; }
      kijun --remove
      printf "$own" > own; crontab own; crontab -l > before
      kijun --install; crontab -l > first
      kijun --install --every 6h --at 7:30; crontab -l > second
      kijun --remove; crontab -l > after; cmp before after && echo same
      kijun --remove
      crontab -r; kijun --install; crontab -l > alone
      """
    try #require(try kijun("ingest", "m/rows.md", "--db", "k.sqlite").code == 0)
    var kijun = kijun
    kijun.environment["KIJUN"] = Kijun.program.path
    let run = try kijun.run(["-rm", "sh", "-c", script], program: Self.program("unshare"))
    #expect(
      run.output == "code 2\ncode 0\ncode 0\ncode 0\nsame\ncode 2\ncode 0\n",
      "\(run.output)\(run.errors)\(text("told"))")
    #expect(text("first").hasPrefix(text("before")))
    #expect(lines("first").count == 5 && lines("second").count == 5 && lines("alone").count == 2)
    #expect(lines("first").last?.hasPrefix("0 9 * * * ") == true)
    #expect(lines("second").last?.hasPrefix("30 1,7,13,19 * * * ") == true)
  }

  @Test("A crontab that can't be read is not taken for an empty one")
  func unreadableCrontab() throws {
    let tool = try kijun.folder.write(
      "#!/bin/sh\necho \"$@\" >> \"$CALLS\"\necho 'You are not allowed to use this program' >&2\nexit 1\n",
      to: "bin/crontab")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    var kijun = kijun
    kijun.environment["PATH"] = kijun.folder.file("bin") + ":/usr/bin:/bin"
    kijun.environment["CALLS"] = kijun.folder.file("calls")
    for option in ["--install", "--remove"] {
      let run = try kijun("schedule", "cron", option)
      #expect(run.code == 2 && run.errors.contains("can't be read: You are not allowed"), "\(run.errors)")
    }
    // Nothing was written.
    #expect(lines("calls").allSatisfy { $0 == "-l" })
  }

  private func text(_ name: String) -> String {
    String(decoding: kijun.folder.bytes(name) ?? Data(), as: UTF8.self)
  }
  private func lines(_ name: String) -> [Substring] { text(name).split(separator: "\n") }

  @Test("A shell reads the line of cron as it is meant")
  func shell() throws {
    let line = try #require(try files("cron", ["--every", "1d"])[0].text.split(separator: "\n").last)
    // What cron does with it: five fields off, a backslash before a percent sign too.
    let command = line.split(separator: " ", maxSplits: 5)[5].replacing("\\%", with: "%")
    let run = try check("/bin/sh", ["-c", "set -- \(command)\nprintf '%s\\n' \"$@\""])
    let words = run.text.split(separator: "\n")
    #expect(
      words.count == 7 && words[4].hasSuffix("/" + Self.database) && words[6].hasSuffix("/m/s o.json"),
      "\(run.text)")
  }

  @Test(
    "A workflow is one", .needs("check-jsonschema"), arguments: times)
  func workflow(_ time: [String]) throws {
    let tool = try #require(PythonTool.named("check-jsonschema"))
    let file = try files("github-actions", time)[0]
    #expect(file.path == ".github/workflows/kijun-sync.yml")
    let path = try kijun.folder.write(file.text, to: "kijun-sync.yml")
    let checked = try tool.run(
      ["--builtin-schema", "vendor.github-workflows", path], in: kijun.folder.path)
    #expect(checked.code == 0, "\(checked.output)")
    #expect(file.text.contains("MANIFEST: 'm/s o.json'"))
  }

  @Test("The step of the workflow tells what has changed, also where another source could not be read")
  func workflowStep() throws {
    let file = try files("github-actions", Self.times[0])[0]
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("run: |") })
    let script = lines[(start + 1)...].prefix { $0.hasPrefix(String(repeating: " ", count: 10)) }
    try kijun.folder.write(script.joined(separator: "\n") + "\n", to: "step.sh")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"rows.md","tier":"fp_adopted"},{"id":"more","path":"more.md","tier":"fp_adopted"}]}"#,
      to: "m/s o.json")
    try kijun.folder.write("A bar is 40 pt high.\n", to: "m/more.md")
    var kijun = kijun
    let tools = kijun.folder.file("bin")
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tools + "/kijun", withDestinationPath: Kijun.program.path)
    kijun.environment["PATH"] = tools + ":/usr/bin:/bin"
    kijun.environment["MANIFEST"] = "m/s o.json"
    kijun.environment["GITHUB_STEP_SUMMARY"] = kijun.folder.file("summary")
    func step() throws -> (code: Int32, summary: String) {
      try kijun.folder.write("", to: "summary")
      // As a runner calls it.
      let run = try kijun.run(["-e", "step.sh"], program: "/bin/bash")
      return (run.code, text("summary"))
    }
    let first = try step()
    #expect(first.code == 0 && first.summary.contains("rows.md"), "\(first)")
    #expect(try step() == (0, ""))
    try kijun.folder.write(Kijun.rows.replacing("68 pt", with: "72 pt"), to: "m/rows.md")
    let second = try step()
    #expect(second.code == 0 && second.summary.contains("| 68 pt | 72 pt |"), "\(second)")
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/more.md"))
    #expect(try step() == (2, ""))
    try kijun.folder.write(Kijun.rows, to: "m/rows.md")
    let third = try step()
    #expect(third.code == 2 && third.summary.contains("| 72 pt | 68 pt |"), "\(third)")
    #expect(try step() == (2, ""))
  }

  @Test("What is put in place can be taken away again, and what is somebody else's stays")
  func install() throws {
    let timer = "config/systemd/user/kijun-sync.timer"
    let run = try kijun("schedule", "systemd", "--install", "--every", "1d")
    #expect(run.code == 0 && kijun.folder.bytes(timer) != nil, "\(run.errors)")
    // Another time takes the place of the first.
    #expect(try kijun("schedule", "systemd", "--install", "--at", "10:10").code == 0)
    #expect(String(decoding: kijun.folder.bytes(timer) ?? Data(), as: UTF8.self).contains("10:10:00"))
    #expect(try kijun("schedule", "systemd", "--remove").code == 0)
    #expect(kijun.folder.bytes(timer) == nil)
    #expect(try kijun("schedule", "systemd", "--remove").code == 2)
    try kijun.folder.write("[Timer]\n", to: timer)
    let other = try kijun("schedule", "systemd", "--install")
    #expect(other.code == 2 && other.errors.contains("not of Kijun's making"))
    #expect(try kijun("schedule", "systemd", "--remove").code == 2)
    #expect(kijun.folder.bytes(timer) == Data("[Timer]\n".utf8))
    #expect(try kijun("schedule", "launchd", "--install").code == 0)
    #expect(kijun.folder.bytes("home/Library/LaunchAgents/kijun.sync.plist") != nil)
    #expect(try kijun("schedule", "launchd", "--remove").code == 0)
    #expect(kijun.folder.bytes("home/Library/LaunchAgents/kijun.sync.plist") == nil)
    #expect(try kijun("schedule", "github-actions", "--install").code == 2)
  }

  static let systems = ["systemd", "launchd", "cron", "github-actions"]

  private func isRefused(_ arguments: [String], _ text: String) throws {
    for more in [[], ["--json"], ["--install"]] {
      let run = try kijun.run(["schedule"] + arguments + more)
      guard arguments.first != "github-actions" || more != ["--install"] || run.code != 0 else { continue }
      #expect(run.code == 2 && run.output.isEmpty && run.errorLines.count == 1, "\(run.errors)")
      #expect(run.errors.contains(text), "\(run.errors)")
    }
    #expect(
      try !FileManager.default.subpathsOfDirectory(atPath: kijun.folder.path).contains {
        $0.contains("kijun-sync")
      })
  }

  @Test(
    "A manifest that isn't there, is none, or names what isn't there is told before its run is",
    arguments: systems)
  func noManifest(_ system: String) throws {
    try isRefused([system, "--manifest", "m/no.json"], "m/no.json: there is no such file")
    try isRefused([system, "--manifest", "m/rows.md"], "m/rows.md:1")
    try isRefused([system, "--manifest", "m"], "m: is not a file")
    try FileManager.default.removeItem(atPath: kijun.folder.file("m/rows.md"))
    try isRefused([system, "--manifest", "m/s o.json"], "m/rows.md: there is no such file")
    #expect(kijun.folder.bytes("home/.local/share/kijun/kijun.sqlite") == nil)
  }

  @Test(
    "So is a knowledge base that isn't there, or whose manifest or folder is gone",
    arguments: systems.prefix(3))
  func noSources(_ system: String) throws {
    try isRefused([system, "--db", "no.sqlite"], "no.sqlite")
    try #require(try kijun("ingest", "--manifest", "m/s o.json", "--db", "m.sqlite").code == 0)
    try #require(try kijun("ingest", "m", "--db", "f.sqlite").code == 0)
    for base in ["m.sqlite", "f.sqlite"] { #expect(try kijun("schedule", system, "--db", base).code == 0) }
    try FileManager.default.removeItem(atPath: kijun.folder.file("m"))
    try isRefused([system, "--db", "m.sqlite"], "m/s o.json: there is no such file")
    try isRefused([system, "--db", "f.sqlite"], "m: there is no such folder any more")
    // What is in place goes away all the same.
    #expect(
      try kijun("schedule", "launchd", "--remove", "--db", "f.sqlite").errors.contains("nothing of Kijun's"))
  }

  @Test("A workflow is for a repository that has a manifest")
  func noRepository() throws {
    try isRefused(["github-actions"], "sources.json: there is no such file here")
    try kijun.folder.write(
      #"{"sources":[{"id":"rows","path":"m/rows.md","tier":"fp_adopted"}]}"#, to: "sources.json")
    #expect(try kijun("schedule", "github-actions").code == 0)
  }

  @Test("A knowledge base of an older Kijun is brought up to date by the run that a schedule begins")
  func older() throws {
    try #require(try kijun("ingest", "m/rows.md", "--db", "old.sqlite").code == 0)
    let base = try Connection(path: kijun.folder.file("old.sqlite"), access: .readWriteCreate)
    let version = try #require(try base.first("PRAGMA user_version") { $0.int(0) })
    // As the version before the views of the last migration left it.
    try base.execute("DELETE FROM migrations WHERE number = \(version); PRAGMA user_version = \(version - 1)")
    #expect(try kijun("ask", "row height", "--db", "old.sqlite").code != 0)
    #expect(try kijun("schedule", "cron", "--db", "old.sqlite").code == 0)
    let run = try kijun("sync", "--db", "old.sqlite")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try kijun("ask", "row height", "--db", "old.sqlite").code == 0)
  }

  @Test(
    "What can't be meant is told",
    arguments: [
      ["schedule"], ["schedule", "anacron"], ["schedule", "cron", "--every", "5h"],
      ["schedule", "cron", "--at", "24:00"],
      ["schedule", "cron", "--at", "+1:00"], ["schedule", "cron", "--install", "--remove"],
    ])
  func faults(_ arguments: [String]) throws {
    let run = try kijun.run(arguments)
    #expect(run.code == 2 && run.errorLines.count == 1, "\(run.errors)")
  }
}
