import LintelModel
import Testing

@Suite("The toggle of a sidebar that code removes")
struct RemovedSidebarToggleTests {
  @Test(
    "Removing it makes no bar, no item and nothing unread, on an iPad as on a Mac",
    arguments: [".sidebarToggle", "removed", "hidesToggle ? .sidebarToggle : nil"])
  func removal(kind: String) {
    let fixture = SwiftFixture(
      """
      @main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        let removed: ToolbarDefaultItemKind?
        let hidesToggle: Bool
        var body: some View {
          NavigationSplitView { List { }.toolbar(removing: \(kind)) } detail: { Text("A").toolbar { Button("Share") { } } }
        }
      }
      """, platforms: [.ipados])
    #expect(fixture.bars.map { $0.items.map(\.label.said) } == [["Share"]])
    #expect(fixture.bars.allSatisfy { $0.items.allSatisfy { $0.standIn == nil && $0.kind == .button } })
    #expect(fixture.skipped.isEmpty)
  }

  @Test("A modifier that alone removes it makes no bar of its own")
  func alone() {
    let extended = "extension View { func bare() -> some View { toolbar(removing: .sidebarToggle) } }"
    let fixture = SwiftFixture(
      "\(extended)\nstruct Root: View { var body: some View { List { }.bare() } }", platforms: [.ipados, .macos])
    #expect(fixture.bars.isEmpty)
  }
}
