import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Copies on bars, and copies of whole tables")
struct CopyInTableTests {
  private func table(_ locale: String, own: Bool, spoken: String) -> String {
    (10..<30).map { "\"page.\($0)\" = \"\(own ? locale : "Delete all of the pages") \($0)\";\n" }.joined()
      + "\"inbox\" = \"\(own ? "Eingang" : "Inbox")\";\n\"new.spoken\" = \"\(spoken)\";\n"
  }

  private func bar(_ key: String) -> String {
    """
    toolbars:
      - kind: navigationBar
        platforms: [ios]
        title: {key: inbox, default: Inbox}
        items: [{id: new, label: {en: New, de: Neu}, symbol: square.and.pencil, accessibilityLabel: {key: \(key)}}]
    """
  }

  @Test("A spoken name that two languages copy names also the one whose whole table is a copy")
  func namesBoth() async {
    let files = [
      "Bars.toolbar.yml": bar("new.spoken"),
      "en.lproj/Localizable.strings": table("en", own: false, spoken: "New message"),
      "da.lproj/Localizable.strings": table("en", own: false, spoken: "New message"),
      "de.lproj/Localizable.strings": table("de", own: true, spoken: "Neue Nachricht"),
      "fr.lproj/Localizable.strings": table("fr", own: true, spoken: "Nouveau message"),
      "nl.lproj/Localizable.strings": table("nl", own: true, spoken: "New message"),
    ]
    let all = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(all.contains { $0.reason == "table-untranslated" && $0.languages == ["da"] })
    let copies = all.filter { $0.rule == "accessible-name-not-localized" }
    #expect(copies.map(\.languages) == [["nl"]])
    #expect(copies.first?.evidence.contains(.text("told with their table", "da")) == true)
  }

  @Test("Of a table that is a copy by nine tenths every copy is untranslated for certain, and none is asked about")
  func noDoubts() async throws {
    func table(_ own: (Int) -> String?, _ label: String) -> String {
      let sentences = (10..<130).map { "\"page.\($0)\" = \"\(own($0) ?? "Delete all of the pages in list \($0)")\";\n" }
      return sentences.prefix(60).joined() + "\"scale\" = \"\(label)\";\n" + sentences.dropFirst(60).joined()
    }
    var files = [
      "en.lproj/L.strings": table({ _ in nil }, "Celsius Temperature"),
      "de.lproj/L.strings": table({ "Alle Seiten der Liste \($0) löschen" }, "Celsius-Temperatur"),
      "fi.lproj/L.strings": table({ "Poista kaikki luettelon \($0) sivut" }, "Lämpötila celsiusasteina"),
    ]
    /// French, with so many strings of its own on either side of the label.
    func french(_ own: Int) async -> [Finding] {
      let translated: (Int) -> String? = { abs($0 - 70) <= own ? "Supprimer les pages de la liste \($0)" : nil }
      files["fr.lproj/L.strings"] = table(translated, "Celsius Temperature")
      return await Auditor.audit(ProjectSource.read(texts: files)).findings
        .filter { $0.rule == "untranslated" && $0.languages == ["fr"] && $0.unitKeys.contains("scale") }
    }
    #expect(await french(5).map(\.isOfWholeCopies) == [true])
    // Of a table that is one by two thirds nobody is asked about a single label beside what is told of the sentences.
    #expect(await french(20).isEmpty)
    // Beside as many texts of the language's own it may well be meant so.
    #expect(await french(40).map(\.isOfPossibleCopies) == [true])
  }

  @Test("Of a spoken name that many languages copy, those whose whole table is a copy are told with their table")
  func manyCopies() async {
    var files = ["Bars.toolbar.yml": bar("new.spoken")]
    for locale in ["en", "da", "pl"] {
      files["\(locale).lproj/Localizable.strings"] = table(locale, own: false, spoken: "New message")
    }
    for locale in ["cs", "es", "fr", "it", "nl", "sv"] {
      files["\(locale).lproj/Localizable.strings"] = table(locale, own: true, spoken: "New message")
    }
    for locale in ["de", "fi"] {
      files["\(locale).lproj/Localizable.strings"] = table(locale, own: true, spoken: "Own \(locale)")
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    let copies = found.filter { $0.rule == "accessible-name-not-localized" }
    #expect(copies.map(\.languages) == [["cs", "es", "fr", "it", "nl", "sv"]])
    #expect(copies.first?.evidence.contains(.text("told with their table", "da pl")) == true)
  }

  @Test("A spoken name is told by itself where the project does not have whole tables told")
  func tablesOff() async throws {
    let files = [
      "Bars.toolbar.yml": bar("new.spoken"),
      "en.lproj/Localizable.strings": table("en", own: false, spoken: "New message"),
      "da.lproj/Localizable.strings": table("en", own: false, spoken: "New message"),
      "de.lproj/Localizable.strings": table("de", own: true, spoken: "Neue Nachricht"),
      "fr.lproj/Localizable.strings": table("fr", own: true, spoken: "Nouveau message"),
      "nl.lproj/Localizable.strings": table("nl", own: true, spoken: "New message"),
    ]
    let options = AuditOptions(levels: ["untranslated": .off])
    let copies = await Auditor.audit(ProjectSource.read(texts: files), options: options).findings.filter {
      $0.rule == "accessible-name-not-localized"
    }
    #expect(Set(copies.flatMap(\.languages)) == ["da", "nl"])
  }

  @Test("Strings that no code asks for count for no share of a table whose spoken name is told with it")
  func unasked() async throws {
    let keys = (10..<40).map { "page.\($0)" } + ["inbox", "new.spoken"]
    func table(_ locale: String, _ spoken: String) -> String {
      let isCopy = locale == "en" || locale == "da"
      let asked = (10..<40).map { "\"page.\($0)\" = \"\(isCopy ? "Delete all of the pages" : locale) \($0)\";\n" }
      let others = (40..<60).map { "\"old.\($0)\" = \"\(locale == "en" ? "Leave all of the lists" : locale) \($0)\";\n" }
      let inbox = isCopy ? "Inbox" : "In \(locale)"
      return (asked + others).joined() + "\"inbox\" = \"\(inbox)\";\n\"new.spoken\" = \"\(spoken)\";\n"
    }
    let files = [
      "Bars.toolbar.yml": bar("new.spoken"),
      "Pages.swift": keys.enumerated().map { "let text\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined(),
      "en.lproj/Localizable.strings": table("en", "New message"), "da.lproj/Localizable.strings": table("da", "New message"),
      "de.lproj/Localizable.strings": table("de", "Neue Nachricht"),
      "fr.lproj/Localizable.strings": table("fr", "Nouveau message"),
      "nl.lproj/Localizable.strings": table("nl", "New message"),
    ]
    let all = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(all.contains { $0.reason == "table-untranslated" && $0.languages == ["da"] })
    #expect(all.filter { $0.rule == "accessible-name-not-localized" }.map(\.languages) == [["nl"]])
  }

  /// Whether the spoken name “Servers” is told of Spanish, whose table has these texts by their sources besides.
  private func isTold(_ spanish: [String: String]) async -> Bool {
    func table(_ inbox: String, _ servers: String, _ texts: [String]) -> String {
      "\"inbox\" = \"\(inbox)\";\n\"servers\" = \"\(servers)\";\n"
        + texts.enumerated().map { "\"text.\($0)\" = \"\($1)\";\n" }.joined()
    }
    let sources = spanish.keys.sorted()
    var files = [
      "Bars.toolbar.yml": bar("servers"), "en.lproj/Localizable.strings": table("Inbox", "Servers", sources),
      "es.lproj/Localizable.strings": table("Entrada", "Servers", sources.map { spanish[$0]! }),
    ]
    for (locale, word) in ["de": "Rechner", "fr": "Serveurs", "pl": "Serwery", "fi": "Palvelimet"] {
      files["\(locale).lproj/Localizable.strings"] = table("In \(locale)", word, sources.map { "\(locale) \($0.count)" })
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.contains {
      $0.rule == "accessible-name-not-localized" && $0.languages == ["es"]
    }
  }

  @Test("A word is a language's own where a translation has it, and not where a text is left over or has another word")
  func ownWord() async {
    #expect(await !isTold(["Show everything": "Mostrar todos los Servers"]))
    #expect(await isTold(["List of the servers": "Servers list"]))
    #expect(await isTold(["Show everything": "Mostrar todos los Servers", "Servers": "Servidores"]))
  }

  @Test("A single word that one language copies names also the one whose whole table is a copy")
  func word() async {
    func table(_ locale: String, _ word: String) -> String {
      let isOwn = locale != "en" && locale != "da"
      return (10..<30).map { "\"page.\($0)\" = \"\(isOwn ? locale : "Delete all of the pages") \($0)\";\n" }.joined()
        + "\"erase\" = \"\(word)\";\n"
    }
    let words = [
      "en": "Delete", "da": "Delete", "de": "Delete", "es": "Eliminar", "fr": "Supprimer", "it": "Elimina", "pl": "Usuń", "pt": "Apagar",
      "sv": "Radera", "cs": "Smazat",
    ]
    let files = words.reduce(into: [String: String]()) { $0["\($1.key).lproj/L.strings"] = table($1.key, $1.value) }
    let copies = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "word-copied" }
    #expect(copies.map(\.languages) == [["de"]])
    #expect(copies.first?.evidence.contains(.text("told with their table", "da")) == true)
  }

  @Test("A sentence of three words with an article is a copy where it is left as it is")
  func article() async {
    let files = [
      "en.lproj/L.strings": "\"scan\" = \"Scan a barcode\";\n", "nl.lproj/L.strings": "\"scan\" = \"Scan a barcode\";\n",
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "untranslated" }
    #expect(found.map(\.reason) == ["copy"])
  }

  @Test("Of a table that several languages have left as it is in nearly all strings, the share is told, not that nothing is translated")
  func share() async {
    var files: [String: String] = [:]
    for locale in ["en", "da", "nl"] {
      files["\(locale).lproj/L.strings"] = (10..<50).map { number in
        "\"page.\(number)\" = \"\(locale != "en" && number < 12 ? locale : "Delete all of the pages") \(number)\";\n"
      }.joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.reason == "table-untranslated" }
    #expect(found.map(\.message.english) == ["L is by nine tenths or more a copy of its source in 2 languages"])
  }
}
