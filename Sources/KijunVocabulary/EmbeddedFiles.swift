internal import CEmbedded

/// The files of `data/` that travel inside the program, so that one copied file is enough.
public enum EmbeddedFiles {
  public static let data: [(name: String, bytes: [UInt8])] = {
    var count: UInt = 0
    guard let first = unsafe kijun_data_files(&count) else { return [] }
    return (0..<Int(count)).map { index in
      let file = unsafe first[index]
      let name = unsafe String(cString: file.name)
      return unsafe (name, Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.size))))
    }
  }()

  public static func file(_ name: String) -> [UInt8]? { data.first { $0.name == name }?.bytes }
}
