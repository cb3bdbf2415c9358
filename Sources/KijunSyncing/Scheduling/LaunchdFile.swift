/// An agent of the user's launchd.
enum LaunchdFile {
  static let label = "kijun.sync"
  static let path = "Library/LaunchAgents/\(label).plist"

  static func file(_ run: ScheduledRun, home: String) -> ScheduleFile {
    let moments = run.time.hours.map { hour in
      let fields =
        [("Hour", hour), ("Minute", run.time.minute)] + (run.time.every == .week ? [("Weekday", 1)] : [])
      let lines = fields.map { "      <key>\($0.0)</key>\n      <integer>\($0.1)</integer>\n" }.joined()
      return "    <dict>\n\(lines)    </dict>\n"
    }
    let log = home + "/Library/Logs/kijun-sync.log"
    return ScheduleFile(
      path: path,
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- \(ScheduleFile.mark) -->
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
          <key>Label</key>
          <string>\(label)</string>
          <key>ProgramArguments</key>
          <array>
        \(run.arguments.map { "    <string>\(escaped($0))</string>" }.joined(separator: "\n"))
          </array>
          <key>StartCalendarInterval</key>
          <array>
        \(moments.joined())  </array>
          <key>StandardOutPath</key>
          <string>\(escaped(log))</string>
          <key>StandardErrorPath</key>
          <string>\(escaped(log))</string>
          <key>ProcessType</key>
          <string>Background</string>
        </dict>
        </plist>

        """)
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out.append(character)
      }
    }
    return out
  }
}
