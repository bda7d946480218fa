import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys on bars that a table has in other capitals")
struct KeyInOtherCapitalsTests {
  private func app(_ asked: String, key: String) -> [String: String] {
    [
      "App/Screen.swift": """
      import SwiftUI
      struct Screen: View {
        var body: some View { List { }.navigationTitle("list.title").toolbar { Button("\(asked)") { save() } } }
      }
      """,
      "en.lproj/Localizable.strings": "\"list.title\" = \"List\";\n\"\(key)\" = \"Save\";\n",
      "de.lproj/Localizable.strings": "\"list.title\" = \"Liste\";\n\"\(key)\" = \"Sichern\";\n",
    ]
  }

  @Test(
    "One is an error that names the key of the table, in however small an app",
    arguments: [("Save.button", "save.button"), ("SaveButton", "saveButton"), ("save_Button", "save_button")])
  func shown(asked: String, key: String) async throws {
    let found = await FormsOfText.audited(app(asked, key: key), of: "bar-text-key-missing")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.verdict == .fails && finding.reason == "key-shown")
    #expect(finding.evidence.contains(.text("key in the table", key)), "\(finding.evidence)")
    #expect(finding.suggestion?.english == "Ask for “\(key)”, which the table has, or add the key.")
  }

  @Test("A change of the code alone is told")
  func changed() async {
    let (before, now) = (app("save.button", key: "save.button"), app("Save.button", key: "save.button"))
    let found = await FormsOfText.changed(before, to: now, of: "bar-text-key-missing").flatMap(\.single)
    #expect(found.map(\.severity) == [.error])
  }

  @Test("A word that is a key in other letters, and a key that is there, are not")
  func others() async {
    #expect(await FormsOfText.audited(app("GitHub", key: "github"), of: "bar-text-key-missing").isEmpty)
    #expect(await FormsOfText.audited(app("save.button", key: "save.button"), of: "bar-text-key-missing").isEmpty)
  }
}
