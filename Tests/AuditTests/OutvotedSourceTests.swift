import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What most languages have, and the source has not")
struct OutvotedSourceTests {
  private func audit(_ english: String?, _ others: [String: String]) async -> [Finding] {
    var files: [String: String] = [:]
    if let english { files["en.lproj/L.strings"] = "\"k\" = \"\(english)\";\n" }
    for (locale, text) in others { files["\(locale).lproj/L.strings"] = "\"k\" = \"\(text)\";\n" }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
  }

  @Test("Values that only the source takes are one finding at the source")
  func arguments() async throws {
    let found = await audit("Go to %@ and allow it", Self.withoutValue.merging(["nl": "Sta %@ toe"]) { $1 })
      .filter { $0.rule == "placeholder-mismatch" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.blame == .source && finding.locale == nil)
    #expect(finding.locales == ["da", "de", "es", "fr", "it", "pt", "sv"])
    #expect(finding.location == SourceLocation(file: "en.lproj/L.strings", line: 1, column: 7))
  }

  private static let withoutValue = [
    "da": "Tillad det", "de": "Erlaube es", "es": "Permítelo", "fr": "Autorisez-le", "it": "Consenti", "pt": "Permita",
    "sv": "Tillåt det",
  ]

  @Test("A handful of languages that lack a value are no majority: they may be older than it")
  func fewWithoutValue() async {
    let few = Self.withoutValue.filter { ["de", "es", "fr", "it", "pt"].contains($0.key) }
    let found = await audit("Go to %@ and allow it", few).filter { $0.rule == "placeholder-mismatch" }
    #expect(found.count == 5 && found.allSatisfy { $0.blame == .translation })
  }

  @Test("Nor are those of a table that most languages have not translated")
  func fewOfMany() async {
    var others = ["de": "Nimm %@", "fr": "Prends %@", "it": "Prendi %@"]
    for locale in ["da", "es", "nl", "pt", "sv"] { others[locale] = "Take %1$@ and %2$@" }
    let found = await audit("Take %1$@ and %2$@", others).filter { $0.rule == "placeholder-mismatch" }
    #expect(found.count == 3 && found.allSatisfy { $0.blame == .translation })
  }

  @Test("Code that takes the source's values speaks for it")
  func backedByCode() async {
    var files = ["en.lproj/L.strings": "\"k\" = \"Take %1$@ and %2$@\";\n"]
    for locale in ["de", "fr", "it"] { files["\(locale).lproj/L.strings"] = "\"k\" = \"x %@\";\n" }
    let call = #"let a = NSLocalizedString("k", tableName: "L", bundle: .main, value: "Take %@ and %@", comment: "")"#
    let alone = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(alone.map(\.blame) == [.source])
    files["A.swift"] = call
    let backed = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(backed.count == 3 && backed.allSatisfy { $0.blame == .translation })
  }

  @Test("Two languages are no majority, and copies have no vote")
  func noMajority() async {
    let two = await audit("Go to %@", ["de": "Los", "fr": "Va"]).filter { $0.rule == "placeholder-mismatch" }
    #expect(Set(two.map(\.blame)) == [.translation])
    let copies = await audit("Go to %@", Self.withoutValue.merging(["nl": "Go to %@", "fi": "Go to %@"]) { $1 })
      .filter { $0.rule == "placeholder-mismatch" }
    #expect(copies.map(\.blame) == [.source] && copies.first?.locales.count == 7)
  }

  @Test("Where nobody knows the source, one language that takes other values than the others is told")
  func unknownSource() async throws {
    let files = ["de": "%@ öffnen", "fr": "Ouvrir %@", "it": "Apri %1$@", "nl": "Open %d", "es": "Abrir %@"]
    var texts: [String: String] = [:]
    for (locale, text) in files { texts["\(locale).lproj/L.strings"] = "\"list.open\" = \"\(text)\";\n" }
    let all = await Auditor.audit(ProjectSource.read(texts: texts)).findings
    let found = all.filter { $0.rule == "placeholder-mismatch" }
    #expect(found.map(\.locale) == ["nl"] && found.first?.blame == .translation)
    #expect(!all.contains { $0.message.english.contains("list.open") && $0.rule != "source-unknown" })
    let unknown = try #require(all.first { $0.rule == "source-unknown" })
    #expect(unknown.count == 1 && unknown.blame == .source)
  }

  @Test("An escape that the source has is one finding, with the languages that have it too")
  func escapes() async throws {
    let found = await audit(
      "Settings \\\\u203A General".replacing("\\\\", with: "\\"),
      ["de": "Einstellungen \\u203A Allgemein", "fr": "Réglages > Général", "it": "Impostazioni \\u203A Generali"]
    ).filter { $0.rule == "wrong-escape" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.blame == .source && finding.locales == ["de", "en", "it"])
    #expect(finding.message.english.hasSuffix("and so in 2 more languages"))
    #expect(finding.suggestion?.english == "Write “›” or “\\U203A”. Change it in all 3 files.")
  }

  @Test("A question mark that every language has forgotten is the source's")
  func endings() async {
    let found = await audit("Delete it?", ["de": "Löschen", "fr": "Supprimer", "it": "Elimina"])
      .filter { $0.rule == "ending-punctuation" }
    #expect(found.map(\.blame) == [.source] && found.first?.locales == ["de", "fr", "it"])
  }

  @Test("Languages that lack the same strings are one finding, at the source's entry of the first string")
  func sameGaps() async throws {
    func table(_ keys: ClosedRange<Int>, _ text: String) -> String {
      keys.map { "\"k\($0)\" = \"\(text) \($0)\";\n" }.joined()
    }
    var files = ["en.lproj/L.strings": table(1...20, "The text")]
    for locale in ["de", "fr", "it"] { files["\(locale).lproj/L.strings"] = table(1...5, "x\(locale)") }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.locales == ["de", "fr", "it"] && finding.count == 45)
    #expect(finding.location?.file == "en.lproj/L.strings" && finding.location?.line == 6)
  }

  @Test("A gap of an exchange file stands in the language's own document")
  func exchangeGaps() async throws {
    func document(_ locale: String, _ blank: String) -> String {
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        + "<file original=\"App/en.lproj/L.strings\" source-language=\"en\" target-language=\"\(locale)\" "
        + "datatype=\"plaintext\"><body>\n"
        + (1...30).map { number in
          "<trans-unit id=\"k\(number)\"><source>The text \(number)</source>"
            + (blank == "k\(number)" ? "" : "<target>\(locale) \(number)</target>") + "</trans-unit>\n"
        }.joined() + "</body></file></xliff>"
    }
    let files = ["x/ar.xliff": document("ar", ""), "x/nl.xliff": document("nl", "k4")]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
    #expect(found.map(\.location) == [SourceLocation(file: "x/nl.xliff", line: 7, column: 29)])
  }

  @Test("A table that many languages have not translated is one matter, apart from single copies")
  func untranslatedTables() async throws {
    let texts = (1...6).map { "\"s\($0)\" = \"Delete all of the pages \($0)\";\n" }.joined()
    var files = ["en.lproj/L.strings": texts, "de.lproj/L.strings": texts, "fr.lproj/L.strings": texts]
    files["it.lproj/L.strings"] = (1...6).map { number in
      "\"s\(number)\" = \"\(number == 1 ? "Delete all of the pages 1" : "Elimina \(number)")\";\n"
    }.joined()
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" }
    let whole = try #require(found.first { $0.reason == "table-untranslated" })
    #expect(whole.message.english == "L is by nine tenths or more a copy of its source in 2 languages" && whole.count == 12)
    #expect(whole.locales == ["de", "fr"] && whole.strings.count == 12)
    #expect(found.filter { $0.reason != "table-untranslated" }.map(\.locale) == ["it"])
  }

  @Test("A table of which a good half is copied is not called untranslated")
  func halfTranslated() async throws {
    func table(_ locale: String) -> String {
      (1...6).map { "\"s\($0)\" = \"\($0 > 4 && locale != "en" ? "x\(locale) \($0)" : "Delete all of the pages \($0)")\";\n" }.joined()
    }
    let files = Dictionary(uniqueKeysWithValues: ["en", "de", "fr"].map { ("App/\($0).lproj/L.strings", table($0)) })
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" }
    #expect(found.map(\.message.english) == ["App/L is by half or more a copy of its source in 2 languages"])
  }

  @Test("All copies of a table are counted, words among them")
  func copies() async throws {
    let texts = (1...6).map { "\"s\($0)\" = \"Delete all of the pages \($0)\";\n\"w\($0)\" = \"Delete\";\n" }.joined()
    let found = await Auditor.audit(ProjectSource.read(texts: ["en.lproj/L.strings": texts, "de.lproj/L.strings": texts]))
      .findings.filter { $0.rule == "untranslated" }
    #expect(found.map(\.count) == [12] && found.first?.message.english.hasPrefix("12 of 12 de translations") == true)
  }
}
