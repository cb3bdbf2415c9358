import Testing

/// A document with a fact of every shape that can change.
enum HarborDocument {
  static let text = """
    # Harbor on iOS

    Verified on: 2026-09-01

    ## Layout

    FP採用:

    | Part | Minimum height | Padding |
    |---|---|---|
    | Ferry row | 56 pt | 16 pt |
    | Dock row | 64 pt | 20 pt |
    | Pier card | 72 pt | 24 pt |
    | Buoy badge | 18 pt | 4 pt |

    ## Type

    The body text has a size of 17 pt.
    A ticket label is at least 11 pt.

    FP採用:

    | Style | Size / leading |
    |---|---|
    | Caption | 12 / 16 |
    | Headline | 18 / 22 |

    ## Buttons

    FP採用: A boarding button is at least 50 pt tall.

    Apple公式: A control has a hit region of at least 44×44 pt.

    ## Sheets

    FP採用: The corner radius of a sheet is 14 pt.

    """

  struct Edit: Sendable, CustomTestStringConvertible {
    var name: String
    var from: String
    var to: String
    /// What comes of it, as `kind subject: value before → value after`.
    var changes: [String]

    /// Taken out besides.
    var without = ""
    /// Written otherwise besides.
    var more: [(from: String, to: String)] = []
    /// Ids that are no longer there, and those that are new.
    var gone = 0
    var new = 0

    var testDescription: String { name }
    var text: String {
      let text = HarborDocument.text
      return more.reduce(
        (without.isEmpty ? text : text.replacing(without, with: "")).replacing(from, with: to)
      ) { $0.replacing($1.from, with: $1.to) }
    }
  }

  private static let sheets = "## Sheets\n\nFP採用: The corner radius of a sheet is 14 pt.\n"

  static let edits = [
    Edit(
      name: "value", from: "| Ferry row | 56 pt", to: "| Ferry row | 60 pt",
      changes: ["changed Ferry row: 56 pt → 60 pt"]),
    Edit(
      name: "wording", from: "A ticket label is at least 11 pt.", to: "For a ticket label use 11 pt or more.",
      changes: ["reworded ticket label: 11 pt → 11 pt"]),
    Edit(
      name: "moved row",
      from: "| Ferry row | 56 pt | 16 pt |\n| Dock row | 64 pt | 20 pt |\n| Pier card | 72 pt | 24 pt |\n",
      to: "| Dock row | 64 pt | 20 pt |\n| Pier card | 72 pt | 24 pt |\n| Ferry row | 56 pt | 16 pt |\n",
      changes: ["moved Ferry row: 56 pt → 56 pt", "moved Ferry row: 16 pt → 16 pt"]),
    Edit(
      name: "moved section", from: "## Type",
      to: "\(sheets)\n## Type", changes: ["moved sheet: 14 pt → 14 pt"], without: "\n\(sheets)"),
    Edit(
      name: "new row", from: "| Pier card |", to: "| Quay card | 80 pt | 12 pt |\n| Pier card |",
      changes: ["added Quay card: 80 pt", "added Quay card: 12 pt"], new: 2),
    Edit(
      name: "deleted row", from: "| Dock row | 64 pt | 20 pt |\n", to: "",
      changes: ["removed Dock row: 64 pt", "removed Dock row: 20 pt"], gone: 2),
    Edit(
      name: "tier word", from: "Apple公式: A control", to: "FP採用: A control",
      changes: ["tier control has a hit region: 44×44 pt → 44×44 pt"]),
    Edit(name: "date", from: "Verified on: 2026-09-01", to: "Verified on: 2026-11-01", changes: []),
    Edit(
      name: "split cell",
      from: "| Style | Size / leading |\n|---|---|\n| Caption | 12 / 16 |\n| Headline | 18 / 22 |",
      to: "| Style | Size | leading |\n|---|---|---|\n| Caption | 12 | 16 |\n| Headline | 18 | 22 |",
      changes: [
        "reworded Caption: 12 → 12", "reworded Caption: 16 → 16", "reworded Headline: 18 → 18",
        "reworded Headline: 22 → 22",
      ]),
    Edit(
      name: "renamed subject", from: "Buoy badge", to: "Float badge",
      changes: ["renamed Float badge: 18 pt → 18 pt", "renamed Float badge: 4 pt → 4 pt"]),
    Edit(
      name: "three at once", from: "| Ferry row | 56 pt", to: "| Ferry row | 60 pt",
      changes: [
        "changed Ferry row: 56 pt → 60 pt", "reworded ticket label: 11 pt → 11 pt",
        "removed Dock row: 64 pt", "removed Dock row: 20 pt",
      ], without: "| Dock row | 64 pt | 20 pt |\n",
      more: [("A ticket label is at least 11 pt.", "For a ticket label use 11 pt or more.")], gone: 2),
    Edit(
      name: "swapped rows", from: "| Dock row | 64 pt | 20 pt |\n| Pier card | 72 pt | 24 pt |\n",
      to: "| Pier card | 72 pt | 24 pt |\n| Dock row | 64 pt | 20 pt |\n",
      changes: ["moved Pier card: 72 pt → 72 pt", "moved Pier card: 24 pt → 24 pt"]),
    Edit(
      name: "added column", from: "| Part | Minimum height | Padding |\n|---|---|---|",
      to: "| Part | Minimum height | Corner radius | Padding |\n|---|---|---|---|",
      changes: [
        "added Ferry row: 8 pt", "added Dock row: 9 pt", "added Pier card: 10 pt", "added Buoy badge: 2 pt",
      ],
      more: [
        ("| 16 pt |", "| 8 pt | 16 pt |"), ("| 20 pt |", "| 9 pt | 20 pt |"),
        ("| 24 pt |", "| 10 pt | 24 pt |"), ("| 4 pt |", "| 2 pt | 4 pt |"),
      ], new: 4),
    Edit(
      name: "table split in two", from: "| Pier card |",
      to: "\nFP採用:\n\n| Part | Minimum height | Padding |\n|---|---|---|\n| Pier card |", changes: []),
    Edit(
      name: "table split by a heading", from: "| Pier card |",
      to: "\n## Cards\n\nFP採用:\n\n| Part | Minimum height | Padding |\n|---|---|---|\n| Pier card |",
      changes: [
        "moved Pier card: 72 pt → 72 pt", "moved Pier card: 24 pt → 24 pt",
        "moved Buoy badge: 18 pt → 18 pt", "moved Buoy badge: 4 pt → 4 pt",
      ]),
    Edit(
      name: "renamed heading", from: "## Buttons", to: "## Controls",
      changes: [
        "retitled boarding button: 50 pt → 50 pt", "retitled control has a hit region: 44×44 pt → 44×44 pt",
      ]),
    Edit(
      name: "unit", from: "| Ferry row | 56 pt", to: "| Ferry row | 56 px",
      changes: ["changed Ferry row: 56 pt → 56 px"]),
    Edit(
      name: "bound", from: "at least 11 pt", to: "at most 11 pt",
      changes: ["changed ticket label: 11 pt → 11 pt"]),
    Edit(
      name: "value and wording", from: "A ticket label is at least 11 pt.",
      to: "For a ticket label use 12 pt or more.", changes: ["changed ticket label: 11 pt → 12 pt"]),
    Edit(
      name: "copied paragraph", from: "## Sheets\n",
      to: "## Sheets\n\nFP採用: A boarding button is at least 50 pt tall.\n",
      changes: ["added boarding button: 50 pt"], new: 1),
    Edit(
      name: "paragraph copied to a section above", from: "## Type\n",
      to: "## Type\n\nFP採用: A boarding button is at least 50 pt tall.\n",
      changes: ["added boarding button: 50 pt"], new: 1),
    Edit(
      name: "renamed column", from: "| Padding |", to: "| Inset |",
      changes: [
        "renamed Ferry row: 16 pt → 16 pt", "renamed Dock row: 20 pt → 20 pt",
        "renamed Pier card: 24 pt → 24 pt", "renamed Buoy badge: 4 pt → 4 pt",
      ]),
    Edit(
      name: "paragraph to list", from: "A ticket label is", to: "- A ticket label is", changes: []),
  ]

  static func edit(_ name: String) -> Edit { edits.first { $0.name == name } ?? edits[0] }
}
