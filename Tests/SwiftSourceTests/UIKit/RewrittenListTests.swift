import LintelModel
import Testing

/// Lists that a method puts on a bar and replaces through the methods that it calls.
@Suite("Lists of items that a called method replaces")
struct RewrittenListTests: ListControllerFixture {
  /// Of each variant what its items say.
  private func lists(_ first: String, _ then: String, setting: String) -> Set<[String]> {
    let found = bars(
      """
      let save = \(item("Save"))
      let share = \(item("Share"))
      override func viewDidLoad() {
        title = "Notes"
        navigationItem.rightBarButtonItems = \(first)
        \(then)
      }
      func update(for mode: Int? = nil) {
        reload()
        rebuild()
      }
      private func rebuild() {
        \(setting)
      }
      """)
    return Set(found.map { $0.items.map(\.label.said) })
  }

  private let both = "navigationItem.rightBarButtonItems = [share, save]"

  @Test("Only the last list on the way is a bar", arguments: ["rebuild()", "update()", "load()\nupdate()"])
  func last(then: String) {
    #expect(lists("[save]", then, setting: both) == [["\"Save\"", "\"Share\""]])
  }

  @Test("A list stands that has an item which the later one lacks: no item is lost")
  func lost() {
    let found = lists("[save]", "update()", setting: "navigationItem.rightBarButtonItems = [share]")
    #expect(found == [["\"Save\""], ["\"Share\""]])
  }

  @Test(
    "So does one where the method may not be called",
    arguments: ["if isEditing { update() }", "if isEmpty { return }\nupdate()", "load { self.update() }"])
  func maybe(then: String) {
    #expect(lists("[save]", then, setting: both).contains(["\"Save\""]))
  }
}
