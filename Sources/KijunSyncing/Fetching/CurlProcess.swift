/// A curl that fetches one page.
///
/// A program of its own and not a library: linked into Kijun, libcurl and all that it brings would be loaded before every
/// question, it would have to be there for anything to work at all, and a page that breaks it would break Kijun. Loading
/// it when it is needed would spare the first, but needs its C types and callbacks without their header. Every system
/// that Kijun runs on has the program.
struct CurlProcess {
  let process: ChildProcess
  /// When it is given up, by `Clock`: a little later than curl's own limit, which says better what was wrong.
  let deadline: Double

  init(_ configuration: CurlConfiguration) throws(ChildProcess.Failure) {
    deadline = Clock.now + Double(configuration.limits.seconds) + 2
    // `-q`: the settings of whoever runs it are not those of this request.
    process = try ChildProcess("curl", ["-q", "--config", "-"], input: Array(configuration.text.utf8))
  }
}
