enum Show {
  static let command = Command(name: "show", summary: "") { _ in .success }
}
