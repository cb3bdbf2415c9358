import KijunGuidelines
import KijunVocabulary

/// A quantity as text, to be compared in a test: `size 44 44 pt`.
func shown(_ quantity: Quantity) -> String {
  let shape: String
  switch quantity.shape {
  case .look(let reason): shape = "no \(reason.rawValue)"
  default: shape = "\(quantity.shape)"
  }
  let numbers = quantity.numbers.map(NumberText.of)
  return ([shape] + numbers + [quantity.date?.description, quantity.unit].compactMap { $0 }).joined(
    separator: " ")
    + (quantity.isOpenEnded ? " +" : "")
}

func quantities(_ text: String) throws -> [String] {
  try Shipped.analysis(text).quantities.map(shown)
}
