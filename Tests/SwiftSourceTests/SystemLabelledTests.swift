import LintelModel
import Testing

@testable import LintelSwiftSource

@Suite("Buttons that the system labels")
struct SystemLabelledTests {
  private func items(_ view: String) -> [Item] { SwiftFixture(items: "ToolbarItem { \(view) }").items }

  @Test(
    "The text of a button whose words Apple does not document is the system's, and is not measured",
    arguments: [
      ("PasteButton(payloadType: String.self) { texts in paste(texts) }", "paste", "PasteButton"),
      ("RenameButton()", "rename", "RenameButton"), ("SettingsLink()", "settings", "SettingsLink"),
    ])
  func text(view: String, id: String, name: String) {
    let found = items(view)
    #expect(found.map { $0.id } == [id])
    #expect(found.map { $0.label.state } == [.unresolved])
    #expect(found.map { $0.label.expression } == [name], "no function of the app's is asked for")
  }

  @Test(
    "A help button is a question mark, whatever it opens",
    arguments: ["HelpLink(anchor: \"setup\")", "HelpLink(destination: url)", "HelpLink(action: help)", "HelpLink { help() }"])
  func help(view: String) {
    let found = items(view)
    #expect(found.map { $0.symbol } == ["questionmark"])
    #expect(found.allSatisfy { $0.hasSystemName && $0.systemItem == "help" && !$0.label.isPresent })
  }

  @Test("A settings link may have a label of the app's")
  func ownLabel() {
    let found = items("SettingsLink { Text(\"Preferences\") }")
    #expect(found.map { $0.label.said } == ["Preferences"])
    #expect(items("SettingsLink(label: { Text(\"Preferences\") })").map { $0.label.said } == ["Preferences"])
  }
}
