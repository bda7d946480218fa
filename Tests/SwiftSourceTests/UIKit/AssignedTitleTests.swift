import LintelModel
import Testing

/// Titles that a publisher is bound to by a key path.
@Suite("Titles assigned by publishers")
struct AssignedTitleTests {
  private func titles(_ statements: String, more: String = "") -> [String] {
    SwiftFixture([
      "A.swift": """
      final class NoteController: UIViewController {
        let model: NoteModel
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }
      """,
      "Model.swift": """
      final class NoteModel {
        @Published var title: String
        init() { self.title = NSLocalizedString("notes", comment: "") }
      }
      \(more)
      """,
    ]).bars.map(\.title.said)
  }

  @Test(
    "A published title whose values are known is the bar's",
    arguments: [
      "model.$title.assign(to: \\.title, on: navigationItem).store(in: &bag)",
      "model.$title.map { $0 }.assign(to: \\.title, on: self).store(in: &bag)",
      "bag.insert(model.$title.map(Optional.init).weakAssign(to: \\.title, on: self))",
      "cancellable = model.$title.receive(on: DispatchQueue.main).assign(to: \\.navigationItem.title, on: self)",
      "model.$title.assign(to: \\UIViewController.title, on: self).store(in: &bag)",
    ])
  func known(_ statement: String) { #expect(titles(statement) == ["notes"]) }

  @Test("What a publisher makes of it, only the running app knows")
  func unknown() {
    #expect(
      titles("model.$title.map { $0 + name }.assign(to: \\.title, on: self).store(in: &bag)")
        == ["?model.$title.map { $0 + name }"])
    #expect(titles("model.names.assign(to: \\.navigationItem.title, on: self).store(in: &bag)") == ["?model.names"])
  }

  @Test("A title that is there until the publisher gives one is seen, too")
  func beside() {
    let statements = """
      title = NSLocalizedString("loading", comment: "")
          model.names.assign(to: \\.title, on: self).store(in: &bag)
      """
    let all = Set(titles(statements))
    #expect(all == ["loading", "?model.names"])
  }

  @Test(
    "A published title of an item is the item's, whatever the key path begins with",
    arguments: [
      "to: \\.title, on: saveItem", "to: \\.saveItem.title, on: self", "to: \\UIBarButtonItem.title, on: self.saveItem",
      "to: \\.navigationItem.rightBarButtonItem?.title, on: self",
    ])
  func ofItem(_ binding: String) {
    let bars = SwiftFixture(
      """
      final class NoteModel {
        @Published var saving: String
        init() { self.saving = NSLocalizedString("save", comment: "") }
      }
      final class NoteController: UIViewController {
        let model: NoteModel
        let saveItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = saveItem
          model.$saving.assign(\(binding)).store(in: &bag)
        }
      }
      """
    ).bars
    #expect(Set(bars.flatMap { $0.items.map(\.label.said) }) == ["save"])
  }

  @Test("A title of something else is no bar's")
  func ofOther() { #expect(titles("model.names.assign(to: \\.title, on: row).store(in: &bag)") == []) }

  @Test("A screen whose base class binds the title has one")
  func inherited() {
    let bars = SwiftFixture([
      "Base.swift": """
      class Base: UIViewController {
        func listen() { model.names.assign(to: \\.title, on: self).store(in: &bag) }
      }
      """,
      "Child.swift":
        "class Child: Base { override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem } }",
    ]).bars
    #expect(bars.first { $0.controller == "Child" }?.hasTitleElsewhere == true)
  }
}
