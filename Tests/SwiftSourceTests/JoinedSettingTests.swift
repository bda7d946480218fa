import LintelModel
import Testing

/// A bar that several screens make is wherever one of them makes it.
@Suite("Where joined screens have their bar")
struct JoinedSettingTests {
  private static let home = """
    struct Home: View {
      var body: some View {
        NavigationStack {
          List { Rows() }.navigationTitle("Home").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") { } } }
        }
      }
    }
    """

  private func bars(rows: String, platforms: [Platform] = [.ios]) -> [Toolbar] {
    SwiftFixture(
      Self.home + "\nstruct Rows: View { var body: some View {\nText(\"A\")\n\(rows)\n} }", platforms: platforms
    ).bars
  }

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }

  /// By OS line, the title and what else is on the bars.
  private func faces(_ bars: [Toolbar], on line: Int, of platform: Platform = .ios) -> [[String]] {
    bars.filter { $0.platforms.contains(platform) && ($0.osLines.isEmpty || $0.osLines.contains(OSLine(line))) }
      .map { [$0.title.said] + labels($0).sorted() }
  }

  private static let new = "Text(\"B\").toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"New\") { } } }"

  @Test("A view whose own bar no audited system has leaves its presenter the one bar")
  func earlier() {
    let bars = SwiftFixture(
      """
      struct Home: View {
        var body: some View {
          NavigationStack { List { Rows() }.navigationTitle("All").toolbar { ToolbarItem { Button("Save") { } } } }
        }
      }
      struct Rows: View {
        var body: some View {
          Text("A")
          if #unavailable(iOS 15) { Text("B").navigationBarItems(trailing: Button("Old") { }) }
        }
      }
      """, platforms: [.ios]
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Save"]])
    #expect(bars.map(\.title.said) == ["All"])
  }

  @Test("A view that has its items on new systems alone takes no bar from its presenter on the others")
  func newSystems() {
    let found = bars(rows: "if #available(iOS 26, *) { \(Self.new) }")
    #expect(faces(found, on: 18) == [["Home", "Save"]])
    #expect(faces(found, on: 26) == [["Home", "New", "Save"]])
  }

  @Test("Nor does one that has them on old systems alone")
  func oldSystems() {
    let found = bars(rows: "if #unavailable(iOS 26) { \(Self.new) }")
    #expect(faces(found, on: 18) == [["Home", "New", "Save"]])
    #expect(faces(found, on: 26) == [["Home", "Save"]])
  }

  @Test("Nor one that has them under #if for another platform")
  func platforms() {
    let found = bars(rows: "#if os(visionOS)\n\(Self.new)\n#endif", platforms: [.ios, .visionos])
    #expect(faces(found, on: 26) == [["Home", "Save"]])
    #expect(faces(found, on: 26, of: .visionos) == [["Home", "New", "Save"]])
  }

  @Test("Nor one whose modifier alone is under #if")
  func modifierUnderIf() {
    let modifier = ".toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"New\") { } } }"
    let found = bars(rows: "#if os(visionOS)\n\(modifier)\n#endif", platforms: [.ios, .visionos])
    #expect(faces(found, on: 26) == [["Home", "Save"]])
    #expect(faces(found, on: 26, of: .visionos) == [["Home", "New", "Save"]])
  }

  @Test("A view in a navigation stack has what its other modifiers add where #if takes its title away")
  func titleUnderIf() {
    let found = SwiftFixture(
      """
      struct Settings: View {
        var body: some View {
          NavigationStack {
            Form { }
              #if !os(visionOS)
              .navigationTitle("Settings")
              #endif
              .closable()
          }
        }
      }
      extension View {
        func closable() -> some View { toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") { } } } }
      }
      """, platforms: [.ios, .visionos]
    ).bars
    #expect(faces(found, on: 26) == [["Settings", "Close"]])
    #expect(faces(found, on: 26, of: .visionos) == [["", "Close"]])
  }

  @Test("What a view has under #if and under its #else is on its presenter's one bar, each on its platforms")
  func bothArms() {
    let old = Self.new.replacing("New", with: "Old")
    let found = bars(rows: "#if os(visionOS)\n\(Self.new)\n#else\n\(old)\n#endif", platforms: [.ios, .visionos])
    #expect(faces(found, on: 26) == [["Home", "Old", "Save"]])
    #expect(faces(found, on: 26, of: .visionos) == [["Home", "New", "Save"]])
    #expect(found.count == 2)
  }

  @Test("So is what it has on new systems and on old ones")
  func bothLines() {
    let old = Self.new.replacing("New", with: "Old")
    let found = bars(rows: "if #available(iOS 26, *) { \(Self.new) } else { \(old) }")
    #expect(faces(found, on: 18) == [["Home", "Old", "Save"]])
    #expect(faces(found, on: 26) == [["Home", "New", "Save"]])
  }

  @Test("Where neither is, the presenter has its bar once")
  func neitherArm() {
    let old = Self.new.replacing("New", with: "Old")
    let found = bars(
      rows: "#if os(visionOS)\n\(Self.new)\n#elseif os(macOS)\n\(old)\n#endif", platforms: [.ios, .visionos])
    #expect(faces(found, on: 26) == [["Home", "Save"]])
    #expect(faces(found, on: 26, of: .visionos) == [["Home", "New", "Save"]])
  }

  @Test("Where the view's own title is not, its presenter's is shown")
  func titles() {
    let found = bars(rows: "if #available(iOS 26, *) { Text(\"B\").navigationTitle(\"Rows\") }")
    #expect(faces(found, on: 18) == [["Home", "Save"]])
    #expect(faces(found, on: 26) == [["Rows", "Save"]])
  }

  @Test("What a presenter that another platform alone compiles puts on a bar is not on this one's")
  func otherPlatformsPresenter() {
    let found = SwiftFixture(
      [
        "Phone.swift": """
        import UIKit
        struct Phone: View {
          var body: some View { NavigationStack { NavigationLink(destination: Page().navigationTitle("Page")) { Text("A") } } }
        }
        """,
        "Mac.swift": """
        import AppKit
        struct Desk: View { var body: some View { NavigationStack { NavigationLink(destination: Page()) { Text("A") } } } }
        """,
        "Page.swift": """
        struct Page: View {
          var body: some View { Form { }.toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { } } } }
        }
        """,
      ], platforms: [.ios, .macos]
    ).bars.filter { $0.id.contains("#Page.") }
    #expect(faces(found, on: 26) == [["Page", "Add"]])
    #expect(faces(found, on: 26, of: .macos) == [["", "Add"]])
  }
}
