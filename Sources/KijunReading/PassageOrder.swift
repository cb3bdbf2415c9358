internal import KijunGuidelines

extension Document {
  /// With its passages in the order in which they begin. Of tables inside tables that nobody closed, a row is whole only
  /// after what stands behind its beginning has been read.
  func inOrderOfText() -> Document {
    var document = self
    document.passages = passages.inOrderOfText()
    return document
  }
}
