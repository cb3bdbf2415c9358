/// Why a text is not of the form that it should have, and where. Columns count characters, from 1.
public struct SyntaxError: Error, Equatable {
  public var problem: String
  public var line: Int
  public var column: Int

  public init(problem: String, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }
}
