import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that a change has code ask for in place of others")
struct ReplacedKeyMissingTests {
  private func app(_ key: String, english: String = "") -> [String: String] {
    [
      "App.swift": "func tell() {\n  show(NSLocalizedString(\"\(key)\", comment: \"\"))\n}\n",
      "en.lproj/Localizable.strings": "\"count.pages\" = \"Pages\";\n\"count.rows\" = \"Rows\";\n\(english)",
      "de.lproj/Localizable.strings": "\"count.pages\" = \"Seiten\";\n\"count.rows\" = \"Zeilen\";\n",
    ]
  }

  private func changed(_ now: [String: String], from key: String = "count.pages") async -> [Finding] {
    await FormsOfText.changed(app(key), to: now, of: "key-missing")
  }

  @Test("One that no table has is told, however little of the table is asked", arguments: ["count.pagess", "Count.pages"])
  func missing(key: String) async {
    let found = await changed(app(key))
    #expect(found.map(\.reason) == ["key-shown"], "\(found.map(\.message.english))")
    #expect(found.first?.location.map { "\($0.file):\($0.line)" } == "App.swift:2")
  }

  @Test("One that a table has, one in place of a key that no table had, and a text are not")
  func others() async {
    #expect(await changed(app("count.rows")).isEmpty)
    #expect(await changed(app("count.lines"), from: "count.none").isEmpty)
    #expect(await changed(app("All pages")).isEmpty)
  }
}
