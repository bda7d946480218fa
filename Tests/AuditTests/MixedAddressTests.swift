import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Forms of address within one language")
struct MixedAddressTests {
  private func found(_ language: String, _ texts: [String]) async -> [Finding] {
    func file(_ text: (Int, String) -> String) -> String {
      texts.enumerated().map { "\"k\($0.offset)\" = \"\(text($0.offset, $0.element))\";\n" }.joined()
    }
    let files = [
      "en.lproj/L.strings": file { number, _ in "Text number \(number) is for you" }, "\(language).lproj/L.strings": file { $1 },
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "mixed-address" }
  }

  private let formal = [
    "Möchten Sie fortfahren?", "Wählen Sie einen Ordner.", "Sichern Sie Ihre Dateien.", "Geben Sie Ihren Namen ein.",
  ]

  @Test("A table's texts are counted by their address, and the fewer ones are named")
  func table() async throws {
    let all = await found("de", formal + ["Hast du ein Konto?", "Wo ist dein Ordner?"])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.verdict == .needsReview && finding.reason == "in-table")
    #expect(
      finding.message.english.hasSuffix(
        "at least 4 de texts speak to the reader with words such as “Sie”, and at least 2 with words such as “dein”"))
    #expect(finding.units.compactMap(\.key) == ["k4", "k5"])
    #expect(await found("de", formal + ["Hast du ein Konto?"]).map(\.severity) == [.warning])
  }

  @Test("Endings of both genders inside a word are no words", arguments: ["tou(te)s les jours", "tou·te·s les amis"])
  func endingsInside(text: String) async {
    let polite = ["Choisissez votre dossier", "Indiquez votre nom", "Voulez-vous continuer", "Vous pouvez partir", "Ce sont vos pages"]
    #expect(await found("fr", polite + ["Chercher \(text)"]).isEmpty)
    #expect(await !found("fr", polite + ["Cela te plaît"]).isEmpty)
    #expect(await !found("fr", polite + ["Cela (te) plaît"]).isEmpty)
  }

  @Test("A table is held to the whole app: the few texts of the app are told, and not those that are few in their table")
  func app() async throws {
    func audited(_ tables: [String: [String]]) async -> [Finding] {
      var files: [String: String] = [:]
      for (name, texts) in tables {
        let keys = texts.indices.map { "\(name)\($0)" }
        files["en.lproj/\(name).strings"] = keys.map { "\"\($0)\" = \"Text \($0) is for you\";\n" }.joined()
        files["de.lproj/\(name).strings"] = zip(keys, texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
      }
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "mixed-address" }
    }
    let friendly = ["Hast du ein Konto?", "Wo ist dein Ordner?", "Hast du noch Fragen?"]
    // In its table “Sie” is rarer, and in the app it is not.
    let all = await audited(["A": formal + formal + formal, "B": ["Sichern Sie Ihre Datei.", "Warten Sie bitte."] + friendly])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.units.compactMap(\.key) == ["B2", "B3", "B4"])
    #expect(
      finding.message.english
        == "The app speaks to the reader in at least 14 de texts with words such as “Sie”, and B in at least 3 with words such as “du”")
    // A table of one form alone is told where the app has the other one.
    let alone = await audited(["A": formal + formal, "B": ["Hast du ein Konto?"]])
    #expect(alone.flatMap(\.units).compactMap(\.key) == ["B0"] && alone.map(\.severity) == [.warning])
    #expect(await audited(["A": formal + formal, "B": ["Warten Sie bitte."]]).isEmpty)
    // Where the app has no habit, a table that has one is let be.
    #expect(await audited(["A": formal, "B": friendly]).isEmpty)
  }

  @Test("Verb forms tell the address, too: those of “usted”, “vous” and “вы” as those of “tú” and “ты”")
  func verbs() async throws {
    let all = await found(
      "es",
      [
        "¿Desea eliminar el archivo?", "Guarde una copia.", "Tenga en cuenta el aviso.", "Vuelva a empezar.",
        "Te recomendamos una copia.", "Si necesitas ayuda, escribe.",
      ])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "in-table" && finding.units.compactMap(\.key) == ["k4", "k5"])
    // What something else does, and what stands inside a sentence, is no command.
    let told = ["El sistema desea abrirlo.", "Espera que guarde todo.", "No es fácil.", "El usuario quiere salir.", "Tu copia"]
    #expect(await found("es", told).isEmpty)
    let french = ["Ton choix, tu vois ?", "Tu es prêt.", "Ta clé", "Tes amis", "Sélectionnez un fichier."]
    #expect(await found("fr", french).map(\.reason) == ["in-table"])
    let russian = ["Ваш файл", "Вы готовы", "Ваши друзья", "Нажмите здесь", "Сохрани копию"]
    #expect(await found("ru", russian).map(\.reason) == ["in-table"])
  }

  @Test("Commands to one friend tell it where they are nothing else: by their vowel, their pronoun, or beside the other form")
  func commands() async throws {
    let all = await found("de", formal + ["Lies die Hinweise.", "Vergiss die Sicherung nicht."])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "in-table")
    #expect(finding.units.compactMap { $0.key } == ["k4", "k5"])
    let spanish = ["Desea salir", "Guarde una copia.", "Seleccione un archivo.", "Usted puede salir.", "Haz clic aquí.", "Ábrelo."]
    let told = try #require(await found("es", spanish).first)
    #expect(told.units.compactMap { $0.key } == ["k4", "k5"])
    #expect(await found("es", ["Regístrese y ábrelo."]).map { $0.reason } == ["in-one-sentence"])
    let beside = formal + ["Öffnen Sie Ihren Ordner.", "Erstelle einen Ordner. Wählen Sie dort eine Datei."]
    #expect(await found("de", beside).map { $0.reason } == ["in-one-text"])
  }

  @Test("Both in one text, each in a sentence of its own, are asked about beside texts that have one form")
  func text() async throws {
    let mixed = "Möchten Sie fortfahren? Wähle dann deinen Ordner."
    let all = await found("de", formal + ["Öffnen Sie Ihren Ordner.", mixed])
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "in-one-text" && finding.verdict == .needsReview && finding.key == "k5")
    #expect(finding.message.english.hasSuffix("with “Sie” in one sentence and with “Wähle” in another one"))
    // Of three texts nobody knows whether they speak to one person.
    #expect(await found("de", [mixed, "Sichern Sie Ihre Dateien."]).isEmpty)
    // A word that may be what the app says that it does, tells something beside one of the other form alone.
    let beside = "Öffne die Einstellungen. Wählen Sie dort einen Ordner."
    #expect(await found("de", formal + ["Öffnen Sie Ihren Ordner.", beside]).map(\.reason) == ["in-one-text"])
    let ownDeed = ["Öffne Ordner.", "Verwende nun Ihre Einstellungen.", "Öffne Ordner… Bitte warten Sie."]
    #expect(await found("de", formal + ["Öffnen Sie Ihren Ordner."] + ownDeed).isEmpty)
    // What begins a sentence may be “they”.
    #expect(await found("de", formal + ["Öffnen Sie Ihren Ordner.", "Hast du die Dateien? Sie sind hier."]).map(\.reason) == ["in-table"])
  }

  @Test("Of a long text both words are shown with those around them, wherever they stand")
  func places() async throws {
    let mixed =
      "In diesem Fenster stehen alle Dateien, die gesichert sind. Möchten Sie jetzt fortfahren, so ist das gut. "
      + "Alle anderen Dateien finden sich hier in deinem eigenen Ordner."
    let all = await found("de", formal + ["Öffnen Sie Ihren Ordner.", mixed])
    let finding = try #require(all.first { $0.reason == "in-one-text" })
    #expect(finding.message.english.contains("with “…gesichert sind. Möchten Sie jetzt fortfahren, so…” in one sentence"))
    #expect(finding.message.english.hasSuffix("with “…sich hier in deinem eigenen Ordner.” in another one"))
  }

  @Test("Both within one sentence are wrong, where the formal word is no plural")
  func sentence() async {
    let spanish = await found("es", ["Asegúrese de que tienes una conexión."])
    #expect(spanish.map(\.reason) == ["in-one-sentence"] && spanish.map(\.verdict) == [.fails])
    #expect(spanish.first?.message.english.hasSuffix("with “asegúrese” and with “tienes” in one sentence") == true)
    #expect(await found("fr", ["Tu peux ouvrir votre fichier"]).map(\.verdict) == [.needsReview])
    #expect(await found("es", ["Usted puede salir. ¿Tienes otra cuenta?"]).isEmpty)
  }

  @Test(
    "What only looks like the other form is none",
    arguments: [
      ("de", ["Hast du die Dateien? Sie sind da.", "“Sie” steht in deinem Text", "Dein Ordner", "Wo bist du?", "%@: Sie gehören dir und deinem Team"]),
      (
        "de",
        [
          "Liste der Dateien, die Sie öffnen", "Seite 3. Öffnen Sie sie.", "Karte wählen. Sichern Sie sie.", "Suche nach Ihren Dateien",
          "Reise. Planen Sie Ihren Weg.", "Anzeige und Ablage. Wählen Sie eine.", "Folge 8. Sehen Sie Ihre Serie.",
          "Achte Seite. Blättern Sie um.", "Stelle im Text. Suchen Sie Ihre Stelle.",
        ]
      ),
      ("de", ["Erstelle Ordner", "Zeige Details", "Wechsle Konto", "Ihre Dateien", "Wählen Sie eine", "Öffnen Sie sie", "Sehen Sie Ihren Ordner"]),
      ("es", ["Guarda la copia", "Copia de seguridad", "Abre el archivo", "Usted puede", "Desea salir", "Seleccione uno", "Guarde uno"]),
      ("es", ["Para que el usuario seleccione tu archivo", "Tus cuentas", "¿Quieres salir?", "Tu nombre", "Puedes salir"]),
      ("nl", ["Over %d u begint je dag", "Om 24 u sluit je map", "Snelheid in km/u", "Je naam", "Jouw map", "Kies je taal"]),
      ("nl", ["Kies a.u.b. een map", "U-bocht in je route", "Je naam", "Jouw map", "Kies je taal"]),
      ("fr", ["Te_ster le port", "Trier par te_mps", "Votre nom", "Vos fichiers", "Votre dossier", "Ouvrez-le"]),
      ("es", ["¡Vaya! Algo salió mal", "Tus cuentas", "Tu nombre", "Puedes salir", "Tu copia"]),
      ("it", ["Lei è online e ti scrive", "I tuoi file", "Il tuo nome", "La tua cartella", "Le tue foto"]),
      ("ja", ["あなた", "君", "お前", "あなたの", "きみの"]),
    ])
  func none(language: String, texts: [String]) async {
    #expect(await found(language, texts).isEmpty)
  }
}
