import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Items that say one text in one state of the bar and another one in another.
@Suite("Texts that change with the bar's state")
struct ChangingTextTests {
  @Test("A button that says another text in another state is asked for no symbol")
  func changingLabel() async {
    func asked(_ titles: String) async -> Bool {
      let source = """
        final class ListController: UIViewController {
          private var deleteItem: UIBarButtonItem!
          override func viewDidLoad() {
            deleteItem = UIBarButtonItem(title: "", style: .plain, target: self, action: nil)
            toolbarItems = [deleteItem]
            update()
          }
          func update() { \(titles) }
        }
        """
      let files = [
        "App/List.swift": source,
        "App/en.lproj/Localizable.strings": "\"delete\" = \"Delete\";\n\"all\" = \"Delete All\";\n",
      ]
      let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
      return found.contains { $0.rule == "symbol-available" }
    }
    let (one, all) = (#"NSLocalizedString("delete", comment: "")"#, #"NSLocalizedString("all", comment: "")"#)
    #expect(await asked("deleteItem.title = \(one)"))
    #expect(await !asked("if hasSelection { deleteItem.title = \(one) } else { deleteItem.title = \(all) }"))
  }
}
