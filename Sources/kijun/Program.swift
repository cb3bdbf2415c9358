import KijunIngesting
import KijunStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum Program {
  static func main() {
    StandardStreams.open()
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    let output = Output()
    do {
      let invocation = try Invocation(arguments, output: output)
      let code = try invocation.command.run(invocation)
      try output.flush()
      return code
    } catch OutputError.closed {
      // Whoever read the output has enough of it, as `head` does.
      return .success
    } catch {
      // What was written before the error is still good.
      try? output.flush()
      StandardStreams.report("\(error)")
      return code(of: error)
    }
  }

  private static func code(of error: any Error) -> ExitCode {
    switch error {
    case is InputError: return .usage
    case let error as StoreError:
      switch error {
      case .notFound, .empty, .notADatabase, .anotherApplication: return .usage
      default: return .failure
      }
    default: return .failure
    }
  }
}
