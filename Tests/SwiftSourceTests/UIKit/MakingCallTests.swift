import LintelModel
import Testing

/// Where an item is told that a function makes of what it is handed.
@Suite("An item is where code says what it shows")
struct MakingCallTests {
  private func items(_ functions: String, _ item: String) -> [Item] {
    SwiftFixture(
      """
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = \(item)
        }
        \(functions)
      }
      """
    ).bars.filter { !$0.isFragment }.flatMap(\.items)
  }

  private let made = "UIBarButtonItem(title: title, style: .plain, target: self, action: nil)"

  @Test("The call that hands in a text is the item's place, and the function's line is where it is made")
  func call() {
    let items = items("func make(_ title: String) -> UIBarButtonItem {\n\(made)\n}", "make(\"Save\")")
    #expect(items.map(\.label.said) == ["\"Save\""])
    #expect(items.map(\.location.line) == [3])
    #expect(items.map(\.madeAt?.line) == [6])
  }

  @Test("A function that only hands on what it is handed says nothing itself")
  func handedOn() {
    let items = items(
      """
      func make(_ title: String) -> UIBarButtonItem {
        make(title, isMain: false)
      }
      func make(_ title: String, isMain: Bool) -> UIBarButtonItem {
        \(made)
      }
      """, "make(\"Save\")")
    #expect(items.map(\.location.line) == [3])
    #expect(items.map(\.madeAt?.line) == [9])
  }

  @Test("A function that knows the text is where the item is, whatever else it is handed")
  func ownText() {
    let fixed = "UIBarButtonItem(title: \"Save\", style: .plain, target: self, action: action)"
    let items = items(
      "func make(_ action: Selector, identifier: String) -> UIBarButtonItem {\n\(fixed)\n}",
      "make(#selector(save), identifier: \"save\")")
    #expect(items.map(\.location.line) == [6])
    #expect(items.map(\.madeAt) == [nil])
  }

  @Test("An element of a list is its item's place where a function takes it by its name alone", arguments: [
    "map(make)", "compactMap(self.make)", "map(self.make(_:))",
  ])
  func mapped(_ call: String) {
    let items = SwiftFixture(
      """
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItems = [
            "Save",
            "Send",
          ].\(call)
        }
        func make(_ title: String) -> UIBarButtonItem {
          \(made)
        }
      }
      """
    ).bars.filter { !$0.isFragment }.flatMap(\.items)
    #expect(items.map(\.label.said).sorted { ($0 ?? "") < ($1 ?? "") } == ["\"Save\"", "\"Send\""])
    #expect(items.map(\.location.line).sorted() == [4, 5])
    #expect(items.map(\.madeAt?.line) == [9, 9])
  }

  @Test("A case of an enumeration is no text: the function says what is seen of it")
  func mappedCases() {
    let items = SwiftFixture(
      """
      enum Action: CaseIterable { case save, send }
      final class ListController: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItems = Action.allCases.map(make) }
        func make(_ action: Action) -> UIBarButtonItem {
          UIBarButtonItem(title: action == .save ? "Save" : "Send", style: .plain, target: self, action: nil)
        }
      }
      """
    ).bars.filter { !$0.isFragment }.flatMap(\.items)
    #expect(!items.isEmpty && items.allSatisfy { $0.location.line == 5 && $0.madeAt == nil })
  }

  @Test("A symbol is told where it is handed in, and not where the function takes it")
  func symbol() {
    let items = items(
      """
      func make(_ symbol: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: self, action: nil)
      }
      """, "make(\"trash\")")
    #expect(items.map(\.symbol) == ["trash"])
    #expect(items.map(\.symbolPlace.line) == [3])
  }
}
