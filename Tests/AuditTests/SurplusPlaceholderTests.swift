import LintelAudit
import LintelFindings
import Testing

@Suite("A value in a translation whose source takes none")
struct SurplusPlaceholderTests {
  private func surplus(in code: String, _ translation: String = "%@ löschen") async -> Finding? {
    let files = [
      "A.swift": code, "en.lproj/Localizable.strings": "\"k\" = \"Delete\";\n",
      "de.lproj/Localizable.strings": "\"k\" = \"\(translation)\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.first { $0.rule == "placeholder-mismatch" }
  }

  /// An accessor as SwiftGen writes it, over a function with this body.
  private func generated(_ body: String) -> String {
    """
    enum L10n { static let delete = L10n.tr("Localizable", "k", fallback: "Delete") }
    extension L10n {
      private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
        \(body)
      }
    }
    """
  }

  @Test("It is an error where code formats the text with no value", arguments: ["%@ löschen", "%d löschen"])
  func formatted(translation: String) async throws {
    let direct = #"func f() { show(String(format: NSLocalizedString("k", comment: ""))) }"#
    let helper = generated("return String(format: format, locale: Locale.current, arguments: args)")
    for code in [direct, helper] {
      let finding = try #require(await surplus(in: code, translation))
      #expect(finding.severity == .error && finding.message.english.contains("garbage is shown"))
      #expect(!finding.message.english.contains("themsel") && !finding.message.english.contains("itself"))
    }
  }

  @Test("A function that formats only where there are values is not certain to")
  func undecided() async throws {
    for body in [
      "return args.isEmpty ? format : String(format: format, arguments: args)",
      "if args.isEmpty { return format }\n    return String(format: format, arguments: args)",
    ] {
      let finding = try #require(await surplus(in: generated(body)))
      #expect(finding.severity == .warning)
      #expect(finding.message.english.hasSuffix("people read the sign itself, or the app crashes"))
    }
  }

  @Test("Where code shows the text as it is, people read the sign, and nothing crashes")
  func shown() async throws {
    let shown = #"func f() { label.text = NSLocalizedString("k", comment: "") }"#
    let finding = try #require(await surplus(in: shown))
    #expect(finding.severity == .warning && finding.message.english.hasSuffix("people read the sign itself"))
    let stored = try #require(await surplus(in: shown + "\n" + #"func g() { store(NSLocalizedString("k", comment: "")) }"#))
    #expect(stored.message.english.hasSuffix("or the app crashes"))
  }
}
