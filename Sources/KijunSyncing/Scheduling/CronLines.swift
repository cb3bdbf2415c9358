/// Lines of the user's crontab: cron sends what a run prints, and with `--quiet` a run that finds nothing prints nothing.
enum CronLines {
  static func file(_ run: ScheduledRun) -> ScheduleFile {
    ScheduleFile(
      path: "",
      text: """
        # \(ScheduleFile.mark)
        \(run.time.cron) \(run.arguments.map(quoted).joined(separator: " ")) # kijun-sync

        """)
  }

  /// A crontab with other lines of Kijun's, or without.
  static func replacing(_ crontab: String, with lines: String?) -> String {
    var kept = crontab.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasSuffix("# kijun-sync") && $0 != "# \(ScheduleFile.mark)"
    }
    while kept.last == "" { kept.removeLast() }
    return kept.map { $0 + "\n" }.joined() + (lines ?? "")
  }

  /// For a shell; cron ends the command at a `%` that has no backslash before it, also in quotes.
  private static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x2D && $0 <= 0x39 || $0 == 0x5F
    }
    if plain { return text }
    return "'" + text.map { $0 == "'" ? "'\\''" : $0 == "%" ? "'\\%'" : String($0) }.joined() + "'"
  }
}
