import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A window's toolbar in a storyboard, whose delegate is code, and the catalogue with its texts.
private enum Birds {
  static func files(label: String = "Remove all birds", without deleted: String = "", english: String = "Remove all birds") -> [String: String] {
    let texts = [
      "rEm-ov-e01.label": [english, "Alle Vögel entfernen", "Retirer tous les oiseaux"],
      "rEm-ov-e01.toolTip": ["Remove them for ever", "Für immer entfernen", "Les retirer pour toujours"],
      "sHa-re-p02.label": ["Share a picture", "Ein Bild teilen", "Partager une image"],
    ]
    let entries = texts.sorted { $0.key < $1.key }.filter { deleted.isEmpty || !$0.key.hasPrefix(deleted) }.map { key, values in
      let all = zip(["en", "de", "fr"], values).map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}"
      }
      return "\"\(key)\":{\"localizations\":{\(all.joined(separator: ","))}}"
    }
    return [
      "App/Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <scenes><scene sceneID="s"><objects>
          <windowController id="wc" customClass="BirdWindow" sceneMemberID="viewController">
            <window key="window" title="" id="w">
              <toolbar key="toolbar" displayMode="iconOnly" id="t">
                <allowedToolbarItems>
                  <toolbarItem explicitItemIdentifier="Remove" label="\(label)" toolTip="Remove them for ever" image="remove" id="rEm-ov-e01"/>
                  <toolbarItem explicitItemIdentifier="Share" label="Share a picture" image="share" id="sHa-re-p02"/>
                </allowedToolbarItems>
                <defaultToolbarItems><toolbarItem reference="rEm-ov-e01"/><toolbarItem reference="sHa-re-p02"/></defaultToolbarItems>
                <connections><outlet property="delegate" destination="wc" id="o"/></connections>
              </toolbar>
            </window>
          </windowController>
        </objects></scene></scenes>
      </document>
      """,
      "App/BirdWindow.swift": """
      final class BirdWindow: NSWindowController, NSToolbarDelegate {
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
          [NSToolbarItem.Identifier("Remove"), NSToolbarItem.Identifier("Share")]
        }
      }
      """,
      "App/mul.lproj/Main.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ",\n"))},\"version\":\"1.0\"}\n",
    ]
  }

  static func compared(_ now: [String: String]) async -> (result: AuditResult, comparison: BaselineComparison) {
    let (old, new) = (ProjectSource.read(texts: files()), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
  }
}

@Suite("A storyboard and the table of its texts")
struct StoryboardTableTests {
  @Test("Entries that are deleted, and whose item is there still, are lost translations, the tool tip's among them")
  func deleted() async throws {
    let compared = await Birds.compared(Birds.files(without: "rEm-ov-e01."))
    let found = compared.result.findings.filter { $0.reason == "translations-lost" }
    #expect(
      Set(found.flatMap(\.units).compactMap(\.key)) == ["rEm-ov-e01.label", "rEm-ov-e01.toolTip"],
      "\(compared.result.findings.map(\.message.english))")
    #expect(found.allSatisfy { $0.severity == .error && $0.verdict == .fails && $0.languages == ["de", "fr"] })
    #expect(compared.comparison.fixed.isEmpty)
  }

  @Test("A label that the storyboard has otherwise than its table is told: people see the table's")
  func differs() async throws {
    let found = await Birds.compared(Birds.files(label: "Delete all birds")).result.findings.filter { $0.rule == "default-differs" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.key == "rEm-ov-e01.label" && finding.severity == .note)
    #expect(
      finding.message.english
        == "The storyboard has “Delete all birds”, and Main has “Remove all birds”, which people see and translators work from")
  }

  @Test("One that both have otherwise leaves the translations behind, and is no difference of the two")
  func both() async {
    let findings = await Birds.compared(Birds.files(label: "Paint the cage", english: "Paint the cage")).result.findings
    #expect(!findings.contains { $0.rule == "default-differs" })
    #expect(findings.contains { $0.rule == "translation-left-behind" })
  }
}
