/// The numbers in a line of code, apart from those in names and strings.
enum CodeNumbers {
  static func of(_ line: String) -> [Double] {
    var numbers: [Double] = []
    var digits = ""
    var previous: Character = " "
    var inString = false
    for character in line + " " {
      if character == "\"" { inString.toggle() }
      let isPart = character.isASCII && (character.isNumber || character == "." && !digits.isEmpty)
      if isPart, !inString, !digits.isEmpty || !(previous.isLetter || previous == "_") {
        digits.append(character)
      } else {
        if let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) {
          numbers.append(number)
        }
        digits = ""
      }
      previous = character
    }
    return numbers
  }
}
