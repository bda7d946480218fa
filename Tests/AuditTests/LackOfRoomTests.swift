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

  /// What is said of a toolbar whose four items do not fit.
  private func sentences(in file: String) async -> [Finding] {
    let items = (0...3).map { number in
      "UIBarButtonItem(title: \"Duplicate and edit everything \(number)\", style: .plain, target: self, action: nil)"
    }
    let code = """
      final class Shelf: UIViewController {
        override func viewDidLoad() { toolbarItems = [\(items.joined(separator: ", "))] }
      }
      """
    return await Auditor.audit(ProjectSource.read(texts: [file: code])).findings.filter { $0.rule == "overflow-needed" }
  }

  @Test("Where it is less grave than elsewhere, the sentence says why, for a reader of two lines sees no other difference")
  func reason() async {
    let (users, debugging) = (await sentences(in: "App/Shelf.swift"), await sentences(in: "App/DebugShelf.swift"))
    #expect(users.map(\.severity) == [.error])
    #expect(users.allSatisfy { $0.message.english.hasSuffix("with no overflow menu to take them") })
    #expect(debugging.map(\.severity) == [.warning])
    #expect(debugging.allSatisfy { $0.message.english.hasSuffix("take them (on a screen for debugging, or behind one)") })
  }

  @Test("Items that lack room on rare screens alone are a note that says so")
  func rare() async {
    let labels = "[Duplizieren und bearbeiten] -- [In Ordner verschieben] -- [Unwiderruflich löschen]"
    let project = ProjectSource.read(texts: ["a.sketch": "ios18 de 320pt\nkind: toolbar\n\(labels)"])
    let found = await Auditor.audit(project).findings.filter { $0.rule == "overflow-needed" }
    #expect(found.map(\.severity) == [.note] && found.map(\.verdict) == [.fails])
    #expect(found.allSatisfy { $0.message.english.hasSuffix("(only with Display Zoom or in Slide Over)") })
  }

  @Test("Items that may never be there together are asked about, and the sentence says so: nothing is certain of them")
  func guessedPair() async {
    let code = """
      final class Profile: UIViewController {
        override func viewDidLoad() {
          title = isList ? "Mailing list" : "Contact"
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close and forget everything", style: .plain, target: self, action: nil)
          if canEdit {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Edit all the members of this list", style: .plain, target: self, action: nil)
          }
        }
      }
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Profile.swift": code])).findings
      .filter { ["overflow-needed", "label-truncated"].contains($0.rule) }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.certainty == .likely })
    #expect(found.allSatisfy { $0.message.english.hasSuffix("(if all of this bar is shown together)") })
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
