import LintelAudit
import LintelFindings
import Testing

@Suite("Constants that hold texts and that no code reads")
struct UnreadConstantTests {
  /// What is wrong in the translation of `pages`.
  private func findings(_ declaration: String = "static let", beside code: String = "") async -> [Finding] {
    let names = ["open", "save", "close", "pages"]
    let constants = names.map { "  \(declaration) \($0)Text = NSLocalizedString(\"text.\($0)\", comment: \"\")\n" }.joined()
    func table(_ texts: [String]) -> String { zip(names, texts).map { "\"text.\($0)\" = \"\($1)\";\n" }.joined() }
    let files = [
      "Strings.swift": "enum Strings {\n\(constants)}\n",
      "Code.swift": "let names = [Strings.openText, Strings.saveText, Strings.closeText]\n\(code)\n",
      "en.lproj/Localizable.strings": table(["Open", "Save", "Close", "%@ of %@ pages"]),
      "de.lproj/Localizable.strings": table(["Öffnen", "Sichern", "Schließen", "%@ von %d Seiten"]),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.key == "text.pages" && $0.rule.hasPrefix("placeholder") }
  }

  @Test("A key that only such a one asks for is a note at most, and an error where code reads it")
  func unread() async {
    let read = await findings(beside: "let pages = String(format: Strings.pagesText, 1, 2)")
    #expect(read.contains { $0.severity == .error })
    #expect(!read.flatMap(\.evidence).contains { $0.name == Evidence.unreadConstant })
    let unread = await findings()
    #expect(!unread.isEmpty && unread.allSatisfy { $0.severity == .note })
    #expect(unread.allSatisfy { $0.evidence.contains(.text(Evidence.unreadConstant, "Strings.swift:5")) })
  }

  @Test("One that others may read, and a key that code writes elsewhere, are asked for", arguments: [
    ("public static let", ""), ("static let", "let text = NSLocalizedString(\"text.pages\", comment: \"\")"),
    ("static let", "let key = \"text.pages\""), ("static let", "let path = \\Strings.Type.pagesText"),
  ])
  func asked(declaration: String, code: String) async {
    let found = await findings(declaration, beside: code)
    #expect(found.contains { $0.severity == .error })
  }
}
