internal import KijunGuidelines

/// Takes the inline markup out of flattened Markdown: emphasis, code marks, links and images.
enum InlineMarkup {
  static func visible(_ text: String, at source: Int) -> Visible {
    let bytes = Array(text.utf8)
    var out = Visible()
    var plain = 0
    var index = 0

    func take(to end: Int) {
      if end > plain {
        out.append(String(decoding: bytes[plain..<end], as: UTF8.self), at: source + plain)
      }
    }

    while index < bytes.count {
      switch bytes[index] {
      case 0x2A, 0x60:
        // A lone asterisk between spaces is a sign of its own, not emphasis.
        let before = index > 0 ? bytes[index - 1] : 0x20
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        if before == 0x20, after == 0x20 {
          index += 1
        } else {
          take(to: index)
          index += 1
          plain = index
        }
      case 0x5B:
        guard let link = link(bytes, index) else {
          index += 1
          continue
        }
        let isImage = index > 0 && bytes[index - 1] == 0x21
        take(to: isImage ? index - 1 : index)
        let words = inner(
          String(decoding: bytes[link.text], as: UTF8.self), at: source + link.text.lowerBound)
        if isImage { out.append(picture: words) } else { out.append(words) }
        index = link.end
        plain = index
      default: index += 1
      }
    }
    take(to: bytes.count)
    return out.trimmed()

    // The text of a link holds no other link, so this goes one level deep.
    func inner(_ text: String, at start: Int) -> Visible {
      text.utf8.contains(0x2A) ? visible(text, at: start) : Visible(text, at: start)
    }
  }

  /// `[text](address)` from its bracket: where the text stands and where the link ends.
  private static func link(_ bytes: [UInt8], _ start: Int) -> (text: Range<Int>, end: Int)? {
    let limit = min(bytes.count, start + 2000)
    var close = start + 1
    while close < limit, bytes[close] != 0x5D {
      if bytes[close] == 0x5B { return nil }
      close += 1
    }
    guard close + 1 < limit, bytes[close] == 0x5D, bytes[close + 1] == 0x28 else { return nil }
    var end = close + 2
    var depth = 1
    while end < limit {
      if bytes[end] == 0x28 { depth += 1 }
      if bytes[end] == 0x29 { depth -= 1 }
      if bytes[end] == 0x20 { return nil }
      end += 1
      if depth == 0 { return (start + 1..<close, end) }
    }
    return nil
  }
}
