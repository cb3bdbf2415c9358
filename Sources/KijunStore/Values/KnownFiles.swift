/// What is known of many files, by their paths.
///
/// All paths lie in one array, one behind the other, with a table of places to find them by: a text and a row of a
/// dictionary for each of 170,000 files would take longer than to walk over them.
public struct KnownFiles {
  public struct File: Sendable {
    public var source: Int64
    /// nil where the source has no document, or its document is gone.
    public var document: Int64?
    public var size: Int
    public var modifiedNanoseconds: Int64
    /// Whether the same would be made of it today.
    public var isSameWork: Bool

    /// Whether a file of this size and time needs no reading.
    public func isUnchanged(size: Int, modifiedNanoseconds: Int64) -> Bool {
      isSameWork && document != nil && self.size == size && self.modifiedNanoseconds == modifiedNanoseconds
    }
  }

  /// Each with a zero behind it, as the system wants paths.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var files: [File] = []
  private var wasFound: [Bool] = []
  /// The place of the file whose path has this hash, or the next free one; 0 for none, else counted from 1.
  private var slots: [UInt32] = [0]

  public init() {}

  public var count: Int { files.count }

  public subscript(index: Int) -> File { files[index] }

  public func path(at index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Gives the path to a call of the system, without making a text of it.
  public func withPath<T>(at index: Int, _ body: (UnsafePointer<CChar>) -> T) -> T {
    let start = range(index).lowerBound
    return unsafe bytes.withUnsafeBytes { all in
      unsafe body((all.baseAddress! + start).assumingMemoryBound(to: CChar.self))
    }
  }

  /// Whether two files are in one folder.
  public func isBeside(_ a: Int, _ b: Int) -> Bool {
    func folder(_ index: Int) -> ArraySlice<UInt8> {
      let path = bytes[range(index)]
      return path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    }
    return folder(a) == folder(b)
  }

  /// The file of a path, which is no longer missing then.
  public mutating func find(_ path: [UInt8]) -> File? {
    let slot = unsafe path.withUnsafeBytes { unsafe self.slot(of: $0) }
    guard slots[slot] != 0 else { return nil }
    let index = Int(slots[slot]) - 1
    wasFound[index] = true
    return files[index]
  }

  /// Those that nobody has found.
  public var missing: [File] { files.indices.filter { !wasFound[$0] }.map { files[$0] } }

  mutating func add(_ path: UnsafeRawBufferPointer, _ file: File) {
    if (files.count + 1) * 2 > slots.count { grow() }
    let slot = unsafe self.slot(of: path)
    guard slots[slot] == 0 else {
      // One that is there goes before one of the same name that is gone.
      if file.document != nil { files[Int(slots[slot]) - 1] = file }
      return
    }
    unsafe bytes.append(contentsOf: path)
    ends.append(bytes.count)
    bytes.append(0)
    files.append(file)
    wasFound.append(false)
    slots[slot] = UInt32(files.count)
  }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1] + 1)..<ends[index] }

  private func slot(of path: UnsafeRawBufferPointer) -> Int {
    var hash = Hasher()
    unsafe hash.combine(bytes: path)
    var slot = hash.finalize() & (slots.count - 1)
    while slots[slot] != 0, unsafe !isPath(path, of: Int(slots[slot]) - 1) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isPath(_ path: UnsafeRawBufferPointer, of index: Int) -> Bool {
    let range = range(index)
    guard range.count == path.count else { return false }
    return unsafe bytes.withUnsafeBytes { unsafe $0[range].elementsEqual(path) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(64, slots.count * 2))
    for index in files.indices {
      let slot = unsafe bytes.withUnsafeBytes { unsafe self.slot(of: UnsafeRawBufferPointer(rebasing: $0[range(index)])) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
