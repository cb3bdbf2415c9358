import KijunIngesting
import KijunStore
import KijunSyncing

/// `kijun sync --watch`: reads documents again as they are saved.
enum Watching {
  /// Until the program is ended. Pages on the web are read at the beginning alone.
  static func run(_ invocation: Invocation, _ options: SyncOptions, _ path: String) throws -> ExitCode {
    var offline = options
    offline.readsAddresses = false
    var report = try Sync.once(invocation, options, path)
    try invocation.output.flush()
    while true {
      let watched = report.folders
      let watch = try watch(watched, database: Paths.name(of: path))
      if !invocation.has("quiet") { StandardStreams.report(Language(invocation)(.watching(watched.count))) }
      // The first run takes what was saved between the one before and the beginning of the watch.
      repeat {
        do {
          report = try Sync.once(invocation, offline, path, tellsAll: false)
        } catch let error where !(error is OutputError) {
          // What is wrong now may be right when the file is saved the next time.
          StandardStreams.report("\(error)")
        }
        try invocation.output.flush()
        guard report.folders == watched else { break }
        while !watch.wait(seconds: 3_600) {}
      } while true
    }
  }

  private static func watch(_ folders: Set<String>, database: String) throws -> FolderWatch {
    do {
      return try FolderWatch(folders) { $0.hasPrefix(database) || $0.hasSuffix(".new") }
    } catch {
      throw InputError(
        "sync --watch", "the folders can't be watched (error \(error.code))",
        error.isTooMany
          ? "there are more than the system allows: watch fewer" : "run 'kijun sync' now and then")
    }
  }
}
