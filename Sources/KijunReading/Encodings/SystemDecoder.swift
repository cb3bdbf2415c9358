internal import CIconv

/// Text of any encoding in UTF-8, as the C library has it. Strict: a byte that is none of the encoding ends it.
enum SystemDecoder {
  enum Failure: Error, Equatable {
    /// The system doesn't know the encoding.
    case unknown
    /// The byte from which on it is none.
    case invalid(at: Int)
  }

  static func text(of bytes: [UInt8], in encoding: TextEncoding) throws(Failure) -> [UInt8] {
    var worst = Failure.unknown
    for name in encoding.systemNames {
      do throws(Failure) {
        return try text(of: bytes, named: name)
      } catch {
        if case .unknown = worst { worst = error }
      }
    }
    throw worst
  }

  private static func text(of bytes: [UInt8], named name: String) throws(Failure) -> [UInt8] {
    guard let decoder = unsafe kijun_iconv_open(name) else { throw .unknown }
    defer { unsafe kijun_iconv_close(decoder) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    var read = 0
    while true {
      var result = kijun_iconv_done
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
        unsafe bytes.withUnsafeBufferPointer { all in
          var from = unsafe all.baseAddress.map { unsafe $0 + read }
          var left = all.count - read
          var to = room.baseAddress
          var free = room.count
          unsafe result = kijun_iconv_convert(decoder, &from, &left, &to, &free)
          read = all.count - left
          count = room.count - free
        }
      }
      text += part
      if result == kijun_iconv_invalid { throw .invalid(at: read) }
      if result == kijun_iconv_done { return text }
    }
  }
}
