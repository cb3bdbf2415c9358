/// What a document names as its own source: a page of a publisher, a link, another document.
public struct Citation: Sendable, Equatable {
  public var passage: Int
  public var text: String
  public var target: String?

  public init(passage: Int, text: String, target: String? = nil) {
    self.passage = passage
    self.text = text
    self.target = target
  }
}
