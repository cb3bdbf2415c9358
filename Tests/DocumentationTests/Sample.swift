import Foundation

/// What README shows of a terminal: commands with what they print, in blocks marked `console`.
struct Sample {
  var text: String

  /// What differs from day to day made the same.
  static func normal(_ text: String) -> String {
    text.replacing(/\((today|\d+ days? ago)\)(, check again)?/, with: "(… days ago)")
      .replacing(/"age_days": \d+/, with: #""age_days": …"#)
      .replacing(/"stale": (true|false)/, with: #""stale": …"#)
      .replacing(#/(?m)(\d) +\d+\.\d$/#) { "\($0.1) …" }
      .replacing(#/ +/#, with: " ")
  }

  static func all(in readme: String) -> [Sample] {
    readme.matches(of: /(?ms)^```console\n(.*?)^```$/).map { Sample(text: String($0.1)) }
  }

  /// The files that README says to save.
  static func files(in readme: String) -> [(path: String, text: String)] {
    readme.matches(of: /(?ms)Save\sthis[^`]*`([^`]+)`:\n\n```\w+\n(.*?)^```$/).map {
      (String($0.1), String($0.2))
    }
  }

  var commands: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }

  /// The same commands with what they print now.
  func run(by program: Program, last code: inout Int32) throws -> Sample {
    var text = ""
    for command in commands {
      text += "$ \(command)\n"
      if command == "echo $?" {
        text += "\(code)\n"
        continue
      }
      let run = try program.run(command.replacing("scripts/kijun ", with: ""))
      code = run.code
      text += run.output
    }
    return Sample(text: text)
  }
}
