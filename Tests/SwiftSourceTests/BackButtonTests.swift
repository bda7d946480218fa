import LintelModel
import LintelSwiftSource
import Testing

/// The back buttons of screens that code pushes.
@Suite struct BackButtonTests {
  private let list = """
    class ListController: UIViewController {
      override func viewDidLoad() { title = NSLocalizedString("list", comment: "") }
      func open() { navigationController?.pushViewController(DetailController(id: 1), animated: true) }
    }
    """
  private let detail = """
    class DetailController: UIViewController {
      override func viewDidLoad() { title = NSLocalizedString("detail", comment: "") }
    }
    """

  private func back(_ files: [String: String], of screen: String = "DetailController") -> Item? {
    SwiftFixture(files).bars.first { $0.controller == screen || $0.id.contains("#\(screen).") }?.items.first { $0.kind == .back }
  }

  @Test("A controller that is only pushed has a back button with the title of the one that pushes it")
  func pushed() throws {
    let back = try #require(self.back(["List.swift": list, "Detail.swift": detail]))
    #expect(back.label.said == "list")
    #expect(back.placement == .leading)
    #expect(self.back(["List.swift": list, "Detail.swift": detail], of: "ListController") == nil)
  }

  @Test(
    "A back button that code gives no text says nothing, and not the title of the screen before",
    arguments: [
      "navigationItem.backButtonTitle = \"\"", "navigationItem.backButtonDisplayMode = .minimal",
      "navigationItem.backBarButtonItem = UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil)",
      "navigationItem.backBarButtonItem = UIBarButtonItem(image: UIImage(named: \"arrow\"), style: .plain, target: nil, action: nil)",
    ])
  func textless(statement: String) throws {
    let own = list.replacing("comment: \"\") }", with: "comment: \"\"); \(statement) }")
    let back = try #require(self.back(["List.swift": own, "Detail.swift": detail]))
    #expect(!back.label.isPresent && back.systemItem == nil && back.hasSystemName)
  }

  @Test("What its item shows is known of the bar that it leads back to, unless something names it")
  func image() {
    func image(_ statement: String) -> BackImage? {
      let item = "UIBarButtonItem(image: UIImage(systemName: \"tray\"), style: .plain, target: nil, action: nil)"
      let code = "comment: \"\"); let back = \(item); \(statement); navigationItem.backBarButtonItem = back }"
      return SwiftFixture(["List.swift": list.replacing("comment: \"\") }", with: code)]).bars.first?.backImage
    }
    #expect(image("open()")?.name == "tray")
    #expect(image("back.accessibilityLabel = \"List\"") == nil)
    #expect(image("back.title = \"List\"") == nil)
  }

  @Test(
    "One that has a text in some cases, or that is no more than made, says what the screen before is called",
    arguments: [
      "if isWide { navigationItem.backButtonTitle = \"\" }", "navigationItem.backBarButtonItem = UIBarButtonItem()",
    ])
  func perhapsTextless(statement: String) throws {
    let own = list.replacing("comment: \"\") }", with: "comment: \"\"); \(statement) }")
    #expect(try #require(self.back(["List.swift": own, "Detail.swift": detail])).label.said == "list")
  }

  @Test(
    "What code calls the back button's item is spoken of the button, whether it shows a text or none",
    arguments: ["\"\"", "\"All\""])
  func named(title: String) throws {
    let item = "UIBarButtonItem(title: \(title), style: .plain, target: nil, action: nil)"
    for statements in [
      "let back = \(item); back.accessibilityLabel = \"Back to list\"; navigationItem.backBarButtonItem = back",
      "navigationItem.backBarButtonItem = \(item); navigationItem.backBarButtonItem?.accessibilityLabel = \"Back to list\"",
    ] {
      let own = list.replacing("comment: \"\") }", with: "comment: \"\"); \(statements) }")
      let back = try #require(self.back(["List.swift": own, "Detail.swift": detail]))
      #expect(back.accessibilityLabel.said == "\"Back to list\"")
      #expect(back.label.isPresent == (title == "\"All\""))
    }
  }

  @Test("One of two labels is not its name for certain")
  func namedTwice() throws {
    let item = "UIBarButtonItem(title: \"\", style: .plain, target: nil, action: nil)"
    let statements = """
      let back = \(item)
      if isWide { back.accessibilityLabel = "One" } else { back.accessibilityLabel = "Two" }
      navigationItem.backBarButtonItem = back
      """
    let own = list.replacing("comment: \"\") }", with: "comment: \"\")\n\(statements)\n}")
    #expect(try #require(self.back(["List.swift": own, "Detail.swift": detail])).accessibilityLabel.said == "")
  }

  @Test("What another platform's code does with a controller says nothing of its bar here")
  func otherPlatform() throws {
    let desk = "import AppKit\nfinal class Desk { func open() { present(DetailController(id: 3)) } }"
    let back = try #require(self.back(["List.swift": list, "Detail.swift": detail, "Desk.swift": desk]))
    #expect(back.label.said == "list")
    let phone = desk.replacing("AppKit", with: "UIKit")
    #expect(self.back(["List.swift": list, "Detail.swift": detail, "Desk.swift": phone]) == nil)
  }

  @Test("The code of a target for TV alone says how its controllers are shown, though no file of it names the platform")
  func television() throws {
    func back(_ files: [String: String]) -> Item? {
      let read = SwiftSourceReader.read(
        files: files.map { ($0.key, Array($0.value.utf8)) }, sourceLocale: "en", platforms: [.ios, .tvos],
        platformsOfFile: { _ in [.tvos] })
      return read.toolbars.first { $0.controller == "DetailController" }?.items.first { $0.kind == .back }
    }
    let files = ["List.swift": "import UIKit\n" + list, "Detail.swift": "import UIKit\n" + detail]
    #expect(try #require(back(files)).label.said == "list")
    let other = "import UIKit\nclass Other: UIViewController { func f() { present(DetailController(id: 3), animated: true) } }"
    #expect(back(files.merging(["Other.swift": other]) { $1 }) == nil)
  }

  @Test("What a link pushes that stands in its closure has the platform's back button, and the view around it has its own")
  func inPlace() throws {
    func bars(_ shown: String) -> [Toolbar] {
      SwiftFixture(
        """
        struct Home: View {
          var body: some View {
            List { \(shown) }.navigationTitle("home")
          }
        }
        """
      ).bars
    }
    let link = "NavigationLink { List { }.navigationTitle(\"detail\") } label: { Text(\"Open\") }"
    let pushed = try #require(bars(link).first { $0.title.said == "detail" })
    #expect(pushed.items.map(\.kind) == [.back] && pushed.items[0].systemItem == "back")
    #expect(bars(link).first { $0.title.said == "home" }?.items.isEmpty == true)
    let hidden = link.replacing("(\"detail\")", with: "(\"detail\").navigationBarBackButtonHidden(true)")
    #expect(Set(bars(hidden).map(\.title.said)) == ["detail", "home"])
    #expect(bars(hidden).allSatisfy { $0.items.isEmpty })
    let kept = link.replacing("(\"detail\")", with: "(\"detail\").navigationBarBackButtonHidden(false)")
    #expect(bars(kept).first { $0.title.said == "detail" }?.items.map(\.kind) == [.back])
    let sheet = "Text(\"\").sheet(isPresented: $isOpen) { List { }.navigationTitle(\"detail\") }"
    #expect(Set(bars(sheet).map(\.title.said)) == ["detail", "home"])
    #expect(bars(sheet).allSatisfy { $0.items.isEmpty })
  }

  @Test("Through a constant, and by several: the platform's word")
  func pushedByTwo() throws {
    let other = """
      class OtherController: UIViewController {
        func open() {
          let detail = DetailController(id: 2)
          detail.hidesBottomBarWhenPushed = true
          navigationController?.pushViewController(detail, animated: true)
        }
      }
      """
    let back = try #require(self.back(["List.swift": list, "Detail.swift": detail, "Other.swift": other]))
    #expect(back.label.said == "")
    #expect(back.systemItem == "back")
  }

  @Test(
    "A controller that is shown in another way, or has something at the start, has none that is known",
    arguments: [
      "func f() { present(UINavigationController(rootViewController: DetailController(id: 2)), animated: true) }",
      "func f() { let d = DetailController(id: 2); present(d, animated: true); navigationController?.pushViewController(d, animated: true) }",
      "func f() -> UIViewController { DetailController(id: 2) }",
      "func f() { let d = DetailController(id: 2); show(d, sender: nil); tabs.viewControllers = [d] }",
    ])
  func shownElsewhere(code: String) {
    let other = "class OtherController: UIViewController {\n\(code)\n}"
    #expect(back(["List.swift": list, "Detail.swift": detail, "Other.swift": other]) == nil)
  }

  @Test(
    "A screen whose code takes the button away has none",
    arguments: ["navigationItem.hidesBackButton = true", "navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil)"])
  func hidden(code: String) {
    let detail = """
      class DetailController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("detail", comment: "")
          \(code)
        }
      }
      """
    #expect(back(["List.swift": list, "Detail.swift": detail]) == nil)
  }

  @Test("The destination of a link has a back button; a sheet, a part of a screen and a preview have none")
  func links() {
    func view(_ name: String, _ body: String) -> String {
      "struct \(name): View { var body: some View { \(body).navigationTitle(\"\(name)\") } }\n"
    }
    let leaves = ["A", "B", "C", "D", "E", "F"].map { view("\($0)View", "List { }") }.joined()
    let root = view(
      "RootView",
      """
      List {
        NavigationLink("a", destination: AView())
        NavigationLink { BView().environment(model) } label: { EView() }
        NavigationLink(value: 1) { FView() }
      }
      .navigationDestination(for: Int.self) { number in
        if number > 1 { CView() }
      }
      .sheet(isPresented: $shown) { DView() }
      """)
    let bars = SwiftFixture(["Leaves.swift": leaves + "#Preview { NavigationStack { AView() } }", "Root.swift": root]).bars
    let backs = bars.filter { $0.items.contains { $0.kind == .back } }.map(\.title.said)
    #expect(backs.sorted() == ["AView", "BView", "CView"])
    #expect(bars.flatMap(\.items).filter { $0.kind == .back }.allSatisfy { $0.label.said == "RootView" })
  }

  @Test(
    "A stack that a pushed view shows in a sheet is the sheet's, and one in the view's own place starts anew",
    arguments: [
      ("List { }.navigationTitle(\"A\").sheet(isPresented: $edits) { NavigationStack { Text(\"B\") } }", true),
      ("NavigationStack { List { }.navigationTitle(\"A\") }", false),
      ("NavigationStack { List { }.navigationTitle(\"A\").sheet(isPresented: $edits) { NavigationStack { } } }", false),
    ])
  func stackInSheet(body: String, hasButton: Bool) {
    let source = """
      struct AView: View { @State var edits = false; var body: some View { \(body) } }
      struct RootView: View {
        var body: some View { List { NavigationLink("a") { AView() } }.navigationTitle("Root") }
      }
      """
    #expect((back(["A.swift": source], of: "AView") != nil) == hasButton)
  }

  @Test(
    "A view that a router gives has the button where all who ask the router push it, and not where one presents it",
    arguments: [
      ("{ $0.screen }", "", true), ("{ $0.screen }", ".sheet(item: $route) { $0.screen }", false),
      ("{ route in make(route) }", "", true), ("{ make($0) }", ".sheet(item: $route) { make($0) }", false),
    ])
  func router(destination: String, more: String, isPushed: Bool) {
    let source = """
      enum Route: Hashable, Identifiable { case a }
      extension Route {
        @ViewBuilder var screen: some View { switch self { case .a: AView() } }
      }
      struct AView: View { var body: some View { List { }.navigationTitle("A") } }
      struct RootView: View {
        @State var route: Route?
        var body: some View { List { }.navigationTitle("Root").navigationDestination(for: Route.self) \(destination)\(more) }
        func make(_ route: Route) -> some View { return AView() }
      }
      """
    // Of two that give the view each is read: the one that nobody asks is taken out.
    let unused = destination.contains("make") ? "switch self { case .a: AView() }" : "return AView()"
    #expect((back(["A.swift": source.replacing(unused, with: "Text(1)")], of: "AView") != nil) == isPushed)
  }

  @Test(
    "A pushed view has its back button where the bar stands in a part that its body shows",
    arguments: [
      "var body: some View { content.navigationTitle(\"People\").toolbar { Button(\"Edit\") { } } }",
      "var body: some View { Group { content } }",
    ])
  func partOfBody(body: String) throws {
    let view = """
      struct PeopleView: View {
        \(body)
        @ViewBuilder private var content: some View { if isOwn { searchable } else { List { } } }
        private var searchable: some View { List { }.searchable(text: $query).toolbar { Button("Add") { } } }
      }
      struct RootView: View {
        var body: some View { List { NavigationLink("a", destination: PeopleView()) }.navigationTitle("Root") }
      }
      """
    let bars = SwiftFixture(view).bars.filter { $0.id.contains("PeopleView") && $0.kind == .navigationBar }
    #expect(!bars.isEmpty)
    #expect(bars.allSatisfy { $0.items.contains { $0.kind == .back && $0.label.said == "Root" } })
  }
}
