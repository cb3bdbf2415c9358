public import KijunGuidelines

/// Reads a tree of data of no known form: objects are sections, what stands under a key is an entry or, where it is
/// prose, sentences.
public enum DataReader {
  /// `quotesFile`: quotes are slices of the file with its lines, as for YAML, and not the text with a JSON pointer.
  public static func read(_ tree: JSONTree, quotesFile: Bool = false) -> Document {
    var walk = DataWalk(quotesFile: quotesFile)
    walk.read(tree)
    return walk.document.finished()
  }
}
