import LintelModel
import Testing

@Suite("Columns of one window of macOS")
struct WindowColumnTests {
  private static let scene = "@main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }\n"

  private func fixture(
    _ body: String, _ others: String = "", scene: String = Self.scene, platforms: [Platform] = [.macos]
  ) -> SwiftFixture {
    SwiftFixture(scene + "struct Root: View { var body: some View { \(body) } }\n" + others, platforms: platforms)
  }

  /// What is on each of its bars.
  private func shown(_ fixture: SwiftFixture) -> [[String]] { fixture.bars.map { faces($0) } }

  private func view(_ name: String, _ button: String, title: String? = nil) -> String {
    let named = title.map { ".navigationTitle(\"\($0)\")" } ?? ""
    return "struct \(name): View { var body: some View { List { }\(named).toolbar { Button(\"\(button)\") { } } } }\n"
  }

  private func faces(_ bar: Toolbar) -> [String] {
    bar.items.map { $0.kind == .sidebarToggle ? "toggle" : $0.label.said }
  }

  @Test("What the columns of a split view put on a bar is on one, the sidebar's first, and the detail names the window")
  func order() {
    let read = fixture(
      "NavigationSplitView { Boxes() } content: { Letters() } detail: { Letter() }",
      view("Letter", "Reply", title: "Letter") + view("Letters", "Sort") + view("Boxes", "New Box", title: "Boxes")
    )
    #expect(shown(read) == [["toggle", "New Box", "Sort", "Reply"]])
    #expect(read.bar?.title.said == "Letter")
    #expect(read.bar?.kind == .windowToolbar)
  }

  @Test("What the sidebar puts there stands over it, and what other columns do does not")
  func overSidebar() {
    let views = view("Letter", "Reply", title: "Letter") + view("Boxes", "New Box")
    let split = fixture("NavigationSplitView { Boxes() } detail: { Letter() }", views)
    #expect(split.items.map { $0.isInSidebar } == [true, true, false])
    #expect(fixture("HSplitView { Boxes()\nLetter() }", views).items.allSatisfy { !$0.isInSidebar })
  }

  @Test("On iPadOS each column keeps its own navigation bar")
  func iPad() {
    let read = fixture(
      "NavigationSplitView { Boxes() } detail: { Letter() }", view("Boxes", "New Box") + view("Letter", "Reply"),
      platforms: [.ipados]
    )
    #expect(Set(shown(read)) == [["New Box"], ["Reply"]])
  }

  @Test("The views of a NavigationView and of an HSplitView are columns, too, and neither gets a toggle")
  func others() {
    for name in ["NavigationView", "HSplitView"] {
      let read = fixture(
        "\(name) { Boxes()\nLetter() }", view("Letter", "Reply") + view("Boxes", "New Box")
      )
      #expect(shown(read) == [["New Box", "Reply"]])
    }
  }

  @Test("A view of the project's that hands its columns on is a split view")
  func wrapper() {
    let wrapper = """
      struct Columns<Sidebar: View, Detail: View>: View {
        let sidebar: () -> Sidebar
        let detail: () -> Detail
        init(@ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail) {
          self.sidebar = sidebar
          self.detail = detail
        }
        var body: some View { NavigationSplitView(sidebar: sidebar, detail: detail) }
      }

      """
    let read = fixture(
      "Columns { Boxes() } detail: { if let letter { Letter() } else { Text(\"None\") } }",
      wrapper + view("Letter", "Reply") + view("Boxes", "New Box", title: "Boxes")
    )
    #expect(shown(read).first == ["toggle", "New Box", "Reply"])
    let ids = Set(read.bars.map(\.barID))
    #expect(ids.count == 1)
    #expect(read.bar?.title.said == "Boxes")
  }

  @Test("Of views that a column shows in turn each has a bar, with what the sidebar puts there")
  func inTurn() {
    let read = fixture(
      "NavigationSplitView { Boxes() } detail: { switch shown { case .letter: Letter()\ncase .search: Found() } }",
      view("Boxes", "New Box") + view("Letter", "Reply", title: "Letter") + view("Found", "Clear", title: "Found")
    )
    #expect(Set(shown(read)) == [["toggle", "New Box", "Clear"], ["toggle", "New Box", "Reply"]])
    let titles = Set(read.bars.map(\.title.said))
    #expect(titles == ["Letter", "Found"])
  }

  @Test("What is on the split view itself is behind what its columns have")
  func around() {
    let read = fixture(
      "NavigationSplitView { Boxes() } detail: { Text(\"None\") }.toolbar { Button(\"Share\") { } }", view("Boxes", "New Box")
    )
    #expect(shown(read) == [["toggle", "New Box", "Share"]])
  }

  @Test("A view that is shown outside of the columns, too, keeps its bar")
  func elsewhere() {
    let read = fixture(
      "NavigationSplitView { Boxes().sheet(isPresented: $asks) { Letter() } } detail: { Letter() }",
      view("Boxes", "New Box") + view("Letter", "Reply")
    )
    #expect(Set(shown(read)) == [["Reply"], ["toggle", "New Box"]])
  }

  @Test("The system's toggle of the sidebar is not there where code removes it, has its own, or shows no window")
  func toggle() {
    let boxes = view("Boxes", "New Box")
    let inSidebar = fixture("NavigationSplitView { Boxes().toolbar(removing: .sidebarToggle) } detail: { Text(\"A\") }", boxes)
    #expect(shown(inSidebar) == [["New Box"]])
    let around = fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }.toolbar(removing: .sidebarToggle)", boxes)
    #expect(shown(around) == [["New Box"]])
    let button = "Button(\"Sidebar\", systemImage: \"sidebar.left\") { }"
    let own = "struct Boxes: View { var body: some View { List { }.toolbar { \(button) } } }"
    #expect(shown(fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }", own)) == [["Sidebar"]])
    #expect(shown(fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }", boxes, scene: "")) == [["New Box"]])
    let alone = fixture("NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }.toolbar { Button(\"Share\") { } }")
    #expect(shown(alone) == [["toggle", "Share"]])
  }

  @Test("Of search fields in two columns the window has the last one's")
  func search() {
    let searchable = ["Boxes", "Letter"].map { name in
      "struct \(name): View { var body: some View { List { }.searchable(text: $words, prompt: \"\(name)\") } }\n"
    }
    let read = fixture("NavigationSplitView { Boxes() } detail: { Letter() }", searchable.joined())
    let fields = read.bars.flatMap(\.items).filter { $0.kind == .searchField }
    #expect(fields.count == 1)
  }

  @Test("The window's least width holds for the bar of its columns")
  func width() {
    let read = fixture(
      "NavigationSplitView { Boxes() } detail: { Text(\"A\") }.frame(minWidth: 650)", view("Boxes", "New Box")
    )
    #expect(read.bar?.minimumWidth == .declared(650))
  }
}
