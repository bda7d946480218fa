import LintelModel
import Testing

@Suite("One screen whose bars several decorators fill")
struct DecoratorTests {
  private let code = """
    enum BarMode { case normal, bulk(Int) }
    protocol Decorator {
      func leftItems(mode: BarMode) -> [UIBarButtonItem]?
      func rightItems(mode: BarMode) -> [UIBarButtonItem]?
      func bottomItems(mode: BarMode) -> [UIBarButtonItem]?
    }
    final class PickerController: UIViewController {
      private let decorator: Decorator?
      private func updateBars() {
        let mode: BarMode
        if isEditing { mode = .bulk(1) } else { mode = .normal }
        setToolbarItems(decorator?.bottomItems(mode: mode), animated: true)
        if let left = decorator?.leftItems(mode: mode) { navigationItem.setLeftBarButtonItems(left, animated: true) }
        navigationItem.setRightBarButtonItems(decorator?.rightItems(mode: mode), animated: true)
      }
    }
    final class Books {
      var kind: Kind
      final class BooksDecorator: Decorator {
        weak var coordinator: Books?
        func leftItems(mode: BarMode) -> [UIBarButtonItem]? {
          guard let coordinator else { return nil }
          switch mode {
          case .normal, .bulk: return makeLeftItems(coordinator: coordinator)
          }
        }
        private func makeLeftItems(coordinator: Books) -> [UIBarButtonItem]? {
          switch coordinator.kind {
          case .full, .light: return nil
          case .fill: return [UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: nil)]
          }
        }
        func rightItems(mode: BarMode) -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "More", style: .plain, target: self, action: nil)]
        }
        func bottomItems(mode: BarMode) -> [UIBarButtonItem]? {
          let refresh = UIBarButtonItem(title: "Refresh", style: .plain, target: self, action: nil)
          let settings = UIBarButtonItem(title: "Settings", style: .plain, target: self, action: nil)
          return [refresh, settings]
        }
      }
    }
    final class Films {
      final class FilmsDecorator: Decorator {
        func leftItems(mode: BarMode) -> [UIBarButtonItem]? { nil }
        func rightItems(mode: BarMode) -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Add", style: .plain, target: self, action: nil)]
        }
        func bottomItems(mode: BarMode) -> [UIBarButtonItem]? {
          [UIBarButtonItem(title: "Refresh", style: .plain, target: self, action: nil)]
        }
      }
    }
    """

  private func bars(_ kind: Toolbar.Kind) -> [Toolbar] { SwiftFixture(code).bars.filter { $0.kind == kind } }

  @Test("A case that gives nothing is a variant that says so, also where the code asks first whether there is anything")
  func nothing() throws {
    let bars = bars(.navigationBar)
    let seen = bars.map { $0.items.map(\.label.said) }
    #expect(Set(seen) == [["\"Cancel\"", "\"More\""], ["\"More\""], ["\"Add\""]])
    let index = try #require(seen.firstIndex(of: ["\"More\""]))
    let bare = bars[index].variant?.arms ?? ""
    #expect(bare.contains("switch coordinator.kind, case .full, .light"))
    #expect(!bare.contains("unless let coordinator"))
    #expect(!bare.contains("let left"))
  }

  @Test("What one decorator gives is a variant of its own, though all of it stands beside more in another one's")
  func ofEach() {
    let seen = bars(.toolbar).map { $0.items.map(\.label.said) }
    #expect(Set(seen) == [["\"Refresh\"", "\"Settings\""], ["\"Refresh\""]])
    #expect(seen.count == 2)
  }
}
