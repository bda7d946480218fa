import LintelModel
import Testing

/// Bars of controllers that other code sets up before it shows them.
@Suite("Controllers that other code sets up")
struct PresentedControllerTests {
  private func bars(_ statements: String) -> [Toolbar] {
    SwiftFixture(
      """
      final class AddController: UIViewController {
        override func viewDidLoad() {
          title = "Add an account"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: nil)
        }
      }
      final class HomeController: UIViewController {
        func add() {
          \(statements)
        }
      }
      """
    ).bars
  }

  private let cancel = "UIBarButtonItem(title: \"Cancel\", style: .plain, target: self, action: nil)"

  @Test("What the class puts on its bar stands beside what the other code puts there")
  func together() throws {
    let bars = bars("let vc = AddController()\nvc.navigationItem.leftBarButtonItem = \(cancel)")
    let own = try #require(bars.first { $0.id == "A.swift#AddController.navigationBar" })
    #expect(own.items.map(\.label.source) == ["Done"])
    let shown = try #require(bars.first { $0.id.contains("HomeController.add.vc") })
    #expect(shown.title.source == "Add an account")
    #expect(shown.items.map(\.label.source) == ["Cancel", "Done"])
    #expect(shown.barID == own.id && shown.variant?.arms == "in HomeController.add" && !shown.isFragment)
  }

  @Test("A place that the other code fills is its own, and the class is known by a cast, too")
  func replaced() throws {
    let bars = bars("if let vc = shown as? AddController { vc.navigationItem.rightBarButtonItem = \(cancel) }")
    let shown = try #require(bars.first { $0.id.contains("HomeController.add.vc") })
    #expect(shown.title.source == "Add an account")
    #expect(shown.items.map(\.label.source) == ["Cancel"])
  }

  @Test(
    "Code that says only how the bar of the controller looks that it makes has no bar of its own",
    arguments: ["largeTitleDisplayMode = .never", "backButtonDisplayMode = .minimal", "backButtonTitle = \"Account\""])
  func looks(statement: String) {
    let bars = bars("let vc = AddController()\nvc.navigationItem.\(statement)\nshow(vc, sender: nil)")
    #expect(bars.map(\.id) == ["A.swift#AddController.navigationBar"])
    #expect(bars.allSatisfy { $0.variant == nil && $0.title.source == "Add an account" && $0.location.line == 3 })
    let isNever = statement.hasSuffix("never")
    #expect(bars.first?.largeTitle == (isNever ? .declared(false) : .unknown))
  }

  @Test("Where other code makes it, too, one bar looks so and the other does not")
  func looksOfOne() {
    let shown = "show(vc, sender: nil)\nshow(AddController(), sender: nil)"
    let bars = bars("let vc = AddController()\nvc.navigationItem.largeTitleDisplayMode = .never\n\(shown)")
    #expect(bars.count == 2)
  }

  @Test("A title and items that one function gives a class with nothing of its own on its bar are on one bar of that class")
  func oneSetup() throws {
    let bars = SwiftFixture(
      """
      final class NotesController: UIViewController {}
      final class HomeController: UIViewController {
        func showNotes() {
          let notes = NotesController()
          notes.title = "Notes"
          notes.navigationItem.leftBarButtonItem = \(cancel)
          present(UINavigationController(rootViewController: notes), animated: true)
        }
      }
      """
    ).bars
    let bar = try #require(bars.first)
    #expect(bars.count == 1 && bar.title.source == "Notes" && bar.variant == nil)
    let labels = bar.items.map { $0.label.source }
    #expect(labels == ["Cancel"])
    #expect(bar.id == "A.swift#NotesController.navigationBar")
  }

  @Test("Where two functions set it up, each has a bar")
  func twoSetups() {
    let bars = SwiftFixture(
      """
      final class NotesController: UIViewController {}
      final class HomeController: UIViewController {
        func showNotes() {
          let notes = NotesController()
          notes.title = "Notes"
          notes.navigationItem.leftBarButtonItem = \(cancel)
          present(UINavigationController(rootViewController: notes), animated: true)
        }
        func pushNotes() {
          let notes = NotesController()
          notes.title = "All Notes"
          navigationController?.pushViewController(notes, animated: true)
        }
      }
      """
    ).bars
    let titles = Set(bars.map { $0.title.source ?? "" })
    #expect(titles == ["Notes", "All Notes"])
  }
}
