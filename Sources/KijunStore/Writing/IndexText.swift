/// What the full-text index holds of a passage.
struct IndexText {
  static let insert = "INSERT INTO passage_words (rowid, words) VALUES (?, ?)"

  /// Its words and, with their mark, those around it.
  let text: String

  init(_ words: String) { text = words }

  /// The index doesn't keep what it was given, so this tells when it would be given something else (in 23 bits:
  /// every passage has one, and SQLite keeps that much in three bytes).
  var digest: Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    Self.add(text, to: &hash)
    return Int((hash ^ (hash >> 23) ^ (hash >> 46)) & 0x7F_FFFF)
  }

  /// FNV-1a, though with eight bytes at once where there are as many.
  private static func add(_ text: String, to hash: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= bytes.count {
        hash =
          (hash ^ (unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
          &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        index += 8
      }
      while index < bytes.count {
        hash = (hash ^ UInt64(unsafe bytes[index])) &* 0x0000_0100_0000_01B3
        index += 1
      }
    }
  }
}
