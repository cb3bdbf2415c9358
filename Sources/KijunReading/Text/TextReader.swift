public import KijunGuidelines

/// Reads text scraped from a page: headings without marks, broken rows, lists and code without fences.
public enum TextReader {
  /// `bytes` must be valid UTF-8.
  public static func read(_ bytes: [UInt8]) -> Document {
    let lines = Lines(bytes)
    let segments = Segments.of(bytes, lines: lines)
    var assembly = TextAssembly(segments: segments, builder: DocumentBuilder(lines: lines))
    return assembly.run()
  }
}
