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

  private func kinds(_ root: String, also other: String = "") -> [Item.Kind] {
    SwiftFixture(
      """
      @main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }
      \(other)
      struct Root: View { \(root) }
      struct Boxes: View { var body: some View { List { }.toolbar { Button("New Box") { } } } }
      """, platforms: [.macos]
    ).items.map { $0.kind }
  }

  private static let split = "NavigationSplitView { Boxes() } detail: { Text(\"A\") }"

  @Test("The system's own is on the bar where nothing removes it")
  func kept() { #expect(kinds("var body: some View { \(Self.split) }") == [.sidebarToggle, .button]) }

  @Test(
    "It is removed by the name of a variable, too",
    arguments: [
      "let kind = ToolbarDefaultItemKind.sidebarToggle\nvar body: some View { SPLIT.toolbar(removing: kind) }",
      "var kind: ToolbarDefaultItemKind? { .sidebarToggle }\nvar body: some View { SPLIT.toolbar(removing: self.kind) }",
      "var body: some View { let kind: ToolbarDefaultItemKind? = .sidebarToggle; return SPLIT.toolbar(removing: kind) }",
    ])
  func variable(root: String) { #expect(kinds(root.replacing("SPLIT", with: Self.split)) == [.button]) }

  @Test(
    "And by a modifier of the project's on the split view",
    arguments: [
      ("extension View { func bare() -> some View { toolbar(removing: .sidebarToggle) } }", ".bare()"),
      (
        "extension View { func bare(of kind: ToolbarDefaultItemKind) -> some View { toolbar(removing: kind) } }",
        ".bare(of: .sidebarToggle)"
      ),
      (
        "struct Bare: ViewModifier { func body(content: Content) -> some View { content.toolbar(removing: .sidebarToggle) } }",
        ".modifier(Bare())"
      ),
    ])
  func modifier(declaration: String, use: String) {
    #expect(kinds("var body: some View { \(Self.split)\(use) }", also: declaration) == [.button])
  }
}
