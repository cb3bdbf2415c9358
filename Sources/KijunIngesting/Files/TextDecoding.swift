/// The text of a file in UTF-8, and the encoding that it had.
///
/// UTF-8 passes as it is, byte order mark included, so that quotes are exact slices of the file. UTF-16 is
/// known by its mark alone. All else is refused rather than guessed: a wrong guess makes wrong facts.
struct TextDecoding: Equatable {
  var text: [UInt8]
  var encoding: String

  struct Failure: Error, Equatable {
    var problem: String
    var advice: String
  }

  init(_ bytes: [UInt8]) throws(Failure) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      text = try Self.utf16(bytes, lowFirst: true)
      encoding = "utf-16le"
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      text = try Self.utf16(bytes, lowFirst: false)
      encoding = "utf-16be"
    } else {
      if let place = UTF8Check.firstProblem(in: bytes) {
        let line = bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
        throw Failure(
          problem: "is not UTF-8 text (first on line \(line))",
          advice: bytes.contains(0) ? "leave it out" : "convert it, such as with 'iconv -t UTF-8'")
      }
      text = bytes
      encoding = "utf-8"
    }
    guard !text.contains(0) else {
      throw Failure(
        problem: "is not UTF-8 text; it has NUL bytes, as binary files and UTF-16 without a mark do",
        advice: "convert it to UTF-8 or leave it out")
    }
  }

  var isBlank: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (text.starts(with: mark) ? text[3...] : text[...]).allSatisfy { $0 <= 0x20 }
  }

  private static func utf16(_ bytes: [UInt8], lowFirst: Bool) throws(Failure) -> [UInt8] {
    let broken = Failure(problem: "is broken UTF-16 text", advice: "convert it to UTF-8 or leave it out")
    guard bytes.count % 2 == 0 else { throw broken }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return lowFirst ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count * 2)
    let failed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    guard !failed else { throw broken }
    return text
  }
}
