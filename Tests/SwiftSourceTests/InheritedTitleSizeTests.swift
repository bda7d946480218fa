import LintelModel
import Testing

@Suite("Titles that are as large as on the screen before")
struct InheritedTitleSizeTests {
  private static let detail = "struct Detail: View { var body: some View { List { }.navigationTitle(\"Detail\") } }\n"

  private func bar(_ source: String) -> Toolbar? {
    SwiftFixture(Self.detail + source).bars.first { $0.title.said == "\"Detail\"" || $0.title.said == "Detail" }
  }

  private func home(_ content: String, around: String = "NavigationStack") -> String {
    "struct Home: View { var body: some View { \(around) { \(content) } } }\n"
  }

  @Test(
    "What the first view of a navigation pushes is as large as that one, however the code pushes it",
    arguments: [
      "List { NavigationLink(\"a\") { Detail() } }.navigationTitle(\"Home\")",
      "List { Section { ForEach(all) { one in NavigationLink(destination: Detail().tint(color)) { Text(\"a\") } } } }",
      "List { }.toolbar { NavigationLink { Detail() } label: { Text(\"a\") } }",
      "List { }.navigationDestination(isPresented: $shows) { Detail() }",
      "List { }.navigationDestination(for: Int.self) { number in Detail() }",
      "Detail()",
    ])
  func large(content: String) {
    #expect(bar(home(content))?.largeTitle == .declared(true))
    #expect(bar(home(content, around: "NavigationView"))?.titleMayBeLarge == false)
  }

  @Test(
    "Where the screen before has a small title, so has the one that it pushes",
    arguments: [
      "List { NavigationLink(\"a\") { Detail() } }.navigationTitle(\"Home\").navigationBarTitleDisplayMode(.inline)",
      "List { NavigationLink(\"a\") { Detail().navigationBarTitleDisplayMode(.inline) } }",
    ])
  func small(content: String) throws {
    let bar = try #require(self.bar(home(content)))
    #expect(bar.largeTitle != .declared(true) && !bar.titleMayBeLarge)
  }

  @Test("A type of the project's that is called like a view of the platform's hides that view from no screen")
  func namesakeOfPlatformView() {
    let controller = "final class Table: UITableViewController { private enum Section: Int { case first, second } }\n"
    let home = home("List { Section { NavigationLink(destination: Detail()) { Text(\"a\") } } }.navigationTitle(\"Home\")")
    let files = ["Detail.swift": Self.detail, "Home.swift": home, "Table.swift": controller]
    #expect(SwiftFixture(files).bars.first { $0.title.said == "Detail" }?.largeTitle == .declared(true))
  }

  @Test("A title that asks for automatic is as on the screen before, also through a property and a row of the project's")
  func throughParts() {
    let source = """
      struct Export: View {
        var body: some View { Group { Spacer() }.navigationBarTitle(Text("Export"), displayMode: .automatic) }
      }
      struct Row: View { var body: some View { NavigationLink(destination: Export()) { Text("a") } } }
      struct Home: View {
        var body: some View { NavigationView { List { support }.navigationBarTitle(Text("Home")) } }
        private var support: some View { Section { Row() } }
      }
      """
    #expect(SwiftFixture(source).bars.first { $0.id.contains("Export") }?.largeTitle == .declared(true))
  }

  @Test(
    "Where the screens before disagree, or one of them is not known, the title may be large",
    arguments: [
      "struct Other: View { var body: some View { NavigationStack { Other2() } } }\n"
        + "struct Other2: View { var body: some View { NavigationLink(\"a\") { Detail() }.toolbarTitleDisplayMode(.inline) } }",
      "struct Other: View { var body: some View { PackageStack { Detail() } } }",
      "struct Other: View { var body: some View { Text(\"a\").sheet(isPresented: $shows) { Detail() } } }",
      "struct Other: View { let mode: Mode\n"
        + "var body: some View { NavigationStack { NavigationLink(\"a\") { Detail() }.navigationBarTitleDisplayMode(mode) } } }",
    ])
  func unknown(other: String) throws {
    let bar = try #require(self.bar(home("List { NavigationLink(\"a\") { Detail() } }") + other))
    #expect(bar.largeTitle == .unknown && bar.titleMayBeLarge)
  }

  @Test("A view that pushes itself is as large as where it is first shown")
  func recursive() {
    let link = "NavigationLink(\"a\") { Folder() }"
    let folder = "struct Folder: View { var body: some View { List { \(link) }.navigationTitle(\"F\") } }\n"
    let home = "struct Home: View { var body: some View { NavigationStack { Folder() } } }"
    #expect(SwiftFixture(folder + home).bars.first { $0.id.contains("Folder") }?.largeTitle == .declared(true))
  }

  @Test("A view that UIKit hosts has no large title, unless a navigation controller of the project's has large ones")
  func hosted() throws {
    let host = "final class Host { func open() { navigation.pushViewController(UIHostingController(rootView: Detail())) } }\n"
    let plain = try #require(bar(host))
    #expect(plain.largeTitle == .unknown && !plain.titleMayBeLarge)
    let large = try #require(bar(host + "func style(_ bar: UINavigationBar) { bar.prefersLargeTitles = true }"))
    #expect(large.largeTitle == .unknown && large.titleMayBeLarge)
  }

  @Test("A view of the project's that makes a navigation on the phone alone shows its content first there")
  func wrapper() {
    let source = """
      struct Sheet<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
          #if os(macOS)
          content
          #else
          NavigationStack { content.toolbar { Button("Done") { } } }
          #endif
        }
      }
      struct Home: View { var body: some View { Text("a").sheet(isPresented: $shows) { Sheet { Detail() } } } }
      """
    #expect(bar(source)?.largeTitle == .declared(true))
  }
}
