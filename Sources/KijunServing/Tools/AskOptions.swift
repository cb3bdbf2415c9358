import KijunAnswering
import KijunGuidelines
import KijunIngesting

/// What `ask` and `check` are told besides what they are asked.
enum AskOptions {
  static func of(_ arguments: Arguments, _ open: OpenBase, _ day: CalendarDate) throws -> Answerer.Options {
    var options = Answerer.Options()
    options.today = day
    options.limit = arguments.count("limit") ?? options.limit
    options.tier = try TierCheck.checked(arguments.text("tier"), open)
    if let platform = arguments.text("platform") {
      guard try !PlatformNames(open.base).concepts(platform).isEmpty else {
        throw InputError(
          "platform", "unknown platform '\(platform.prefix(80))'", "use one such as iOS, iPadOS or macOS")
      }
      options.platform = platform
    }
    return options
  }
}
