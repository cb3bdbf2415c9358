/// A file that makes a system run Kijun, or the lines of one.
public struct ScheduleFile: Sendable, Equatable {
  /// From the home folder, such as `.config/systemd/user/kijun-sync.timer`; from the repository for a workflow; empty for
  /// a crontab.
  public var path: String
  public var text: String

  /// What all of them have in them: by it Kijun knows its own when it takes them away.
  static let mark = "Made by kijun schedule."
}

/// What is to be run.
public struct ScheduledRun: Sendable {
  /// The absolute path of the program.
  public var program: String
  public var database: String
  public var manifest: String?
  public var time: ScheduleTime

  public init(program: String, database: String, manifest: String?, time: ScheduleTime) {
    self.program = program
    self.database = database
    self.manifest = manifest
    self.time = time
  }

  var arguments: [String] {
    [program, "sync", "--quiet", "--db", database] + (manifest.map { ["--manifest", $0] } ?? [])
  }
}
