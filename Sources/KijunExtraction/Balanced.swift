extension String {
  /// Without a bracket that was opened and cut off before it closed, or closed without having been opened.
  var balanced: String {
    var part = self[...]
    for (open, close) in [("(", ")"), ("（", "）"), ("「", "」")] as [(Character, Character)] {
      let opened = part.count { $0 == open }
      let closed = part.count { $0 == close }
      if opened > closed, let index = part.lastIndex(of: open) { part = part[..<index] }
      if closed > opened, let index = part.firstIndex(of: close) { part = part[part.index(after: index)...] }
    }
    return part.trimmingSpaces
  }
}
