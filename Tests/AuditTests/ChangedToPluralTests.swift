import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts that a change makes plurals of")
struct ChangedToPluralTests {
  private static let before = [
    "en.lproj/L.strings": "\"pages\" = \"%d pages\";\n\"save\" = \"Save\";\n",
    "de.lproj/L.strings": "\"pages\" = \"%d Seiten\";\n\"save\" = \"Sichern\";\n",
  ]

  private func plural(_ one: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>pages</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
    </dict></dict></plist>
    """
  }

  private func changed(_ german: [String: String]) async -> [Finding] {
    let english = [
      "en.lproj/L.strings": "\"save\" = \"Save\";\n", "en.lproj/L.stringsdict": plural("%d page", "%d pages"),
    ]
    return await FormsOfText.changed(Self.before, to: english.merging(german) { $1 }, of: "missing-translation")
  }

  @Test("A translation that is deleted with it is lost, as an error")
  func lost() async {
    let found = await changed(["de.lproj/L.strings": "\"save\" = \"Sichern\";\n"])
    #expect(found.map(\.severity) == [.error], "\(found.map(\.message.english))")
    #expect(found.first?.message.english.contains("has lost the translation that it had") == true)
    #expect(found.first?.suggestion?.english.contains("%d Seiten") == true)
  }

  @Test("One that is a plural, too, is there")
  func kept() async {
    let found = await changed([
      "de.lproj/L.strings": "\"save\" = \"Sichern\";\n", "de.lproj/L.stringsdict": plural("%d Seite", "%d Seiten"),
    ])
    #expect(found.isEmpty, "\(found.map(\.message.english))")
  }
}
