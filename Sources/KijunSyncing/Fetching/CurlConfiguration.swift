/// What curl is told, as a file of its options: on its command line anybody could read it.
struct CurlConfiguration {
  let request: FetchRequest
  let address: WebAddress
  let limits: FetchLimits
  let agent: String

  var text: String {
    var lines = [
      option("url", "\(address)"), option("user-agent", agent), option("proto", "=http,https"),
      option("header", "Accept: text/html, application/json, text/markdown, text/plain;q=0.9, */*;q=0.5"),
      "max-time = \(limits.seconds)", "connect-timeout = \(min(15, limits.seconds))",
      // A server that sends nothing is given up before one that is only slow.
      "speed-limit = 1", "speed-time = \(max(1, min(15, limits.seconds)))",
      "include", "silent", "compressed", "globoff", "path-as-is", "suppress-connect-headers",
    ]
    if let tag = request.entityTag { lines.append(option("header", "If-None-Match: \(tag)")) }
    if let day = request.lastModified { lines.append(option("header", "If-Modified-Since: \(day)")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func option(_ name: String, _ value: String) -> String {
    var out = ""
    for scalar in value.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return "\(name) = \"\(out)\""
  }
}

/// What the end of curl means.
enum CurlExit {
  /// nil for success.
  static func problem(_ code: Int32, seconds: Int) -> (text: String, isPassing: Bool)? {
    switch code {
    case 0: nil
    case 5, 97: ("its proxy can't be found", true)
    case 6: ("its server can't be found", true)
    case 7: ("its server doesn't take the connection", true)
    case 18: ("the page was cut off", true)
    case 28: ("its server didn't answer within \(seconds) seconds", true)
    case 51, 60, 77, 83, 90, 91: ("its certificate is not trusted", false)
    case 35: ("no secure connection came about", true)
    case 47: ("it redirects too often", false)
    case 52: ("its server sent nothing", true)
    case 55, 56, 92, 95, 96: ("the connection broke off", true)
    case 61: ("the page can't be unpacked", false)
    case 63: ("the page is too large", false)
    default: ("curl could not fetch it (its error \(code))", false)
    }
  }
}
