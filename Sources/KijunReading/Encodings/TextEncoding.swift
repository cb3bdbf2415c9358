/// An encoding that texts can have. Its raw value is the name that a knowledge base keeps.
enum TextEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16le = "utf-16le"
  case utf16be = "utf-16be"
  case shiftJIS = "shift_jis"
  case eucJP = "euc-jp"
  case iso2022JP = "iso-2022-jp"
  case gb18030
  case big5
  case eucKR = "euc-kr"
  case windows1252 = "windows-1252"

  /// As people write it.
  var shown: String { self == .shiftJIS ? "Shift_JIS" : rawValue.uppercased() }

  /// What documents call it when they declare it, in small letters; GBK and the like are parts of what stands here.
  init?(label: String) {
    switch label.lowercased() {
    case "utf-8", "utf8", "utf-8-unix", "utf-8-dos", "us-ascii", "ascii": self = .utf8
    case "utf-16le": self = .utf16le
    case "utf-16be": self = .utf16be
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j", "cp932", "ms932",
      "japanese-shift-jis":
      self = .shiftJIS
    case "euc-jp", "eucjp", "x-euc-jp", "euc-japan", "japanese-iso-8bit", "ujis": self = .eucJP
    case "iso-2022-jp", "csiso2022jp", "junet", "jis": self = .iso2022JP
    case "gb18030", "gbk", "x-gbk", "gb2312", "gb_2312-80", "cp936", "ms936", "euc-cn", "chinese-gbk":
      self = .gb18030
    case "big5", "big5-hkscs", "cn-big5", "x-x-big5", "cp950", "chinese-big5": self = .big5
    case "euc-kr", "euckr", "ks_c_5601-1987", "ks_c_5601", "ksc5601", "korean", "windows-949", "cp949", "uhc":
      self = .eucKR
    case "windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "latin-1": self = .windows1252
    default: return nil
    }
  }

  /// What the system calls it. Vendors have put characters into the empty places of the standards, such as ① and ㈱,
  /// and texts have them: where the first name has no place for one, the next is tried.
  var systemNames: [String] {
    switch self {
    case .utf8: ["UTF-8"]
    case .utf16le: ["UTF-16LE"]
    case .utf16be: ["UTF-16BE"]
    case .shiftJIS: ["CP932"]
    case .eucJP: ["EUC-JP", "EUC-JP-MS", "CP51932"]
    case .iso2022JP: ["ISO-2022-JP", "ISO-2022-JP-2", "CP50221"]
    case .gb18030: ["GB18030"]
    case .big5: ["CP950", "BIG5-HKSCS"]
    case .eucKR: ["CP949"]
    case .windows1252: ["CP1252"]
    }
  }
}
