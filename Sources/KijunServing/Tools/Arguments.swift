import KijunGuidelines
import KijunIngesting

/// What a tool was given, checked against its parameters. Errors are for whoever called it to mend, so they say how.
struct Arguments {
  private let values: [String: JSONTree]

  init(_ tree: JSONTree?, of tool: Tool) throws {
    let members = tree?.members ?? []
    let known = tool.parameters.map(\.name)
    for member in members {
      guard let parameter = tool.parameters.first(where: { $0.name == member.key }) else {
        throw InputError(
          tool.name, "there is no argument '\(member.key.prefix(80))'", NearMiss.advice(member.key, in: known)
        )
      }
      if let fault = parameter.fault(member.value) {
        throw InputError(tool.name, "'\(parameter.name)' \(fault)", "write it so")
      }
    }
    values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for parameter in tool.parameters where parameter.isNeeded && values[parameter.name] == nil {
      throw InputError(tool.name, "'\(parameter.name)' is missing", "give \(parameter.help)")
    }
  }

  /// An empty one is none.
  func text(_ name: String) -> String? { values[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }
  func count(_ name: String) -> Int? { values[name]?.integer }
  func flag(_ name: String) -> Bool { values[name]?.bool ?? false }
}
