import LintelModel
import Testing

@Suite("The column of a split view that a pushed screen is in")
struct PushedColumnTests {
  private func view(_ name: String, _ content: String = "") -> String {
    "struct \(name): View { var body: some View { List { \(content) }.navigationTitle(\"\(name)\") } }\n"
  }

  private func place(_ title: String, _ split: String, _ others: String) -> SplitColumn.Place? {
    let source = "struct Root: View { var body: some View { \(split) } }\n" + others
    return column(title, in: SwiftFixture(source, platforms: [.ipados]).bars)?.place
  }

  private func column(_ title: String, in bars: [Toolbar]) -> SplitColumn? {
    bars.first { $0.title.source == title || $0.title.key == title }?.column
  }

  private let link = "NavigationLink { Letter() } label: { Text(\"A\") }"

  @Test("A link of a sidebar with a stack of its own pushes within the sidebar; without one it leads to the detail column")
  func sidebar() {
    let views = view("Boxes", link) + view("Letter")
    let stack = "NavigationSplitView { NavigationStack { Boxes() } } detail: { Text(\"B\") }"
    #expect(place("Letter", stack, views) == .sidebar)
    let bare = "NavigationSplitView { Boxes() } detail: { Text(\"B\") }"
    #expect(place("Letter", bare, views) == .detail)
  }

  @Test("A width that is asked for where the link stands is none of the detail column's")
  func width() {
    let source = """
      struct Root: View {
        var body: some View {
          NavigationSplitView { Boxes().navigationSplitViewColumnWidth(280) } detail: { Text("B") }
        }
      }

      """ + view("Boxes", link) + view("Letter")
    let bars = SwiftFixture(source, platforms: [.ipados]).bars
    #expect(column("Letter", in: bars) == SplitColumn(.detail))
    #expect(column("Boxes", in: bars) == SplitColumn(.sidebar, preferred: 280, least: 280, most: 280))
    let inside = """
      struct Root: View { var body: some View { NavigationSplitView { Boxes() } detail: { Text("B") } } }
      struct Boxes: View { var body: some View { List { \(link) }.navigationSplitViewColumnWidth(280) } }

      """ + view("Letter")
    #expect(column("Letter", in: SwiftFixture(inside, platforms: [.ipados]).bars) == SplitColumn(.detail))
  }

  @Test("Of three columns the second one leads to the detail column; where the first one leads is not known")
  func three() {
    let views = view("Boxes", link) + view("Letter")
    let second = "NavigationSplitView { Text(\"A\") } content: { Boxes() } detail: { Text(\"B\") }"
    #expect(place("Letter", second, views) == .detail)
    let first = "NavigationSplitView { Boxes() } content: { Text(\"A\") } detail: { Text(\"B\") }"
    #expect(place("Letter", first, views) == nil)
  }

  @Test("What a link of the detail column leads to stays there, also by way of another one, and with the link's other forms")
  func detail() {
    let split = "NavigationSplitView { Text(\"A\") } detail: { NavigationStack { Boxes() } }"
    let between = view("Boxes", "NavigationLink(\"A\") { Letters() }") + view("Letters", link) + view("Letter")
    #expect(place("Letter", split, between) == .detail)
    let argument = view("Boxes", "NavigationLink(destination: Letter()) { Text(\"A\") }") + view("Letter")
    #expect(place("Letter", split, argument) == .detail)
  }

  @Test("A screen that a link outside of columns leads to besides is in none for sure")
  func elsewhere() {
    let split = "TabView { NavigationSplitView { Boxes() } detail: { Text(\"B\") }; NavigationStack { Boxes() } }"
    #expect(place("Letter", split, view("Boxes", link) + view("Letter")) == nil)
  }

  @Test("What a destination in the view of a column's stack shows is in that column")
  func destination() {
    let boxes = """
      struct Boxes: View {
        var body: some View { List { }.navigationDestination(for: Int.self) { _ in Letter() }.navigationTitle("Boxes") }
      }

      """
    let split = "NavigationSplitView { NavigationStack { Boxes() } } detail: { Text(\"B\") }"
    #expect(place("Letter", split, boxes + view("Letter")) == .sidebar)
  }

  // MARK: Controllers

  private func controllers(_ root: String, boxes: String) -> [Toolbar] {
    let source = """
      final class Boxes: UIViewController {
        override func viewDidLoad() { title = "Boxes" }
        func open() { \(boxes) }
      }
      final class Letter: UIViewController {
        override func viewDidLoad() { title = "Letter" }
        func open() { navigationController?.pushViewController(Note(), animated: true) }
      }
      final class Note: UIViewController { override func viewDidLoad() { title = "Note" } }
      final class Root: UISplitViewController {
        override func viewDidLoad() {
          \(root)
        }
      }
      """
    return SwiftFixture(source, platforms: [.ipados]).bars
  }

  @Test("What a controller of a column pushes onto its own stack has the column and its widths, also at the second remove")
  func pushes() {
    let bars = controllers(
      "minimumPrimaryColumnWidth = 280\nsetViewController(Boxes(), for: .primary)\nsetViewController(Boxes(), for: .compact)",
      boxes: "let letter = Letter()\nnavigationController?.pushViewController(letter, animated: true)")
    #expect(["Letter", "Note"].map { column($0, in: bars) } == Array(repeating: SplitColumn(.sidebar, least: 280), count: 2))
  }

  @Test("What is pushed onto another stack, or presented besides, is in no column for sure")
  func otherStacks() {
    let root = "setViewController(Boxes(), for: .primary)"
    let other = controllers(root, boxes: "host.navigationController?.pushViewController(Letter(), animated: true)")
    #expect(column("Letter", in: other) == nil)
    let both = controllers(
      root,
      boxes: """
        let letter = Letter()
        if isShort { present(letter, animated: true) } else { navigationController?.pushViewController(letter, animated: true) }
        """)
    #expect(column("Letter", in: both) == nil)
  }
}
