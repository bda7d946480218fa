import LintelModel
import Testing

/// Items that a modifier of the project's own is handed.
@Suite("Items that modifiers are handed")
struct HandedItemTests {
  private static let modifier = """
    struct Form1<Items: ToolbarContent>: ViewModifier {
      let extra: Items?
      init(extra: () -> Items) { self.extra = extra() }
      func body(content: Content) -> some View {
        let view = content.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } } }
        if let extra { view.toolbar { extra } } else { view }
      }
    }
    extension View {
      func formBar<Items: ToolbarContent>(@ToolbarContentBuilder content: () -> Items) -> some View {
        modifier(Form1(extra: content))
      }
    }

    """
  private static let remove = "ToolbarItem(placement: .destructiveAction) { Button(\"Remove\") { } }"

  @Test("They are on one bar with the modifier's own")
  func joined() {
    let bars = SwiftFixture(
      Self.modifier + "struct Home: View { var body: some View { Text(\"A\").formBar { \(Self.remove) } } }"
    ).bars
    #expect(bars.map { Set($0.items.map(\.label.said)) } == [["Cancel", "Remove"]])
    #expect(bars.allSatisfy { $0.id.contains("#Home.") })
  }

  @Test("Those that a modifier of which nothing is known is handed are on the bar all the same")
  func unknown() {
    let bars = SwiftFixture("struct Home: View { var body: some View { Text(\"A\").packageBar { \(Self.remove) } } }").bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Remove"]])
  }
}
