import LintelAudit
import LintelFindings
import LintelModel
import LintelReports
import Testing

/// A mistake in a translation, and what the fix has to make of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  var rule: String
  var locale: String
  var source: String
  var translation: String
  var mended: String
  var testDescription: String { "\(rule): \(translation)" }

  init(_ rule: String, _ locale: String, _ source: String, _ translation: String, _ mended: String) {
    (self.rule, self.locale, self.source, self.translation, self.mended) = (rule, locale, source, translation, mended)
  }
}

private let mistakes = [
  Mistake("edge-space", "de", "Sort by: ", "Sortieren nach:", "Sortieren nach: "),
  Mistake("edge-space", "de", "Save", "Sichern ", "Sichern"),
  Mistake("edge-space", "de", "Really?\n", "Wirklich?\n", "Wirklich?\n"),
  Mistake("zero-width", "de", "Save", "Sich\u{200B}ern", "Sichern"),
  Mistake("zero-width", "fa", "Save", "می\u{200C}خواهم\u{FEFF}", "می\u{200C}خواهم"),
  Mistake("hidden-bidi", "de", "Save", "Sichern\u{200E}", "Sichern"),
  Mistake("confusable-letters", "ru", "Save", "Cохранить", "Сохранить"),
  Mistake("confusable-letters", "ru", "Save", "сoхранить", "сохранить"),
  Mistake("confusable-letters", "ru", "Save", "рeка рeканoм", "река реканом"),
  Mistake("wrong-escape", "de", "The \"later\" folder", "Ordner \"später\\” hier", "Ordner \"später” hier"),
  Mistake("foreign-letters", "de", "3 x 4", "3 \u{445} 4", "3 x 4"),
  Mistake("foreign-letters", "zh-Hant", "Selected", "已选择", "已選擇"),
  Mistake("foreign-letters", "zh-Hans", "Save file", "儲存檔案", "储存档案"),
  Mistake("link-changed", "de", "https://example.com/help", "://example.com/help", "https://example.com/help"),
  Mistake("placeholder-mismatch", "de", "%d files", "%@ \"Dateien\" & <mehr>", "%d \"Dateien\" & <mehr>"),
  Mistake("placeholder-mismatch", "de", "%lld files", "%d Dateien\tda", "%lld Dateien\tda"),
  Mistake("placeholder-mismatch", "de", "%1$@ of %2$@", "%1$@ von %@", "%1$@ von %2$@"),
  Mistake("placeholder-mismatch", "de", "%d%% done", "%d % fertig", "%d %% fertig"),
  Mistake("placeholder-mismatch", "de", "%d%% done", "%d% % fertig", "%d %% fertig"),
  Mistake("placeholder-mismatch", "de", "%@ has %d", "%@ hat %@", "%@ hat %d"),
  Mistake("damaged-letters", "de", "Open", "Ã–ffnen fÃ¼r alle", "Öffnen für alle"),
  Mistake("escaped-twice", "fr", "Later", "Apr&egrave;s", "Après"),
  Mistake("stray-marks", "de", "Table: %@", "Tabelle: % @", "Tabelle: %@"),
  Mistake("stray-marks", "de", "It is lost.", "Es ist verloren..", "Es ist verloren."),
  Mistake("stray-marks", "sk", "It is %@.", "Je %@ .", "Je %@."),
  Mistake("stray-marks", "de", "Delete relation", "Beziehung  löschen", "Beziehung löschen"),
].filter { $0.translation != $0.mended }

/// A project whose only table is of one format.
private enum Table: String, CaseIterable, Sendable {
  case strings, propertyList, catalogue, exchange, po, spreadsheet

  func files(_ mistake: Mistake) -> [String: String] {
    let (source, text, locale) = (mistake.source, mistake.translation, mistake.locale)
    switch self {
    case .strings:
      return [
        "en.lproj/L.strings": "/* 😀 */ \"k\" = \"\(c(source))\";\n\"o\" = \"Other\";\n",
        "\(locale).lproj/L.strings": "/* 😀 */ \"k\" = \"\(c(text))\";\n\"o\" = \"Andere\";\n",
      ]
    case .propertyList:
      return ["en.lproj/L.strings": list(source, "Other"), "\(locale).lproj/L.strings": list(text, "Andere")]
    case .catalogue:
      func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(c(text))"}}"# }
      return [
        "L.xcstrings":
          #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \#(unit(source)), "\#(locale)": \#(unit(text))}}}, "version": "1.0"}"#
      ]
    case .exchange:
      return [
        "\(locale).xliff":
          """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff version="1.2"><file original="en.lproj/L.strings" source-language="en" target-language="\(locale)"><body>
          <trans-unit id="k"><source>\(x(source))</source><target>\(x(text))</target></trans-unit>
        </body></file></xliff>
        """
      ]
    case .po:
      let head = "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n\n"
      return ["\(locale).po": head + "msgid \"\(c(source))\"\nmsgstr \"\"\n\"\(c(text))\"\n"]
    case .spreadsheet:
      func cell(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
      return [
        "t.csv": "key,en,\(locale)\nk,\(cell(source)),\(cell(text))\n",
        "lintel.yml": "tables:\n  - files: [t.csv]\n",
      ]
    }
  }

  private func list(_ text: String, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>k</key><string>\(x(text))</string><key>o</key><string>\(other)</string></dict></plist>
    """
  }

  private func c(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
      "\t", with: "\\t")
  }

  private func x(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

@Suite("Fixes")
struct FixTests {
  private func audit(_ files: [String: String]) async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: files)).located { files[$0].map { Array($0.utf8) } }
  }

  private func units(_ result: AuditResult, _ locale: LocaleID) -> [String: String] {
    Dictionary(
      result.project.tables.flatMap(\.units).filter { $0.locale == locale }.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "Applied, the table is read, it says what it should, nothing else has changed, and the finding is gone",
    arguments: mistakes)
  func isGone(mistake: Mistake) async throws {
    for table in Table.allCases {
      let files = table.files(mistake)
      let before = await audit(files)
      let found = before.findings.filter { $0.rule == mistake.rule && !$0.allFixes.isEmpty }
      guard found.count == 1 else {
        Issue.record("\(table): \(found.count) fixes among \(before.findings.map(\.rule))")
        continue
      }
      let report = SARIFReport.audit(before, rules: [])
      #expect(try SchemaCheck.problems(report, "sarif") == [])
      let mended = try SARIFFixes.applied(report, to: files)
      let after = await audit(mended)
      let key = before.project.tables.flatMap(\.units).first {
        $0.locale.id == mistake.locale && $0.value == mistake.translation
      }?.key
      var wanted = units(before, LocaleID(mistake.locale))
      wanted[try #require(key)] = mistake.mended
      #expect(units(after, LocaleID(mistake.locale)) == wanted, "\(table)")
      #expect(after.project.tables.allSatisfy { $0.loss == nil } && after.project.skipped.isEmpty)
      #expect(!after.findings.contains { $0.rule == mistake.rule }, "\(table): \(mended)")
      // No byte but those that the text consists of.
      let changed = files.keys.filter { files[$0] != mended[$0] }
      #expect(changed.count == 1)
      #expect(try mended == table.files(Mistake("", mistake.locale, mistake.source, mistake.mended, "")), "\(table)")
    }
  }

  @Test(
    "Escapes of a table in plain text are spelled as the platform knows them",
    arguments: [
      (#"Settings › General"#, #"Einstellungen \u203A \"Allgemein\""#, #"Einstellungen › \"Allgemein\""#),
      (#"Started.\n\nKeep it open."#, #"Gestart.\n\Houd hem open."#, #"Gestart.\n\nHoud hem open."#),
    ])
  func escapes(source: String, wrong: String, right: String) async throws {
    let files = ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "nl.lproj/L.strings": "\"k\" = \"\(wrong)\";\n"]
    let before = await audit(files)
    #expect(before.findings.contains { $0.rule == "wrong-escape" })
    let mended = try SARIFFixes.applied(SARIFReport.audit(before, rules: []), to: files)
    #expect(mended["nl.lproj/L.strings"] == "\"k\" = \"\(right)\";\n")
    #expect(await audit(mended).findings.allSatisfy { $0.rule != "wrong-escape" })
  }

  private static func words(_ locale: String, _ word: String, _ others: [String]) -> (String, String) {
    let lines = (["\"k\" = \"\(word)\";"] + others.enumerated().map { "\"a\($0)\" = \"\($1)\";" }).joined(separator: "\n")
    return ("\(locale).lproj/L.strings", lines + "\n")
  }

  private static let languages = [
    words("en", "Done", ["All pages", "Two words", "Save all"]), words("fr", "OK", ["Toutes", "Deux mots", "Tout"]),
    words("es", "Listo", ["Todo", "Dos", "Todas"]), words("it", "Fine", ["Tutte", "Due parole", "Salva"]),
    words("sv", "Klar", ["Alla", "Ord", "Spara"]),
  ]

  @Test("An English word on a button becomes what the platform itself writes on it")
  func standardText() async throws {
    let german = Self.words("de", "Done", ["Alle Seiten", "Zwei Worte", "Alles sichern"])
    let files = Dictionary(uniqueKeysWithValues: Self.languages + [german])
    let before = await audit(files)
    let mended = try SARIFFixes.applied(SARIFReport.audit(before, rules: []), to: files)
    #expect(mended["de.lproj/L.strings"] == files["de.lproj/L.strings"]?.replacing("Done", with: "Fertig"))
    #expect(await audit(mended).findings.allSatisfy { $0.rule != "word-copied" })
  }

  @Test("A command of the platform's that a bar says in English is one beyond doubt, and gets the platform's word")
  func standardCommandOnBar() async throws {
    let words = ["en": "Close", "de": "Close", "fr": "Fermer", "ja": "閉じる"]
    var files = Dictionary(
      uniqueKeysWithValues: words.map { ("\($0).lproj/Localizable.strings", "\"close\" = \"\($1)\";\n") })
    files["Bars.toolbar.yml"] = """
      toolbars:
        - kind: toolbar
          platforms: [ios]
          items: [{id: one, label: {key: close}}, {kind: flexibleSpace}, {id: two, label: {en: Open, de: Öffnen, fr: Ouvrir, ja: 開く}}]
      """
    let before = await audit(files)
    let found = before.findings.filter { $0.rule == "label-copied" }
    #expect(found.count == 1 && found.first?.verdict == .fails && found.first?.certainty == .certain)
    let mended = try SARIFFixes.applied(SARIFReport.audit(before, rules: []), to: files)
    #expect(mended["de.lproj/Localizable.strings"] == "\"close\" = \"Schließen\";\n")
    #expect(await audit(mended).findings.allSatisfy { $0.rule != "label-copied" })
  }

  @Test("A project that calls it something else elsewhere is not told the platform's word")
  func ownText() async throws {
    let german = Self.words("de", "Save", ["Alle Seiten", "Zwei Worte", "Alles speichern"])
    var files = Dictionary(uniqueKeysWithValues: Self.languages + [german])
    files["en.lproj/L.strings"] = files["en.lproj/L.strings"]?.replacing("Done", with: "Save")
    let findings = await audit(files).findings.filter { $0.rule == "word-copied" }
    #expect(findings.count == 1 && findings[0].allFixes.isEmpty)
  }

  @Test(
    "Where two people might mend it in two ways, there is no fix",
    arguments: [
      ("Delete %@?", "Löschen?"), ("%1$@ and %2$d", "%2$@ und %1$d"), ("Delete?", "%@ löschen?"), ("%@ of %d", "%d"),
      ("Delete all pages?", "Alle Seiten löschen"), ("Rename…", "Umbenennen"), ("size:", "Größe: "), (" Thank you", "Danke"),
      ("Sort by ", "Sortieren nach"), ("Name", "Name\u{AD}n"), ("Map of %@", "Karte %of"),
    ])
  func uncertain(source: String, translation: String) async {
    let files = ["en.lproj/L.strings": "\"k\" = \"\(source)\";\n", "de.lproj/L.strings": "\"k\" = \"\(translation)\";\n"]
    let findings = await audit(files).findings
    #expect(!findings.isEmpty && findings.allSatisfy { $0.allFixes.isEmpty }, "\(findings.map(\.rule))")
  }

  @Test("A letter at the edge of a word may be one too many, unless the word stands elsewhere")
  func strayLetter() async {
    func fixes(_ other: String) async -> [String] {
      let files = [
        "en.lproj/L.strings": "\"k\" = \"Try again.\";\n\"o\" = \"Other\";\n",
        "uk.lproj/L.strings": "\"k\" = \"pспробуйте ще раз.\";\n\"o\" = \"\(other)\";\n",
      ]
      let findings = await audit(files).findings.filter { $0.rule == "confusable-letters" }
      #expect(findings.count == 1)
      return findings.flatMap(\.allFixes).map(\.after)
    }
    #expect(await fixes("інше") == [])
    #expect(await fixes("Спробуйте") == [])
    #expect(await fixes("рспробуйте") == ["рспробуйте ще раз."])
  }

  @Test("What is reported for many strings mends all of them")
  func many() async throws {
    func table(_ text: (Int) -> String) -> String { (1...40).map { "\"k\($0)\" = \"\(text($0))\";\n" }.joined() }
    let files = ["en.lproj/L.strings": table { "Text \($0)" }, "de.lproj/L.strings": table { "Wort\u{200B}laut \($0)" }]
    let before = await audit(files)
    #expect(before.findings.filter { $0.rule == "zero-width" }.map { $0.allFixes.count } == [40])
    let mended = try SARIFFixes.applied(SARIFReport.audit(before, rules: []), to: files)
    #expect(mended["de.lproj/L.strings"] == table { "Wortlaut \($0)" })
  }

  @Test("Every form of a text is mended")
  func forms() async throws {
    func form(_ locale: String, _ one: String, _ other: String) -> String {
      func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
      return #""\#(locale)": {"variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}"#
    }
    func catalogue(_ german: String) -> [String: String] {
      let english = form("en", "%lld file", "%lld files")
      return [
        "L.xcstrings":
          #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {\#(english), \#(german)}}}, "version": "1.0"}"#
      ]
    }
    let files = catalogue(form("de", "%d Datei", "%d Dateien"))
    let mended = try SARIFFixes.applied(SARIFReport.audit(await audit(files), rules: []), to: files)
    #expect(mended == catalogue(form("de", "%lld Datei", "%lld Dateien")))
  }
}
