import LintelFindings
import LintelModel

extension Rule {
  static let customizationMissing = Rule(
    id: "customization-missing",
    title: "People can customize a bar with many items.",
    statements: ["hig-2025.07", "hig-2023.17"],
    severity: .note,
    why: "Of many items everybody needs a few, and others than the next person. The guidelines give no number for *many*; "
      + "Lintel's is more than six.",
    examples: [
      .fails(
        "seven items in a window",
        sketch: "macos26 en 1200pt\nkind: window\ncustomizable: no\n\(seven)",
        mended: "macos26 en 1200pt\nkind: window\ncustomizable: yes\n\(seven)"),
      .fails(
        "seven items on an iPad",
        sketch: "ipados26 en 1194pt\nkind: navigation\ncustomizable: no\n| Notes | \(seven)",
        mended: "ipados26 en 1194pt\nkind: navigation\ncustomizable: yes\n| Notes | \(seven)"),
      .passes("they can be customized", sketch: "macos26 en 1200pt\nkind: window\ncustomizable: yes\n\(seven)"),
      .passes("nobody says whether they can", sketch: "macos26 en 1200pt\nkind: window\n\(seven)"),
      .passes("few items", sketch: "macos26 en 800pt\nkind: window\ncustomizable: no\n{plus} {trash} -- {gear}"),
      .passes("settings tabs are no toolbar", sketch: "macos26 en 1200pt\nkind: settings\ncustomizable: no\n\(seven)"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, bar.toolbar.customizable.value == false else { return [] }
      let controls = bar.toolbar.controlsOnBar
      let count = controls.count
      // The panes that a window switches between are all of it.
      guard count > 6, !controls.allSatisfy({ $0.facts.staysSelected.value == true }) else { return [] }
      return [
        Remark(
          .fails, "many-and-fixed",
          "\(bar.toolbar.knownName) has \(count) items, and people cannot choose which of them it shows",
          blame: .definition, evidence: [.count("items", count, "items"), .count("many", 7, "items")],
          suggestion: "Let people customize the bar.")
      ]
    })

  private static let seven = "{plus} {trash} {folder} {gear} {star} {flag} {bell}"
}
