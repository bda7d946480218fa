import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Spoken names that code takes from images")
struct NameOfImageTests {
  private func audited(_ name: String) async -> AuditResult {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
          extension UIBarButtonItem {
            convenience init(icon: Glyph, target: Any?, action: Selector?) {
              self.init(image: icon.image(ofSize: 28), style: .plain, target: target, action: action)
              accessibilityLabel = \(name)
            }
          }
          class Trip: UIViewController {
            override func viewDidLoad() {
              navigationItem.title = "Trip"
              navigationItem.rightBarButtonItems = [
                UIBarButtonItem(icon: .arrowDown, target: self, action: nil), UIBarButtonItem(icon: .arrowUp, target: self, action: nil),
              ]
            }
          }
          """
      ]))
  }

  @Test("Each item that is called as its image is in code is told, and is not among what could not be read")
  func told() async {
    let result = await audited("icon.name")
    let found = result.findings.filter { $0.rule == "accessible-name-missing" }
    #expect(found.count == 2 || found.map(\.count) == [2])
    #expect(found.allSatisfy { $0.reason == "identifier" && $0.verdict == .fails && $0.certainty == .likely })
    #expect(
      found.first?.message.english
        == "A screen reader says what icon.name holds, the identifier of an image and no name of an action")
    #expect(result.project.toolbars.allSatisfy { $0.unreadNames.isEmpty })
  }

  @Test("An identifier is not asked to be translated, but to be replaced")
  func notTranslated() async {
    let found = await Auditor.audit(
      ProjectSource.read(texts: [
        "Box.swift": """
          struct Box: View {
            var body: some View {
              List { }.navigationTitle("Box").toolbar { Button { } label: { Image("ic_logo") }.accessibilityLabel("ic_logo") }
            }
          }
          """,
        "en.lproj/Localizable.strings": "\"Box\" = \"Box\";\n", "de.lproj/Localizable.strings": "\"Box\" = \"Kasten\";\n",
      ])).findings
    #expect(found.filter { $0.rule == "accessible-name-missing" }.map(\.verdict) == [.fails])
    #expect(!found.contains { $0.rule == "accessible-name-not-localized" })
  }
}
