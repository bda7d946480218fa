import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A title that is cut and told with another cause")
struct StillCutTitleTests {
  /// A screen with a title in four languages, and a button beside Cancel; the Norwegian title all but fits beside a short one.
  private func app(_ button: String, norwegian: String = "Legg til kontakt manuelt") -> [String: String] {
    [
      "App/NewContact.swift": """
      import UIKit
      class NewContact: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("title", comment: "")
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: \(button), style: .done, target: nil, action: nil)
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"title\" = \"Add Contact Manually\"; \"create\" = \"Create\";\n",
      "nb.lproj/Localizable.strings": "\"title\" = \"\(norwegian)\"; \"create\" = \"Opprett\";\n",
      "de.lproj/Localizable.strings": "\"title\" = \"Kontakt manuell hinzu\"; \"create\" = \"Anlegen\";\n",
      "fr.lproj/Localizable.strings": "\"title\" = \"Ajouter manuellement\"; \"create\" = \"Créer\";\n",
    ]
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  private static let own = "NSLocalizedString(\"create\", comment: \"\")"

  @Test("A title that has less room than before is not fixed because the source's does not fit either")
  func lessRoom() async {
    let comparison = await compared(app(Self.own), app("\"Create now\""))
    #expect(!comparison.fixed.contains { $0.rule == "title-truncated" }, "\(comparison.fixed.map(\.line))")
    #expect(comparison.ofUnjudgedStrings.contains { $0.rule == "title-truncated" && $0.language == "nb" })
  }

  @Test("A title that fits now is fixed")
  func fits() async {
    let comparison = await compared(app(Self.own), app(Self.own, norwegian: "Ny kontakt"))
    #expect(comparison.fixed.contains { $0.rule == "title-truncated" && $0.language == "nb" })
  }
}
