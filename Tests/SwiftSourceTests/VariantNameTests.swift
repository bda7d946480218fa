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

  @Test("A condition that only one variant's views ask for is not said where another one tells the variants apart")
  func bystander() {
    let bars = SwiftFixture(
      items: """
        if isModal { Button("Close") { } } else {
          if let account { Button("Account") { } }
        }
        """
    ).bars
    #expect(Set(bars.map { $0.items.map(\.label.said) }) == [["Close"], ["Account"]])
    #expect(Set(bars.map { $0.variant?.arms }) == ["if isModal", "unless isModal"])
  }

  @Test("Where nothing else tells a variant from another one, the condition is said")
  func needed() {
    let bars = SwiftFixture(
      items: """
        if isModal { Button("Close") { } } else {
          if let account { Button("Account") { } } else { Button("Sign In") { } }
        }
        """
    ).bars
    #expect(
      Set(bars.map { $0.variant?.arms }) == [
        "if isModal", "unless isModal, if let account", "unless isModal, unless let account",
      ])
  }

  @Test("A version that code asks for is not said beside the system's own")
  func versions() {
    let bars = SwiftFixture(
      items: "if #available(iOS 26, *) { Button(\"New\") { } } else { Button(\"Old\") { } }"
    ).bars
    #expect(bars.count > 1)
    #expect(
      bars.allSatisfy { $0.variant?.arms.hasPrefix("iOS ") == true && $0.variant?.arms.contains("#available") == false })
  }

  @Test("A value that `??` replaces is no condition: it is there, or it is nil")
  func replaced() {
    let bars = SwiftFixture(
      body: ".navigationTitle(model.name ?? \"None\").toolbar { Button(\"Save\") { } }", members: "let model: Model"
    ).bars
    #expect(Set(bars.map { $0.variant?.arms }) == ["where there is model.name", "where model.name is nil"])
  }

  @Test("A title that stands in for a value says that the value is missing, whatever the items of its variant ask for")
  func missingValue() {
    let bars = SwiftFixture(
      """
      final class Machine: ObservableObject {
        var record: Record?
        var entry: Entry?
        var isShortcut = false
        var title: String { record?.name ?? entry?.name ?? NSLocalizedString("Unavailable", comment: "") }
      }
      struct Details: View {
        @ObservedObject var machine: Machine
        var body: some View {
          List { }
            .navigationTitle(machine.title)
            .toolbar { if machine.isShortcut { Button("Remove") { } } else { Button("Delete") { } } }
        }
      }
      """
    ).bars
    let told = bars.filter { $0.title.said == "Unavailable" }.compactMap { $0.variant?.arms }
    #expect(!told.isEmpty)
    #expect(told.allSatisfy { $0.contains("record?.name is nil") && $0.contains("entry?.name is nil") })
  }
}
