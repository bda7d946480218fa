import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("One lack of room is as grave whichever rule sees it")
struct LackOfRoomTests {
  private func severities(in file: String, label: String) async -> [String: Set<Severity>] {
    let items = (1...3).map { number in
      "UIBarButtonItem(title: \"\(label) \(number)\", style: .plain, target: self, action: nil)"
    }
    let code = """
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          toolbarItems = [\(items.joined(separator: ", "))]
        }
      }
      """
    let findings = await Auditor.audit(ProjectSource.read(texts: [file: code])).findings
    let ofRoom = findings.filter { ["label-truncated", "overflow-needed"].contains($0.rule) && $0.severity > .note }
    return Dictionary(grouping: ofRoom, by: \.rule).mapValues { Set($0.map(\.severity)) }
  }

  @Test("Items that do not fit are an error on a screen of users, and a warning on one for debugging, as a cut label is")
  func debugging() async {
    let label = "Duplicate and edit everything"
    let (users, debugging) = (
      await severities(in: "App/Shelf.swift", label: label), await severities(in: "App/DebugShelf.swift", label: label)
    )
    #expect(users["overflow-needed"] == [.error])
    #expect(users.values.allSatisfy { $0 == [.error] })
    #expect(debugging["overflow-needed"] == [.warning])
    #expect(debugging.values.allSatisfy { $0 == [.warning] })
  }

  @Test("Two labels of which neither leaves the bar are both cut, which is an error")
  func neitherLeaves() async {
    let sketch = "ios18 de 375pt\nkind: toolbar\n[Benachrichtigungen verwalten] -- [Unwiderruflich zurücksetzen]"
    let project = ProjectSource.read(texts: ["a.sketch": sketch])
    let found = await Auditor.audit(project, options: AuditOptions(profile: .fioriIOS)).findings
    #expect(found.filter { $0.rule == "overflow-stretch" }.map(\.severity) == [.error])
  }
}
