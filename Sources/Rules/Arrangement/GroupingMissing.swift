import LintelFindings
import LintelModel

extension Rule {
  static let groupingMissing = Rule(
    id: "grouping-missing",
    title: "Many items are parted into groups by spaces.",
    statements: ["hig-2025.47", "hig-2025.45", "hig-2023.07"],
    severity: .note,
    why:
      "In a long row nothing says what belongs together, and people read it from the start each time. The guidelines give no "
      + "number; Lintel's is more than six items with nothing in between.",
    examples: [
      .fails(
        "seven in a row",
        sketch: "macos26 en 1200pt\nkind: window\n{a} {b} {c} {d} {e} {f} {g}",
        mended: "macos26 en 1200pt\nkind: window\n{a} {b} {c} - {d} {e} {f} {g}"),
      .fails(
        "seven in a row of an ornament",
        sketch: "visionos26 en 1280pt\n{a} {b} {c} {d} {e} {f} {g}",
        mended: "visionos26 en 1280pt\n{a} {b} {c} - {d} {e} {f} {g}"),
      .passes("two groups", sketch: "macos26 en 1200pt\nkind: window\n{a} {b} {c} - {d} {e} {f} {g}"),
      .passes("a separator", sketch: "macos26 en 1200pt\nkind: window\n{a} {b} {c} separator[] {d} {e} {f} {g}"),
      .passes("two glass platters", sketch: "ipados26 en 1194pt\nkind: toolbar\n{a} {b} {c} & {d} {e} {f} {g}"),
      .passes("few items", sketch: "macos26 en 1200pt\nkind: window\n{a} {b} {c} {d}"),
      .passes(
        "what people may add does not count", sketch: "macos26 en 1200pt\nkind: window\n{a} {b} {c} {d}? {e}? {f}? {g}?"),
      .passes("settings tabs are no groups", sketch: "macos26 en 1200pt\nkind: settings\n[A] [B] [C] [D] [E] [F] [G]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar else { return [] }
      let row = BarSections(bar.toolbar).sections.map { $0.filter(\.isControl) }.max { $0.count < $1.count } ?? []
      guard row.count > 6, let first = row.first, let last = row.last else { return [] }
      return [
        Remark(
          .fails, "one-long-row",
          "\(bar.toolbar.knownName) has \(row.count) items in a row, from \(bar.name(of: first)) to \(bar.name(of: last)), with nothing "
            + "between them",
          blame: .definition, evidence: [.count("items", row.count, "items"), .count("many", 7, "items")],
          suggestion: "Put a space between what belongs together and the rest.", count: row.count)
      ]
    })
}
