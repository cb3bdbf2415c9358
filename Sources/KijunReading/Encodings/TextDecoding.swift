/// The text of a file in UTF-8, and the encoding that it had.
///
/// UTF-8 passes as it is, byte order mark included, so that quotes are exact slices of the file. Any other encoding is
/// known by a mark, by what the text says of itself, or by what its bytes would say in each. What stays unclear is
/// refused rather than guessed: a wrong guess makes wrong facts.
public struct TextDecoding: Equatable, Sendable {
  public var text: [UInt8]
  /// A name of `TextEncoding`.
  public var encoding: String

  public struct Failure: Error, Equatable {
    public var problem: String
    public var advice: String
  }

  public init(_ bytes: [UInt8]) throws(Failure) {
    let known = try Self.encoding(of: bytes)
    switch known {
    case .utf8: text = bytes
    case .utf16le, .utf16be:
      text = try Self.decoded(bytes.starts(with: Self.mark(of: known)) ? Array(bytes[2...]) : bytes, known)
    default: text = try Self.decoded(bytes, known)
    }
    encoding = known.rawValue
    guard !text.contains(0) else {
      throw Failure(
        problem: "is not UTF-8 text; it has NUL bytes, as binary files do",
        advice: "leave it out")
    }
  }

  public var isBlank: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (text.starts(with: mark) ? text[3...] : text[...]).allSatisfy { $0 <= 0x20 }
  }

  private static func mark(of encoding: TextEncoding) -> [UInt8] {
    encoding == .utf16le ? [0xFF, 0xFE] : [0xFE, 0xFF]
  }

  private static func encoding(of bytes: [UInt8]) throws(Failure) -> TextEncoding {
    for wide in [TextEncoding.utf16le, .utf16be] where bytes.starts(with: mark(of: wide)) { return wide }
    // ASCII to those who don't know it.
    if ShiftedText.isOne(bytes) { return .iso2022JP }
    let problem = UTF8Check.firstProblem(in: bytes)
    if problem == nil, isSurely(bytes) { return .utf8 }
    let label = bytes.contains(0) ? nil : DeclaredEncoding(in: bytes)?.label
    if let label, let declared = TextEncoding(label: label), declared != .utf8 {
      return problem == nil ? try clearer(.utf8, declared, bytes) : declared
    }
    if problem == nil, !bytes.contains(0) { return .utf8 }
    if let label {
      throw Failure(
        problem: "says that it is \(label.uppercased()), which it is not\(place(problem, bytes))",
        advice: "correct what it says, or convert it to UTF-8")
    }
    if let guess = EncodingGuess.encoding(of: bytes) { return guess }
    throw bytes.contains(0)
      ? Failure(
        problem: "is not UTF-8 text; it has NUL bytes, as binary files do", advice: "leave it out")
      : Failure(
        problem: "is not UTF-8 text\(place(problem, bytes)), and its encoding can't be told for sure",
        advice: "convert it, such as with 'iconv -t UTF-8'")
  }

  /// Whether text that is valid UTF-8 is nothing else: five characters of another encoding in a row are hardly ever
  /// valid, and ASCII alone is the same in all.
  private static func isSurely(_ bytes: [UInt8]) -> Bool {
    var beyond = 0
    for byte in bytes where byte >= 0x80 || byte == 0 {
      if byte == 0 { return false }
      beyond += 1
    }
    return beyond == 0 || beyond > 16
  }

  /// A page may have been converted without what it says of itself, and two letters of one encoding may be one of
  /// the other.
  private static func clearer(
    _ first: TextEncoding, _ second: TextEncoding, _ bytes: [UInt8]
  ) throws(Failure) -> TextEncoding {
    guard let other = EncodingGuess.score(bytes, second), let one = EncodingGuess.score(bytes, first) else {
      return first
    }
    if one.isClear(beside: other.common) { return first }
    if other.isClear(beside: one.common) { return second }
    throw Failure(
      problem: "could be \(first.shown) or \(second.shown)", advice: "convert it to UTF-8 and say so in it")
  }

  private static func decoded(_ bytes: [UInt8], _ encoding: TextEncoding) throws(Failure) -> [UInt8] {
    do throws(SystemDecoder.Failure) {
      return try SystemDecoder.text(of: bytes, in: encoding)
    } catch {
      switch error {
      case .unknown:
        throw Failure(
          problem: "is in \(encoding.shown), which this system can't convert", advice: "convert it to UTF-8")
      case .invalid(let offset):
        throw Failure(
          problem: "is broken \(encoding.shown) text\(place(offset, bytes))",
          advice: "convert it to UTF-8 or leave it out")
      }
    }
  }

  private static func place(_ offset: Int?, _ bytes: [UInt8]) -> String {
    guard let offset else { return "" }
    return " (first on line \(bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1))"
  }
}
