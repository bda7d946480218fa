import LintelAudit
import LintelFindings
import Testing

@Suite("Generated accessors that no code calls")
struct UncalledAccessorTests {
  private let keys = ["list.open", "list.save", "list.close", "list.pages"]

  /// What is wrong in the translation of `list.pages`.
  private func severities(calling code: String, generated: String = "") async -> [Severity] {
    let accessors = """
      // swiftlint:disable all
      // Generated using SwiftGen

      enum L10n {
        enum List {
          /// Open
          static let open = L10n.tr("Localizable", "list.open", fallback: "Open")
          static let save = L10n.tr("Localizable", "list.save", fallback: "Save")
          static let close = L10n.tr("Localizable", "list.close", fallback: "Close")
          /// %@ of %@ pages
          static func pages(_ p1: Any, _ p2: Any) -> String {
            return L10n.tr("Localizable", "list.pages", p1, p2, fallback: "%@ of %@ pages")
          }
        }
      }

      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          String(format: Bundle.main.localizedString(forKey: key, value: value, table: table), arguments: args)
        }
      }
      """
    func table(_ texts: [String]) -> String { zip(keys, texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined() }
    let files = [
      "Generated/Strings.swift": accessors, "Generated/Mocks.swift": "// Generated using Sourcery\n\n" + generated,
      "Code.swift": "let names = [L10n.List.open, L10n.List.save, L10n.List.close]\n" + code,
      "en.lproj/Localizable.strings": table(["Open", "Save", "Close", "%@ of %@ pages"]),
      "de.lproj/Localizable.strings": table(["Öffnen", "Sichern", "Schließen", "%@ von %d Seiten"]),
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
      .filter { $0.key == "list.pages" && $0.rule.hasPrefix("placeholder") }.map(\.severity)
  }

  @Test("A key that only such a one asks for is a note at most, and an error where code calls it")
  func uncalled() async {
    let called = await severities(calling: "let pages = L10n.List.pages(1, 2)")
    #expect(called.contains(.error))
    let uncalled = await severities(calling: "")
    #expect(!uncalled.isEmpty && uncalled.allSatisfy { $0 == .note })
  }

  @Test("One that other generated code calls is called")
  func calledByGenerated() async {
    let called = await severities(calling: "", generated: "let pages = L10n.List.pages(1, 2)")
    #expect(called.contains(.error))
  }

  @Test("A key that code writes itself, too, is asked for")
  func written() async {
    let written = await severities(calling: "let text = NSLocalizedString(\"list.pages\", comment: \"\")")
    #expect(written.contains(.error))
  }
}
