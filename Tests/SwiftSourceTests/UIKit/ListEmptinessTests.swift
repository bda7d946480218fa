import LintelModel
import Testing

/// Conditions that ask whether the list is empty which code builds.
@Suite("Lists that are asked whether they are empty")
struct ListEmptinessTests: ListControllerFixture {
  /// Of each variant what its items say, spaces as dashes.
  private func shown(_ statements: String) -> Set<[String]> {
    let code = "override func viewDidLoad() {\nvar items: [UIBarButtonItem] = []\n\(statements)\ntoolbarItems = items\n}"
    return Set(bars(code).map { bar in bar.items.map { $0.kind.isSpacer ? "-" : $0.label.source ?? "" } })
  }

  private var one: String { "items.append(\(item("One")))" }
  private var two: String { "items.append(\(item("Two")))" }

  @Test(
    "What is in the list in any case decides",
    arguments: [
      "if !items.isEmpty { items.append(.flexibleSpace()) }", "if items.count > 0 { items.append(.flexibleSpace()) }",
      "if items.isEmpty == false { items.append(.flexibleSpace()) }",
      "if items.isEmpty { items.append(.fixedSpace(8)) } else { items.append(.flexibleSpace()) }",
    ])
  func certain(condition: String) {
    #expect(shown("\(one)\n\(condition)\n\(two)") == [["One", "-", "Two"]])
    let isElse = condition.contains("else")
    #expect(shown("\(condition)\n\(two)") == [isElse ? ["-", "Two"] : ["Two"]])
  }

  @Test("A space between two stands there with the first of them alone")
  func space() {
    let found = shown("if isPro { \(one) }\nif !items.isEmpty { items.append(.flexibleSpace()) }\n\(two)")
    #expect(found == [["One", "-", "Two"], ["Two"]])
  }

  @Test("What is there instead stands there without it, and nil in place of an empty list is no list of its own")
  func otherwise() {
    let found = shown(
      """
      if isPro { \(one) }
      if items.isEmpty { items.append(.flexibleSpace()) } else { items.removeFirst() }
      \(two)
      setToolbarItems(items.isEmpty ? nil : items, animated: false)
      """)
    #expect(found == [["-", "Two"], ["Two"]])
  }

  @Test("In a loop nobody knows how much is in the list by then")
  func loop() {
    let found = shown("for name in names {\nif !items.isEmpty { items.append(.flexibleSpace()) }\n\(one)\n}")
    #expect(found.contains { $0.contains("-") })
  }
}
