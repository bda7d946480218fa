import LintelModel
import Testing

@Suite("Properties that compare")
struct ComputedConditionTests {
  /// What each variant shows: `title: items`.
  private func faces(_ bars: [Toolbar]) -> Set<String> {
    Set(bars.map { bar in "\(bar.title.said): " + bar.items.map(\.label.said).joined(separator: ", ") })
  }

  private let editor = SwiftFixture(
    body: """
      .navigationTitle(title)
      .modify { view in
        if isChart {
          view.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } } }
        } else if mode == .edit {
          view.toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { } }
          }
        } else {
          view.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { } } }
        }
      }
      """,
    members: """
      let entry: Entry
      let mode: Mode
      private var isFolder: Bool { entry.type == .folder }
      private var isChart: Bool { entry.type == .chart }
      private var title: LocalizedStringKey {
        switch (isFolder, mode) {
        case (true, .add): return "folder.add"
        case (true, .edit): return "folder.edit"
        case (false, .add): return "item.add"
        case (false, .edit): return "item.edit"
        }
      }
      """)

  @Test("Properties that compare one value with two constants never hold together")
  func apart() {
    let faces = faces(editor.bars)
    #expect(faces.contains("folder.add: Save"))
    #expect(faces.contains("folder.edit: Cancel, Save"))
    #expect(!faces.contains("folder.add: Cancel") && !faces.contains("folder.edit: Cancel"))
  }

  @Test("A title is on a variant with as many items as it can meet")
  func fullest() {
    #expect(faces(editor.bars).contains("item.edit: Cancel, Save"))
  }

  @Test("A property that code around has under its name is not the view's")
  func hidden() {
    let bars = SwiftFixture(
      items: """
        let isFolder = entry.isOpen
        if isFolder { Button("Open") { } }
        if isChart { Button("Chart") { } }
        """,
      members: """
        let entry: Entry
        private var isFolder: Bool { entry.type == .folder }
        private var isChart: Bool { entry.type == .chart }
        """
    ).bars
    #expect(bars.contains { $0.items.count == 2 })
  }

  /// A wizard whose pages decide what its bar has, by a property that switches over them.
  private func wizard(_ items: String) -> [[String]] {
    let model = """
      enum Page { case start, system, disk, summary }
      final class Wizard: ObservableObject {
        @Published var page: Page = .start
        var hasNext: Bool {
          switch page {
          case .start: return false
          case .system: return false
          case .summary: return false
          default: return true
          }
        }
        var isEnd: Bool { self.page == .summary || self.page == .disk }
      }
      """
    let view = """
      struct WizardBar: View {
        @ObservedObject var wizard: Wizard
        var body: some View { List { }.toolbar {
          \(items)
        } }
      }
      """
    return SwiftFixture(["Wizard.swift": model, "Bar.swift": view]).bars.map { $0.items.map(\.label.said) }
  }

  @Test("A property that switches over another one of the same object holds for none of the cases that it answers false for")
  func switching() {
    let found = wizard(
      """
      ToolbarItem(placement: .topBarLeading) { if wizard.page == .start { Button("Cancel") { } } }
      ToolbarItem(placement: .topBarTrailing) {
        if wizard.hasNext { Button("Continue") { } } else if wizard.page == .summary { Button("Save") { } }
      }
      """)
    #expect(Set(found) == [["Cancel"], ["Continue"], ["Save"]])
  }

  @Test("What such a property joins is followed, too")
  func two() {
    let found = wizard(
      """
      ToolbarItem(placement: .topBarLeading) { if wizard.page == .system { Button("Skip") { } } }
      ToolbarItem(placement: .topBarTrailing) { if wizard.isEnd { Button("Done") { } } }
      ToolbarItem(placement: .bottomBar) { if wizard.page == .disk { Button("Format") { } } }
      """)
    #expect(!found.contains(["Skip", "Done"]))
    #expect(found.contains { $0.contains("Format") } && found.contains { $0.contains("Done") })
  }

  @Test("The fullest set is found from whatever it begins with, and none where no more is there")
  func sets() {
    let (a, b) = (Branch(.condition, "a"), Branch(.condition, "b"))
    let all = [
      Conditions(arms: [a: 0]), Conditions(arms: [a: 1]), Conditions(arms: [a: 1, b: 0]), Conditions(arms: [b: 0]),
    ]
    #expect(Conditions.fullest(of: all, within: .always, moreThan: 2)?.arms == [a: 1, b: 0])
    #expect(Conditions.fullest(of: all, within: .always, moreThan: 3) == nil)
    #expect(Conditions.fullest(of: all, within: Conditions(arms: [b: 1]), moreThan: 1) == nil)
  }
}
