import LintelModel
import Testing

@Suite("The search field of a SwiftUI bar")
struct SearchFieldTests {
  private func bars(_ body: String, platforms: [Platform] = [.macos]) -> [Toolbar] {
    SwiftFixture("struct Inbox: View {\nvar body: some View {\n\(body)\n}\n}\n", platforms: platforms).bars
  }

  @Test("Of two searchable views in one body the inner one has the field of the bar")
  func nested() {
    let bars = bars(
      """
      VStack { List { }.searchable(text: $own, prompt: "Find mail") }
        .searchable(text: $all, prompt: "Find anything")
      """)
    #expect(bars.map { $0.items.map(\.label.said) } == [["Find mail"]])
  }

  @Test("So has the first of two modifiers on one view")
  func chained() {
    let bars = bars(
      "List { }.searchable(text: $own, prompt: \"Find mail\").searchable(text: $all, prompt: \"Find anything\")")
    #expect(bars.map { $0.items.map(\.label.said) } == [["Find mail"]])
  }

  @Test("Where the inner view is searchable on a condition, the outer one's field stands where the condition fails")
  func conditional() {
    let bars = bars(
      """
      VStack {
        if hasMail { List { }.searchable(text: $own, prompt: "Find mail") } else { Text("Empty") }
      }
      .searchable(text: $all, prompt: "Find anything")
      """)
    #expect(Set(bars.map { $0.items.map(\.label.said) }) == [["Find mail"], ["Find anything"]])
    #expect(bars.count == 2)
  }

  @Test("The field of the view whose bar it is stands, and not that of who shows the view")
  func presented() {
    let bars = SwiftFixture(
      [
        "Inbox.swift": """
          struct Inbox: View {
            var body: some View { List { }.navigationTitle("Inbox").searchable(text: $own, prompt: "Find mail") }
          }
          """,
        "Home.swift": """
          struct Home: View {
            var body: some View { NavigationStack { Inbox().searchable(text: $all, prompt: "Find anything") } }
          }
          """,
      ], platforms: [.macos]
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Find mail"]])
  }

  @Test("Fields of different platforms stand on the bar of each")
  func byPlatform() {
    let bars = bars(
      """
      List { }
        #if os(macOS)
          .searchable(text: $text, placement: .toolbar, prompt: "Find in window")
        #else
          .searchable(text: $text, placement: .toolbar, prompt: "Find")
        #endif
      """, platforms: [.ipados, .macos])
    #expect(bars.first { $0.kind == .windowToolbar }?.items.map(\.label.said) == ["Find in window"])
    #expect(bars.first { $0.kind == .navigationBar }?.items.map(\.label.said) == ["Find"])
  }

  @Test("A field whose place is left to the system is on an iPad's bar where the width is regular, and on no iPhone's")
  func leftToSystem() {
    let body = "List { }.navigationTitle(\"Mail\").searchable(text: $text, prompt: \"Find\").toolbar { Button(\"New\") { } }"
    let bars = bars(body, platforms: [.ipados])
    #expect(bars.count == 2)
    #expect(Set(bars.first { $0.widthClass == .regular }?.items.map(\.label.said) ?? []) == ["Find", "New"])
    #expect(bars.first { $0.widthClass == .compact }?.items.map(\.label.said) == ["New"])
    #expect(self.bars(body, platforms: [.ios]).map { $0.items.map(\.label.said) } == [["New"]])
  }

  @Test("In a split view's sidebar, which is compact in any window, it is below the row; in its detail it is in the row")
  func sidebar() {
    let list = "List { }.navigationTitle(\"Mail\").searchable(text: $text, prompt: \"Find\")"
    func fields(_ home: String) -> Int {
      SwiftFixture(
        "struct Inbox: View { var body: some View { \(list) } }\nstruct Home: View { var body: some View { \(home) } }",
        platforms: [.ipados]
      ).bars.flatMap(\.items).count { $0.kind == .searchField }
    }
    #expect(fields("NavigationSplitView { Inbox() } detail: { Text(\"None\") }") == 0)
    #expect(fields("NavigationSplitView { NavigationStack { Inbox() } } detail: { Text(\"None\") }") == 0)
    #expect(fields("NavigationSplitView { Text(\"Boxes\") } detail: { Inbox() }") == 1)
    let sheet = "Text(\"Boxes\").sheet(isPresented: $shows) { Inbox() }"
    #expect(fields("NavigationSplitView { \(sheet) } detail: { Text(\"None\") }") == 1)
  }

  @Test("It makes no bar where it is alone, and stands nowhere where the code asks for the drawer")
  func alone() {
    #expect(bars("List { }.searchable(text: $text)", platforms: [.ios, .ipados]).isEmpty)
    let drawer = bars(
      "List { }.navigationTitle(\"Mail\").searchable(text: $text, placement: .navigationBarDrawer)", platforms: [.ipados])
    #expect(drawer.map(\.items.count) == [0])
  }

  @Test(
    "A drawer is below the row in every width, however it is displayed",
    arguments: [
      ".navigationBarDrawer(displayMode: .always)", ".navigationBarDrawer(displayMode: isLong ? .always : .automatic)",
      "SearchFieldPlacement.navigationBarDrawer",
    ])
  func drawer(_ placement: String) {
    let body = "List { }.navigationTitle(\"Mail\").searchable(text: $text, placement: \(placement), prompt: \"Find\")"
    #expect(bars(body, platforms: [.ios, .ipados]).flatMap(\.items).isEmpty)
  }

  @Test("One in the toolbar is in an iPad's row in regular width alone, and makes a bar of its own there")
  func toolbar() {
    let field = "List { }.searchable(text: $text, placement: .toolbar, prompt: \"Find\")"
    let titled = bars(field + ".navigationTitle(\"Mail\")", platforms: [.ipados])
    #expect(titled.first { $0.widthClass == .regular }?.items.map(\.label.said) == ["Find"])
    #expect(titled.first { $0.widthClass == .compact }?.items.isEmpty == true)
    #expect(bars(field, platforms: [.ipados]).map { $0.items.map(\.label.said) } == [["Find"]])
  }

  @Test("One for a sidebar is placed by the system where nothing in the project has a sidebar")
  func noSidebar() {
    let body = "List { }.navigationTitle(\"Mail\").searchable(text: $text, placement: .sidebar, prompt: \"Find\")"
    #expect(bars(body).map { $0.items.map(\.label.said) } == [["Find"]])
    let split = bars("NavigationSplitView { \(body) } detail: { Text(\"None\") }")
    #expect(split.flatMap(\.items).allSatisfy { $0.kind != .searchField })
  }

  @Test("A default item for search is the field in another place, and says what the field asks for")
  func defaultItem() {
    let bars = bars(
      """
      List { }
        .searchable(text: $text, placement: .toolbar, prompt: "Find")
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      """, platforms: [.ipados])
    #expect(bars.map(\.kind) == [.toolbar])
    #expect(bars.first?.items.map(\.kind) == [.searchField])
    #expect(bars.first?.items.map(\.label.said) == ["Find"])
  }
}
