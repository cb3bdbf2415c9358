import KijunGuidelines

/// Visible text as told against the quote it stands in, as the column `visible` describes: what a reader sees
/// is nearly all in the quote already, and a file of quotes should not be twice as large for it.
enum Excerpt {
  private enum Part {
    case quoted(start: Int, count: Int)
    case added(ArraySlice<UInt8>)
  }

  /// nil where the visible text is the quote. `start` is where the quote stands in the document.
  static func encode(_ visible: Visible, quote: [UInt8], start: Int) -> String? {
    if visible.string.utf8.count == quote.count, visible.string.utf8.elementsEqual(quote) { return nil }
    return encoded(visible, Array(visible.string.utf8), quote, start)
  }

  static func encode(cells: [Visible], quote: [UInt8], start: Int) -> String? {
    guard !cells.isEmpty else { return nil }
    var json = "["
    for cell in cells {
      if json.utf8.count > 1 { json += "," }
      json += encoded(cell, Array(cell.string.utf8), quote, start)
    }
    return json + "]"
  }

  static func decode(_ json: String, quote: String) -> String {
    quotedOnly(json, quote) ?? decode(JSON(json) ?? .null, Array(quote.utf8))
  }

  /// Most visible text is made of parts of its quote alone and of plain words between them; every question reads a
  /// hundred of those, and a tree of JSON for each would take longer than all else. nil for any other.
  private static func quotedOnly(_ json: String, _ quote: String) -> String? {
    let json = json.utf8
    let quote = quote.utf8
    guard json.first == UInt8(ascii: "["), json.last == UInt8(ascii: "]") else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(quote.count)
    var number: Int?
    var start: Int?
    var isAdded = false
    for byte in json.dropFirst() {
      if isAdded {
        switch byte {
        case UInt8(ascii: "\\"): return nil
        case UInt8(ascii: "\""): isAdded = false
        default: text.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = min((number ?? 0) * 10 + Int(byte & 0x0F), quote.count)
      case UInt8(ascii: "\""): isAdded = true
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        guard let read = number else { continue }
        number = nil
        if let from = start {
          text += quote.dropFirst(from).prefix(read)
          start = nil
        } else {
          start = read
        }
      default: return nil
      }
    }
    return isAdded ? nil : String(decoding: text, as: UTF8.self)
  }

  static func decode(cells json: String, quote: String) -> [String] {
    guard case .array(let cells)? = JSON(json) else { return [] }
    let bytes = Array(quote.utf8)
    return cells.map { decode($0, bytes) }
  }

  private static func encoded(_ visible: Visible, _ text: [UInt8], _ quote: [UInt8], _ start: Int) -> String {
    var literal = ""
    JSON.append(visible.string, to: &literal)
    // `[0,1]` is the shortest that could be said of a part of the quote.
    guard literal.utf8.count > 5 else { return literal }
    var json = ""
    for part in parts(visible, text, quote, start) {
      json += json.isEmpty ? "[" : ","
      switch part {
      case .quoted(let start, let count):
        json += String(start)
        json += ","
        json += String(count)
      case .added(let bytes): JSON.append(String(decoding: bytes, as: UTF8.self), to: &json)
      }
    }
    json += "]"
    return json.utf8.count < literal.utf8.count && json != "]" ? json : literal
  }

  private static func parts(_ visible: Visible, _ text: [UInt8], _ quote: [UInt8], _ start: Int) -> [Part] {
    var parts: [Part] = []
    var done = 0
    for run in visible.runs where run.start >= done && run.start + run.count <= text.count {
      let offset = run.source - start
      // Readers may map text to a place that holds it in another form, such as `&amp;`.
      guard offset >= 0, offset + run.count <= quote.count,
        text[run.start..<run.start + run.count].elementsEqual(quote[offset..<offset + run.count])
      else { continue }
      if done < run.start { parts.append(.added(text[done..<run.start])) }
      if done == run.start, case .quoted(let first, let count)? = parts.last, first + count == offset {
        parts[parts.count - 1] = .quoted(start: first, count: count + run.count)
      } else {
        parts.append(.quoted(start: offset, count: run.count))
      }
      done = run.start + run.count
    }
    if done < text.count { parts.append(.added(text[done...])) }
    return parts
  }

  private static func decode(_ value: JSON, _ quote: [UInt8]) -> String {
    switch value {
    case .string(let string): return string
    case .array(let parts):
      var text: [UInt8] = []
      var start: Int?
      for part in parts {
        switch part {
        case .string(let added): text += Array(added.utf8)
        case .number(let number):
          // A damaged row must not stop the program, so every number is held to the quote.
          let bounded = Int(min(max(number, 0), Double(quote.count)))
          if let from = start {
            text += quote[from..<min(from + bounded, quote.count)]
            start = nil
          } else {
            start = bounded
          }
        default: break
        }
      }
      return String(decoding: text, as: UTF8.self)
    default: return ""
    }
  }
}
