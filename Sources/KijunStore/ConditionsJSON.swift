import KijunGuidelines

extension Conditions {
  /// nil where there are none.
  var json: String? {
    guard !all.isEmpty else { return nil }
    return JSON.array(all.map { .strings([$0.name, $0.text] + $0.concepts) }).text
  }

  init(json: String) {
    guard case .array(let items)? = JSON(json) else {
      self.init()
      return
    }
    self.init(
      items.compactMap { item in
        let parts = item.strings
        guard parts.count >= 2 else { return nil }
        return Condition(name: parts[0], text: parts[1], concepts: Array(parts[2...]))
      })
  }

  /// Whether the documents say the same, whatever concepts the vocabulary finds in it.
  func saysSame(as other: Conditions) -> Bool {
    all.map(\.name) == other.all.map(\.name) && all.map(\.text) == other.all.map(\.text)
  }
}
