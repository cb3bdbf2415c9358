import KijunGuidelines
import Testing

@testable import KijunAnswering

/// How a movement speeds up has a name, or a function with numbers of its own, and is asked for in both words.
@Suite("The curve of a movement")
struct CurveTests {
  private static let library = Result {
    try Library([
      Library.Entry(
        id: "motion",
        text: """
          # Motion

          | Motion | Duration | Curve |
          |---|---|---|
          | Sheet opens | 320 ms | cubic-bezier(0.2, 0, 0, 1) |
          | Sheet closes | 240 ms | ease-in |
          | Toast | 180 ms | ease-out |

          The drawer slides in with cubic-bezier(0.3, 0.1, 0, 1) over 280 ms.
          """, tier: "fp_adopted")
    ])
  }

  @Test(
    "Its name or its function is the answer, and no duration or other movement",
    arguments: [
      ("sheet opening curve", "cubic-bezier(0.2, 0, 0, 1)"), ("curve of the sheet when it closes", "ease-in"),
      ("what curve does the sheet close with", "ease-in"), ("curve of the toast", "ease-out"),
      ("toast curve", "ease-out"), ("toast easing", "ease-out"),
      ("sheet opening easing", "cubic-bezier(0.2, 0, 0, 1)"),
      ("toast duration", "180 ms"), ("how long does a sheet take to open", "320 ms"),
    ])
  func curves(_ question: String, _ value: String) throws {
    let reply = try Self.library.get().ask(question)
    #expect(reply.answers.first?.statement == value, "\(reply.statements)")
  }
}
