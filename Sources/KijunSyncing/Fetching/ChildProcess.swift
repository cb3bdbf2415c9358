#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Another program at work, with what it has written so far.
@safe public final class ChildProcess {
  public enum Failure: Error {
    /// There is no such program.
    case missing
    case system(Int32)
  }

  /// More than that a pipe may not hold, and the program that is to read it might wait for this one.
  static let longestInput = 32 << 10

  let output: Int32
  private let pid: pid_t
  private(set) var bytes: [UInt8] = []
  private var isOver = false

  /// - Parameter input: what it reads, at most `longestInput` bytes.
  init(_ program: String, _ arguments: [String], input text: [UInt8]) throws(Failure) {
    guard text.count <= Self.longestInput else { throw .system(E2BIG) }
    let input = try Self.pipe()
    let output = try Self.pipe()
    defer { Self.close(input.reading, output.writing) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let environ = unsafe _NSGetEnviron().pointee
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let strings = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawnp(&pid, program, &actions, nil, strings, environ)
    guard code == 0 else {
      Self.close(input.writing, output.reading)
      throw code == ENOENT ? .missing : .system(code)
    }
    self.pid = pid
    self.output = output.reading
    _ = unsafe text.withUnsafeBytes { unsafe write(input.writing, $0.baseAddress, $0.count) }
    Self.close(input.writing)
  }

  deinit {
    stop()
    Self.close(output)
  }

  /// Runs a program to its end, and returns what it has written and its exit code.
  public static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> (output: [UInt8], code: Int32) {
    signal(SIGPIPE, SIG_IGN)
    let process = try ChildProcess(program, arguments, input: input)
    while process.read(), process.bytes.count < 4 << 20 {}
    return (process.bytes, process.exitCode())
  }

  /// Takes what is there to be read. False once there is no more to come.
  func read() -> Bool {
    var count = 0
    let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
      repeat {
        count = unsafe Self.read(output, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      used = max(0, count)
    }
    bytes += part
    return count > 0
  }

  /// Waits for its end, which is near once there is no more to read; its exit code, or -1 where a signal ended it.
  func exitCode() -> Int32 {
    guard !isOver else { return -1 }
    isOver = true
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  func stop() {
    guard !isOver else { return }
    kill(pid, SIGKILL)
    _ = exitCode()
  }

  private static func read(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(file, buffer, count)
    #elseif canImport(Musl)
      unsafe Musl.read(file, buffer, count)
    #else
      unsafe Darwin.read(file, buffer, count)
    #endif
  }

  /// Both ends closed in whatever program is started meanwhile.
  private static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let code = unsafe Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let code = unsafe Musl.pipe(&ends)
    #else
      let code = unsafe Darwin.pipe(&ends)
    #endif
    guard code == 0 else { throw .system(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ files: Int32...) {
    for file in files {
      #if canImport(Glibc)
        _ = Glibc.close(file)
      #elseif canImport(Musl)
        _ = Musl.close(file)
      #else
        _ = Darwin.close(file)
      #endif
    }
  }
}
