/// A timer and the service that it starts, for the user's own systemd.
enum SystemdFiles {
  static let timer = "kijun-sync.timer"

  static func files(_ run: ScheduledRun) -> [ScheduleFile] {
    [
      ScheduleFile(
        path: ".config/systemd/user/kijun-sync.service",
        text: """
          # \(ScheduleFile.mark)
          [Unit]
          Description=Read what has changed in the guidelines

          [Service]
          Type=oneshot
          ExecStart=\(run.arguments.map(quoted).joined(separator: " "))
          # 10: something has changed.
          SuccessExitStatus=10
          TimeoutStartSec=1h
          Nice=10

          """),
      ScheduleFile(
        path: ".config/systemd/user/\(timer)",
        text: """
          # \(ScheduleFile.mark)
          [Unit]
          Description=Read now and then what has changed in the guidelines

          [Timer]
          OnCalendar=\(run.time.calendar)
          Persistent=true

          [Install]
          WantedBy=timers.target

          """),
    ]
  }

  /// `%` and `$` mean something to systemd, also in quotes.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for character in text {
      switch character {
      case "\"", "\\": out += "\\\(character)"
      case "%": out += "%%"
      case "$": out += "$$"
      case "\n": out += "\\n"
      default: out.append(character)
      }
    }
    return out + "\""
  }
}
