import Foundation

/// Messages for a server that are wrong in every way, the same ones for the same seed.
struct BrokenMessages {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  private static let methods = [
    "initialize", "ping", "server/discover", "tools/list", "tools/call", "resources/list", "resources/read",
    "resources/templates/list", "prompts/list", "prompts/get", "notifications/initialized",
    "notifications/cancelled", "logging/setLevel", "subscriptions/listen", "", "\\u0000",
  ]

  private static let envelope =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private static let values = [
    "null", "true", "0", "-1", "1e308", "9007199254740993", "\"\"", "\"行\"", "[]", "{}", "[[[[]]]]",
    "\"\\ud83d\\ude42\"",
    "\"c_\"", "\"p_9223372036854775808\"", "\"kijun://documents/%00/%FF\"", "\"d9223372036854775807\"",
    "{\"a\":{\"a\":1}}",
    "\"'; DROP TABLE claims; --\"", "\"NEAR(a b, 9)\"", "\"\\\"\\\"\\\"\"",
  ]

  /// One line without its end.
  mutating func next() -> [UInt8] {
    switch random.below(10) {
    case 0: return noise(random.below(400))
    case 1: return nested()
    case 2...4: return bent(Array(request().utf8))
    default: return Array(request().utf8)
    }
  }

  /// Right in its form, wrong in what it says.
  private mutating func request() -> String {
    let method = Self.methods[random.below(Self.methods.count)]
    var members = [
      "\"jsonrpc\":" + (random.below(8) == 0 ? value() : "\"2.0\""), "\"method\":\"\(method)\"",
    ]
    if random.below(8) > 0 {
      members.append("\"id\":" + (random.below(4) == 0 ? value() : "\(random.below(1000))"))
    }
    if random.below(6) > 0 { members.append("\"params\":" + (random.below(8) == 0 ? value() : params())) }
    if random.below(20) == 0 { members.append("\"\(random.below(9))\":\(value())") }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func params() -> String {
    var members = random.below(4) > 0 ? [Self.envelope] : []
    let names = [
      "name", "arguments", "uri", "cursor", "protocolVersion", "requestId", "notifications", "capabilities",
    ]
    for name in names where random.below(3) == 0 {
      let tools = ["\"ask\"", "\"search\"", "\"get\"", "\"review\""]
      let value =
        switch (name, random.below(3)) {
        case ("name", 1...): tools[random.below(tools.count)]
        case ("arguments", 1...): arguments()
        default: value()
        }
      members.append("\"\(name)\":\(value)")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func arguments() -> String {
    let names = ["question", "words", "id", "tier", "platform", "limit", "full", "what", "x"]
    var members: [String] = []
    for name in names where random.below(3) == 0 { members.append("\"\(name)\":\(value())") }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func value() -> String { Self.values[random.below(Self.values.count)] }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(random.below(256)) }.filter { $0 != 0x0A }
  }

  /// Deep, and often not closed.
  private mutating func nested() -> [UInt8] {
    let depth = random.below(5000)
    let opening = random.below(2) == 0 ? "[" : "{\"a\":"
    let closing = opening == "[" ? "]" : "}"
    return Array(
      (String(repeating: opening, count: depth) + "1"
        + String(repeating: closing, count: random.below(2) == 0 ? depth : random.below(depth + 1))).utf8)
  }

  /// Bytes changed, left out, doubled, or cut off.
  private mutating func bent(_ line: [UInt8]) -> [UInt8] {
    var line = line
    for _ in 0...random.below(4) where !line.isEmpty {
      let at = random.below(line.count)
      switch random.below(5) {
      case 0: line[at] = UInt8(random.below(256))
      case 1: line.remove(at: at)
      case 2: line.removeSubrange(at...)
      case 3: line.insert(contentsOf: line[at...].prefix(20), at: at)
      default: line.insert(UInt8(random.below(256)), at: at)
      }
    }
    return line.filter { $0 != 0x0A }
  }
}

/// SplitMix64: the same numbers everywhere for the same beginning.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to, and without, `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
