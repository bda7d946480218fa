import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Values that code names as the app's own name: a sentence may do without it.
@Suite struct AppNameArgumentTests {
  private func findings(_ value: String, german: String) async -> [Finding] {
    let files = [
      "Mail.swift": "func about() { show(String(format: NSLocalizedString(\"group\", comment: \"\"), \(value))) }\n",
      "en.lproj/Localizable.strings": "\"group\" = \"Ask in the group of %@\";\n",
      "de.lproj/Localizable.strings": "\"group\" = \"\(german)\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
  }

  @Test("A lost name of the app is a note, and any other lost value an error")
  func severity() async {
    #expect(await findings("Constants.applicationName", german: "In unserer Gruppe fragen").map(\.severity) == [.note])
    #expect(await findings("group.title", german: "In unserer Gruppe fragen").map(\.severity) == [.error])
  }

  @Test("The sentence says why one is a note and the other an error")
  func reasons() async {
    func ends(_ value: String, _ reason: String) async -> Bool {
      let messages = await findings(value, german: "In unserer Gruppe fragen").map(\.message.english)
      return messages == ["The de text “In unserer Gruppe fragen” never shows “%@”, argument 1: \(reason)"]
    }
    #expect(await ends("Constants.applicationName", "it is the app's own name, which a text may leave out"))
    #expect(await ends("group.title", "at run time the value is missing from the text"))
  }
}
