import LintelModel
import LintelSwiftSource
import Testing

/// Screens that code pushes by way of methods of its own, and that functions make.
@Suite struct PushingMethodTests {
  private let router = """
    protocol Routing: AnyObject { func push(_ screen: UIViewController, animated: Bool) }
    final class Router: Routing {
      let navigationController: UINavigationController
      private var shown: [ObjectIdentifier] = []
      func push(_ screen: UIViewController, animated: Bool) { push(screen, animated: animated, replacing: false) }
      func push(_ screen: UIViewController, animated: Bool, replacing: Bool = false) {
        shown.append(ObjectIdentifier(screen))
        if replacing, let last = navigationController.topViewController {
          var all = navigationController.viewControllers
          all[all.count - 1] = screen
          navigationController.setViewControllers(all, animated: animated)
        } else {
          navigationController.pushViewController(screen, animated: animated)
        }
      }
    }
    """
  private let screens = """
    class ListController: UIViewController {
      override func viewDidLoad() { title = NSLocalizedString("list", comment: "") }
    }
    class DetailController: UIViewController {
      override func viewDidLoad() { title = NSLocalizedString("detail", comment: "") }
    }
    """

  private func hasBack(_ code: String, router: String? = nil) -> Bool {
    let files = ["Router.swift": router ?? self.router, "Screens.swift": screens, "Code.swift": code]
    return SwiftFixture(files).bars.contains { bar in
      bar.controller == "DetailController" && bar.items.contains { $0.kind == .back }
    }
  }

  private func coordinator(_ members: String) -> String {
    "final class Coordinator {\nprivate let _router: Router\n\(members)\n}"
  }

  @Test(
    "What a router's method pushes, also over two steps, has a back button where a screen is there already",
    arguments: [
      "func didSelect(in list: ListController) { _router.push(DetailController(), animated: true) }",
      "func didSelect(in list: ListController) { let screen = DetailController(); _router.push(screen, animated: true) }",
      "func pick(in list: ListController) { open() }\nprivate func open() { _router.push(DetailController(), animated: true) }",
      "func didSelect(in list: ListController) { _router.push(DetailController(), animated: true, replacing: false) }",
    ])
  func overSteps(members: String) {
    #expect(hasBack(coordinator(members)))
  }

  @Test("So has what a controller pushes by way of a router")
  func controller() {
    #expect(
      hasBack(
        """
        class HomeController: UIViewController {
          weak var router: Routing?
          func open() { router?.push(DetailController(), animated: true) }
        }
        """))
  }

  @Test(
    "What may be the first on its stack, take another screen's place or be shown in another way has none that is known",
    arguments: [
      "func start() { _router.push(DetailController(), animated: true) }",
      "func start() { open() }\nprivate func open() { _router.push(DetailController(), animated: true) }",
      "func didSelect(in list: ListController) { let own = Router(); own.push(DetailController(), animated: true) }",
      "func didSelect(in list: ListController, on other: Router) { other.push(DetailController(), animated: true) }",
      "func didSelect(in list: ListController) { _router.push(DetailController(), animated: true, replacing: true) }",
      "func didSelect(in list: ListController) { let d = DetailController(); _router.push(d, animated: true); f(d) }",
    ])
  func perhapsFirst(members: String) {
    #expect(!hasBack(coordinator(members)))
  }

  @Test("A method that presents on some condition, or makes a stack of its own, does not push for certain")
  func presents() {
    let code = coordinator("func didSelect(in list: ListController) { _router.open(DetailController()) }")
    func making(_ body: String) -> String {
      "final class Router {\nlet stack: UINavigationController\nfunc open(_ screen: UIViewController) { \(body) }\n}"
    }
    #expect(hasBack(code, router: making("stack.pushViewController(screen, animated: true)")))
    let bodies = [
      "if isWide { stack.present(screen, animated: true) } else { stack.pushViewController(screen, animated: true) }",
      "let own = UINavigationController(); own.pushViewController(screen, animated: true)",
      "stack.viewControllers = [screen]",
    ]
    for body in bodies { #expect(!hasBack(code, router: making(body))) }
  }

  @Test("A screen that a function makes of the type it is handed, or the type's own function, is pushed where that is")
  func factories() {
    let maker = "extension UIStoryboard { func make<T: UIViewController>(ofType type: T.Type) -> T { fatalError() } }\n"
    func home(_ statements: String) -> String {
      "class HomeController: UIViewController {\nfunc open() {\n\(statements)\n}\n}"
    }
    let push = "navigationController?.pushViewController(screen, animated: true)"
    let made = "let screen = UIStoryboard.main.make(ofType: DetailController.self)\n"
    #expect(hasBack(maker + home(made + push)))
    #expect(!hasBack(maker + home(made + "present(screen, animated: true)")))
    let own = "extension DetailController { static func create() -> Self { let a = DetailController(); return a } }\n"
    #expect(hasBack(own + home("let screen = DetailController.create()\n" + push)))
    #expect(!hasBack(own + home("let screen = DetailController.create()\npresent(screen, animated: true)")))
  }
}
