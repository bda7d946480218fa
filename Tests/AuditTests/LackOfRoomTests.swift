import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("One lack of room is as grave whichever rule sees it")
struct LackOfRoomTests {
  /// Of a toolbar whose items do not fit, and whose first one has a width of its own that cuts its label.
  private func severities(in file: String) async -> [String: Set<Severity>] {
    let items = (0...3).map { number in
      "UIBarButtonItem(title: \"Duplicate and edit everything \(number)\", style: .plain, target: self, action: nil)"
    }
    let code = """
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          let narrow = \(items[0])
          narrow.width = 60
          toolbarItems = [narrow, \(items[1...].joined(separator: ", "))]
        }
      }
      """
    let findings = await Auditor.audit(ProjectSource.read(texts: [file: code])).findings
    let ofRoom = findings.filter { ["label-truncated", "overflow-needed"].contains($0.rule) && $0.severity > .note }
    return Dictionary(grouping: ofRoom, by: \.rule).mapValues { Set($0.map(\.severity)) }
  }

  @Test("Items that do not fit are an error on a screen of users, and a warning on one for debugging, as a cut label is")
  func debugging() async {
    let (users, debugging) = (await severities(in: "App/Shelf.swift"), await severities(in: "App/DebugShelf.swift"))
    #expect(users == ["label-truncated": [.error], "overflow-needed": [.error]])
    #expect(debugging == ["label-truncated": [.warning], "overflow-needed": [.warning]])
  }

  @Test("Two labels of which neither leaves the bar are both cut, which is an error")
  func neitherLeaves() async {
    let sketch = "ios18 de 375pt\nkind: toolbar\n[Benachrichtigungen verwalten] -- [Unwiderruflich zurücksetzen]"
    let project = ProjectSource.read(texts: ["a.sketch": sketch])
    let found = await Auditor.audit(project, options: AuditOptions(profile: .fioriIOS)).findings
    #expect(found.filter { $0.rule == "overflow-stretch" }.map(\.severity) == [.error])
  }

  @Test(
    "A title that the narrowest common phone alone cuts, and shows most of, is a warning; one that wider ones cut, or that loses more, is an error",
    arguments: [
      ("Durchsucher aller Orte", Severity.warning), ("Durchsuchen der Ordner", .error),
      ("Durchsucher aller Schlüsselbunde und Fotos der ganzen Familie", .error),
    ])
  func narrowestPhone(title: String, severity: Severity) async {
    let bar = "toolbars:\n  - kind: navigationBar\n    platforms: [ios]\n    title: {key: t}\n    largeTitle: true\n"
    let files = [
      "Bars.toolbar.yml": bar, "en.lproj/Localizable.strings": "\"t\" = \"Explorer\";\n",
      "de.lproj/Localizable.strings": "\"t\" = \"\(title)\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "title-truncated" }
    #expect(found.map(\.severity) == [severity])
  }
}
