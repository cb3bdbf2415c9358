public import KijunIngesting

/// The systems that run something at a time.
public enum Scheduler: String, Sendable, CaseIterable {
  case systemd, launchd, cron
  case githubActions = "github-actions"

  /// - Parameter home: the user's home folder.
  public func files(_ run: ScheduledRun, home: String) -> [ScheduleFile] {
    switch self {
    case .systemd: SystemdFiles.files(run)
    case .launchd: [LaunchdFile.file(run, home: home)]
    case .cron: [CronLines.file(run)]
    case .githubActions: [WorkflowFile.file(manifest: run.manifest ?? WorkflowFile.manifest, time: run.time)]
    }
  }

  /// Puts its files in place and starts it. Returns what there is to tell.
  public func install(_ run: ScheduledRun, home: String, configuration: String?) throws(InputError)
    -> [String]
  {
    let files = files(run, home: home)
    switch self {
    case .githubActions:
      throw InputError(
        "schedule", "a workflow belongs to a repository", "save what is printed there as \(WorkflowFile.path)"
      )
    case .cron:
      try Crontab.write(CronLines.replacing(try Crontab.read(), with: files[0].text))
      return ["crontab"]
    case .systemd, .launchd:
      var told: [String] = []
      for file in files {
        let path = place(file, home, configuration)
        FileReplacing.makeFolder(of: path)
        if let own = FileStatus(path), own.kind == .file { try Self.checkOwn(path) }
        try FileReplacing.write(file.text, to: path)
        told.append(path)
      }
      return told + start(told)
    }
  }

  /// Takes away what `install` put in place. Returns what there is to tell.
  public func remove(_ run: ScheduledRun, home: String, configuration: String?) throws(InputError) -> [String]
  {
    switch self {
    case .githubActions:
      throw InputError("schedule", "a workflow belongs to a repository", "delete \(WorkflowFile.path) there")
    case .cron:
      let crontab = try Crontab.read()
      let rest = CronLines.replacing(crontab, with: nil)
      guard rest != crontab else { throw Self.nothing() }
      try Crontab.write(rest)
      return ["crontab"]
    case .systemd, .launchd:
      let paths = files(run, home: home).map { place($0, home, configuration) }.filter {
        FileStatus($0) != nil
      }
      guard !paths.isEmpty else { throw Self.nothing() }
      for path in paths { try Self.checkOwn(path) }
      let told = stop(paths)
      for path in paths { try FileReplacing.remove(path) }
      if self == .systemd { _ = try? ChildProcess.run("systemctl", ["--user", "daemon-reload"]) }
      return paths + told
    }
  }

  private static func nothing() -> InputError {
    InputError("schedule", "nothing of Kijun's is in place", "there is nothing to remove")
  }

  private func place(_ file: ScheduleFile, _ home: String, _ configuration: String?) -> String {
    let own = ".config/"
    guard let configuration, file.path.hasPrefix(own) else { return Paths.join(home, file.path) }
    return Paths.join(configuration, String(file.path.dropFirst(own.count)))
  }

  private static func checkOwn(_ path: String) throws(InputError) {
    let text = String(decoding: try FileReading(path).bytes, as: UTF8.self)
    guard text.range(of: ScheduleFile.mark) != nil else {
      throw InputError(path, "is not of Kijun's making", "move it away first")
    }
  }

  /// What the user has to do, where it could not be done for them.
  private func start(_ paths: [String]) -> [String] {
    let commands =
      self == .systemd
      ? [
        ["systemctl", "--user", "daemon-reload"],
        ["systemctl", "--user", "enable", "--now", SystemdFiles.timer],
      ]
      : [["launchctl", "load", "-w", paths.last ?? ""]]
    return commands.flatMap(Self.tell)
  }

  private func stop(_ paths: [String]) -> [String] {
    let command =
      self == .systemd
      ? ["systemctl", "--user", "disable", "--now", SystemdFiles.timer]
      : ["launchctl", "unload", "-w", paths.last ?? ""]
    return Self.tell(command)
  }

  private static func tell(_ command: [String]) -> [String] {
    let code = (try? ChildProcess.run(command[0], Array(command.dropFirst())).code) ?? 127
    return code == 0 ? [] : ["'\(command.joined(separator: " "))' did not work: run it yourself"]
  }
}
