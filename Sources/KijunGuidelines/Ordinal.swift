extension String {
  /// A heading keeps its name when one is inserted before it: `4. Layout` → `Layout`.
  public var withoutOrdinal: String {
    String(drop { $0.isNumber || ". 　)".contains($0) })
  }
}
