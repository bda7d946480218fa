import LintelModel
import Testing

@Suite("The column of a split view that a bar is in")
struct SplitColumnTests {
  private func view(_ name: String, _ modifiers: String = "") -> String {
    "struct \(name): View { var body: some View { List { }.navigationTitle(\"\(name)\")\(modifiers) } }\n"
  }

  private func bars(_ body: String, _ others: String) -> [Toolbar] {
    SwiftFixture("struct Root: View { var body: some View { \(body) } }\n" + others, platforms: [.ipados]).bars
  }

  private func column(_ title: String, in bars: [Toolbar]) -> SplitColumn? {
    bars.first { $0.title.source == title || $0.title.key == title }?.column
  }

  @Test("Each of the three columns of a NavigationSplitView has its own")
  func three() {
    let bars = bars(
      "NavigationSplitView { Boxes() } content: { Letters() } detail: { NavigationStack { Letter() } }",
      view("Boxes") + view("Letters") + view("Letter"))
    #expect(column("Boxes", in: bars) == SplitColumn(.sidebar))
    #expect(column("Letters", in: bars) == SplitColumn(.content))
    #expect(column("Letter", in: bars) == SplitColumn(.detail))
  }

  @Test("So has what a closure has itself, and what a property of the view shows there")
  func inPlace() {
    let source = """
      struct Root: View {
        var body: some View {
          NavigationSplitView { List { }.navigationTitle("Boxes") } detail: { letter }
        }
        private var letter: some View { List { }.navigationTitle("Letter") }
      }
      """
    let bars = SwiftFixture(source, platforms: [.ipados]).bars
    #expect(column("Boxes", in: bars)?.place == .sidebar)
    #expect(column("Letter", in: bars)?.place == .detail)
  }

  @Test("A width that the view or its place asks for is that of the column")
  func widths() {
    let bars = bars(
      "NavigationSplitView { Boxes() } content: { Letters().navigationSplitViewColumnWidth(280) } detail: { Letter() }",
      view("Boxes", ".navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 300)") + view("Letters") + view("Letter"))
    #expect(column("Boxes", in: bars) == SplitColumn(.sidebar, preferred: 260, least: 200, most: 300))
    #expect(column("Letters", in: bars) == SplitColumn(.content, preferred: 280, least: 280, most: 280))
  }

  @Test("What is shown in compact width besides stays a column's, and what is presented, pushed or shown elsewhere is none's")
  func elsewhere() {
    let compact = bars(
      "if width == .compact { NavigationStack { Boxes() } } else { NavigationSplitView { Boxes() } detail: { Letter() } }"
        + "}\n@Environment(\\.horizontalSizeClass) var width\nvar unused: Int { 0 ",
      view("Boxes") + view("Letter"))
    #expect(column("Boxes", in: compact)?.place == .sidebar)
    let presented = bars(
      "NavigationSplitView { Text(\"A\").sheet(isPresented: $asks) { NavigationStack { Boxes() } } } detail: { Text(\"B\") }",
      view("Boxes"))
    #expect(!presented.isEmpty && presented.allSatisfy { $0.column == nil })
    let both = bars(
      "TabView { NavigationSplitView { Boxes() } detail: { Text(\"B\") }; NavigationStack { Boxes() } }", view("Boxes"))
    #expect(!both.isEmpty && both.allSatisfy { $0.column == nil })
  }

  @Test("A controller has the column of a UISplitViewController that code puts it into, also by way of a constant")
  func controllers() {
    let source = """
      final class Boxes: UIViewController { override func viewDidLoad() { title = "Boxes" } }
      final class Letters: UIViewController { override func viewDidLoad() { title = "Letters" } }
      final class Letter: UIViewController { override func viewDidLoad() { title = "Letter" } }
      final class Alone: UIViewController { override func viewDidLoad() { title = "Alone" } }
      final class Root: UISplitViewController {
        override func viewDidLoad() {
          let boxes = Boxes()
          setViewController(UINavigationController(rootViewController: boxes), for: .primary)
          setViewController(Letters(), for: .supplementary)
          let letter = UINavigationController(rootViewController: Letter())
          setViewController(letter, for: .secondary)
          setViewController(UINavigationController(rootViewController: Boxes()), for: .compact)
          present(Alone(), animated: true)
        }
      }
      """
    let bars = SwiftFixture(source, platforms: [.ipados]).bars
    #expect(column("Boxes", in: bars)?.place == .sidebar)
    #expect(column("Letters", in: bars)?.place == .content)
    #expect(column("Letter", in: bars)?.place == .detail)
    #expect(column("Alone", in: bars) == nil)
  }

  @Test("Of the two in the list of a split view controller the first has the sidebar; a tab bar's list has no columns")
  func lists() {
    func columns(_ made: String) -> [SplitColumn.Place?] {
      let source = """
        final class Boxes: UIViewController { override func viewDidLoad() { title = "Boxes" } }
        final class Letter: UIViewController { override func viewDidLoad() { title = "Letter" } }
        final class Start {
          func show() {
            let root = \(made)()
            let boxes = UINavigationController(rootViewController: Boxes())
            root.viewControllers = [boxes, UINavigationController(rootViewController: Letter())]
          }
        }
        final class Other: UISplitViewController { }
        """
      let bars = SwiftFixture(source, platforms: [.ipados]).bars
      return ["Boxes", "Letter"].map { column($0, in: bars)?.place }
    }
    #expect(columns("UISplitViewController") == [.sidebar, .detail])
    #expect(columns("Other") == [.sidebar, .detail])
    #expect(columns("UITabBarController") == [nil, nil])
  }

  @Test("A constant of the name of what it is made of ends the search")
  func circular() {
    let source = """
      final class Boxes: UIViewController { override func viewDidLoad() { title = "Boxes" } }
      final class Root: UISplitViewController {
        func show() { let boxes = Boxes(); use(boxes) }
        func use(_ boxes: UIViewController) { let boxes = UINavigationController(rootViewController: boxes) }
      }
      """
    let bars = SwiftFixture(source, platforms: [.ipados]).bars
    #expect(!bars.isEmpty && column("Boxes", in: bars) == nil)
  }

  @Test("Numbers that the code of a split view controller sets are the widths of its column; two of one kind say nothing")
  func numbers() {
    func boxes(_ statements: String) -> SplitColumn? {
      let source = """
        final class Boxes: UIViewController { override func viewDidLoad() { title = "Boxes" } }
        final class Root: UISplitViewController {
          override func viewDidLoad() {
            setViewController(Boxes(), for: .primary)
            \(statements)
          }
        }
        """
      return column("Boxes", in: SwiftFixture(source, platforms: [.ipados]).bars)
    }
    #expect(
      boxes("minimumPrimaryColumnWidth = 280\npreferredPrimaryColumnWidth = 300\nself.maximumPrimaryColumnWidth = 400")
        == SplitColumn(.sidebar, preferred: 300, least: 280, most: 400))
    let twice = "if isWide { minimumPrimaryColumnWidth = 280 } else { minimumPrimaryColumnWidth = 240 }"
    let others = "preferredPrimaryColumnWidthFraction = 0.4\nminimumSupplementaryColumnWidth = 300"
    #expect([twice, others].map(boxes) == [SplitColumn(.sidebar), SplitColumn(.sidebar)])
  }

  @Test("What is pushed onto a column's own stack has the column's width; what a sidebar without one pushes is not known")
  func pushed() {
    let push = "List { }.navigationDestination(for: Int.self) { _ in Letter() }"
    let stack = bars("NavigationSplitView { Text(\"A\") } detail: { NavigationStack { \(push) } }", view("Letter"))
    #expect(column("Letter", in: stack)?.place == .detail)
    let bare = bars("NavigationSplitView { \(push) } detail: { Text(\"B\") }", view("Letter"))
    #expect(!bare.isEmpty && bare.allSatisfy { $0.column == nil })
  }
}
