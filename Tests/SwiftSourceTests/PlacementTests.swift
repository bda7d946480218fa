import LintelModel
import Testing

@Suite("Placements")
struct PlacementTests {
  @Test(
    "Placements have their side of the navigation bar",
    arguments: [
      (".topBarLeading", Item.Placement.leading), (".topBarTrailing", .trailing), (".navigationBarLeading", .leading),
      (".navigationBarTrailing", .trailing), (".cancellationAction", .leading), (".confirmationAction", .trailing),
      (".destructiveAction", .trailing), (".primaryAction", .trailing), (".principal", .principal),
      (".navigation", .leading),
      (".automatic", .trailing), (".topBarPinnedTrailing", .trailing), (".title", .principal),
    ])
  func sides(placement: String, side: Item.Placement) {
    let bar = SwiftFixture(items: "ToolbarItem(placement: \(placement)) { Button(\"A\") { } }").bar
    #expect(bar?.kind == .navigationBar)
    #expect(bar?.items.map(\.placement) == [side])
  }

  @Test(
    "Other bars are bars of their own",
    arguments: [
      (".bottomBar", Toolbar.Kind.toolbar, "bottomBar"), (".status", .toolbar, "bottomBar"),
      (".keyboard", .toolbar, "keyboard"),
    ])
  func bars(placement: String, kind: Toolbar.Kind, part: String) {
    let bar = SwiftFixture(items: "ToolbarItem(placement: \(placement)) { Button(\"A\") { } }").bar
    #expect(bar?.kind == kind)
    #expect(bar?.id == "A.swift#Inbox.body.\(part)")
  }

  @Test("On macOS the items stand in the window's toolbar, and what macOS lacks makes no window's toolbar")
  func macOS() {
    let both = SwiftFixture(
      items: "ToolbarItem(placement: .primaryAction) { Button(\"A\") { } }", platforms: [.ios, .macos])
    #expect(both.bars.map(\.kind) == [.navigationBar, .windowToolbar])
    let phone = SwiftFixture(
      items: "ToolbarItem(placement: .topBarTrailing) { Button(\"A\") { } }", platforms: [.ios, .macos])
    #expect(phone.bars.map(\.kind) == [.navigationBar])
  }

  @Test(
    "A file's folder, name and imports tell its platforms",
    arguments: [
      ("iOS/A.swift", "", [Platform.ios]), ("Mac/A.swift", "", [.macos]), ("Root_macOS.swift", "", [.macos]),
      ("A.swift", "import UIKit\n", [.ios]), ("A.swift", "import AppKit\n", [.macos]), ("A.swift", "", [.ios, .macos]),
      ("A.swift", "#if os(watchOS)\nlet a = 1\n#endif\n", [.ios, .macos, .watchos]),
    ])
  func files(path: String, start: String, platforms: [Platform]) {
    let source = start + "struct V: View { var body: some View { List { }.navigationTitle(\"A\") } }"
    let bars = SwiftFixture([path: source], platforms: [.ios, .macos, .watchos]).bars
    #expect(bars.flatMap(\.platforms).sorted() == platforms)
  }

  @Test("A placement may be a property with a branch for each platform")
  func property() {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: side) { Button(\"A\") { } }",
      members: "var side: ToolbarItemPlacement {\n#if os(macOS)\n.navigation\n#else\n.bottomBar\n#endif\n}",
      platforms: [.ios, .macos]
    ).bars
    #expect(bars.map(\.kind) == [.toolbar, .windowToolbar])
    #expect(bars.last?.items.map(\.placement) == [.leading])
  }

  @Test("On iOS secondary actions stand in a menu, on macOS on the bar")
  func secondary() {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: .secondaryAction) { Button(\"A\") { } }", platforms: [.ios, .macos]
    ).bars
    #expect(bars.first?.items.map(\.isInDefaultSet) == [false, true])
    #expect(bars.first?.items.last?.kind == .moreMenu)
    #expect(bars.last?.items.map(\.isInDefaultSet) == [true])
  }
}
