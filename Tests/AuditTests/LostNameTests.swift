import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Items that a change takes the name from")
struct LostNameTests {
  private func app(_ label: String, deed: String = "muteAll()") -> [String: String] {
    [
      "Inbox.swift": """
      import SwiftUI
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { Button { \(deed) } label: { \(label) } } }
      }
      """,
      "en.lproj/Localizable.strings": "\"bell.mute\" = \"Mute all alerts\";\n",
      "de.lproj/Localizable.strings": "\"bell.mute\" = \"Alle Hinweise stummschalten\";\n",
    ]
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    await FormsOfText.changed(before, to: now, of: "accessible-name-missing")
  }

  private let named = "Label(\"bell.mute\", systemImage: \"bell\")"

  @Test(
    "A name that was translated is an error with the name, its key and its languages",
    arguments: ["Image(systemName: \"bell\")", "Label(\"\", systemImage: \"bell\")"])
  func translated(label: String) async throws {
    let found = await found(app(named), app(label))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "name-lost" && finding.severity == .error && finding.verdict == .fails)
    #expect(
      finding.message.english == "The item was called “Mute all alerts” before this change, and has no name of its own now")
    #expect(finding.suggestion?.english == "Put back the text of the key “bell.mute” as its name.")
    #expect(finding.evidence.contains(.text("key asked for before", "bell.mute")), "\(finding.evidence)")
  }

  @Test("A name that moves to another place, and an item with another action, have lost none")
  func kept() async {
    let moved = await found(app(named), app("Image(systemName: \"bell\").accessibilityLabel(\"bell.mute\")"))
    #expect(moved.isEmpty, "\(moved.map { $0.reason })")
    let other = await found(app(named), app("Image(systemName: \"bell\")", deed: "ring()"))
    #expect(!other.contains { $0.reason == "name-lost" })
  }
}
