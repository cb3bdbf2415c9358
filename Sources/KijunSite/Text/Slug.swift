import KijunGuidelines

/// The name of a document's page: what can be read of its own name, and a number that keeps two of them apart and stays
/// when other documents come and go.
enum Slug {
  static func of(source: String, document: String) -> String {
    let name = document.split(separator: "/").last.map(String.init) ?? document
    var slug = ""
    for byte in name.lowercased().utf8 where slug.utf8.count < 40 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !slug.isEmpty, !slug.hasSuffix("-") { slug += "-" }
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    var mark = Fingerprint()
    mark.add(source)
    mark.add(document)
    return (slug.isEmpty ? "document" : slug) + "-" + mark.text.prefix(12)
  }
}
