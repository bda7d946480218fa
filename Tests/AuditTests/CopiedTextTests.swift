import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts that are the source's: which of them people read in another language than their own")
struct CopiedTextTests {
  private let sentences = (10..<30).map { "s\($0)" }

  private func english(_ key: String) -> String { "Open the file \(key) and read it" }

  /// - Parameters:
  ///   - copied: How many of the sentences are left as they are.
  ///   - labels: By key.
  private func table(_ locale: String, copied: Int = 0, _ labels: [String: String]) -> String {
    let texts = sentences.enumerated().map { ($1, locale == "en" || $0 < copied ? english($1) : "\(locale) \($1)") }
    return (texts + labels.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
  }

  private func result(_ tables: [String: String]) async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: Dictionary(uniqueKeysWithValues: tables.map { ("\($0).lproj/L.strings", $1) })))
  }

  private func share(_ result: AuditResult, _ locale: LocaleID) throws -> TableShare {
    try #require(TableShare.all(of: result.findings, result.gaps, in: result.project).first { $0.whole.locale == locale })
  }

  @Test("A label that other languages translate counts among letters of another kind, and is told")
  func otherScript() async throws {
    let result = await result([
      "en": table("en", ["x1": "New Folder", "x2": "Move Page"]), "de": table("de", ["x1": "Neuer Ordner", "x2": "Seite bewegen"]),
      "fr": table("fr", ["x1": "Nouveau dossier", "x2": "Déplacer la page"]), "ja": table("ja", ["x1": "New Folder", "x2": "Move Page"]),
    ])
    let share = try share(result, "ja")
    #expect(share.whole.missing == 2 && share.possibleCopies == 0)
    let found = result.findings.filter { $0.rule == "untranslated" }
    #expect(found.flatMap(\.units).map(\.key) == ["x1", "x2"] && found.allSatisfy { $0.verdict == .fails })
  }

  @Test("Words that a language has in texts of its own are its own")
  func ownWords() async throws {
    let result = await result([
      "en": table("en", ["x1": "Notifications", "x2": "Show all notifications again"]),
      "de": table("de", ["x1": "Mitteilungen", "x2": "Alle Mitteilungen wieder zeigen"]),
      "fr": table("fr", ["x1": "Notifications", "x2": "Montrer encore les notifications"]),
      "pl": table("pl", ["x1": "Powiadomienia", "x2": "Pokaż znów powiadomienia"]),
      "tr": table("tr", ["x1": "Bildirimler", "x2": "Bildirimleri yeniden göster"]),
    ])
    let share = try share(result, "fr")
    #expect(share.whole.missing == 0 && share.possibleCopies == 0)
    #expect(!result.findings.contains { $0.rule == "untranslated" })
  }

  @Test("A text of which another language of the same letters writes nearly the same is asked about, and makes the higher bound")
  func nearlySame() async throws {
    let result = await result([
      "en": table("en", ["x1": "Celsius Temperature"]), "de": table("de", ["x1": "Celsius-Temperatur"]),
      "fi": table("fi", ["x1": "Lämpötila asteina"]), "fr": table("fr", ["x1": "Celsius Temperature"]),
      "tr": table("tr", ["x1": "Sıcaklık"]),
    ])
    let share = try share(result, "fr")
    #expect(share.whole.missing == 0 && share.possibleCopies == 1 && share.most == 1)
    let found = result.findings.filter { $0.rule == "untranslated" }
    #expect(found.map(\.reason) == ["perhaps-copies"] || found.map(\.reason) == ["perhaps-copy"])
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.severity == .note })
  }

  @Test("What a language calls a country or a language as English does is its own, and what it calls otherwise is a copy")
  func displayNames() async throws {
    let names = ["x1": "Panama", "x2": "Esperanto", "x3": "Germany"]
    let result = await result([
      "en": table("en", names), "da": table("da", names),
      "es": table("es", ["x1": "Panamá", "x2": "Esperanto", "x3": "Alemania"]),
      "pl": table("pl", ["x1": "Panama", "x2": "Esperanto", "x3": "Niemcy"]),
      "fr": table("fr", ["x1": "Panama", "x2": "Espéranto", "x3": "Allemagne"]),
      "cs": table("cs", ["x1": "Panama", "x2": "Esperanto", "x3": "Německo"]),
      "hr": table("hr", ["x1": "Panama", "x2": "Esperanto", "x3": "Njemačka"]),
      "lv": table("lv", ["x1": "Panama valsts", "x2": "Esperanto valoda", "x3": "Vācija"]),
    ])
    let danish = result.findings.filter { $0.rule == "untranslated" && $0.languages == ["da"] }.flatMap(\.units).map(\.key)
    #expect(danish == ["x3"])
  }

  @Test("However much of a table is copied, each copy counts for one: at no share do names and common words begin to count")
  func withoutCliff() async throws {
    let words = ["x1": "Radio", "x2": "Video", "x3": "Acme Notes", "x4": "Menu"]
    // Where all around them is copied, nobody took these over on purpose.
    for copied in [0, 1, 4, 5, 9, 10, 11, 15] {
      let result = await result([
        "en": table("en", words), "de": table("de", words), "fr": table("fr", words), "it": table("it", copied: copied, words),
      ])
      let share = try share(result, "it")
      #expect(share.whole.missing == copied, "\(copied) copies")
      let told = result.findings.filter { $0.rule == "untranslated" && $0.verdict == .fails }.flatMap(\.units)
      #expect(told.count == copied, "\(copied) copies")
    }
  }

  @Test("So many copies as a list is of no help for are a warning, as so many missing strings are; a few are a note")
  func severity() async throws {
    func severities(_ copied: Int) async -> [Severity] {
      await result([
        "en": table("en", [:]), "de": table("de", [:]), "fr": table("fr", [:]), "it": table("it", copied: copied, [:]),
      ]).findings.filter { $0.rule == "untranslated" }.map(\.severity)
    }
    #expect(await severities(2) == [.note])
    #expect(await severities(6) == [.warning])
  }

  @Test("A text that is translated under another key is left over where it stands untranslated")
  func translatedElsewhere() async throws {
    let result = await result([
      "en": table("en", ["x1": "Grid", "x2": "Grid"]), "de": table("de", ["x1": "Raster", "x2": "Gitter"]),
      "fr": table("fr", ["x1": "Grille", "x2": "Grid"]), "pl": table("pl", ["x1": "Siatka", "x2": "Siatka"]),
    ])
    #expect(try share(result, "fr").whole.missing == 1)
  }

  @Test("What is told of a bar or as a single word counts, too, and only once")
  func toldOtherwise() async throws {
    let words = ["de": "Löschen", "es": "Eliminar", "fr": "Delete", "it": "Elimina", "pl": "Usuń", "pt": "Apagar", "sv": "Radera"]
    var tables = words.reduce(into: ["en": table("en", ["x1": "Delete"])]) { $0[$1.key] = table($1.key, ["x1": $1.value]) }
    tables["cs"] = table("cs", ["x1": "Smazat"])
    let result = await result(tables)
    let found = result.findings.filter { $0.key == "x1" && $0.languages == ["fr"] }
    #expect(found.map(\.rule) == ["word-copied"])
    // A number of translations, since that of languages is another one: the project has its source's, too.
    #expect(
      found.map(\.message.english)
        == ["The fr text “Delete” is the same as in the source, and 7 of the 8 translations have other words"])
    #expect(try share(result, "fr").whole.missing == 1)
  }

  @Test("A single word is told with the other copies where nobody is asked about single words")
  func wordsOff() async throws {
    let words = ["de": "Löschen", "es": "Eliminar", "fr": "Delete", "it": "Elimina", "pl": "Usuń", "pt": "Apagar", "sv": "Radera"]
    var files = words.reduce(into: ["en.lproj/L.strings": table("en", ["x1": "Delete"])]) {
      $0["\($1.key).lproj/L.strings"] = table($1.key, ["x1": $1.value])
    }
    files["cs.lproj/L.strings"] = table("cs", ["x1": "Smazat"])
    for (levels, rule) in [([:], "word-copied"), (["word-copied": RuleLevel.off], "untranslated")] {
      let options = AuditOptions(levels: levels)
      let found = await Auditor.audit(ProjectSource.read(texts: files), options: options).findings.flatMap(\.single)
      #expect(found.filter { $0.key == "x1" && $0.languages == ["fr"] }.map(\.rule) == [rule])
    }
  }

  @Test("Doubtful copies of a table are one finding with an answer for each kind, and each string of each language stays in it")
  func oneQuestion() async throws {
    let scales = ["x1": "Celsius", "x2": "Kelvin", "x3": "Rankine"]
    func labels(_ word: String) -> [String: String] { scales.mapValues { "\($0)\(word)" } }
    let result = await result([
      "en": table("en", labels(" Temperature")), "de": table("de", labels("-Temperatur")), "fr": table("fr", labels(" Temperature")),
      "fi": table("fi", ["x1": "Lämpötila asteina", "x2": "Lämpötila kelvineinä", "x3": "Toinen lämpötila"]),
      "it": table("it", labels(" Temperature")), "tr": table("tr", ["x1": "Sıcaklık", "x2": "Isı", "x3": "Başka sıcaklık"]),
    ])
    let found = result.findings.filter { $0.rule == "untranslated" }
    let finding = try #require(found.first)
    #expect(found.map(\.reason) == ["perhaps-copies"] && finding.languages == ["fr", "it"])
    #expect(finding.units.count == 6 && Set(finding.units.map(\.key)) == ["x1", "x2", "x3"])
    let advice = try #require(finding.suggestion?.english)
    #expect(advice.contains("glossary") && advice.contains("suppress") && advice.contains("not to be translated"))
  }

  @Test("A single word among translated texts is asked about: two languages may have the same word, and a table two words for one")
  func singleWords() async throws {
    let result = await result([
      "en": table("en", ["x1": "File", "x2": "Opaque", "x3": "Layout", "x4": "Layout"]),
      "de": table("de", ["x1": "Ablage", "x2": "Deckend", "x3": "Layout", "x4": "Anordnung"]),
      "fr": table("fr", ["x1": "Fichier", "x2": "Opaque", "x3": "Agencement", "x4": "Agencement"]),
      "it": table("it", ["x1": "File", "x2": "Coprente", "x3": "Layout", "x4": "Layout"]),
      "pl": table("pl", ["x1": "Plik", "x2": "Nieprzejrzyste", "x3": "Układ", "x4": "Układ"]),
      "tr": table("tr", ["x1": "Dosya", "x2": "Saydamsız", "x3": "Yerleşim", "x4": "Yerleşim"]),
    ])
    #expect(result.findings.filter { $0.rule == "untranslated" }.allSatisfy { $0.verdict == .needsReview })
    for (locale, count) in [("de", 1), ("fr", 1)] as [(LocaleID, Int)] {
      let share = try share(result, locale)
      #expect(share.whole.missing == 0 && share.possibleCopies == count, "\(locale)")
    }
  }

  @Test("A word that translators of several apps keep in the language is right, and another one, or a sentence with it, is not")
  func keptWords() async throws {
    func asked(_ text: String, in locale: String, _ more: [String: String] = [:], _ own: [String: String] = [:]) async -> Bool {
      let others = ["pl": "Po polsku", "tr": "Türkçe olarak", "hu": "Magyarul van", "cs": "Zcela česky"]
      var tables = others.reduce(into: ["en": table("en", more.merging(["x1": text]) { $1 })]) {
        $0[$1.key] = table($1.key, ["x1": $1.value])
      }
      tables[locale] = table(locale, own.merging(["x1": text]) { $1 })
      return await result(tables).findings.contains {
        ["untranslated", "word-copied"].contains($0.rule) && $0.languages.contains(LocaleID(locale))
      }
    }
    for (text, locale) in [("Details", "de"), ("Name:", "de"), ("Format", "fr"), ("Version %@", "fr"), ("General", "es")] {
      #expect(await asked(text, in: locale) == false, "\(text) in \(locale)")
    }
    for (text, locale) in [("Details", "fr"), ("Toolbox", "de"), ("Details of the format you chose", "de"), ("Details", "ja")] {
      #expect(await asked(text, in: locale), "\(text) in \(locale)")
    }
    // Where the app has another word for it, one of the two may be left over.
    #expect(await asked("Details", in: "de", ["x2": "Details"], ["x2": "Einzelheiten"]))
  }

  @Test("A format that ends in a small letter is an abbreviation, and nobody is asked about it")
  func formats() async {
    let formats = ["x1": "CSS HSLa", "x2": "RGBa", "x3": "Ok"]
    let result = await result([
      "en": table("en", formats), "de": table("de", formats), "ja": table("ja", formats),
      "pl": table("pl", ["x1": "CSS HSLA", "x2": "RGBA", "x3": "Dobrze"]),
      "pt": table("pt", ["x1": "HSLa CSS", "x2": "RGB com alfa", "x3": "Está bem"]),
    ])
    #expect(!result.findings.contains { $0.rule == "untranslated" })
  }

  @Test("A word that the language is known to have is asked about, also where another of its texts says it otherwise")
  func sharedWords() async throws {
    let result = await result([
      "en": table("en", ["x1": "Source", "x2": "Source", "x3": "Layout", "x4": "Layout"]),
      "de": table("de", ["x1": "Quelle", "x2": "Quelle", "x3": "Layout", "x4": "Anordnung"]),
      "fr": table("fr", ["x1": "Source", "x2": "Origine", "x3": "Agencement", "x4": "Agencement"]),
      "pl": table("pl", ["x1": "Źródło", "x2": "Źródło", "x3": "Układ", "x4": "Układ"]),
    ])
    let found = result.findings.filter { $0.rule == "untranslated" }
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .needsReview })
    for language in ["de", "fr"] { #expect(try share(result, LocaleID(language)).whole.missing == 0) }
  }

  @Test("A phrase of plain words that the language says otherwise in all its texts is a copy, and a name among them is none")
  func saidOtherwise() async throws {
    let labels = [
      "x1": "New Connection Window", "x2": "Acme Connection Window", "x3": "Connection Window",
    ]
    let texts = [
      "y1": "Opens a new window for the connection", "y2": "Each connection has a new window", "y3": "Acme is a program",
    ]
    let german = [
      "y1": "Öffnet ein weiteres Fenster", "y2": "Jede Verbindung mit eigenem Fenster", "y3": "Acme ist ein Programm",
    ]
    let all = ["en": table("en", labels.merging(texts) { $1 }), "de": table("de", labels.merging(german) { $1 })]
    let found = await result(all).findings.filter { $0.rule == "untranslated" && $0.verdict == .fails }
    #expect(found.flatMap(\.units).compactMap(\.key) == ["x1"])
    // Where another translation keeps one of the words, it is the language's own.
    let keeping = labels.merging(german) { $1 }.merging(["y2": "Jede Verbindung im New Window"]) { $1 }
    let none = await result(["en": all["en"]!, "de": table("de", keeping)]).findings
    #expect(!none.contains { $0.rule == "untranslated" && $0.verdict == .fails })
  }

  @Test("A phrase with an English verb or word of no noun's kind is a copy, whatever capitals it has, and however many have left it")
  func plainEnglish() async throws {
    let labels = [
      "x1": "Cannot Access SSH Config File", "x2": "Choose File…", "x3": "Authorization Failed", "x4": "Copy Connection String",
      "x5": "Home Assistant", "x6": "Open Location Code", "x7": "CREATE TABLE WITHOUT ROWID",
    ]
    for language in ["de", "fr", "ja"] {
      let told = await result(["en": table("en", labels), language: table(language, labels)]).findings.filter {
        $0.rule == "untranslated" && $0.verdict == .fails
      }
      #expect(Set(told.flatMap(\.units).compactMap(\.key)) == ["x1", "x2", "x3", "x4"], "\(language)")
    }
  }
  @Test("A button's word that the system has otherwise in the language is left over, however many have left it")
  func systemWord() async throws {
    let own = ["de": "Abbrechen", "es": "Cancelar", "sv": "Avbryt", "nl": "Annuleren"]
    var tables = own.reduce(into: ["en": table("en", ["x1": "Cancel"])]) { $0[$1.key] = table($1.key, ["x1": $1.value]) }
    for locale in ["fr", "it", "pl", "da"] { tables[locale] = table(locale, ["x1": "Cancel"]) }
    let result = await result(tables)
    let found = result.findings.filter { ["untranslated", "word-copied"].contains($0.rule) }
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .fails })
    let french = try share(result, "fr")
    #expect(french.whole.missing == 1 && french.possibleCopies == 0)
  }

  @Test("A word that the language might have makes a phrase English where the language says it otherwise in all its texts")
  func sharedMark() async {
    let texts = ["y1": "This is an invalid host", "y2": "The name is invalid"]
    let german = ["y1": "Das ist ein falscher Rechner", "y2": "Der Name ist ungültig"]
    func failing(_ own: [String: String]) async -> [String] {
      let port = ["x1": "Invalid Port"]
      return await result(["en": table("en", texts.merging(port) { $1 }), "de": table("de", own.merging(port) { $1 })]).findings
        .filter { $0.rule == "untranslated" && $0.verdict == .fails }.flatMap(\.units).compactMap(\.key)
    }
    #expect(await failing(german) == ["x1"])
    #expect(await failing(german.merging(["y2": "Der Name ist invalid"]) { $1 }).isEmpty)
  }
  @Test("What nearly all languages have as the source has it, spelled as a name, is certain in none, also where names stand together")
  func namesTogether() async throws {
    let names = ["x1": "Acme Notes", "x2": "OK", "x3": "MP4 (H.264)", "x4": "Acme Cloud Sync", "x5": "Bluetooth", "x6": "Acme Pro"]
    var tables = ["de", "fr", "ja", "ar", "ru", "ko"].reduce(into: ["en": table("en", names)]) { $0[$1] = table($1, names) }
    tables["pl"] = table("pl", names.mapValues { "po \($0) polsku" })
    let found = await result(tables).findings.filter { ["untranslated", "word-copied"].contains($0.rule) }
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.severity <= .warning }, "\(found.map(\.message.english))")
  }

  @Test("An amount in symbols of units is the same in languages of the same letters, and a word beside one is not")
  func measures() async {
    let own = ["x1": "5 km/h", "x2": "%1$d × %2$d px", "x3": "%d kg", "x4": "%.0f pt"]
    let german = await result(["en": table("en", own), "de": table("de", own), "fr": table("fr", own)])
    #expect(german.findings.allSatisfy { $0.rule != "untranslated" })
    let texts = ["x1": "Size in px", "x2": "Weight in kg"]
    let words = await result([
      "en": table("en", texts), "de": table("de", texts), "fr": table("fr", ["x1": "Taille en px", "x2": "Poids en kg"]),
      "es": table("es", ["x1": "Tamaño en px", "x2": "Peso en kg"]),
    ])
    #expect(words.findings.contains { $0.rule == "untranslated" })
  }

  @Test("A trademark that stands alone is right wherever it is kept, and what is said with it is not")
  func trademarks() async {
    func asked(_ text: String, _ german: String, _ russian: String) async -> Bool {
      await result([
        "en": table("en", ["x1": text]), "de": table("de", ["x1": german]), "fr": table("fr", ["x1": text]),
        "ru": table("ru", ["x1": russian]), "uk": table("uk", ["x1": text]),
      ]).findings.contains { $0.rule == "untranslated" }
    }
    #expect(await asked("Wi-Fi", "WLAN", "Вайфай") == false)
    #expect(await asked("Bluetooth", "Blauzahn", "Блютуз") == false)
    #expect(await asked("Wi-Fi network", "WLAN-Netz", "Сеть Wi-Fi"))
  }
}
