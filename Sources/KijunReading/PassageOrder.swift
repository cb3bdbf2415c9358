internal import KijunGuidelines

extension Document {
  /// With its passages in the order in which they begin. Of tables inside tables that nobody closed, a row is whole only
  /// after what stands behind its beginning has been read.
  func inOrderOfText() -> Document {
    guard zip(passages, passages.dropFirst()).contains(where: { $0.range.lowerBound > $1.range.lowerBound })
    else { return self }
    var document = self
    document.passages = passages.enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.offset) < (b.element.range.lowerBound, b.offset)
    }.map(\.element)
    return document
  }
}
