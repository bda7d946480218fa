import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Truncations that people reported of real apps, with the strings and widths they saw them at, and labels that were checked to
/// fit. Sources: mozilla-lockwise/lockwise-ios 1047, mastodon/mastodon-ios 1139, transmission/transmission 1963 and 3284,
/// island-io/mila 137, horizontalsystems/unstoppable-wallet-ios 957, deltachat/deltachat-ios 7127fc6, batonogov/pine 1531.
@Suite struct DocumentedCases {
  struct Case: CustomTestStringConvertible {
    var name: String
    var locale: LocaleID
    var sketch: String
    var testDescription: String { "\(name) (\(locale))" }
  }

  static let transmission = """
    kind: settings
    source en: [General] [Transfers] [Groups] [Bandwidth] [Peers] [Network] [Remote]
    [Основные] [Раздачи] [Группы] [Ширина канала] [Пользователи] [Сеть] [Удаленное управление]
    """

  static func cancel(_ locale: LocaleID, _ label: String, _ width: Int) -> Case {
    Case(
      name: "cancel, \(width) pt", locale: locale,
      sketch: "ios18 \(locale) 375pt\nsource en: view[Cancel \(width)pt] | |\nview[\(label) \(width)pt] | |")
  }

  static func back(_ locale: LocaleID, _ label: String, _ title: String) -> Case {
    Case(
      name: "back title", locale: locale,
      sketch: "ios18 \(locale) 375pt\nsource en: < Security Center | Keys |\n< \(label) | \(title) |")
  }

  static let failing: [Case] = [
    cancel("es", "Cancelar", 60), cancel("de", "Abbrechen", 60),
    Case(
      name: "large title", locale: "de",
      sketch: "ios18 de 375pt\nsource en: < | # Check your inbox |\n< | # Überprüfe deinen Posteingang |"),
    Case(name: "settings tabs, 555 pt", locale: "ru", sketch: "macos15 ru 555pt\n" + transmission),
  ]

  static let found: [Case] = [
    Case(name: "settings tabs, 565 pt", locale: "ru", sketch: "macos15 ru 565pt\n" + transmission),
    Case(
      name: "ten settings tabs", locale: "en",
      sketch: """
        macos26 en 600pt
        kind: settings
        [Hotkeys] [Audio] [Models] [LLM] [Speakers] [Meetings] [Live AI] [Voice Memos] [Storage] [Updates]
        """),
    back("es", "Centro de seguridad", "Claves"), back("fr", "Centre de Sécurité", "Clés"),
    back("tr", "Güvenlik Merkezi", "Anahtarlar"),
    Case(
      name: "title between buttons", locale: "en",
      sketch: "ios18 en 320pt\n[Cancel] | Delete messages from server | [OK]"),
    Case(
      name: "title between buttons", locale: "de",
      sketch: "ios18 de 375pt\nsource en: [Cancel] | Delete | [OK]\n[Abbruch] | Nachrichten vom Server löschen | [OK]"),
  ]

  static let fitting: [Case] = [
    Case(name: "settings tabs, 600 pt", locale: "ru", sketch: "macos15 ru 600pt\n" + transmission),
    Case(
      name: "five settings tabs", locale: "ru",
      sketch: """
        macos26 ru 720pt
        kind: settings
        [Основные] [Терминал] [Языковые серверы] [Передача контекста] [Сочетания клавиш и задачи]
        """),
    cancel("es", "Cancelar", 90), cancel("de", "Abbrechen", 90), cancel("en", "Cancel", 60), cancel("fr", "Annuler", 60),
    cancel("it", "Annulla", 60), back("en", "Security Center", "Keys"), back("ru", "Безопасность", "Ключи"),
    back("de", "Sicherheit", "Schlüssel"), back("ko", "보안 센터", "키"), back("zh-Hans", "安全中心", "密钥"),
  ]

  /// What is found about widths in the case's language.
  private func findings(_ seen: Case) async -> [Finding] {
    let result = await Auditor.audit(ProjectSource.read(texts: ["a.sketch": seen.sketch]))
    let rules: Set = ["label-truncated", "title-truncated", "overflow-by-default", "overflow-needed"]
    return result.findings.filter { rules.contains($0.rule) && $0.locale == seen.locale }
  }

  @Test("Truncations that are certain fail", arguments: failing)
  func fails(seen: Case) async { #expect(await findings(seen).contains { $0.verdict == .fails }) }

  @Test("Truncations that hang on a doubtful figure are found", arguments: found)
  func isFound(seen: Case) async { #expect(await !findings(seen).isEmpty) }

  @Test("What was checked to fit never fails", arguments: fitting)
  func fits(seen: Case) async { #expect(await !findings(seen).contains { $0.verdict == .fails }) }

  @Test("The large title reads as its reporter saw it")
  func shown() async throws {
    let seen = try #require(Self.failing.first { $0.name == "large title" })
    let result = await Auditor.audit(ProjectSource.read(texts: ["a.sketch": seen.sketch]))
    let bar = try #require(result.bars.first { $0.locale == "de" })
    #expect(bar.layouts[0].title?.shown == "Überprüfe deinen Po…")
  }

  @Test("A bar is laid out where somebody asks for it, in a language that it says nothing in too")
  func lookup() async {
    let project = ProjectSource.read(texts: [
      "a.sketch": "ios18 en\nname: Inbox\n[Edit] | Inbox | [Save]\n---\nname: Other\n[A] | B |"
    ])
    let bars = await BarLookup.bars(of: project, named: "Inbox", locale: "de", width: 123)
    #expect(bars.map(\.locale) == ["de"])
    #expect(bars.first?.layouts.map(\.width) == [123])
    #expect(await BarLookup.bars(of: project, named: "None").isEmpty)
  }
}
