import LintelModel
import Testing

/// The first variant of a bar is what people see most of the time.
@Suite("The everyday state of a bar")
struct EverydayStateTests {
  private func labels(_ bars: [Toolbar]) -> [[String]] { bars.map { $0.items.map(\.label.said) } }

  @Test(
    "What stands there for a while is not drawn first where something else stands in its stead",
    arguments: [
      "isLoading", "model.isEditing", "editMode?.wrappedValue.isEditing == true", "isSelectionMode", "notes.isEmpty",
      "error != nil", "state == .loading", "state != .idle", "let error = model.error", "editMode == .active", "!canEdit",
      "!selectedNotes.isEmpty", "selectedNotes.count > 1", "isReadOnly", "isLoading || isSaving", "hasNotes && isSearching",
      "case .failed(let reason) = state",
    ])
  func passing(condition: String) {
    let bars = SwiftFixture(
      items: "if \(condition) { Button(\"Stop\") { } } else { Button(\"Add\") { } }\nButton(\"Help\") { }"
    ).bars
    #expect(labels(bars) == [["Add", "Help"], ["Stop", "Help"]])
  }

  @Test(
    "What stands there every day is drawn first, also where a name says that a state is over or what people may do",
    arguments: [
      "!isLoading", "canEdit", "selectedNotes.isEmpty", "!notes.isEmpty", "error == nil", "state == .idle", "didFinishLoading",
      "isEditable", "isNotEmpty", "isEditingEnabled", "isOpen", "has(note, isEmpty)", "state == other",
    ])
  func everyday(condition: String) {
    let bars = SwiftFixture(
      items: "if \(condition) { Button(\"Add\") { } } else { Button(\"Stop\") { } }\nButton(\"Help\") { }"
    ).bars
    #expect(labels(bars) == [["Add", "Help"], ["Stop", "Help"]])
  }

  @Test("A case of a `switch` that is named for a state that passes is not drawn first, wherever it is written")
  func cases() {
    let bars = SwiftFixture(
      items: """
        switch mode {
        case .bulkEdit: Button("Done") { }; Button("Delete") { }
        case .normal: Button("Add") { }
        }
        """
    ).bars
    #expect(labels(bars) == [["Add"], ["Done", "Delete"]])
  }

  @Test("Of branches whose names say nothing the arm with most items is drawn first")
  func most() {
    let bars = SwiftFixture(
      items: "if isFirst { Button(\"A\") { } } else { Button(\"B\") { }; Button(\"C\") { } }"
    ).bars
    #expect(labels(bars) == [["B", "C"], ["A"]])
  }

  @Test("What is there for a while beside all else is drawn with it, and is no variant")
  func beside() {
    let bars = SwiftFixture(items: "if isLoading { Button(\"Stop\") { } }\nButton(\"Add\") { }").bars
    #expect(labels(bars) == [["Stop", "Add"]])
  }

  @Test("A function that makes another button while something passes puts its condition on the button")
  func factory() {
    let bars = SwiftFixture(
      """
      final class ListController: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = makeItem() }
        private func makeItem() -> UIBarButtonItem? {
          if isEditing { return UIBarButtonItem(title: "Done", style: .plain, target: self, action: nil) }
          return UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)
        }
      }
      """
    ).bars
    #expect(labels(bars) == [["\"Edit\""], ["\"Done\""]])
    #expect(bars.map { $0.variant?.arms } == ["unless isEditing", "if isEditing"])
  }
}
