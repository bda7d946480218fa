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
      @IBOutlet var trash: UIBarButtonItem?
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

  @Test(
    "A guard that unwraps an outlet lets pass: a view that is seen has been loaded, and its outlets with it",
    arguments: ["guard let trash else { return }", "guard let bin = self.trash else { return }"])
  func outlet(check: String) {
    let found = lists("[save]", "update()", setting: "\(check)\n\(both)")
    #expect(found == [["\"Save\"", "\"Share\""]])
  }

  @Test("A guard that asks something else besides keeps the first list")
  func otherGuard() {
    let found = lists("[save]", "update()", setting: "guard let trash, isReady else { return }\n\(both)")
    #expect(found.contains(["\"Save\""]))
  }

  @Test("A return on newer systems alone keeps no list on older ones")
  func availability() {
    let found = bars(
      """
      let save = \(item("Save"))
      let share = \(item("Share"))
      override func viewDidLoad() {
        title = "Notes"
        if #unavailable(iOS 26) { navigationItem.rightBarButtonItems = [save] }
        update()
      }
      func update() {
        if #available(iOS 26, *) { return }
        rebuild()
      }
      private func rebuild() { \(both) }
      """)
    #expect(!found.map { $0.items.map(\.label.said) }.contains(["\"Save\""]))
  }
}
