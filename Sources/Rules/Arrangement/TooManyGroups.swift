import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let tooManyGroups = Rule(
    id: "too-many-groups",
    title: "A bar has at most three groups of items.",
    statements: ["hig-2025.30", "hig-2025.45"],
    severity: .note,
    why: "More groups than three look like none: the eye no longer finds what belongs together.",
    examples: [
      .fails(
        "four groups",
        sketch: "ios26 en 440pt\nkind: toolbar\n{plus} -- {trash} -- {folder} -- {gear}",
        mended: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} {folder} -- {gear}"),
      .passes(
        "flexible spaces of iOS 18 spread items and part nothing",
        sketch: "ios18 en 440pt\nkind: toolbar\n{plus} -- {trash} -- {folder} -- {gear}"),
      .fails(
        "fixed spaces part groups on iOS 18 too",
        sketch: "ios18 en 440pt\nkind: toolbar\n{plus} - {trash} - {folder} - {gear}",
        mended: "ios18 en 440pt\nkind: toolbar\n{plus} {trash} - {folder} - {gear}"),
      .passes(
        "fixed spaces between texts keep labels apart, and part no groups",
        sketch: "ios26 en 440pt\nkind: toolbar\n[Reply] - [Move] - [Flag] - [Trash]"),
      .passes(
        "in a window what stands side by side is one group, symbols and texts alike",
        sketch: "macos26 en 800pt\nkind: window\n[Reply] [Forward {forward}] [Move] - [Flag {flag}] [Trash]"),
      .fails(
        "spaces of a window part texts too",
        sketch: "macos26 en 800pt\nkind: window\n[Reply] - [Move] - [Flag] - [Trash]",
        mended: "macos26 en 800pt\nkind: window\n[Reply] [Move] - [Flag] - [Trash]"),
      .fails("on a television", sketch: "tvos26 en\nkind: toolbar\n{plus} -- {trash} -- {folder} -- {gear}"),
      .passes(
        "a view in the title's place is the title",
        files: [
          "App/Screen.swift": """
          import SwiftUI
          struct Screen: View {
            var body: some View {
              List { }
                .toolbar {
                  ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") { } }
                  ToolbarItem(placement: .principal) { VStack { Text("Trains"); Text("Today") } }
                  ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { } }
                  ToolbarSpacer(.fixed, placement: .topBarTrailing)
                  ToolbarItem(placement: .topBarTrailing) { Button("Sort", systemImage: "arrow.up") { } }
                }
            }
          }
          """
        ]),
      .passes("three groups", sketch: "ios26 en 440pt\nkind: toolbar\n{plus} {trash} -- {folder} -- {gear}"),
    ],
    check: .bar { bar in
      guard bar.isSource, bar.toolbar.kind != .settingsTabs else { return [] }
      let lines = bar.toolbar.systems
      let allowed = BarGeneration.of(.ios, lines.last ?? OSLine.audited[0]).count(.mostGroups)
      let counts = lines.map { (os: $0, groups: groups(of: bar.toolbar, on: $0)) }
      guard let most = counts.max(by: { $0.groups.count < $1.groups.count }), most.groups.count > allowed else { return [] }
      // Said only where it is not true of all.
      let place: Message = counts.allSatisfy { $0.groups.count > allowed } ? "" : " on OS \(most.os.description)"
      return [
        Remark(
          .fails, "more-than-three",
          "\(bar.toolbar.knownName) has \(most.groups.count) groups\(place); the guideline asks for at most three",
          blame: .definition,
          evidence: [
            .count("groups", most.groups.count, "groups"), .count("allowed", allowed, "groups"),
            .text("items", most.groups.map { $0.map(\.nameInGroup).joined(separator: ", ") }.joined(separator: " | ")),
          ],
          suggestion: bar.toolbar.kind == .windowToolbar
            ? bar.toolbar.hasSpaceToRemove
              ? "Remove spaces between items that belong together, or move items to a menu."
              : "Move items to a menu, or take some off the bar."
            : "Join groups of symbols, join groups of texts with a fixed space between them, or move items to a menu.")
      ]
    })

  private static func groups(of toolbar: Toolbar, on os: OSLine) -> [[Item]] {
    // Before platters, a bottom toolbar's flexible spaces spread its items evenly and part nothing.
    let generation = BarGeneration.of(.ios, os, keepsEarlierDesign: toolbar.keepsEarlierDesign)
    let isSpread = toolbar.kind == .toolbar && !generation.has(.glass)
    // In a window spaces alone part groups: what stands side by side is one, symbols and texts alike.
    let isWindow = toolbar.kind == .windowToolbar
    var groups: [[Item]] = []
    var previous: Item?
    var spaces: Set<Item.Kind> = []
    for item in toolbar.items where item.isInDefaultSet && item.kind != .back {
      if isSpread && item.kind == .flexibleSpace { continue }
      if item.kind.isSpacer {
        spaces.insert(item.kind)
        continue
      }
      // What stands where the title does is the title, and no item of a group.
      if item.placement == .principal, [.customView, .helperText].contains(item.kind) || item.controlCount == 0 { continue }
      defer { (previous, spaces) = (item, []) }
      // Labels need a fixed space between them, which makes them no groups of their own.
      if !isWindow, let previous, spaces == [.fixedSpace], previous.isTextButton, item.isTextButton,
        previous.placement == item.placement
      {
        groups[groups.count - 1].append(item)
        continue
      }
      // Whether a symbol or a text is alone is not known of what shows neither for certain.
      if let previous, spaces.isEmpty, previous.isOfUnknownLook, item.isOfUnknownLook, previous.placement == item.placement {
        groups[groups.count - 1].append(item)
        continue
      }
      let isOther = !spaces.isEmpty || previous.map { $0.placement != item.placement } ?? true
      if isOther || !isSpread && !isWindow && previous?.group != item.group {
        groups.append([item])
      } else {
        groups[groups.count - 1].append(item)
      }
    }
    return groups
  }
}

extension Item.Kind {
  fileprivate var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
}

extension Item {
  /// What the definition calls it.
  fileprivate var nameInGroup: String { label.source ?? symbol ?? id }

  fileprivate var isOfUnknownLook: Bool { symbol == nil && systemItem == nil && label.state == .unresolved }
}

extension Toolbar {
  /// Whether nothing but spaces parts two items: what a separator parts, or the title that stands between the two, stays apart.
  fileprivate var hasSpaceToRemove: Bool {
    let shown = items.filter { $0.isInDefaultSet && $0.kind != .back }
    return shown.indices.contains { index in
      guard shown[index].kind.isSpace,
        let before = shown[..<index].last(where: { !$0.kind.isSpace }),
        let after = shown[(index + 1)...].first(where: { !$0.kind.isSpace })
      else { return false }
      return before.kind != .separator && after.kind != .separator && before.placement == after.placement
    }
  }

  /// The OS lines that it is audited on.
  fileprivate var systems: [OSLine] {
    if !environments.isEmpty { return Set(environments.map(\.os)).sorted() }
    return osLines.isEmpty ? OSLine.audited : osLines
  }
}
