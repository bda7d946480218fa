import LintelFindings
import LintelModel

extension Rule {
  static let groupingCritical = Rule(
    id: "grouping-critical",
    title: "Navigation and critical actions such as Done, Close and Save have a section of their own.",
    statements: ["hig-2025.28", "hig-2025.45"],
    severity: .note,
    why:
      "An action that ends the task stands a slip of the finger away from another one, and looks like one of the same kind.",
    examples: [
      .fails(
        "Save beside another action",
        sketch: "ios26 en 402pt\n| Note | [Share] [Save]",
        mended: "ios26 en 402pt\n| Note | [Share] - [Save]"),
      .fails(
        "a symbol that closes, beside another",
        sketch: "visionos26 en 1280pt\n| Note | {star} {xmark \"Close\"}",
        mended: "visionos26 en 1280pt\n| Note | {star} - {xmark \"Close\"}"),
      .fails(
        "the sidebar's toggle beside an action",
        sketch: "ipados26 en 834pt\nsidebar[] {pencil} | Note |",
        mended: "ipados26 en 834pt\nsidebar[] - {pencil} | Note |"),
      .fails("on a television", sketch: "tvos26 en\n| Note | {star} {xmark \"Close\"}"),
      .fails("two buttons in one group", sketch: "ios26 en 402pt\n| Note | segments[Delete / Save]"),
      .passes("a section of its own", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} & [Save]"),
      .passes("a space parts them", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} - [Save]"),
      .fails(
        "a Back button of the app's own beside an action",
        sketch: "ios26 en 402pt\n{chevron.backward \"Back\"} {pencil} | Note |",
        mended: "ios26 en 402pt\n{chevron.backward \"Back\"} - {pencil} | Note |"),
      .passes(
        "an item without the glass that the others share",
        sketch: "ios26 en 402pt\nfacts trailing2: sharesBackground no\n| Note | {flag} [Save]"),
      .passes("the system's Back beside an action", sketch: "ios26 en 402pt\n< {pencil} | Note |"),
      .passes("at the other edge", sketch: "ios26 en 402pt\n[Close] | Note | {square.and.arrow.up}"),
      .passes("the system sets a prominent item apart", sketch: "ios26 en 402pt\n| Note | {square.and.arrow.up} [Save]!"),
      .passes("beside what the system sets apart", sketch: "ios26 en 402pt\n| Note | [Send]! [Done]"),
      .passes("another action", sketch: "ios26 en 402pt\n| Note | [Share] [Save as PDF]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.isAppleToolbar, !bar.toolbar.isArmForOlderSystems else { return [] }
      return BarSections(bar.toolbar).sections.flatMap { section in
        section.compactMap { item -> Remark? in
          guard section.count > 1 || item.segments.count > 1, let name = critical(item, in: section, of: bar) else {
            return nil
          }
          return Remark(
            .fails, "shared-section", "\(name) shares a section with other items of \(bar.toolbar.knownName)", item: item.id,
            blame: .definition, suggestion: "Put a space between it and the others.", location: item.location)
        }
      }
    })

  /// What people call the item, if it is one that should be alone.
  private static func critical(_ item: Item, in section: [Item], of bar: BarInLocale) -> Message? {
    // The system sets apart what is prominent, and its own Done and Close.
    guard !item.isPrimary, item.systemItem == nil || item.kind == .sidebarToggle else { return nil }
    var hasOthers: Bool { section.contains { $0.kind != .sidebarToggle && !$0.isPrimary && !bar.goesBack($0) } }
    if item.kind == .sidebarToggle {
      // A Mac's window has the toggle above its sidebar, apart from what follows.
      return bar.toolbar.platforms.contains(.macos) || !hasOthers ? nil : "The sidebar’s toggle"
    }
    if bar.toolbar.kind == .navigationBar, bar.goesBack(item) { return hasOthers ? "The Back button" : nil }
    if section.contains(where: { $0.id != item.id && !$0.isPrimary }),
      bar.criticalAction(of: item.label) != nil || bar.criticalAction(of: item.accessibilityLabel) != nil
    {
      return bar.name(of: item)
    }
    return item.segments.first { bar.criticalAction(of: $0) != nil }?.shown(in: bar.locale).map { "“\($0)”" }
  }
}
