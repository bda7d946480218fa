import LintelFindings
import LintelModel

extension Rule {
  static let primaryStyle = Rule(
    id: "primary-style",
    title: "The most likely action has the style that says so.",
    statements: ["hig-2025.21", "fiori-ios.30"],
    severity: .note,
    why:
      "The eye finds a filled button first. Where none is filled, or all are, people read every label to find the way on.",
    examples: [
      .fails("Done looks like any other button", in: .hig2025, sketch: "ios26 en 402pt\n[Cancel] | Note | [Done]"),
      .fails("Submit looks like any other button", in: .hig2025, sketch: "ipados26 en 834pt\n[Cancel] | Form | [Submit]"),
      .passes("Done is prominent", in: .hig2025, sketch: "ios26 en 402pt\n[Cancel] | Note | [Done]!"),
      .passes("the system's Done", in: .hig2025, sketch: "ios26 en 402pt\nsystem[cancel] | Note | system[done]"),
      .passes("another action", in: .hig2025, sketch: "ios26 en 402pt\n| Note | [Edit]"),
      .passes("another item is the prominent one", in: .hig2025, sketch: "ios26 en 402pt\n[Done] | Note | [Send]!"),
      .passes("the system makes a confirming action prominent", in: .hig2025, files: ["Note.swift": confirmation]),
      .fails(
        "no action is filled", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Cancel]@tertiary [Approve]@tertiary"),
      .fails(
        "every action is filled", in: .fioriIOS,
        sketch: "fiori26 en 834pt\n[Forward]@secondary [Reject]@secondary [Approve]!"),
      .passes(
        "one is filled, the additional one is not", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Cancel]@tertiary [Approve]!"),
      .passes("nobody says how they look", in: .fioriIOS, sketch: "fiori26 en 402pt\n[Cancel] [Approve]"),
    ],
    check: .barByProfile { bar, profile in
      guard bar.isSource else { return [] }
      return profile == .fioriIOS ? fillings(of: bar) : plainKeyActions(of: bar)
    })

  private static let confirmation = """
    struct Note: View {
      var body: some View {
        Text("").navigationTitle("Note").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { } } }
      }
    }
    """

  private static func plainKeyActions(of bar: BarInLocale) -> [Remark] {
    let items = bar.toolbar.itemsOnBar
    // A style that differs with the platform or that code sets is not known.
    guard bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems, !items.contains(where: \.isPrimary) else {
      return []
    }
    return items.filter {
      $0.kind == .button && $0.style == .plain && $0.systemItem == nil && !$0.mayBeSetByCode
        && [.trailing, .automatic].contains($0.placement)
    }.compactMap { item in
      let isSubmit = bar.locale.language == "en" && item.label.shown(in: bar.locale)?.lowercased() == "submit"
      guard isSubmit || bar.says("done", item.label) else { return nil }
      return Remark(
        .fails, "plain-key-action", "\(bar.name(of: item)) is a key action and has the style of any other button",
        item: item.id, blame: .definition, suggestion: "Give it the prominent style.", location: item.location)
    }
  }

  /// Filled buttons mark the likely actions, if some are filled and some are not.
  private static func fillings(of bar: BarInLocale) -> [Remark] {
    guard bar.toolbar.kind == .fioriToolbar || bar.toolbar.kind == .toolbar else { return [] }
    let items = bar.toolbar.controlsOnBar.filter { $0.kind == .button }
    let isNone = !items.isEmpty && items.allSatisfy { $0.style == .tertiary }
    let isAll = items.count > 2 && items.allSatisfy { $0.style == .primary || $0.style == .secondary }
    guard isNone || isAll else { return [] }
    return [
      Remark(
        .fails, isNone ? "none-filled" : "all-filled",
        isNone
          ? "\(bar.toolbar.name) has only tertiary buttons: none is marked as the most likely action"
          : "All \(items.count) buttons of \(bar.toolbar.name) are filled: nothing marks the most likely action",
        blame: .definition, evidence: [.count("buttons", items.count, "buttons")],
        suggestion: isNone ? "Fill the most likely action." : "Make the additional actions tertiary.")
    ]
  }
}
