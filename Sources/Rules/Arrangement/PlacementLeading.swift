import LintelFindings
import LintelModel

extension Rule {
  static let placementLeading = Rule(
    id: "placement-leading",
    title: "Back and the sidebar's toggle come first on the leading edge.",
    statements: ["hig-2025.23", "hig-2023.25"],
    severity: .note,
    why:
      "People find the way back, and the list they came from, at the same corner of every view; elsewhere they look twice.",
    examples: [
      .fails(
        "the sidebar's toggle at the other end",
        sketch: "ipados26 en 834pt\n[Edit] | Notes | sidebar[]",
        mended: "ipados26 en 834pt\nsidebar[] - [Edit] | Notes |"),
      .fails(
        "the sidebar's toggle after another item",
        sketch: "ipados26 en 834pt\n[Edit] sidebar[] | Notes |",
        mended: "ipados26 en 834pt\nsidebar[] - [Edit] | Notes |"),
      .fails(
        "a Back button at the other end", in: .hig2025,
        sketch: "ios26 en 402pt\n[Edit] | Notes | {chevron.backward \"Back\"}"),
      .fails(
        "a Back button of the app's own behind another item",
        sketch: "ipados26 en 834pt\n[Edit] {chevron.backward \"Back\"} | Notes |",
        mended: "ipados26 en 834pt\n{chevron.backward \"Back\"} - [Edit] | Notes |"),
      .fails(
        "a chevron without a name", in: .hig2025, sketch: "ipados26 en 834pt\n{pencil} - {chevron.left} | Notes |",
        mended: "ipados26 en 834pt\n{chevron.left} - {pencil} | Notes |"),
      .passes(
        "a chevron that leads to the day before",
        sketch: "ipados26 en 834pt\n[Today] {chevron.left} {chevron.right} | March |"),
      .fails(
        "a toggle of the app's own at the other end",
        sketch: "ipados26 en 834pt\n| Notes | [Edit] - {sidebar.left \"Sidebar\"}"),
      .needsReview(
        "a toggle among items that the app sorts while it runs",
        sketch: "ipados26 en 834pt\nfacts leading2: hasKnownPlace no\n[Edit] sidebar[] | Notes |"),
      .passes("the toggle first", sketch: "ipados26 en 834pt\nsidebar[] [Edit] | Notes | [Share]"),
      .passes("Back, then the toggle", sketch: "ipados26 en 834pt\n< Home sidebar[] | Notes | [Share]"),
      .passes(
        "after a space at the end of the sidebar", in: .hig2025,
        sketch: "macos26 en 800pt\nkind: window\n-- sidebar[] [Edit {pencil}]"),
      .passes(
        "a toolbar at the bottom goes back in a history", in: .hig2025,
        sketch: "ios26 en 402pt\nkind: toolbar\n{star} -- {chevron.backward \"Back\"} {chevron.forward \"Forward\"}"),
      .passes("written behind what replaces the title", files: ["Note.swift": written]),
      .passes("neither", sketch: "ipados26 en 834pt\n[Edit] | Notes | [Share]"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind == .navigationBar || bar.toolbar.kind == .windowToolbar else { return [] }
      var isFirst = true
      return bar.toolbar.itemsOnBar.filter { !$0.kind.isSpacer }.compactMap { item in
        // The sidebar's toggle and Back may change places: the system does so itself.
        // A bar with edges may be written in any order.
        let isBefore = bar.toolbar.kind == .windowToolbar || item.placement == .leading
        defer { if isBefore && !bar.goesBack(item) && item.kind != .sidebarToggle { isFirst = false } }
        let isElsewhere = [.trailing, .center, .principal].contains(item.placement)
        let isToggle = item.kind == .sidebarToggle || item.isDrawnSidebarToggle
        if isToggle, item.kind == .sidebarToggle ? isElsewhere || !isFirst : isElsewhere {
          let found = remark(
            "sidebar-toggle",
            "The sidebar's toggle of \(bar.toolbar.knownName) stands "
              + (isElsewhere ? "away from the leading edge" : "behind another item"), about: item)
          return isElsewhere ? found : found.asked(whereOrderIsUnknownOn: bar.toolbar)
        }
        guard bar.goesBack(item) else { return nil }
        if isElsewhere {
          return remark("back", "The Back button of \(bar.toolbar.knownName) stands away from the leading edge", about: item)
        }
        // In a window the items follow its title, and at the bottom there is no leading edge.
        guard item.kind != .back, !isFirst, item.placement == .leading, bar.toolbar.kind == .navigationBar else {
          return nil
        }
        return remark("back-not-first", "The Back button of \(bar.toolbar.knownName) stands behind another item", about: item)
          .asked(whereOrderIsUnknownOn: bar.toolbar)
      }
    })

  private static let written = """
    struct Note: View {
      var body: some View {
        Text("").toolbar {
          ToolbarItem(placement: .principal) { Text("Note") }
          ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.backward") { } }
        }
      }
    }
    """

  private static func remark(_ reason: String, _ message: Message, about item: Item) -> Remark {
    Remark(
      .fails, reason, message, item: item.id, blame: .definition,
      suggestion: "Put Back first on the leading edge, and the sidebar's toggle after it.", location: item.location)
  }
}

extension Item {
  /// A button of the app's own with the symbol that the system's toggle of the sidebar has.
  fileprivate var isDrawnSidebarToggle: Bool {
    kind == .button && hasSystemName
      && ["sidebar.left", "sidebar.leading", "sidebar.squares.left", "sidebar.squares.leading"].contains(symbol)
  }
}
