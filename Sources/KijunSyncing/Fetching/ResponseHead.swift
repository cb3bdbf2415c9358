/// The first lines of an answer of a web server.
struct ResponseHead: Equatable {
  var status: Int
  /// By name in small letters; of one that comes twice, the last.
  var fields: [String: String] = [:]

  /// No server has more to say before its page.
  static let longest = 64 << 10

  /// The head of a message and where its body begins; nil where the head has no end yet, or is none.
  static func split(_ message: [UInt8]) -> (head: ResponseHead, body: Int)? {
    var start = 0
    while let end = end(of: message, from: start) {
      guard let head = ResponseHead(message[start..<end.lines]) else { return nil }
      // "Go on" and the like come before the answer itself.
      if (100..<200).contains(head.status) {
        start = end.body
        continue
      }
      return (head, end.body)
    }
    return nil
  }

  private static func end(of message: [UInt8], from start: Int) -> (lines: Int, body: Int)? {
    var index = start
    let limit = min(message.count, start + longest)
    while index < limit {
      guard message[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      if index + 1 < message.count, message[index + 1] == UInt8(ascii: "\n") { return (index, index + 2) }
      if index + 2 < message.count, message[index + 1] == UInt8(ascii: "\r"),
        message[index + 2] == UInt8(ascii: "\n")
      {
        return (index, index + 3)
      }
      index += 1
    }
    return nil
  }

  private init?(_ bytes: ArraySlice<UInt8>) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self).trimmed
    }
    guard let first = lines.first, first.hasPrefix("HTTP/") else { return nil }
    let parts = first.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count >= 2, let status = Int(parts[1]), (100..<600).contains(status) else { return nil }
    self.status = status
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmed
      // What is sent back to the server must be one line.
      guard value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { continue }
      fields[line[..<colon].trimmed.lowercased()] = value
    }
  }

  subscript(name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// How many seconds to wait before the next try; nil where it doesn't say, or names a moment.
  var retryAfter: Double? { self["retry-after"].flatMap { Int($0) }.map { Double(max(0, $0)) } }
}
