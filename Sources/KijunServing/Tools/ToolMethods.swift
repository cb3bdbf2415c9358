import KijunGuidelines
import KijunIngesting
import KijunStore

/// `tools/list` and `tools/call`.
enum ToolMethods {
  static let list = Method(name: "tools/list", caching: .ofProgram) { call in
    try call.params.expectNoCursor()
    return [("tools", .array(Tool.all.map(\.json)))]
  }

  static let calling = Method(name: "tools/call") { call in
    let name = try call.params.text("name")
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw Failure(
        .invalidParams,
        "there is no tool '\(name.prefix(80))': \(NearMiss.advice(name, in: Tool.all.map(\.name)))")
    }
    let given = try call.params.object("arguments")
    do {
      let arguments = try Arguments(given, of: tool)
      let day = call.knowledge.today
      let result = try call.knowledge.read { try tool.run(arguments, $0, day) }
      return content(result.text) + [("structuredContent", result.structured)]
    } catch let error as InputError {
      return content(error.description) + [("isError", .bool(true))]
    } catch let error as StoreError {
      return content(error.description) + [("isError", .bool(true))]
    }
  }

  private static func content(_ text: String) -> Method.Result {
    [("content", .array([.object([("type", .string("text")), ("text", .string(text))])]))]
  }
}

extension Params {
  /// Where all there is fits one page, no cursor was ever given out.
  func expectNoCursor() throws {
    guard self["cursor"] == nil else { throw Failure(.invalidParams, "there is no such cursor") }
  }
}
