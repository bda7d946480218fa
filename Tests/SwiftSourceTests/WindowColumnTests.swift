import LintelModel
import Testing

@Suite("Columns of one window of macOS")
struct WindowColumnTests {
  private static let scene = "@main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }\n"

  private func fixture(
    _ body: String, _ others: String = "", scene: String = scene, platforms: [Platform] = [.macos]
  ) -> SwiftFixture {
    SwiftFixture(scene + "struct Root: View { var body: some View { \(body) } }\n" + others, platforms: platforms)
  }

  private func view(_ name: String, _ button: String, title: String? = nil) -> String {
    let named = title.map { ".navigationTitle(\"\($0)\")" } ?? ""
    return "struct \(name): View { var body: some View { List { }\(named).toolbar { Button(\"\(button)\") { } } } }\n"
  }

  private func faces(_ bar: Toolbar) -> [String] {
    bar.items.map { $0.kind == .sidebarToggle ? "toggle" : $0.label.said }
  }

  @Test("What the columns of a split view put on a bar is on one, the sidebar's first, and the detail names the window")
  func order() {
    let bars = fixture(
      "NavigationSplitView { Boxes() } content: { Letters() } detail: { Letter() }",
      view("Letter", "Reply", title: "Letter") + view("Letters", "Sort") + view("Boxes", "New Box", title: "Boxes")
    ).bars
    #expect(bars.map(faces) == [["toggle", "New Box", "Sort", "Reply"]])
    #expect(bars.first?.title.said == "Letter")
    #expect(bars.first?.kind == .windowToolbar)
  }

  @Test("On iPadOS each column keeps its own navigation bar")
  func iPad() {
    let bars = fixture(
      "NavigationSplitView { Boxes() } detail: { Letter() }", view("Boxes", "New Box") + view("Letter", "Reply"),
      platforms: [.ipados]
    ).bars
    #expect(Set(bars.map(faces)) == [["New Box"], ["Reply"]])
  }

  @Test("The views of a NavigationView and of an HSplitView are columns, too, and neither gets a toggle")
  func others() {
    for name in ["NavigationView", "HSplitView"] {
      let bars = fixture(
        "\(name) { Boxes()\nLetter() }", view("Letter", "Reply") + view("Boxes", "New Box")
      ).bars
      #expect(bars.map(faces) == [["New Box", "Reply"]])
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
    let bars = fixture(
      "Columns { Boxes() } detail: { if let letter { Letter() } else { Text(\"None\") } }",
      wrapper + view("Letter", "Reply") + view("Boxes", "New Box", title: "Boxes")
    ).bars
    #expect(bars.first.map(faces) == ["toggle", "New Box", "Reply"])
    #expect(Set(bars.map(\.barID)).count == 1)
    #expect(bars.first?.title.said == "Boxes")
  }

  @Test("Of views that a column shows in turn each has a bar, with what the sidebar puts there")
  func inTurn() {
    let bars = fixture(
      "NavigationSplitView { Boxes() } detail: { switch shown { case .letter: Letter()\ncase .search: Found() } }",
      view("Boxes", "New Box") + view("Letter", "Reply", title: "Letter") + view("Found", "Clear", title: "Found")
    ).bars
    #expect(Set(bars.map(faces)) == [["toggle", "New Box", "Clear"], ["toggle", "New Box", "Reply"]])
    #expect(Set(bars.map(\.title.said)) == ["Letter", "Found"])
  }

  @Test("What is on the split view itself is behind what its columns have")
  func around() {
    let bars = fixture(
      "NavigationSplitView { Boxes() } detail: { Text(\"None\") }.toolbar { Button(\"Share\") { } }", view("Boxes", "New Box")
    ).bars
    #expect(bars.map(faces) == [["toggle", "New Box", "Share"]])
  }

  @Test("A view that is shown outside of the columns, too, keeps its bar")
  func elsewhere() {
    let bars = fixture(
      "NavigationSplitView { Boxes().sheet(isPresented: $asks) { Letter() } } detail: { Letter() }",
      view("Boxes", "New Box") + view("Letter", "Reply")
    ).bars
    #expect(Set(bars.map(faces)) == [["Reply"], ["toggle", "New Box"]])
  }

  @Test("The system's toggle of the sidebar is not there where code removes it, has its own, or shows no window")
  func toggle() {
    let boxes = view("Boxes", "New Box")
    #expect(
      fixture("NavigationSplitView { Boxes().toolbar(removing: .sidebarToggle) } detail: { Text(\"A\") }", boxes)
        .bars.map(faces) == [["New Box"]])
    #expect(
      fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }.toolbar(removing: .sidebarToggle)", boxes)
        .bars.map(faces) == [["New Box"]])
    let button = "Button(\"Sidebar\", systemImage: \"sidebar.left\") { }"
    let own = "struct Boxes: View { var body: some View { List { }.toolbar { \(button) } } }"
    #expect(fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }", own).bars.map(faces) == [["Sidebar"]])
    #expect(
      fixture("NavigationSplitView { Boxes() } detail: { Text(\"A\") }", boxes, scene: "").bars.map(faces) == [["New Box"]])
    #expect(
      fixture("NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }.toolbar { Button(\"Share\") { } }")
        .bars.map(faces) == [["toggle", "Share"]])
  }

  @Test("The window's least width holds for the bar of its columns")
  func width() {
    let bars = fixture(
      "NavigationSplitView { Boxes() } detail: { Text(\"A\") }.frame(minWidth: 650)", view("Boxes", "New Box")
    ).bars
    #expect(bars.first?.minimumWidth == .declared(650))
  }
}
