extension String {
  /// With a backslash before each of these characters.
  func escaping(_ special: String) -> String {
    var out = ""
    for character in self {
      if special.contains(character) { out.append("\\") }
      out.append(character)
    }
    return out
  }

  /// With one character replaced by a text.
  func replacing(_ character: Character, _ text: String) -> String {
    var out = ""
    for one in self { if one == character { out += text } else { out.append(one) } }
    return out
  }
}
