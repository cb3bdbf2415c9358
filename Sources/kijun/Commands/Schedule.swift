import KijunGuidelines
import KijunIngesting
import KijunSQLite
import KijunStore
import KijunSyncing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `kijun schedule`: what makes a system run `kijun sync` by itself.
enum Schedule {
  static let command = Command(
    name: "schedule", operands: Scheduler.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "print what makes a system run 'kijun sync' by itself, or put it in place",
    options: [
      Option(name: "every", value: "TIME", help: "how often: \(ScheduleTime.forms); by default 1d"),
      Option(name: "at", value: "HH:MM", help: "at what time of the day; by default 09:00"),
      Option(name: "manifest", value: "FILE", help: "the sources of this manifest alone"),
      Option(name: "install", help: "put it in place for you alone, and start it"),
      Option(name: "remove", help: "take it away again"),
    ],
    examples: ["kijun schedule systemd --every 6h", "kijun schedule cron --at 07:30 --install"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitCode {
    let known = Scheduler.allCases.map(\.rawValue)
    guard let name = invocation.operands.first, invocation.operands.count == 1 else {
      throw InputError(
        "schedule", "it is not said for which system", "use one of \(known.joined(separator: ", "))")
    }
    guard let scheduler = Scheduler(rawValue: name) else {
      throw InputError(
        "schedule", "'\(name)' is no system that Kijun knows", NearMiss.advice(name, in: known))
    }
    guard !invocation.has("install") || !invocation.has("remove") else {
      throw InputError("schedule", "--install and --remove contradict each other", "leave one out")
    }
    let run = try scheduled(invocation, isWorkflow: scheduler == .githubActions)
    if !invocation.has("remove") { try checkSources(invocation, isWorkflow: scheduler == .githubActions) }
    let home = Environment["HOME"] ?? "/"
    let configuration = Environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    if invocation.has("install") {
      try tell(scheduler.install(run, home: home, configuration: configuration), invocation)
    } else if invocation.has("remove") {
      try tell(scheduler.remove(run, home: home, configuration: configuration), invocation)
    } else {
      try show(scheduler.files(run, home: home), invocation)
    }
    return .success
  }

  private static func scheduled(_ invocation: Invocation, isWorkflow: Bool) throws -> ScheduledRun {
    let at = invocation["at"] ?? "09:00"
    guard let time = ScheduleTime.time(at) else {
      throw InputError("--at", "'\(at)' is no time of the day", "write one as 09:30")
    }
    let every = invocation["every"] ?? "1d"
    guard let schedule = ScheduleTime(every: every, at: time) else {
      throw InputError(
        "--every", "'\(every)' is no time that a day can be divided by", "use \(ScheduleTime.forms)")
    }
    return ScheduledRun(
      program: ownPath() ?? Paths.absolute(CommandLine.arguments[0]),
      database: Paths.absolute(try invocation["db"] ?? DefaultPath.path()),
      // In a repository the path is that of the repository.
      manifest: invocation["manifest"].map { isWorkflow ? Paths.normal($0) : Paths.absolute($0) },
      time: schedule)
  }

  /// A run that nobody watches tells nobody that there is nothing to read.
  private static func checkSources(_ invocation: Invocation, isWorkflow: Bool) throws {
    if isWorkflow, !invocation.has("manifest"), FileStatus(WorkflowFile.manifest) == nil {
      throw InputError(
        WorkflowFile.manifest, "there is no such file here",
        "go to the folder of the repository, or name its manifest with --manifest")
    }
    let manifest = invocation["manifest"] ?? (isWorkflow ? WorkflowFile.manifest : nil)
    let path = try invocation["db"] ?? DefaultPath.path()
    // Without a knowledge base `sync` makes one, of the manifest or of the guidelines that ship with Kijun.
    let isThere = DefaultPath.exists(path) && !isWorkflow
    do {
      if let manifest {
        let base =
          try isThere
          ? KnowledgeBase(path: path, access: .readOnly)
          : KnowledgeBase(path: ":memory:", access: .readWriteCreate)
        try IngestPlan.checkReadable(manifest: manifest, for: base)
      } else if isThere || invocation.has("db") {
        try IngestPlan.checkReadableSources(of: KnowledgeBase.open(for: invocation))
      }
    } catch StoreError.older, StoreError.unread {
      // The first run brings it up to date, which it would be too early for here.
    }
  }

  /// The program that is running now, wherever it was found.
  private static func ownPath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 4_096
      var path = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return Paths.absolute(
        String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      let path = Paths.absolute("/proc/self/exe")
      return path.hasPrefix("/proc/") ? nil : path
    #endif
  }

  private static func show(_ files: [ScheduleFile], _ invocation: Invocation) throws {
    if invocation.has("json") {
      var list = try JSONList(invocation.output)
      for file in files {
        try list.add(
          .object([("path", .string(file.path.isEmpty ? nil : file.path)), ("text", .string(file.text))]))
      }
      return try list.end()
    }
    for (index, file) in files.enumerated() {
      if files.count > 1 { try invocation.output.line((index > 0 ? "\n" : "") + "# ~/\(file.path)") }
      try invocation.output.write(file.text)
    }
  }

  private static func tell(_ lines: [String], _ invocation: Invocation) throws {
    if invocation.has("json") { return try invocation.output.line(JSON.strings(lines).pretty) }
    guard !invocation.has("quiet") else { return }
    for line in lines { try invocation.output.line(Printable.line(line)) }
  }
}
