/// Takes the plural s off an English word; the same on both sides, so a wrong cut does no harm.
enum Stem {
  /// How many bytes are left of a word of `count` bytes in small letters, whose end may be written anew.
  static func cut(_ word: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int {
    guard count >= 4, unsafe word[count - 1] == UInt8(ascii: "s") else { return count }
    func ends(_ ending: StaticString) -> Bool {
      let length = ending.utf8CodeUnitCount
      guard count >= length else { return false }
      return ending.withUTF8Buffer { ending in
        (0..<length).allSatisfy { unsafe word[count - length + $0] == ending[$0] }
      }
    }
    if ends("ss") || ends("us") || ends("is") { return count }
    if ends("ies"), count > 4 {
      unsafe word[count - 3] = UInt8(ascii: "y")
      return count - 2
    }
    if ends("sses") || ends("shes") || ends("ches") || ends("xes") { return count - 2 }
    return count - 1
  }
}
