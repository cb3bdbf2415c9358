import KijunGuidelines

extension Conditions {
  /// nil where there are none.
  var json: String? {
    guard !all.isEmpty else { return nil }
    var out = "["
    for (index, condition) in all.enumerated() {
      out += index > 0 ? ",{\"name\":" : "{\"name\":"
      JSONText.append(condition.name, to: &out)
      out += ",\"text\":"
      JSONText.append(condition.text, to: &out)
      out += ",\"concepts\":" + JSONText.strings(condition.concepts) + "}"
    }
    return out + "]"
  }

  init(json: String) {
    guard case .array(let items)? = JSONValue(json) else {
      self.init()
      return
    }
    self.init(
      items.compactMap { item in
        guard case .object(let members) = item, let name = members["name"]?.string,
          let text = members["text"]?.string
        else { return nil }
        return Condition(name: name, text: text, concepts: members["concepts"]?.strings ?? [])
      })
  }

  /// Whether the documents say the same, whatever concepts the vocabulary finds in it.
  func saysSame(as other: Conditions) -> Bool {
    all.map(\.name) == other.all.map(\.name) && all.map(\.text) == other.all.map(\.text)
  }
}
