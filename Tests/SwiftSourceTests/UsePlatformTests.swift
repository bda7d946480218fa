import LintelModel
import Testing

/// Views that are not shown on a platform.
@Suite("Where views are used")
struct UsePlatformTests {
  @Test("What only the Mac's arm of a view shows is no bar of a phone")
  func macArm() {
    let bars = SwiftFixture(
      """
      struct Settings: View {
        var body: some View {
          Group { if Current.isCatalyst { macView } else { phoneView } }
        }
        private var macView: some View { NavigationView { sidebar } }
        private var sidebar: some View { List { }.navigationTitle("Sidebar") }
        private var phoneView: some View { List { }.navigationTitle("Phone") }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["Phone"])
  }

  @Test("Nor is a view that is made under `#if` for Catalyst alone", arguments: [true, false])
  func catalystAlone(isGuarded: Bool) {
    let link = isGuarded ? "#if targetEnvironment(macCatalyst)\nlink\n#endif" : "link"
    let bars = SwiftFixture([
      "Editor.swift": """
      // Editor.swift
      struct Editor: View { var body: some View { List { }.navigationTitle("Editor") } }
      #Preview { Editor() }
      """,
      "Main.swift": """
      struct Main: View {
        var body: some View {
          List {
            \(link)
          }
        }
        private var link: some View { NavigationLink { Editor() } label: { Text("Edit") } }
        #if targetEnvironment(macCatalyst)
        let isMac = true
        #endif
      }
      """,
    ]).bars
    #expect(bars.map(\.title.said) == (isGuarded ? [] : ["Editor"]))
  }

  @Test(
    "What SwiftUI puts on a bar for Catalyst alone is no bar, and the coverage says where it is",
    arguments: [
      "#if targetEnvironment(macCatalyst)\n.toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Close\") { } } }\n#endif",
      "#if !targetEnvironment(macCatalyst)\n.refreshable { }\n#else\n.toolbar { Button(\"Close\") { } }\n#endif",
      ".modify { view in if Current.isCatalyst { view.toolbar { Button(\"Close\") { } } } else { view } }",
    ])
  func catalystIsSaid(modifier: String) {
    let fixture = SwiftFixture(body: modifier)
    #expect(fixture.bars.isEmpty)
    #expect(fixture.skipped.map(\.file) == ["A.swift"])
    #expect(fixture.skipped.allSatisfy { !$0.isBroken && $0.reason.contains("bars for Mac Catalyst alone are not laid out") })
  }

  @Test("Nor is it the toolbar of a Mac's window where the file imports UIKit", arguments: [[Platform.ios], [.ios, .macos]])
  func catalystOfUIKit(platforms: [Platform]) {
    let body = "List { }.navigationTitle(\"Inbox\").toolbar { Button(\"Save\") { } }"
    let view = "struct Inbox: View { var body: some View { \(body) } }"
    let fixture = SwiftFixture("import UIKit\n#if targetEnvironment(macCatalyst)\n\(view)\n#endif", platforms: platforms)
    #expect(fixture.bars.isEmpty)
    #expect(fixture.skipped.map(\.reason) == ["line 3: bars for Mac Catalyst alone are not laid out"])
    // What an app of AppKit's has, too, is a window of the Mac's.
    let both = SwiftFixture("#if os(macOS) || targetEnvironment(macCatalyst)\n\(view)\n#endif", platforms: [.ios, .macos])
    #expect(both.bars.map(\.kind) == [.windowToolbar])
  }

  @Test(
    "So is an item that shows something for Catalyst alone",
    arguments: [
      "if Current.isCatalyst { Button { } label: { Image(systemName: \"arrow.clockwise\") } }",
      "#if targetEnvironment(macCatalyst)\nButton { } label: { Image(systemName: \"arrow.clockwise\") }\n#endif",
    ])
  func itemOfCatalyst(content: String) {
    let fixture = SwiftFixture(
      body: ".navigationTitle(\"A\").toolbar { ToolbarItem(placement: .primaryAction) {\n\(content)\n} }", platforms: [.ios])
    #expect(fixture.bars.flatMap(\.items).isEmpty)
    #expect(fixture.skipped.map(\.isBroken) == [false])
    #expect(fixture.skipped.allSatisfy { $0.reason.contains("; buttons with a symbol alone are given no name: line ") })
    #expect(fixture.skipped.flatMap { $0.namelessButtons }.count == 1)
    let named = content.replacing("\"arrow.clockwise\") }", with: "\"arrow.clockwise\") }.accessibilityLabel(\"Refresh\")")
    let heard = SwiftFixture(
      body: ".navigationTitle(\"A\").toolbar { ToolbarItem(placement: .primaryAction) {\n\(named)\n} }", platforms: [.ios])
    #expect(heard.skipped.allSatisfy { $0.namelessButtons.isEmpty })
    #expect(heard.skipped.count == 1 && heard.skipped.allSatisfy { !$0.reason.contains("given no name") })
    #expect(fixture.skipped.allSatisfy { $0.reason.contains("bars for Mac Catalyst alone are not laid out") })
  }

  @Test("An item that shows something everywhere, and another thing for Catalyst, is no item of Catalyst's alone")
  func itemOfAll() {
    let content = "if Current.isCatalyst { Button(\"Close\") { } } else { Button(\"Done\") { } }"
    let fixture = SwiftFixture(body: ".navigationTitle(\"A\").toolbar { ToolbarItem {\n\(content)\n} }", platforms: [.ios])
    #expect(fixture.labels == ["Done"])
    #expect(fixture.skipped.count == 1)
  }

  @Test(
    "What a button does otherwise on Catalyst is no bar of Catalyst's",
    arguments: [
      "Button(action: { if Current.isCatalyst { open() } else { show() } }, label: { Text(\"Help\") })",
      "Button { if Current.isCatalyst { open() } } label: { Text(\"Help\") }",
      "Button(\"Help\") { if Current.isCatalyst { open() } }",
      "Button(\"Help\", action: help).onAppear { if Current.isCatalyst { open() } }",
    ])
  func deedOfCatalyst(content: String) {
    let fixture = SwiftFixture(items: "ToolbarItem { \(content) }", platforms: [.ios])
    #expect(fixture.labels == ["Help"])
    #expect(fixture.skipped.isEmpty)
  }

  @Test(
    "What is for the Mac and not for Catalyst is no bar of Catalyst's",
    arguments: [
      "#if os(macOS) && !targetEnvironment(macCatalyst)\n.toolbar { Button(\"Close\") { } }\n#endif",
      "#if targetEnvironment(macCatalyst)\n.refreshable { }\n#elseif os(macOS)\n.toolbar { Button(\"Close\") { } }\n#endif",
    ])
  func macWithoutCatalyst(modifier: String) {
    #expect(SwiftFixture(body: modifier).skipped.isEmpty)
  }

  @Test("So it does of an item, and of a view that is only made there; not of what is on other bars, too")
  func catalystParts() {
    let close = "#if targetEnvironment(macCatalyst)\nToolbarItem { Button(\"Close\") { } }\n#endif"
    let fixture = SwiftFixture(items: close + "\nToolbarItem { Button(\"Save\") { } }")
    #expect(fixture.labels == ["Save"])
    #expect(fixture.skipped.map(\.reason) == ["line 7: bars for Mac Catalyst alone are not laid out"])
    let everywhere = "#if targetEnvironment(macCatalyst)\n.frame(width: 400)\n#endif\n.toolbar { Button(\"Save\") { } }"
    #expect(SwiftFixture(body: everywhere).skipped.isEmpty)
    let view = SwiftFixture([
      "Editor.swift": "struct Editor: View { var body: some View { List { }.navigationTitle(\"Editor\") } }",
      "Main.swift": """
      struct Main: View { var body: some View { List {
      #if targetEnvironment(macCatalyst)
      NavigationLink { Editor() } label: { Text("Edit") }
      #endif
      } } }
      """,
    ])
    #expect(view.bars.isEmpty && view.skipped.map(\.file) == ["Editor.swift"])
  }

  @Test("Of many of Catalyst's items the first 20 lines are named, and how many more there are")
  func manyParts() {
    let close = (1...25).map { "ToolbarItem { Button(\"Close \($0)\") { } }" }.joined(separator: "\n")
    let items = "#if targetEnvironment(macCatalyst)\n\(close)\n#endif\nToolbarItem { Button(\"Save\") { } }"
    let reasons = SwiftFixture(items: items).skipped.map(\.reason)
    #expect(reasons.count == 1 && reasons[0].hasPrefix("line 7: ") && reasons[0].hasSuffix(" 25, 26 and 5 more"))
  }

  @Test("A view that stands under `#if os(macOS)` wherever it is used is a window of the Mac")
  func macAlone() {
    let bars = SwiftFixture(
      [
        "Panel.swift": "struct Panel: View { var body: some View { List { }.navigationTitle(\"Panel\") } }",
        "Main.swift": "struct Main: View { var body: some View {\n#if os(macOS)\nPanel()\n#else\nText(\"A\")\n#endif\n} }",
      ], platforms: [.ios, .macos]
    ).bars
    #expect(Set(bars.flatMap(\.platforms)) == [.macos])
  }

  @Test("An item that holds nothing but what Catalyst shows is none, and one with another arm is one")
  func catalystItem() {
    let button = #"Button { } label: { Image(systemName: "arrow.clockwise") }"#
    let items = #"ToolbarItem { Button("Save") { } }"#
    #expect(SwiftFixture(items: "ToolbarItem { if Current.isCatalyst { \(button) } }\n" + items).labels == ["Save"])
    let both = "ToolbarItem { if Current.isCatalyst { \(button) } else { Button(\"Reload\") { } } }\n" + items
    #expect(SwiftFixture(items: both).labels == ["Reload", "Save"])
  }
}
