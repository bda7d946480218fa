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

  @Test(
    "What is taken out and put somewhere else is only there",
    arguments: [
      "let last = items.removeLast()\nnavigationItem.rightBarButtonItem = last",
      "let last = items.popLast()\nnavigationItem.rightBarButtonItem = last",
      "guard let last = items.popLast() else { return }\nnavigationItem.rightBarButtonItem = last",
      "if let last = items.popLast() { navigationItem.rightBarButtonItem = last }",
      "navigationItem.rightBarButtonItem = items.remove(at: 2)",
    ])
  func handedOn(change: String) {
    let bars = bars(change)
    let sources = { (kind: Toolbar.Kind) in bars.filter { $0.kind == kind }.map { $0.items.compactMap(\.label.source) } }
    #expect(sources(.navigationBar) == [["Three"]])
    #expect(sources(.toolbar) == [["One", "Two"]])
  }

  @Test("What is taken out and goes where nobody sees it is told without a place")
  func goneElsewhere() {
    let bars = bars("let first = items.removeFirst()\nothers.show(first)")
    #expect(Set(bars.map { $0.items.compactMap(\.label.source) }) == [["Two", "Three"], ["One"]])
  }

  @Test("An expression that is asked for its value twice takes one element out")
  func once() {
    let bars = bars("items.append(items.removeFirst())")
    #expect(bars.map { $0.items.compactMap(\.label.source) } == [["Two", "Three", "One"]])
  }

  @Test(
    "How many a loop takes out nobody can tell",
    arguments: ["for _ in others { items.removeLast() }", "while let last = items.popLast() { others.append(last) }"])
  func inLoop(change: String) {
    let bar = bars(change).first { $0.kind == .toolbar }
    #expect(bar?.items.compactMap(\.label.source) == ["One", "Two", "Three"])
    #expect(bar?.isJudgedForFit == false)
  }

  @Test(
    "Elements that change places do so on the bar, and an order that nobody can tell loses none",
    arguments: [
      ("items.swapAt(0, 2)", ["Three", "Two", "One"]), ("items.reverse()", ["Three", "Two", "One"]),
      ("items.sort { $0.tag < $1.tag }", ["One", "Two", "Three"]), ("items.swapAt(0, 7)", ["One", "Two", "Three"]),
      ("items.swapAt(index, 0)", ["One", "Two", "Three"]), ("items.shuffle()", ["One", "Two", "Three"]),
    ])
  func order(change: String, shown: [String]) {
    #expect(bars(change).map { $0.items.compactMap(\.label.source) } == [shown])
  }

  @Test(
    "Items that the app puts in order while it runs say that their places are not known",
    arguments: [
      ("items.sort { $0.tag < $1.tag }", true), ("items = items.sorted { $0.tag < $1.tag }", true),
      ("items = items.shuffled()", true), ("items.swapAt(index, 0)", true), ("if isMirrored { items.reverse() }", true),
      ("items.reverse()", false), ("items.swapAt(0, 2)", false), ("", false),
    ])
  func unknownOrder(change: String, isUnknown: Bool) {
    let items = bars(change).flatMap(\.items)
    #expect(items.count == 3)
    #expect(items.allSatisfy { ($0.facts.hasKnownPlace.value == false) == isUnknown })
  }

  @Test("What is made of sorted names has places that nobody knows, too")
  func mapped() {
    let make = "UIBarButtonItem(title: $0, style: .plain, target: self, action: nil)"
    let bars = bars("items = [\"Four\", \"Five\", \"Six\"].sorted().map { \(make) }")
    // The three that are made before are on no bar.
    let items = bars.flatMap(\.items).filter { ["Four", "Five", "Six"].contains($0.label.source) }
    #expect(items.count == 3)
    #expect(items.allSatisfy { $0.facts.hasKnownPlace == .declared(false) })
  }
}
