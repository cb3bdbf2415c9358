enum Search {
  static let command = Command(name: "search", summary: "") { _ in .success }
}
