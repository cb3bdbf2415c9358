public import KijunGuidelines

/// Reads CSS and SCSS: custom properties and variables, the declarations of rules, and what comments say.
public enum StyleSheetReader {
  /// Reads valid UTF-8. Quotes are slices of the file.
  public static func read(_ bytes: [UInt8], isSCSS: Bool) -> Document {
    let statements = StyleSheet(bytes, isSCSS: isSCSS).statements
    var walk = StyleSheetWalk(bytes, statements)
    walk.run()
    return walk.document.finished()
  }
}
