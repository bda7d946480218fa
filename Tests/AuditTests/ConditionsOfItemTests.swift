import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("When the item of a finding is on its bar")
struct ConditionsOfItemTests {
  private func conditions(_ content: String) async -> [Evidence.Value] {
    let code = """
      struct Inbox: View {
        @State private var isSelecting = false
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar {
            \(content)
          }
        }
      }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["Inbox.swift": code]))
    return result.findings.filter { $0.rule == "accessible-name-missing" }.flatMap { finding in
      finding.evidence.filter { $0.name == "only where" }.map(\.value)
    }
  }

  private let button = "ToolbarItem { Button { } label: { Image(\"cart_icon\") } }"

  @Test(
    "A name that an item lacks is told with the condition under which the item is there",
    arguments: [
      ("if isSelecting", "if isSelecting"), ("if !isSelecting", "unless isSelecting"),
      ("if isSelecting && isOnline", "if isSelecting && isOnline"),
      ("if #available(iOS 26, *)", "if #available(iOS 26, *)"),
    ])
  func told(asked: String, words: String) async {
    #expect(Set(await conditions("\(asked) { \(button) }")) == [.text(words)])
  }

  @Test("Nothing is said of an item that is always there")
  func always() async {
    #expect(await conditions(button).isEmpty)
  }

  @Test("Nor of one that looks the same in both branches")
  func both() async {
    #expect(await conditions("if isSelecting { \(button) } else { \(button) }").isEmpty)
    let face = "if isSelecting { Image(\"cart_icon\").opacity(0.25) } else { Image(\"cart_icon\") }"
    #expect(await conditions("ToolbarItem { Button { } label: { \(face) } }").isEmpty)
  }

  @Test("Of an item that a controller puts on its bar in one branch alone, too")
  func controller() async {
    let code = """
      final class InboxController: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          if isSelecting {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: UIImage(named: "cart_icon"), style: .plain, target: self, action: #selector(archive))
          }
        }
      }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["InboxController.swift": code]))
    let found = result.findings.filter { $0.rule == "accessible-name-missing" }
    #expect(found.map { $0.evidence.contains(.text("only where", "if isSelecting")) } == [true])
  }
}
