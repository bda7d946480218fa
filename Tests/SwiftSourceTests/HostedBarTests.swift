import LintelModel
import Testing

@Suite("Bars of controllers that show a view of SwiftUI")
struct HostedBarTests {
  private let view = """
    struct AccountView: View {
      var body: some View {
        List { }
          .navigationTitle("Account")
          .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Save") { save() } } }
      }
    }
    """

  private let cancel = "UIBarButtonItem(title: \"Cancel\", style: .plain, target: self, action: nil)"

  private func bars(_ statements: String, _ view: String, also other: String = "") -> [Toolbar] {
    SwiftFixture([
      "Account.swift": view + "\n" + other,
      "Home.swift": "final class HomeController: UIViewController {\nfunc open() {\n\(statements)\n}\n}",
    ]).bars
  }

  @Test(
    "What code puts on the bar of a hosting controller is beside what its view has there, and is no bar alone",
    arguments: [
      "let page = UIHostingController(rootView: AccountView())",
      "let account = AccountView().tint(.red)\nlet page = ClosableHostingController(rootView: account, isModal: true)",
      "let page = UIHostingController(rootView: AnyView(AccountView()))",
    ])
  func together(made: String) throws {
    let bars = bars(
      """
      \(made)
      let stack = UINavigationController(rootViewController: page)
      page.navigationItem.leftBarButtonItem = \(cancel)
      present(stack, animated: true)
      """, view)
    try #require(bars.count == 1)
    #expect(bars[0].id == "Account.swift#AccountView.body" && !bars[0].isFragment)
    #expect(bars[0].title.said == "Account")
    #expect(bars[0].items.map(\.label.said) == ["\"Cancel\"", "Save"])
  }

  @Test(
    "A controller whose only child shows the view has one bar with it",
    arguments: [
      ("let page = UIHostingController(rootView: AccountView())", ""),
      ("", "let page = UIHostingController(rootView: AccountView())"),
    ])
  func child(property: String, local: String) throws {
    let host = """
      final class AccountController: UIViewController {
        \(property)
        override func viewDidLoad() {
          \(local)
          addChild(page)
          view.addSubview(page.view)
          title = "My account"
        }
      }
      """
    let untitled = view.replacing("      .navigationTitle(\"Account\")\n", with: "")
    let bars = SwiftFixture(["Account.swift": untitled, "Home.swift": host]).bars
    try #require(bars.count == 1)
    #expect(bars[0].title.said == "\"My account\"" && bars[0].controller == "AccountController")
    #expect(bars[0].items.map(\.label.said) == ["Save"])
  }

  @Test("A view that other code shows as well has its bar without them, too")
  func alsoElsewhere() throws {
    let bars = bars(
      "let page = UIHostingController(rootView: AccountView())\npage.navigationItem.leftBarButtonItem = \(cancel)", view,
      also: "struct Settings: View { var body: some View { TabView { AccountView() } } }")
    #expect(bars.count == 2)
    let own = try #require(bars.first { $0.id == "Account.swift#AccountView.body" })
    #expect(own.items.map(\.label.said) == ["Save"])
    let hosted = try #require(bars.first { $0.variant?.arms == "in HomeController.open" })
    #expect(hosted.items.map(\.label.said) == ["\"Cancel\"", "Save"])
    #expect(hosted.barID == own.id)
  }

  @Test("A title that the code gives the controller is the bar's where the view has none")
  func title() throws {
    let untitled = """
      struct AccountView: View {
        var body: some View {
          List { }
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Save") { save() } } }
        }
      }
      """
    let bars = bars(
      """
      let page = UIHostingController(rootView: AccountView())
      page.title = "Edit account"
      navigationController?.pushViewController(page, animated: true)
      """, untitled)
    let edit = try #require(bars.first { $0.title.said == "\"Edit account\"" })
    #expect(edit.items.filter { $0.kind != .back }.map(\.label.said) == ["Save"] && !edit.isFragment)
    #expect(bars.filter { $0.title.said == "\"Edit account\"" }.count == 1)
  }

  @Test("A view that is pushed so has the platform's back button")
  func pushed() throws {
    let bars = bars(
      """
      let page = UIHostingController(rootView: AccountView())
      page.navigationItem.rightBarButtonItem = \(cancel)
      navigationController?.pushViewController(page, animated: true)
      """, view)
    #expect(bars.map { $0.items.map(\.kind) } == [[.back, .button, .button]])
  }

  @Test("A class that is a hosting controller has its own items beside its view's")
  func ownClass() throws {
    let host = """
      final class AccountController: UIHostingController<AccountView> {
        override func viewDidLoad() { navigationItem.leftBarButtonItem = \(cancel) }
      }
      """
    let bars = bars("show(AccountController(rootView: AccountView()), sender: nil)", view, also: host)
    let bar = try #require(bars.first { $0.controller == "AccountController" })
    #expect(bar.items.map(\.label.said) == ["\"Cancel\"", "Save"])
    #expect(bar.title.said == "Account")
  }

  @Test("Of two arms the one in a navigation of its own has its own bar, and the other one is on the controller's")
  func arms() throws {
    let bars = bars(
      "let page = UIHostingController(rootView: AccountView())\npage.navigationItem.leftBarButtonItem = \(cancel)",
      """
      struct AccountView: View {
        var body: some View {
          if isAlone {
            NavigationStack {
              List { }.navigationTitle("Own").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") { } } }
            }
          } else {
            List { }.navigationTitle("Account").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { } } }
          }
        }
      }
      """)
    let faces = bars.map { [$0.title.said] + $0.items.map(\.label.said) }
    #expect(Set(faces) == [["Own", "Save"], ["Account", "\"Cancel\"", "Add"]])
    #expect(bars.count == 2 && bars.allSatisfy { !$0.isFragment })
  }

  @Test("Where other code shows the view, too, it has the arm without the controller's items as well")
  func armsElsewhere() {
    let bars = bars(
      "let page = UIHostingController(rootView: AccountView())\npage.navigationItem.leftBarButtonItem = \(cancel)",
      """
      struct AccountView: View {
        var body: some View {
          if isAlone {
            NavigationStack { List { }.navigationTitle("Own") }
          } else {
            List { }.navigationTitle("Account")
          }
        }
      }
      """, also: "struct Settings: View { var body: some View { TabView { AccountView() } } }")
    let faces = bars.map { [$0.title.said] + $0.items.map(\.label.said) }
    #expect(Set(faces) == [["Own"], ["Account"], ["Account", "\"Cancel\""]])
  }

  @Test("The bar of a navigation in the view is not the controller's")
  func ownNavigation() {
    let bars = bars(
      "let page = UIHostingController(rootView: AccountView())\npage.navigationItem.leftBarButtonItem = \(cancel)",
      view.replacing("List { }", with: "NavigationStack { List { }").replacing("save() } } }\n", with: "save() } } } }\n"))
    #expect(bars.filter { !$0.isFragment }.map { $0.items.map(\.label.said) } == [["Save"]])
    #expect(bars.filter(\.isFragment).map { $0.items.map(\.label.said) } == [["\"Cancel\""]])
  }

  @Test("Where a controller shows the view whose code sets the title, there is no variant without it")
  func titleOfClass() {
    let bars = SwiftFixture([
      "Languages.swift": """
      struct ComposeLanguages: View {
        var body: some View {
          NavigationView {
            LanguageList()
              .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
              .navigationTitle("Compose")
          }
        }
      }
      struct LanguageList: View {
        var body: some View {
          List { }.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Sort") { sort() } } }
        }
      }
      """,
      "LanguagesController.swift": """
      final class LanguagesController: UIHostingController<LanguageList> {
        init() {
          super.init(rootView: LanguageList())
          title = "Default"
        }
      }
      """,
    ]).bars
    let faces = bars.map { [$0.title.said] + $0.items.map(\.label.said) }
    #expect(Set(faces) == [["Compose", "Sort", "Cancel"], ["\"Default\"", "Sort"]])
    #expect(bars.count == 2)
  }
}
