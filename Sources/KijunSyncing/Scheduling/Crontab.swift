import KijunIngesting

/// The user's crontab.
enum Crontab {
  static func read() throws(InputError) -> String {
    let listed = try run("crontab", ["-l"], [])
    if listed.code == 0 { return String(decoding: listed.output, as: UTF8.self) }
    // Without one it ends with an error too. Any other must not be taken for an empty one, which would be written back.
    let said = String(decoding: try run("sh", ["-c", "crontab -l 2>&1"], []).output, as: UTF8.self)
    guard ["no crontab for", "No such file"].contains(where: { said.range(of: $0) != nil }) else {
      let first = said.split(separator: "\n").first.map(String.init) ?? "error \(listed.code)"
      throw InputError(
        "crontab", "can't be read: \(first.prefix(200))", "add the printed lines with 'crontab -e'")
    }
    return ""
  }

  static func write(_ text: String) throws(InputError) {
    guard text.utf8.count <= ChildProcess.longestInput else {
      throw InputError("crontab", "is too long to be changed here", "add the printed lines yourself")
    }
    guard try run("crontab", ["-"], Array(text.utf8)).code == 0 else {
      throw InputError("crontab", "was not taken", "add the printed lines yourself with 'crontab -e'")
    }
  }

  private static func run(
    _ program: String, _ arguments: [String], _ input: [UInt8]
  ) throws(InputError) -> (output: [UInt8], code: Int32) {
    do {
      return try ChildProcess.run(program, arguments, input: input)
    } catch {
      throw InputError("crontab", "can't be run", "install cron, or take another way to run Kijun")
    }
  }
}
