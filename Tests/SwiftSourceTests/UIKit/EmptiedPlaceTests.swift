import LintelModel
import LintelSwiftSource
import Testing

/// Places of a bar that one case of a `switch` empties.
@Suite struct EmptiedPlaceTests {
  private func variants(_ cases: String) -> [String: [String]] {
    let bars = SwiftFixture(
      """
      final class FolderController: UITableViewController {
        lazy var save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        override func viewDidLoad() { title = "Folder"; refresh() }
        func refresh() {
          guard isViewLoaded else { return }
          switch kind {
          \(cases)
          }
        }
      }
      """
    ).bars
    return Dictionary(
      bars.map { ($0.variant?.arms ?? "", $0.items.compactMap(\.label.source)) }, uniquingKeysWith: { $0 + $1 })
  }

  @Test("A case that puts nothing there is a variant of its own, called by the case")
  func emptied() {
    let found = variants(
      "case .file: navigationItem.rightBarButtonItem = nil\ncase .folder: navigationItem.rightBarButtonItem = save")
    #expect(found == ["switch kind, case .folder": ["Save"], "switch kind, case .file": []])
  }
}
