import KijunGuidelines
import KijunReading

extension Format {
  /// A format without a reader never comes here: planning leaves its files out.
  func read(_ text: [UInt8]) -> Document {
    switch self {
    case .markdown: MarkdownReader.read(text)
    case .html: HTMLReader.read(text)
    default: TextReader.read(text)
    }
  }
}
