import LintelModel
import LintelSwiftSource
import Testing

@Suite("Views and modifiers of the project's own around a screen")
struct ContentWrapperTests {
  private func largeTitle(_ source: String) -> Fact<Bool>? {
    SwiftFixture(source).bars.first { $0.title.said == "Inbox" }?.largeTitle
  }

  private let split = """
    struct AnySplit<Sidebar: View, Detail: View>: View {
      let sidebar: () -> Sidebar
      let detail: () -> Detail
      init(@ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail) {
        self.sidebar = sidebar
        self.detail = detail
      }
      var body: some View { NavigationSplitView(columnVisibility: $visibility, sidebar: sidebar, detail: detail) }
    }
    """

  @Test(
    "What a project's own navigation shows first has a large title",
    arguments: [
      "AnySplit { List { }.navigationTitle(\"Inbox\") } detail: { Text(\"A\") }",
      "AnySplit { List { }.modifier(InboxTitle()) } detail: { Text(\"A\") }",
      "NavigationStack { List { }.modifier(InboxTitle()) }",
      "NavigationStack { List { }.inboxTitle() }",
      "NavigationSplitView { List { }.navigationTitle(\"Inbox\") } detail: { Text(\"A\") }",
      "NavigationView { List { }\n#if !os(visionOS)\n.navigationTitle(\"Inbox\")\n#endif\n.disabled(true) }",
    ])
  func large(body: String) {
    let source = """
      struct Home: View { var body: some View { \(body) } }
      struct InboxTitle: ViewModifier { func body(content: Content) -> some View { content.navigationTitle("Inbox") } }
      extension View { func inboxTitle() -> some View { navigationTitle("Inbox") } }
      """
    #expect(largeTitle(split + "\n" + source.onlyWith(body)) == .declared(true))
  }

  @Test(
    "Elsewhere, or where something says how titles are shown, nobody knows",
    arguments: [
      "AnySplit { Text(\"A\") } detail: { List { }.navigationTitle(\"Inbox\") }",
      "NavigationStack { List { }.modifier(InboxTitle()).navigationBarTitleDisplayMode(.inline) }",
      "NavigationView { List { }.navigationBarHidden(false)\n#if !os(visionOS)\n.navigationTitle(\"Inbox\")\n#endif\n}",
      "Group { NavigationStack { List { }.modifier(InboxTitle()) }; List { }.modifier(InboxTitle()) }",
    ])
  func unknown(body: String) {
    let source = """
      struct Home: View { var body: some View { \(body) } }
      struct InboxTitle: ViewModifier { func body(content: Content) -> some View { content.navigationTitle("Inbox") } }
      """
    #expect(largeTitle(split + "\n" + source.onlyWith(body)) == .unknown)
  }

  @Test(
    "A view that only shows what it is handed is looked through",
    arguments: [
      (
        "let build: () -> C\ninit(_ build: @autoclosure @escaping () -> C) { self.build = build }\nvar body: C { build() }",
        "Later(Detail())", true
      ),
      ("@ViewBuilder let content: () -> C\nvar body: some View { VStack { content() } }", "Later { Detail() }", true),
      (
        "let content: C\ninit(@ViewBuilder content: () -> C) { self.content = content() }\nvar body: some View { content }",
        "Later { Detail() }", true
      ),
      (
        "let content: () -> C\nvar body: some View { Text(\"A\").sheet(isPresented: $open) { content() } }",
        "Later { Detail() }", false
      ),
      ("", "Unknown { Detail() }", false),
    ])
  func lookedThrough(members: String, use: String, isPushed: Bool) {
    let bars = SwiftFixture(
      """
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink(destination: \(use)) { Text("Open") }.navigationTitle("Home") } }
      }
      struct Detail: View { var body: some View { List { }.navigationTitle("Detail") } }
      struct Later<C: View>: View { \(members) }
      """
    ).bars
    let detail = bars.first { $0.title.said == "Detail" }
    #expect(detail != nil)
    #expect(detail?.items.contains { $0.kind == .back } == isPushed)
  }

  @Test("A hosting controller has its view's title")
  func hosting() {
    func hasTitle(_ view: String) -> Bool? {
      SwiftFixture(
        """
        struct Inbox: View { var body: some View { \(view) } }
        final class InboxController: UIHostingController<Inbox> {
          override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem }
        }
        """
      ).bars.first { $0.controller == "InboxController" }.map { $0.title.said == "Inbox" || $0.hasTitleElsewhere }
    }
    #expect(hasTitle("List { }.navigationTitle(\"Inbox\")") == true)
    #expect(hasTitle("List { }") == false)
  }
}

extension String {
  /// The source with those of its last two declarations alone that a body uses.
  fileprivate func onlyWith(_ body: String) -> String {
    split(separator: "\n").filter { line in
      ["InboxTitle", "inboxTitle"].allSatisfy { !line.contains(" \($0)") || body.contains($0) || line.contains("Home") }
    }.joined(separator: "\n")
  }
}
