enum Doctor {
  static let command = Command(name: "doctor", summary: "") { _ in .success }
}
