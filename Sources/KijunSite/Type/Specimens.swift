import KijunGuidelines

/// A text style with what is said of it, to be set as it is.
struct Specimen {
  var size: Fact
  var leading: Fact?
  var tracking: Fact?
  var weight: Fact?
  var emphasized: Fact?

  var facts: [Fact] { [size] + [leading, tracking, weight, emphasized].compactMap { $0 } }
}

/// All of them, in the order of their documents; what several places state is there once.
struct Specimens {
  struct Entry {
    var specimen: Specimen
    var others: [Fact] = []
    var otherCount = 0
    /// Facts of other places that it shows too.
    var keys: [String] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var omitted = 0
  private var places: [String: Int] = [:]
  private static let limit = 2_000

  private enum Part { case size, leading, tracking, weight, emphasized }

  private struct Loose {
    var size: Fact?
    var leading: Fact?
    var tracking: Fact?
    var weight: Fact?
    var emphasized: Fact?

    /// Whether it had room for another part.
    mutating func take(_ fact: Fact, as part: Part) -> Bool {
      func put(_ place: inout Fact?) -> Bool {
        guard place == nil else { return false }
        place = fact
        return true
      }
      return switch part {
      case .size: put(&size)
      case .leading: put(&leading)
      case .tracking: put(&tracking)
      case .weight: put(&weight)
      case .emphasized: put(&emphasized)
      }
    }
  }

  /// Facts of one document, in their order: a size with the leading and the weights of the same thing.
  mutating func add(_ facts: [Fact]) {
    var loose: [Loose] = []
    var places: [String: [Int]] = [:]
    for fact in facts {
      guard fact.topic == .type, let part = Self.part(fact) else { continue }
      let key =
        ([fact.tier, String(fact.section), fact.subject.lowercased(), fact.edition ?? ""]
        + fact.conditions.all.map { $0.name + "=" + $0.text }).joined(separator: "\u{1F}")
      // A second size of the same name begins a second specimen, which the parts behind it belong to.
      let index = places[key]?.last
      if let index, loose[index].take(fact, as: part) { continue }
      guard places[key, default: []].count < 40 else { continue }
      var new = Loose()
      _ = new.take(fact, as: part)
      places[key, default: []].append(loose.count)
      loose.append(new)
    }
    for item in loose {
      guard let size = item.size else { continue }
      add(
        Specimen(
          size: size, leading: item.leading, tracking: item.tracking, weight: item.weight,
          emphasized: item.emphasized))
    }
  }

  private mutating func add(_ specimen: Specimen) {
    let key = ([specimen.size.sameness] + specimen.facts.dropFirst().map(\.statement)).joined(
      separator: "\u{1E}")
    if let place = places[key] {
      entries[place].otherCount += 1
      if entries[place].others.count < 20 {
        entries[place].others.append(specimen.size)
        entries[place].keys += specimen.facts.map(\.key)
      }
    } else if entries.count < Self.limit {
      places[key] = entries.count
      entries.append(Entry(specimen: specimen))
    } else {
      omitted += 1
    }
  }

  private static func part(_ fact: Fact) -> Part? {
    if fact.value.kind == .weight { return fact.traits.contains(.emphasized) ? .emphasized : .weight }
    if fact.traits.contains(.leading) { return .leading }
    if fact.traits.contains(.tracking) { return .tracking }
    // Paragraph spacing and the like are no size of letters.
    guard fact.traits.isDisjoint(with: [.spacing, .weight]) else { return nil }
    return fact.traits.isDisjoint(with: [.fontSize, .textStyle]) ? nil : .size
  }
}
