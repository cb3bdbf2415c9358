/// What the full-text index holds of a passage.
struct IndexText {
  static let insert = "INSERT INTO passage_index (rowid, own, context) VALUES (?, ?, ?)"

  let own: String
  let context: String

  init(_ words: (own: String, context: String)) {
    own = words.own
    context = words.context
  }

  /// The index doesn't keep what it was given, so this tells when it would be given something else (FNV-1a,
  /// cut to 23 bits: every passage has one, and SQLite keeps that much in three bytes).
  var digest: Int {
    var hash: UInt32 = 2_166_136_261
    for byte in own.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash = (hash ^ 0xFF) &* 16_777_619
    for byte in context.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 23)) & 0x7F_FFFF)
  }
}
