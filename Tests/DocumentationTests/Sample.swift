import Foundation

/// What README shows of a terminal: commands with what they print, in blocks marked `console`.
///
/// The company of README's examples, ACME, is not among the tiers that ship; FP stands in for it here.
struct Sample {
  var text: String

  /// What differs from day to day, or between ACME and FP, made the same.
  static func normal(_ text: String) -> String {
    text.replacing("FP採用", with: "FP adopted").replacing("FP", with: "ACME")
      .replacing("fp_adopted", with: "acme_adopted")
      .replacing(/\((today|\d+ days? ago)\)(, check again)?/, with: "(… days ago)")
      .replacing(/"age_days": \d+/, with: #""age_days": …"#)
      .replacing(/"stale": (true|false)/, with: #""stale": …"#)
      .replacing(#/ +/#, with: " ")
  }

  private static func ofFP(_ text: String) -> String {
    text.replacing("acme_adopted", with: "fp_adopted").replacing("ACME", with: "FP")
  }

  private static func ofACME(_ text: String) -> String {
    text.replacing("FP採用", with: "ACME adopted").replacing("FP", with: "ACME")
  }

  static func all(in readme: String) -> [Sample] {
    readme.matches(of: /(?ms)^```console\n(.*?)^```$/).map { Sample(text: String($0.1)) }
  }

  /// The files that README says to save.
  static func files(in readme: String) -> [(path: String, text: String)] {
    readme.matches(of: /(?ms)Save this [^`]*`([^`]+)`:\n\n```\w+\n(.*?)^```$/).map {
      (String($0.1), ofFP(String($0.2)))
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
      text += command.contains("acme") ? Self.ofACME(run.output) : run.output
    }
    return Sample(text: text)
  }
}
