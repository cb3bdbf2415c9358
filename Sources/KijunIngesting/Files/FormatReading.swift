import KijunGuidelines
import KijunReading

extension Format {
  /// A format without a reader never comes here: planning leaves its files out.
  func read(_ text: [UInt8]) -> Document {
    self == .markdown ? MarkdownReader.read(text) : TextReader.read(text)
  }
}
