import LintelModel
import Testing

@Suite("The widest arms of a bar's branches")
struct WidestStateTests {
  private func faces(_ items: String) -> [[String]] {
    SwiftFixture(items: items).bars.map { $0.items.map(\.label.said) }
  }

  private let crossed = """
    ToolbarItem(placement: .topBarLeading) {
      if isOpen { Button("Close") { } } else { Button("Open in another window") { } }
    }
    ToolbarItem(placement: .topBarTrailing) {
      if isShared { Button("Share with all") { } } else { Button("Keep") { } }
    }
    """

  @Test("The widest arms of independent branches are on one variant, which says its conditions")
  func together() throws {
    let bars = SwiftFixture(items: crossed).bars
    let seen = bars.map { $0.items.map(\.label.said) }
    #expect(
      seen == [["Close", "Share with all"], ["Open in another window", "Keep"], ["Open in another window", "Share with all"]])
    // Nobody knows whether both hold at once.
    #expect(bars.map { $0.isPairingGuessed } == [false, false, true])
    let arms = try #require(bars.last?.variant?.arms)
    #expect(arms.contains("unless isOpen") && arms.contains("if isShared"))
  }

  @Test(
    "No variant is added where one that is shown is as wide, where arms exclude each other, or where symbols alone differ",
    arguments: [
      ("if isOpen { Button(\"Close\") { } } else { Button(\"Open in a window\") { } }", "Button(\"Share\") { }"),
      (
        "if isOpen { Button(\"Close\") { } } else { Button(\"Open in a window\") { } }",
        "if isOpen { Button(\"Share with all\") { } } else { Button(\"Keep\") { } }"
      ),
      (
        "if isOpen { Button(\"A\", systemImage: \"star\") { } } else { Button(\"Another\", systemImage: \"bell\") { } }",
        "if isShared { Button(\"Third\", systemImage: \"gear\") { } } else { Button(\"B\", systemImage: \"key\") { } }"
      ),
    ])
  func none(first: String, second: String) {
    let seen = faces(
      "ToolbarItem(placement: .topBarLeading) { \(first) }\nToolbarItem(placement: .topBarTrailing) { \(second) }")
    #expect(seen.count == 2)
  }

  @Test("Lists that one function gives two places are seen with the widest of each, too")
  func lists() {
    func item(_ title: String) -> String { "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)" }
    let bars = SwiftFixture(
      """
      final class PageController: UIViewController {
        override func viewDidLoad() {
          title = "Page"
          if isOpen {
            navigationItem.leftBarButtonItem = \(item("Close"))
          } else {
            navigationItem.leftBarButtonItem = \(item("Open in another window"))
          }
          if isShared {
            navigationItem.rightBarButtonItem = \(item("Share with all"))
          } else {
            navigationItem.rightBarButtonItem = \(item("Keep"))
          }
        }
      }
      """
    ).bars
    let seen = bars.map { $0.items.map(\.label.said) }
    #expect(seen.contains(["\"Open in another window\"", "\"Share with all\""]))
  }
}
