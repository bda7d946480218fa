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

  @Test("A placement that is named under `#if` is that of its platform")
  func placementPerPlatform() {
    let bars = SwiftFixture(
      items: """
        #if os(iOS)
        let side: ToolbarItemPlacement = .topBarLeading
        #else
        let side: ToolbarItemPlacement = .primaryAction
        #endif
        ToolbarItem(placement: side) { Button("A") { } }
        """, platforms: [.ios, .macos]
    ).bars
    #expect(bars.map(\.kind) == [.navigationBar, .windowToolbar])
    #expect(bars.map { $0.items.map(\.placement) } == [[.leading], [.automatic]])
  }

  @Test("So is one that a property under `#if` gives")
  func propertyPerPlatform() {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: side) { Button(\"A\") { } }",
      members: """
        #if os(macOS)
        let side: ToolbarItemPlacement = .automatic
        #else
        var side: ToolbarItemPlacement { if isLow { return .bottomBar } else { return .topBarLeading } }
        #endif
        """, platforms: [.ios, .macos]
    ).bars
    #expect(bars.map(\.kind) == [.navigationBar, .toolbar, .windowToolbar])
    #expect(bars.map { $0.items.map(\.placement) } == [[.leading], [.bottom], [.automatic]])
  }

  @Test("A confirming button is prominent, and no other one that says nothing of its style")
  func confirmation() {
    let items = [".confirmationAction", ".cancellationAction", ".primaryAction"].map {
      "ToolbarItem(placement: \($0)) { Button(\"A\") { } }"
    }
    let bar = SwiftFixture(items: items.joined(separator: "\n")).bar
    #expect(bar?.items.map(\.style) == [.prominent, .plain, .plain])
    #expect(bar?.items.map(\.modalRole) == [.confirmation, .cancellation, nil])
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

  @Test("A placement that differs by platform leaves no empty bar where it puts the items elsewhere")
  func propertyWithReturns() {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: self.side) { Button(\"A\") { } }",
      members: """
        var side: ToolbarItemPlacement {
          #if os(visionOS)
            return .automatic
          #else
            return .keyboard
          #endif
        }
        """,
      platforms: [.ios, .visionos]
    ).bars
    #expect(bars.map(\.kind) == [.navigationBar, .toolbar])
    #expect(bars.map(\.platforms) == [[.visionos], [.ios]])
    #expect(bars.allSatisfy { $0.items.count == 1 })
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

  @Test("On macOS, actions of something presented are buttons of its sheet, and its other items stand there too")
  func sheet() {
    let items = """
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
      ToolbarItem(placement: .confirmationAction) { Button("Done") { } }
      ToolbarItem { Button("Help") { } }
      """
    let bars = SwiftFixture(body: ".navigationTitle(\"A\").toolbar {\n\(items)\n}", platforms: [.ios, .macos]).bars
    #expect(bars.map(\.kind) == [.navigationBar, .sheetButtons])
    #expect(bars.map(\.items.count) == [3, 3])
    #expect(bars.map(\.platforms) == [[.ios], [.macos]])
  }

  @Test("A sheet's destructive action leads, and its confirming one is the last, after the cancelling one")
  func sheetOrder() throws {
    let items = """
      ToolbarItem(placement: .confirmationAction) { Button("Save") { } }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
      ToolbarItem { Button("Help") { } }
      ToolbarItem(placement: .destructiveAction) { Button("Delete") { } }
      """
    let bars = SwiftFixture(items: items, platforms: [.ios, .macos]).bars
    let sheet = try #require(bars.first { $0.kind == .sheetButtons })
    #expect(sheet.items.map { $0.label.said } == ["Delete", "Help", "Cancel", "Save"])
    #expect(sheet.items.map { $0.placement } == [.leading, .automatic, .trailing, .trailing])
    let bar = try #require(bars.first { $0.kind == .navigationBar })
    #expect(bar.items.map { $0.placement } == [.trailing, .leading, .trailing, .trailing])
  }

  @Test("Sheets that one declaration shows in several places with the same buttons are one bar, with others another one")
  func repeatedSheets() {
    let source = """
      struct Closing: ViewModifier {
        func body(content: Content) -> some View {
          content.toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { } }
          }
        }
      }
      struct Panes: View {
        var body: some View {
          NavigationLink { Form { }.modifier(Closing()) } label: { Text("General") }
          NavigationLink { List { }.modifier(Closing()) } label: { Text("Sounds") }
          NavigationLink {
            List { }.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { } } }
          } label: { Text("About") }
        }
      }
      """
    let bars = SwiftFixture(source, platforms: [.macos]).bars
    #expect(bars.map(\.kind) == [.sheetButtons, .sheetButtons])
    #expect(bars.map { $0.items.map(\.label.said) } == [["Cancel", "Save"], ["Close"]])
    #expect(bars.map(\.location.line) == [11, 14])
  }

  @Test("A view that only the iPad's or the Mac's screens use stands on no iPhone")
  func users() {
    let view = """
      struct Reader: View { var body: some View { List { }.toolbar { Button("A") { } } } }
      """
    let pad = "struct Split: View { var body: some View { Reader() } }"
    func platforms(_ files: [String: String]) -> [Platform] {
      SwiftFixture(files.merging(["Reader.swift": view]) { $1 }, platforms: [.ios, .ipados, .macos]).bars.flatMap(
        \.platforms)
    }
    #expect(platforms(["SplitViewForiPad.swift": pad]) == [.ipados])
    #expect(platforms(["Root_macOS.swift": pad, "SplitiPad.swift": pad]) == [.ipados, .macos])
    #expect(platforms(["SplitiPad.swift": pad, "Root.swift": pad]) == [.ios, .ipados, .macos])
    #expect(platforms(["SplitiPad.swift": "struct S { let a = MyReader() }"]) == [.ios, .ipados, .macos])
  }

  @Test("A placement that only the running program decides is a variant on every platform, and no difference between them")
  func runtimeChoice() {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: isCompact ? .topBarLeading : .topBarTrailing) { Button(\"A\") { } }",
      platforms: [.ios, .ipados]
    ).bars
    #expect(bars.map { $0.items.map(\.placement) } == [[.leading], [.trailing]])
    #expect(bars.map(\.platforms) == [[.ios, .ipados], [.ios, .ipados]])
    #expect(bars.map { $0.variant?.arms } == ["if isCompact", "unless isCompact"])
  }

  @Test("An item is on the bar in an arm whose placement cannot be followed, too")
  func unknownArm() {
    for placement in ["isCompact ? .topBarLeading : style.side", "side"] {
      let bars = SwiftFixture(
        items: "ToolbarItem(placement: \(placement)) { Button(\"A\") { } }",
        members: "var side: ToolbarItemPlacement { if isCompact { return .topBarLeading } else { return style.side } }"
      ).bars
      #expect(bars.map { $0.items.map(\.placement) } == [[.leading], [.trailing]], "\(placement)")
      #expect(bars.map { $0.variant?.arms } == ["if isCompact", "unless isCompact"], "\(placement)")
    }
  }
}
