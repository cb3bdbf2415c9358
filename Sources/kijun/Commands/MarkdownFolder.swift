import KijunExporting
import KijunIngesting

/// `kijun export markdown`: documents to read, in a folder.
enum MarkdownFolder {
  static func run(_ reader: FactReader, _ invocation: Invocation) throws {
    guard let path = invocation["output"] else {
      throw InputError("export markdown", "it is not said where the documents go", "add --output FOLDER")
    }
    guard !invocation.has("json") else {
      throw InputError("export markdown", "--json does nothing", "leave it out, or write 'kijun export json'")
    }
    let folder = try WrittenFolder(path)
    var last: WrittenFile?
    try MarkdownExport(reader).write { name in
      try last?.finish()
      let file = try folder.open(name)
      last = file
      return { try file.write($0) }
    }
    try last?.finish()
    try folder.finish()
  }
}
