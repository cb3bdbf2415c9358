import Testing

@testable import KijunIngesting

@Suite("A folder is walked in the order of names")
struct FolderWalkTests {
  @Test("hidden files and links are left out, the rest is sorted")
  func walk() throws {
    let folder = try TemporaryFolder()
    for name in ["b.md", "a/z.md", "a/y.md", ".hidden.md", ".git/x.md", "行.md"] {
      try folder.write("x", to: name)
    }
    try folder.link("link.md", to: "b.md")
    try folder.link("loop", to: ".")
    let walk = try FolderWalk(folder.path)
    #expect(walk.files.map(\.path) == ["a/y.md", "a/z.md", "b.md", "行.md"])
    // What would be read is named, what every repository has is not.
    #expect(walk.skipped.map(\.path) == [".hidden.md", "link.md", "loop"])
  }

  @Test("forty folders in each other end after thirty-two")
  func deep() throws {
    let folder = try TemporaryFolder()
    let path = (1...40).map { _ in "d" }.joined(separator: "/")
    try folder.write("x", to: path + "/x.md")
    let walk = try FolderWalk(folder.path)
    #expect(walk.files.isEmpty)
    #expect(walk.skipped.count == 1)
  }

  @Test(
    "paths are made normal without looking at the disk",
    arguments: [
      ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("/..", "/"), ("", "."), ("./", "."),
    ])
  func normal(_ path: String, _ normal: String) {
    #expect(Paths.normal(path) == normal)
  }

  @Test(
    "the name of a path is what stands behind its last slash, unless that is its end",
    arguments: [
      ("a.md", "a.md"), ("guides/行.md", "行.md"), ("/a/b/", "b"), ("/a//b//", "b"), ("/", ""), ("", ""),
    ])
  func name(_ path: String, _ name: String) {
    #expect(Paths.name(of: path) == name)
  }
}
