internal import CEmbedded

/// Style sheet, script and icon, which are files of the repository.
enum SiteAssets {
  static let all: [SiteFile] = {
    var count: UInt = 0
    guard let first = unsafe kijun_site_files(&count) else { return [] }
    return (0..<Int(count)).map { index in
      let file = unsafe first[index]
      let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: Int(file.size))
      return unsafe SiteFile(path: String(cString: file.name), text: String(decoding: bytes, as: UTF8.self))
    }
  }()
}
