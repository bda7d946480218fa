import LintelModel
import Testing

/// What a function writes to a place of the bar that it has written to before.
@Suite("Places that a function writes twice")
struct RewrittenPlaceTests: ListControllerFixture {
  @Test(
    "A title that a branch replaces is gone in that branch, and stands in all others",
    arguments: [
      "title = \"Notes\"\nif isEditing { title = \"Edit\" }",
      "navigationItem.title = \"Notes\"\nif isEditing { title = \"Edit\" }",
      "title = \"Notes\"\nguard isEditing else { return }\ntitle = \"Edit\"",
      "if isReady { title = \"Notes\" }\nif isEditing { title = \"Edit\" }",
    ])
  func title(code: String) {
    let found = faces(
      """
      if isEditing { navigationItem.rightBarButtonItem = \(item("Done")) }
      \(code)
      """)
    #expect(found == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
  }

  @Test("The variant with what is replaced is called by the condition that fails")
  func names() {
    let found = bars("override func viewDidLoad() { title = \"Notes\"; if isEditing { title = \"Edit\" } }")
    #expect(
      Set(found.map { "\($0.title.said) \($0.variant?.arms ?? "")" }) == [
        "\"Notes\" unless isEditing", "\"Edit\" if isEditing",
      ])
  }

  @Test("So it is with a case of a switch, and with a comparison")
  func cases() {
    let done = "if mode == .edit { navigationItem.rightBarButtonItem = \(item("Done")) }"
    let found = faces("\(done)\ntitle = \"Notes\"\nif mode == .edit { title = \"Edit\" }")
    #expect(found == [["\"Edit\"", "\"Done\""], ["\"Notes\""]])
    let other = faces("\(done)\ntitle = \"Notes\"\nswitch mode { case .edit: title = \"Edit\"\ndefault: reload() }")
    #expect(!other.contains(["\"Notes\"", "\"Done\""]))
    #expect(Set(other.compactMap(\.first)).isSuperset(of: ["\"Edit\"", "\"Notes\""]))
  }

  @Test("Of a choice that a branch writes over in part, the other part stands, and both parts are on no bar together")
  func parts() {
    let titles = faces("title = isEditing ? \"Edit\" : \"Notes\"\nif isEditing { title = \"Done\" }")
    #expect(titles.contains(["\"Notes\""]) && titles.contains(["\"Done\""]))
    let items = faces(
      """
      navigationItem.rightBarButtonItems = isEditing ? [\(item("Edit"))] : [\(item("Add"))]
      if isEditing { navigationItem.rightBarButtonItems = [\(item("Done"))] }
      """)
    #expect(items.contains { $0.contains("\"Add\"") })
    #expect(!items.contains { $0.contains("\"Add\"") && $0.contains("\"Edit\"") })
  }

  @Test("So it is with an item's own title: what is written over is not beside what is there without the branch")
  func partsOfItems() {
    let found = faces(
      """
      title = "Home"
      let save = \(item("Save"))
      save.title = isNew ? "Add" : "Update"
      if isNew { save.title = "Create" }
      navigationItem.rightBarButtonItem = save
      if !isNew { navigationItem.leftBarButtonItem = \(item("Menu")) }
      """)
    #expect(found.contains { $0.contains("\"Menu\"") && $0.contains("\"Update\"") })
    #expect(!found.contains { $0.contains("\"Menu\"") && $0.contains("\"Add\"") })
  }

  @Test("So it is with items, also where a branch takes them away")
  func items() {
    let found = faces(
      """
      title = isEditing ? "Edit" : "Notes"
      navigationItem.leftBarButtonItem = \(item("Menu"))
      navigationItem.rightBarButtonItems = [\(item("Add"))]
      if isEditing {
        navigationItem.leftBarButtonItem = nil
        navigationItem.rightBarButtonItems = [\(item("Done"))]
      }
      """)
    #expect(found == [["\"Edit\"", "\"Done\""], ["\"Notes\"", "\"Menu\"", "\"Add\""]])
  }

  @Test("So it is with an item's title, image and spoken name, whatever it is made with")
  func attributes() {
    let found = bars(
      """
      override func viewDidLoad() {
        let save = \(item("Save"))
        let star = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: self, action: nil)
        star.accessibilityLabel = "Add"
        if isMarked {
          save.title = "Update"
          star.image = UIImage(systemName: "star.fill")
          star.accessibilityLabel = "Remove"
        }
        navigationItem.rightBarButtonItem = save
        navigationItem.leftBarButtonItem = star
      }
      """)
    let said = found.map { bar in
      bar.items.map { "\($0.label.said) \($0.symbol ?? "-") \($0.accessibilityLabel.said)" }
    }
    #expect(
      Set(said) == [[" star \"Add\"", "\"Save\" - "], [" star.fill \"Remove\"", "\"Update\" - "]])
  }

  @Test(
    "What may not be reached after it replaces nothing",
    arguments: [
      "title = \"Notes\"\nload { if self.isEditing { self.title = \"Edit\" } }",
      "title = \"Notes\"\nfor note in notes { if isEditing { title = \"Edit\" } }",
      "title = \"Notes\"\nif isEmpty { if isLocked { return } }\nif isEditing { title = \"Edit\" }",
    ])
  func unknown(code: String) {
    let found = faces("if isEditing { navigationItem.rightBarButtonItem = \(item("Done")) }\n\(code)")
    #expect(found.contains(["\"Notes\"", "\"Done\""]))
    #expect(found.contains { $0.first == "\"Edit\"" })
  }

  @Test(
    "A condition joins what signs outside of brackets part, and no other one",
    arguments: [
      ("has(note, kind)", "note", true), ("has(\"a && note\")", "note", true), ("noteIsNew && isReady", "note", true),
      ("note && isReady", "note", false), ("isReady && (note || isNew)", "note", true), ("note || isNew", "note", true),
      ("isReady && !isOld", "!isOld", false), ("isReady, note", "note", false),
    ])
  func joined(whole: String, part: String, isLeft: Bool) {
    let found = faces(
      """
      if \(whole) { navigationItem.rightBarButtonItem = \(item("Done")) }
      title = "Notes"
      if \(whole) { if \(part) { title = "Edit" } }
      """)
    #expect(found.contains(["\"Notes\"", "\"Done\""]) == isLeft)
    #expect(found.contains(["\"Edit\"", "\"Done\""]))
  }
}
