import LintelModel
import LintelSwiftSource
import Testing

@Suite("Whether a value is there")
struct PresenceConditionTests {
  private let item = "UIBarButtonItem(title: \"Edit\", style: .plain, target: self, action: #selector(edit))"

  /// The titles that stand beside the item.
  private func titles(_ body: String, members: String = "") -> Set<String> {
    let bars = SwiftFixture(
      """
      final class Profile: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(body)
        }
      }
      """
    ).bars
    return Set(bars.filter { !$0.items.isEmpty }.map(\.title.said))
  }

  @Test(
    "`if let` and a comparison with nil ask the same: what needs one never stands beside what needs the other to fail",
    arguments: [
      "if getName() == nil { ITEM }", "if getName() != nil { } else { ITEM }", "if self.getName() == nil { ITEM }",
      "if getName() == nil, isOpen { ITEM }", "if let other = getName() { } else { ITEM }",
    ])
  func negated(code: String) {
    let found = titles(
      "if let name = getName() { title = \"Known\" } else { title = \"Unknown\" }\n"
        + code.replacing("ITEM", with: "navigationItem.rightBarButtonItem = \(item)"))
    #expect(found == ["\"Unknown\""])
  }

  @Test(
    "What is there wherever a binding holds stands beside its title alone",
    arguments: ["if name != nil", "if let name", "if let other = name", "if let other = self.name, isOpen"])
  func present(condition: String) {
    let found = titles(
      "if name == nil { title = \"Unknown\" } else { title = \"Known\" }\n"
        + "\(condition) { navigationItem.rightBarButtonItem = \(item) }")
    #expect(found == ["\"Known\""])
  }

  @Test("Behind a guard the value is there")
  func guarded() {
    let found = titles(
      "title = name == nil ? \"Unknown\" : \"Known\"\nguard let name else { return }\n"
        + "navigationItem.rightBarButtonItem = \(item)")
    #expect(found == ["\"Known\""])
  }

  @Test("One of several bindings that fail says nothing of each, and neither does a call that takes something away")
  func open() {
    let several = titles(
      "if let name, let place { title = \"Known\" } else { title = \"Unknown\" }\n"
        + "if name != nil { navigationItem.rightBarButtonItem = \(item) }")
    #expect(several == ["\"Known\"", "\"Unknown\""])
    let taken = titles(
      "if let name = names.popLast() { title = \"Known\" } else { title = \"Unknown\" }\n"
        + "if names.popLast() == nil { navigationItem.rightBarButtonItem = \(item) }")
    #expect(taken == ["\"Known\"", "\"Unknown\""])
  }

  /// The labels of an item that is shown under a condition and says `model.name ?? "None"`.
  private func labels(_ condition: String) -> Set<String> {
    let bars = SwiftFixture(
      """
      struct Inbox: View {
        let model: Model
        let isOpen: Bool
        var body: some View {
          List { }.toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              if \(condition) {
                Button { run() } label: { Text(self.model.name ?? "None") }
              }
            }
          }
        }
      }
      """
    ).bars
    return Set(bars.flatMap(\.items).map(\.label.said))
  }

  @Test(
    "What stands behind a `??` is shown by no code that asks first whether the value is there",
    arguments: ["model.name != nil", "self.model.name != nil", "let name = model.name", "model.name != nil, isOpen"])
  func replaced(condition: String) { #expect(labels(condition) == ["?self.model.name"]) }

  @Test("It is shown where the value is missing, and where nobody asks")
  func missing() {
    #expect(labels("model.name == nil") == ["\"None\""])
    #expect(labels("isOpen") == ["?self.model.name", "\"None\""])
  }

  @Test("Arms that one binding parts are told apart by it alone")
  func exact() {
    let nothing = Branch(.equality, "name")
    let (then, otherwise) = (
      Conditions(arms: [Branch(.condition, "let name"): 0]),
      Conditions(arms: [Branch(.condition, "let name"): 1, nothing: Branch.number(of: ".none")])
    )
    #expect(then.isExact(either: otherwise))
    #expect(!Conditions(arms: [nothing: 1]).isExact(either: Conditions(arms: [nothing: 2])))
    #expect(Branch(.condition, "self.name == nil").comparison?.subject == "name")
  }
}
