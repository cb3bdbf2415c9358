import KijunGuidelines

/// What a fact is shown as: the page it belongs on.
enum Topic: String, CaseIterable, Sendable {
  case rows, regions, spacing, shapes, sizes, type, colours, open

  var page: String { rawValue + ".html" }

  var title: Words {
    switch self {
    case .rows: .rows
    case .regions: .regions
    case .spacing: .spacing
    case .shapes: .shapes
    case .sizes: .sizes
    case .type: .type
    case .colours: .colours
    case .open: .open
    }
  }

  var about: Words {
    switch self {
    case .rows: .aboutRows
    case .regions: .aboutRegions
    case .spacing: .aboutSpacing
    case .shapes: .aboutShapes
    case .sizes: .aboutSizes
    case .type: .aboutType
    case .colours: .aboutColours
    case .open: .aboutOpen
    }
  }

  /// Told by unit, kind and concepts alone. nil for what is to be read rather than looked at.
  static func of(_ value: Value, _ traits: Traits) -> Topic? {
    switch value.kind {
    case .color: return .colours
    case .leftToSystem, .notPublished: return .open
    case .weight: return traits.contains(.weight) ? .type : nil
    case .number, .size, .range:
      guard Length.isDrawn(value) else { return nil }
      if value.kind != .size, traits.contains(.typography) || isTextSize(traits) { return .type }
      if traits.contains(.region) || traits.isSuperset(of: [.control, .dimension]) && value.kind == .size {
        return .regions
      }
      if traits.contains(.corner) || traits.contains(.thickness) { return .shapes }
      if traits.contains(.height), !traits.isDisjoint(with: [.row, .bar]) { return .rows }
      return traits.contains(.spacing) ? .spacing : .sizes
    case .ratio, .code, .text: return nil
    }
  }

  private static func isTextSize(_ traits: Traits) -> Bool {
    traits.contains(.textStyle)
      && traits.isDisjoint(with: [.spacing, .height, .width, .region, .corner, .thickness])
  }
}
