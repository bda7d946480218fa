import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A table so small that what some languages keep is nearly all that stands around it.
@Suite("What most languages keep in a small table")
struct KeptInSmallTableTests {
  private static let kept = ["Orbis Ring Marker", "Orbis Next Marker", "Orbis Group Marker"]
  private static let own: [LocaleID: String] = [
    "de": "Klassische Uhr", "es": "Reloj clásico", "fr": "Horloge classique", "ja": "クラシック時計", "ko": "클래식 시계",
    "pl": "Klasyczny zegar",
  ]

  /// - Parameter translations: What languages make of all of it; those that are not among them keep the names.
  private func copies(_ translations: [LocaleID: [String]] = [:]) async -> [Finding] {
    func table(_ texts: [String]) -> String {
      texts.enumerated().map { "\"name.\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    }
    var files = [
      "en.lproj/Localizable.strings": table(["Classic Clock"] + Self.kept),
      "ru.lproj/Localizable.strings": table(["Classic Clock"] + Self.kept),
      "it.lproj/Localizable.strings": table(["Orologio classico", "Segno anello Orbis", "Segno prossimo Orbis", "Segno gruppo Orbis"]),
    ]
    for (locale, clock) in Self.own {
      files["\(locale.id).lproj/Localizable.strings"] = table([clock] + (translations[locale] ?? Self.kept))
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" && $0.verdict == .fails }
  }

  private func strings(_ findings: [Finding], in locale: LocaleID) -> Int {
    findings.filter { $0.languages.contains(locale) }.map { $0.count ?? 1 }.reduce(0, +)
  }

  @Test("Is no copy, neither of those that translate the rest, nor beside what another language has left")
  func kept() async {
    let found = await copies()
    #expect(strings(found, in: "de") == 0 && strings(found, in: "ja") == 0)
    #expect(strings(found, in: "ru") == 1)
  }

  @Test("Is a copy where most that have translated the table translate it")
  func translated() async {
    let found = await copies([
      "de": ["Orbis-Ringmarke", "Nächste Orbis-Marke", "Orbis-Gruppenmarke"],
      "es": ["Marca de anillo", "Marca siguiente", "Marca de grupo"],
      "fr": ["Marque d’anneau", "Marque suivante", "Marque de groupe"],
      "pl": ["Znak pierścienia", "Następny znak", "Znak grupy"],
    ])
    #expect(strings(found, in: "ru") == 4)
  }
}
