import LintelModel
import Testing

/// Methods that are only called under conditions, by methods that are only called so.
@Suite("Methods called by methods")
struct EntryConditionTests {
  private func item(_ title: String) -> String {
    "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)"
  }

  /// Of each variant its title and what its items say.
  private func faces(_ members: String) -> Set<[String]> {
    let bars = SwiftFixture("final class ListController: UIViewController {\n\(members)\n}").bars
    return Set(bars.map { [$0.title.said] + $0.items.map(\.label.said) })
  }

  private func called(_ call: String, as modifier: String = "private", more: String = "") -> Set<[String]> {
    faces(
      """
      override func viewDidLoad() { configure() }
      private func configure() {
        if isEditing { \(call) } else { title = "Notes" }
      }
      \(modifier) func setUpButtons() { addButtons() }
      private func addButtons() {
        title = "Edit"
        navigationItem.rightBarButtonItem = \(item("Done"))
        \(more)
      }
      """)
  }

  @Test(
    "What a private method sets stands where the calls that lead to it do, and circles end",
    arguments: ["", "if isNew { setUpButtons() }"])
  func nested(more: String) {
    #expect(called("setUpButtons()", more: more) == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
    #expect(called("self.setUpButtons()", more: more) == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
  }

  @Test(
    "A method that others may call, too, stands anywhere",
    arguments: [("setUpButtons()", "@objc private"), ("setUpButtons()", ""), ("perform(setUpButtons)", "private")])
  func open(call: String, modifier: String) {
    #expect(called(call, as: modifier).contains(["\"Notes\"", "\"Done\""]))
  }

  @Test("Of two calls holds what both are under, and after an early return what it leaves")
  func twoCalls() {
    let buttons = "private func addButtons() { navigationItem.rightBarButtonItem = \(item("Done")) }"
    let twice = faces(
      """
      func update() {
        if isEditing { title = "Edit" } else { title = "Notes" }
        if isEditing { if isNew { addButtons() } else { reload(); addButtons() } }
      }
      \(buttons)
      """)
    #expect(twice == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
    let late = faces(
      """
      func update() {
        title = isEditing ? "Edit" : "Notes"
        guard isEditing else { return }
        addButtons()
      }
      \(buttons)
      """)
    #expect(late == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
  }

  @Test("What only the calling method has by that name is no condition of what is called")
  func parameters() {
    let found = faces(
      """
      func update(isEditing: Bool) { if isEditing { addButtons() } }
      func show() { title = isEditing ? "Edit" : "Notes" }
      private func addButtons() { navigationItem.rightBarButtonItem = \(item("Done")) }
      """)
    #expect(found == [["\"Edit\"", "\"Done\""], ["\"Notes\"", "\"Done\""]])
  }

  @Test(
    "A condition on what has changed by the call, or on a name that a pattern binds, is none of what is called",
    arguments: [
      "func load() { guard !isLoading else { return }; isLoading = true; addButtons() }",
      "func load() { if !isLoading { self.isLoading.toggle(); addButtons() } }",
      "func load(_ state: State) { if case .busy(let isLoading) = state { if !isLoading { addButtons() } } }",
      "func load(_ state: State) {\nswitch state {\ncase .busy(let isLoading): if !isLoading { addButtons() }\ndefault: break\n}\n}",
      "func load() { if let isLoading = cached, !isLoading { addButtons() } }",
      "func load() { if !isLoading { start() } }\nprivate func start() { isLoading = true; addButtons() }",
    ])
  func changed(code: String) {
    let found = faces(
      """
      \(code)
      func show() { title = isLoading ? "Loading" : "Notes" }
      private func addButtons() { navigationItem.rightBarButtonItem = \(item("Stop")) }
      """)
    #expect(found.contains(["\"Loading\"", "\"Stop\""]))
  }

  @Test("So it is where the method that is called changes it itself, and what changed before it was asked stays")
  func changes() {
    let show = "func show() { title = isLoading ? \"Loading\" : \"Notes\" }"
    let itself = faces(
      """
      func load() { if isLoading { stop() } }
      \(show)
      private func stop() { isLoading = false; navigationItem.rightBarButtonItem = \(item("Start")) }
      """)
    #expect(itself.contains(["\"Notes\"", "\"Start\""]))
    let before = faces(
      """
      func load() { isLoading.toggle(); if isLoading { addButtons() } }
      \(show)
      private func addButtons() { navigationItem.rightBarButtonItem = \(item("Stop")) }
      """)
    #expect(before == [["\"Loading\"", "\"Stop\""], ["\"Notes\""]])
  }
}
