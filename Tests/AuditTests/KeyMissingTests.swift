import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Keys that code asks for, on no bar, and that no table has.
@Suite("Keys that are in no table")
struct KeyMissingTests {
  private static let keys = ["file_open", "file_close", "file_copy", "files", "chat_delete"]

  private func app(_ code: [String: String]) -> [String: String] {
    let keys = Self.keys
    var files = code
    files["App/Known.swift"] = keys.enumerated()
      .map { "let known\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined()
    for (language, text) in ["en": "Text", "de": "Wort", "fr": "Mot"] {
      files["App/\(language).lproj/Localizable.strings"] = keys.map { "\"\($0)\" = \"\(text)\";\n" }.joined()
    }
    return files
  }

  private func findings(_ code: String, at path: String = "App/Row.swift") async -> [Finding] {
    let project = ProjectSource.read(texts: app([path: code]))
    return await Auditor.audit(project).findings.filter { $0.rule == "key-missing" }
  }

  private func asked(_ key: String) -> String { "let row = NSLocalizedString(\"\(key)\", comment: \"\")" }

  @Test("A key that people read is a warning at the place that asks for it, and is about no language alone")
  func shown() async throws {
    let finding = try #require(await findings(asked("incoming_call")).first)
    #expect(finding.severity == .warning && finding.verdict == .fails && finding.key == "incoming_call")
    #expect(finding.location?.file == "App/Row.swift" && finding.location?.line == 1)
    #expect(finding.table == "App/Localizable" && finding.locale == nil && finding.locales.isEmpty)
  }

  @Test("A key of one word is one where nearly all keys of the table are names")
  func word() async {
    #expect(await findings(asked("document")).map(\.reason) == ["key-shown"])
  }

  @Test(
    "A key that is like one of the table is told with it",
    arguments: [("file_Open", "file_open"), ("fileOpen", "file_open"), ("chat_deletes", "chat_delete")])
  func near(key: String, other: String) async {
    let told = await findings(asked(key)).compactMap { $0.suggestion?.english }
    #expect(told == ["Ask for “\(other)”, which the table has, or add the key."])
  }

  @Test("A text that is its own key, or that code gives, is a note of the languages that lack it")
  func stays() async {
    for code in [
      asked("Delete all chats"),
      "let a = NSLocalizedString(\"chat_clear\", tableName: nil, bundle: .main, value: \"Delete all chats\", comment: \"\")",
    ] {
      let found = await findings(code)
      #expect(found.map(\.reason) == ["stays"] && found.map(\.severity) == [.note])
      #expect(found.map { $0.languages.map(\.id) } == [["de", "fr"]])
    }
  }

  @Test("Tests, previews and what a program has written say nothing")
  func aside() async {
    for path in ["AppTests/Row.swift", "App/Previews.swift", "App/Strings+Generated.swift"] {
      #expect(await findings(asked("incoming_call"), at: path).isEmpty, "\(path)")
    }
  }

  @Test("What a wrapper of the project's asks the system for is in the system's table")
  func system() async {
    let code = """
      func systemLocalized(_ key: String) -> String {
        Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
      }
      let undo = systemLocalized("undo_last")
      """
    #expect(await findings(code).isEmpty)
  }
}
