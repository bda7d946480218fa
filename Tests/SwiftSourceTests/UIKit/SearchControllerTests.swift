import LintelModel
import Testing

@Suite("Search controllers in navigation bars of UIKit")
struct SearchControllerTests {
  private func bars(_ statements: String, on platforms: [Platform] = [.ipados], shownBy code: String = "") -> [Toolbar] {
    SwiftFixture(
      """
      \(code)
      final class ListController: UIViewController {
        private lazy var finder: UISearchController = {
          let made = UISearchController(searchResultsController: nil)
          made.searchBar.placeholder = NSLocalizedString("list.find", comment: "")
          return made
        }()
        override func viewDidLoad() {
          title = "List"
          let pinned = UIBarButtonItem(title: "Add", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: nil)
          navigationItem.pinnedTrailingGroup = pinned.creatingFixedGroup()
          navigationItem.searchController = finder
          \(statements)
        }
      }
      """, platforms: platforms
    ).bars
  }

  private func placed(_ placement: String) -> String { "navigationItem.preferredSearchBarPlacement = .\(placement)" }

  private static let leftToSystem = [
    "", "navigationItem.hidesSearchBarWhenScrolling = false", "navigationItem.preferredSearchBarPlacement = .automatic",
  ]

  @Test("A field below the row takes nothing of the items")
  func below() {
    let bars = bars(placed("stacked") + "\nnavigationItem.hidesSearchBarWhenScrolling = false", on: [.ios, .ipados])
    #expect(bars.map { $0.items.map(\.label.said) } == [["\"Sort\"", "\"Add\""]])
  }

  @Test("So does one on an iPhone whose place is left to the system", arguments: leftToSystem)
  func leftToPhone(statements: String) {
    #expect(bars(statements, on: [.ios]).map { $0.items.map(\.label.said) } == [["\"Sort\"", "\"Add\""]])
  }

  @Test("On an iPad such a field is in the row where the width is regular, and below it elsewhere", arguments: leftToSystem)
  func leftToPad(statements: String) {
    let bars = bars(statements, on: [.ipados])
    #expect(bars.count == 2)
    let wide = bars.first { $0.widthClass == .regular }
    #expect(wide?.items.map(\.label.said) == ["\"Sort\"", "list.find", "\"Add\""])
    #expect(wide?.items.allSatisfy { $0.isInDefaultSet && $0.placement == .trailing } == true)
    #expect(bars.first { $0.widthClass == .compact }?.items.map(\.label.said) == ["\"Sort\"", "\"Add\""])
  }

  @Test("In the primary column of a split view it is below the row in any window; in the secondary one it is in the row")
  func column() {
    func fields(_ shown: String) -> Int {
      let bars = bars("", shownBy: "final class Split: UISplitViewController { func show() { setViewController(\(shown)) } }")
      return bars.flatMap(\.items).count { $0.kind == .searchField }
    }
    #expect(fields("ListController(), for: .primary") == 0)
    #expect(fields("UINavigationController(rootViewController: ListController()), for: .primary") == 0)
    #expect(fields("UINavigationController(rootViewController: ListController()), for: .secondary") == 1)
  }

  @Test("Where something else may take the search bar, the field is listed and not laid out from the line of 26 on")
  func elsewhere() {
    let bars = bars("navigationItem.searchBarPlacementAllowsExternalIntegration = true", on: [.ipados])
    let wide = bars.filter { $0.widthClass == .regular }
    #expect(wide.first { $0.osLines == [OSLine(18)] }?.items.map(\.isInDefaultSet) == [true, true, true])
    #expect(wide.first { $0.osLines.contains(OSLine(26)) }?.items.map(\.isInDefaultSet) == [true, false, true])
  }

  @Test(
    "A field inline with the items is at their trailing end, before what is pinned, and says what it asks for",
    arguments: ["inline", "integrated", "integratedCentered"])
  func inline(placement: String) throws {
    let items = try #require(bars(placed(placement)).first).items
    #expect(items.map(\.kind) == [.button, .searchField, .button])
    #expect(items.map(\.label.said) == ["\"Sort\"", "list.find", "\"Add\""])
    #expect(items.allSatisfy { $0.placement == .trailing && $0.isInDefaultSet })
  }

  @Test("On an iPhone with bars of glass it may be in the toolbar, and is listed alone, unless code forbids that")
  func onPhone() {
    let bars = bars(placed("inline"), on: [.ios])
    #expect(bars.first { $0.osLines == [OSLine(18)] }?.items.map(\.isInDefaultSet) == [true, true, true])
    #expect(bars.first { $0.osLines == [OSLine(26)] }?.items.map(\.isInDefaultSet) == [true, false, true])
    let kept = self.bars(
      placed("inline") + "\nnavigationItem.searchBarPlacementAllowsToolbarIntegration = false", on: [.ios])
    #expect(kept.map { $0.items.map(\.isInDefaultSet) } == [[true, true, true]])
  }

  @Test("An integrated button is a button that the system names")
  func button() throws {
    let item = try #require(bars(placed("integratedButton")).first?.items.first { $0.id == "search" })
    #expect(item.kind == .button && item.systemItem == "search" && item.hasSystemName && !item.label.isPresent)
  }

  @Test("It is there on the conditions of its placement, and beside nothing of another state")
  func conditions() {
    let filter = "UIBarButtonItem(title: \"Filter\", style: .plain, target: self, action: nil)"
    let bars = bars("if isWide {\n\(placed("inline"))\n} else {\nnavigationItem.leftBarButtonItem = \(filter)\n}")
    let faces = bars.map { Set($0.items.map(\.label.said)).intersection(["list.find", "\"Filter\""]) }
    #expect(Set(faces) == [["list.find"], ["\"Filter\""]])
  }

  @Test("A navigation item that loses its search controller has no field, and a field alone makes no bar")
  func none() {
    func only(_ statements: String) -> [Toolbar] {
      SwiftFixture(
        "final class ListController: UIViewController {\noverride func viewDidLoad() {\n\(statements)\n}\n}",
        platforms: [.ipados]
      ).bars
    }
    let lost = only("title = \"List\"\nnavigationItem.searchController = nil\n" + placed("inline"))
    #expect(lost.map(\.items.count) == [0])
    #expect(only("navigationItem.searchController = finder\n" + placed("inline")).isEmpty)
  }
}
