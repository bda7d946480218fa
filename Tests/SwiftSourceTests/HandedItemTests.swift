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

  @Test("Of methods of one name it is the one that takes the items, and where none are handed there are none")
  func overloaded() {
    let modifier = """
      struct Form1<Items: ToolbarContent>: ViewModifier {
        let extra: Items?
        init() where Items == EmptyItems { self.extra = nil }
        init(extra: () -> Items) { self.extra = extra() }
        func body(content: Content) -> some View {
          let view = content.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } } }
          if let extra = extra { view.toolbar { extra } } else { view }
        }
      }
      extension View {
        func formBar() -> some View { self.modifier(Form1()) }
        func formBar<Items: ToolbarContent>(@ToolbarContentBuilder extra: () -> Items) -> some View {
          self.modifier(Form1(extra: extra))
        }
      }

      """
    let handed = SwiftFixture(
      modifier + "struct Home: View { var body: some View { Text(\"A\").formBar { \(Self.remove) } } }"
    ).bars
    #expect(handed.allSatisfy { $0.items.map(\.label.said).sorted() == ["Cancel", "Remove"] } && !handed.isEmpty)
    let alone = SwiftFixture(
      modifier + "struct Home: View { var body: some View { Text(\"A\").navigationTitle(\"x\").formBar() } }"
    ).bars
    #expect(alone.allSatisfy { $0.items.map(\.label.said) == ["Cancel"] } && !alone.isEmpty)
  }

  @Test("Those that a modifier of which nothing is known is handed are on the bar all the same")
  func unknown() {
    let bars = SwiftFixture("struct Home: View { var body: some View { Text(\"A\").packageBar { \(Self.remove) } } }").bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Remove"]])
  }

  private static let screens = [
    """
    struct Screen<Content: View, Bar: ToolbarContent>: View {
      let title: LocalizedStringKey
      @ViewBuilder let content: () -> Content
      @ToolbarContentBuilder let bar: () -> Bar
      var body: some View { NavigationStack { content().navigationTitle(title).toolbar { bar() } } }
    }
    """,
    """
    struct Screen<Content: View, Bar: ToolbarContent>: View {
      let title: LocalizedStringKey
      let content: Content
      let bar: Bar
      init(title: LocalizedStringKey, @ViewBuilder content: () -> Content, @ToolbarContentBuilder bar: () -> Bar) {
        self.title = title
        self.content = content()
        self.bar = bar()
      }
      var body: some View { NavigationStack { content.navigationTitle(title).toolbar { bar } } }
    }
    """,
  ]

  private func home(_ name: String, _ item: String) -> String {
    """
    struct \(name)Home: View {
      var body: some View {
        Screen(title: "\(name)") { List { } } bar: { ToolbarItem(placement: .topBarTrailing) { Button("\(item)") { } } }
      }
    }

    """
  }

  @Test("Those that a view is handed for its bar are on that bar, and on no bar of their own", arguments: screens)
  func container(screen: String) {
    let bars = SwiftFixture(home("Inbox", "Compose") + screen).bars
    #expect(bars.map(\.title.said) == ["Inbox"])
    #expect(bars.map { $0.items.map(\.label.said) } == [["Compose"]])
    #expect(bars.allSatisfy { $0.unknownOwner == nil })
  }

  @Test("Of several places that hand a view a title and items, each is a bar with its own", arguments: screens)
  func containers(screen: String) {
    let bars = SwiftFixture(home("Inbox", "Compose") + home("Drafts", "Send") + screen).bars
    #expect(Set(bars.map { [$0.title.said] + $0.items.map(\.label.said) }) == [["Inbox", "Compose"], ["Drafts", "Send"]])
  }
}
