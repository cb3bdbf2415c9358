import KijunGuidelines
import KijunVocabulary

/// What entries and remarks say of all entries of their section: `"src": "…"`, `"unit": "pt"`, `"platform": "iOS"`.
///
/// They may stand behind what they hold for, so all are looked for before.
struct EntryScope {
  private(set) var tiers: [Int: String] = [:]
  private(set) var conditions: [Int: Conditions] = [:]
  private var units: [Int: String] = [:]

  init(document: Document, vocabulary: Vocabulary) {
    guard document.passages.contains(where: { $0.kind == .entry }) else { return }
    for passage in document.passages {
      if let entry = passage.entry {
        note(entry, passage.section, vocabulary)
      } else if passage.kind == .sentence, units[passage.section] == nil {
        units[passage.section] = Self.unit(
          saidBy: Analysis(passage.text.string, vocabulary: vocabulary), vocabulary)
      }
    }
  }

  /// `Sizes are in points.` `Point sizes are those of the default setting.`
  private static func unit(saidBy remark: Analysis, _ vocabulary: Vocabulary) -> String? {
    if let unit = Caption.unit(announcedBy: remark) { return unit }
    guard remark.quantities.allSatisfy({ !$0.isValue }) else { return nil }
    for mention in remark.mentions where mention.has(.property) && mention.tokens.count > 1 {
      for part in vocabulary.parts(of: mention, in: remark.tokens) {
        if let unit = part.first(.unit)?.detail["unit"], unit != "count",
          part.tokens.count < mention.tokens.count
        {
          return unit
        }
      }
    }
    return nil
  }

  /// Of the lengths of a section that name none themselves.
  func unit(of section: Int, in sections: [Section]) -> String? {
    guard !units.isEmpty else { return nil }
    var next: Int? = section
    while let index = next {
      if let unit = units[index] { return unit }
      next = sections[index].parent
    }
    return nil
  }

  private mutating func note(_ entry: Entry, _ section: Int, _ vocabulary: Vocabulary) {
    guard !entry.isDeclared, entry.value.utf8.count <= 120 else { return }
    let key = entry.property.lowercased()
    if FrontMatter.tierKeys.contains(key) {
      let value = Analysis(entry.value, vocabulary: vocabulary)
      tiers[section] =
        vocabulary.tier(entry.value) != nil ? entry.value : TierScope.column(value) ?? tiers[section]
    } else if key == "unit" || key == "units" {
      let value = Analysis(entry.value, vocabulary: vocabulary)
      if let unit = value.mentions.first?.first(.unit)?.detail["unit"], unit != "count" {
        units[section] = unit
      }
    } else if Self.conditionKeys.contains(key) {
      var set = conditions[section] ?? Conditions()
      for condition in ConditionScope.named(Analysis(entry.value, vocabulary: vocabulary), in: nil) {
        set.set(condition)
      }
      if !set.all.isEmpty { conditions[section] = set }
    }
  }

  private static let conditionKeys: Set<String> = [
    "platform", "platforms", "os", "appearance", "theme", "color_scheme", "colorscheme", "contrast",
    "orientation", "size_class", "sizeclass", "device",
  ]
}
