import LintelModel
import Testing

@Suite("What tells variants apart, in words")
struct VariantNameTests {
  @Test("A condition that another one implies is not said")
  func implied() {
    let bars = SwiftFixture(
      items: "if isForwarding || isSharing { Button(\"A\") { } } else { Button(\"B\") { } }"
    ).bars
    #expect(bars.map { $0.variant?.arms } == ["if isForwarding || isSharing", "unless isForwarding || isSharing"])
  }

  @Test("Titles on no condition are several titles")
  func titles() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        func showOne() { navigationItem.title = "One" }
        func showTwo() { navigationItem.title = "Two" }
      }
      """
    ).bars
    #expect(bars.map { $0.variant?.arms } == ["one of several titles", "one of several titles"])
  }

  @Test("A variant that a condition tells apart says no more, whatever the others have")
  func condition() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        func showOne() { navigationItem.title = "One" }
        func showTwo() { navigationItem.title = "Two" }
        func showThree() { if isEditing { navigationItem.title = "Three" } }
      }
      """
    ).bars
    #expect(bars.map { $0.variant?.arms } == ["one of several titles", "one of several titles", "if isEditing"])
  }
}
