/// Where the data of a page of Apple's guidelines is published.
public enum DocCAddress {
  private static let pages = "https://developer.apple.com/design/human-interface-guidelines"
  private static let data = "https://developer.apple.com/tutorials/data/design/human-interface-guidelines"

  /// The address of the JSON of a page; nil for an address that is no page of the guidelines.
  ///
  /// `…/design/human-interface-guidelines/layout#iOS` → `…/tutorials/data/design/human-interface-guidelines/layout.json`
  public static func data(ofPage address: String) -> String? {
    guard address.hasPrefix(pages) else { return nil }
    var name = address.dropFirst(pages.count).prefix { $0 != "#" && $0 != "?" }
    while name.last == "/" { name = name.dropLast() }
    guard !name.isEmpty else { return data + ".json" }
    let isPlain = name.dropFirst().utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0)
        || (0x61...0x7A).contains($0 | 0x20)
    }
    return name.first == "/" && name.count > 1 && isPlain ? data + name + ".json" : nil
  }
}
