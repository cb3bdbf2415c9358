/// What the concepts of a fact say about how to show it. A more general concept hands its traits down.
struct Traits: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let row = Traits(rawValue: 1 << 0)
  static let bar = Traits(rawValue: 1 << 1)
  static let height = Traits(rawValue: 1 << 2)
  static let width = Traits(rawValue: 1 << 3)
  static let region = Traits(rawValue: 1 << 4)
  static let control = Traits(rawValue: 1 << 5)
  static let dimension = Traits(rawValue: 1 << 6)
  static let spacing = Traits(rawValue: 1 << 7)
  static let margin = Traits(rawValue: 1 << 8)
  static let inset = Traits(rawValue: 1 << 9)
  static let vertical = Traits(rawValue: 1 << 10)
  static let corner = Traits(rawValue: 1 << 11)
  static let thickness = Traits(rawValue: 1 << 12)
  static let typography = Traits(rawValue: 1 << 13)
  static let fontSize = Traits(rawValue: 1 << 14)
  static let leading = Traits(rawValue: 1 << 15)
  static let tracking = Traits(rawValue: 1 << 16)
  static let weight = Traits(rawValue: 1 << 17)
  static let emphasized = Traits(rawValue: 1 << 18)
  static let textStyle = Traits(rawValue: 1 << 19)
  static let subtitle = Traits(rawValue: 1 << 20)
  static let background = Traits(rawValue: 1 << 21)
  static let foreground = Traits(rawValue: 1 << 22)
  static let contrast = Traits(rawValue: 1 << 23)
  static let dark = Traits(rawValue: 1 << 24)
  static let light = Traits(rawValue: 1 << 25)

  static let usualTextSize = Traits(rawValue: 1 << 26)

  /// By concept of the vocabulary.
  static let ofConcepts: [String: Traits] = [
    "row": .row, "cell": .row, "bar": .bar, "height": .height, "row-height": [.row, .height],
    "bar-height": [.bar, .height], "width": .width, "hit-region": .region, "control": .control,
    "dimension": .dimension, "spacing": .spacing, "space": .spacing, "margin": [.margin, .spacing],
    "padding": [.inset, .spacing], "inset": [.inset, .spacing], "section-spacing": .vertical,
    "paragraph-spacing": .vertical, "corner-radius": .corner, "thickness": .thickness,
    "typography": .typography, "font-size": .fontSize, "leading": .leading, "tracking": .tracking,
    "weight": .weight, "emphasized-weight": .emphasized, "text-style": [.textStyle, .foreground],
    "heading": .textStyle,
    "subtitle": .subtitle, "background-role": .background, "surface": .background, "background": .background,
    "background-color": .background, "foreground-color": .foreground, "text-color": .foreground,
    "text": .foreground, "accent-color": .foreground, "contrast-ratio": .contrast, "dark": .dark,
    "light": .light,
    "text-size-default": .usualTextSize,
  ]
}
