import LintelModel
import LintelSwiftSource
import Testing

/// Items that code takes out of the list again which it puts on a bar.
@Suite struct ListRemovalTests {
  private func bars(_ changes: String) -> [Toolbar] {
    SwiftFixture(
      """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          var items: [UIBarButtonItem] = []
          items.append(UIBarButtonItem(title: "One", style: .plain, target: self, action: nil))
          items.append(UIBarButtonItem(title: "Two", style: .plain, target: self, action: nil))
          items.append(UIBarButtonItem(title: "Three", style: .plain, target: self, action: nil))
          \(changes)
          toolbarItems = items
        }
      }
      """
    ).bars
  }

  @Test(
    "What is taken out is not on the bar",
    arguments: [
      ("items.remove(at: 0)", ["Two", "Three"]), ("items.removeFirst()", ["Two", "Three"]),
      ("items.removeFirst(2)", ["Three"]), ("items.removeLast()", ["One", "Two"]),
      ("_ = items.popLast()", ["One", "Two"]), ("_ = items.remove(at: 1)", ["One", "Three"]),
    ])
  func takenOut(change: String, left: [String]) {
    #expect(bars(change).map { $0.items.compactMap(\.label.source) } == [left])
  }

  @Test("What is taken out on a condition is on the bar where that fails")
  func conditionally() {
    let bars = bars("if isSmall { items.remove(at: 0) }")
    #expect(Set(bars.map { $0.items.compactMap(\.label.source) }) == [["One", "Two", "Three"], ["Two", "Three"]])
  }

  @Test(
    "Where nobody can tell what is left, the bar is not judged for fit",
    arguments: ["remove(at: index)", "removeAll { $0.tag == 3 }"])
  func unknown(change: String) {
    let bars = bars("items.\(change)")
    #expect(bars.map { $0.items.compactMap(\.label.source) } == [["One", "Two", "Three"]])
    #expect(bars.first?.isJudgedForFit == false)
  }

  @Test("What takes the place of elements is not lost, wherever it goes")
  func replaced() {
    let four = "UIBarButtonItem(title: \"Four\", style: .plain, target: self, action: nil)"
    let bars = bars("items.replaceSubrange(0..<1, with: [\(four)])")
    #expect(bars.map { $0.items.compactMap(\.label.source) } == [["One", "Two", "Three", "Four"]])
    #expect(bars.first?.isJudgedForFit == false)
  }
}
