import LintelLanguage
import LintelModel
import Testing

private func verb(_ text: String, _ locale: LocaleID) -> Answer { Language(locale: locale).facts(of: text).verb }

@Suite("Commands in English")
struct EnglishCommandTests {
  @Test(
    "A label that starts with a verb is one",
    arguments: [
      "Save", "Save As…", "SHARE", "Add to Library", "Don’t Save", "Always Allow", "Mark All as Read", "Auto-save document",
      "Quickly add", "Show/Hide Sidebar", "Customise Toolbar",
    ])
  func commands(text: String) { #expect(verb(text, "en") == .yes) }

  @Test(
    "A label whose head is a noun is none",
    arguments: ["Settings", "Account", "Page Layout", "Documents", "Security Options", "Readability", "Color Themes"])
  func nouns(text: String) { #expect(verb(text, "en") == .no) }

  @Test(
    "Words that buttons always had, and words nobody knows, decide nothing",
    arguments: ["OK", "Done", "Cancel", "More", "New Document", "Next Page", "Xyzzy", "Bookmarkify", "Reupload", "Group"])
  func undecided(text: String) { #expect(verb(text, "en") != .no) }

  @Test("British spelling is as good", arguments: ["Organise", "Minimise Window", "Synchronise"])
  func british(text: String) {
    #expect(verb(text, "en-GB") == .yes)
    #expect(verb(text, "en") == .yes)
  }
}

@Suite("Commands in German")
struct GermanCommandTests {
  @Test(
    "An infinitive makes a command: alone, at the end, with a separable prefix, in title case, in capitals",
    arguments: [
      "Sichern", "Ordner hinzufügen", "Lesezeichen Hinzufügen", "WIEDERGEBEN", "Neu laden", "Zurücksetzen",
      "Bild einfügen …",
      "Alle auswählen und löschen", "Hinzuzufügen", "Abonnieren", "Katapultieren", "Größe ändern", "Ein-/Ausblenden",
    ])
  func infinitives(text: String) { #expect(verb(text, "de") == .yes) }

  @Test(
    "An imperative in front makes one too", arguments: ["Öffne Datei", "Wähle ein Bild", "Lies mehr", "Speichere alles"])
  func imperatives(text: String) { #expect(verb(text, "de") == .yes) }

  @Test(
    "A noun makes none, though many end like an infinitive",
    arguments: [
      "Einstellungen", "Konto", "Daten", "Lesezeichen", "Zeilen", "Dateiname", "Allgemeine Optionen", "Verbindungsdaten",
      "Kopfzeilen", "Unternehmen", "Gerät",
    ])
  func nouns(text: String) { #expect(verb(text, "de") == .no) }

  @Test(
    "What may be either decides nothing",
    arguments: [
      "Zurück", "Fertig", "Abbruch", "Hilfe", "Neuer Ordner", "Neues Fenster", "Nächster Artikel", "Nicht jetzt", "Garagen",
    ])
  func undecided(text: String) { #expect(verb(text, "de") == .unknown) }

  @Test("A capital in the middle is a noun: this label is about reading aloud, it does not read")
  func capitalized() { #expect(verb("Das Lesen in der Schule", "de") != .yes) }
}

@Suite("Commands in French and Spanish")
struct RomanceCommandTests {
  @Test(
    "A French infinitive near the start makes a command",
    arguments: [
      "Enregistrer", "Tout sélectionner", "Ne pas enregistrer", "S’abonner", "S'inscrire", "L'ouvrir",
      "Afficher la barre latérale",
      "Mettre à jour",
    ])
  func french(text: String) { #expect(verb(text, "fr") == .yes) }

  @Test(
    "A French noun makes none",
    arguments: ["Réglages", "Compte", "Nom du fichier", "Dernier fichier", "Fenêtre", "Historique"])
  func frenchNouns(text: String) { #expect(verb(text, "fr") == .no) }

  @Test(
    "French nouns of action, imperatives and customs decide nothing",
    arguments: [
      "Suppression du fichier", "Affichage", "Impression", "Choisissez un dossier", "Affiche la liste", "Lancez-vous",
      "Retour",
      "Pas maintenant", "Page suivante", "Nouveau dossier", "Bricoler",
    ])
  func frenchUndecided(text: String) { #expect(verb(text, "fr") == .unknown) }

  @Test(
    "A Spanish infinitive near the start makes a command, with its pronoun too",
    arguments: [
      "Guardar", "No guardar", "Añadir a favoritos", "Suscribirse", "Volver a cargar", "Compartirlo", "Cerrar sesión",
    ])
  func spanish(text: String) { #expect(verb(text, "es") == .yes) }

  @Test("A Spanish noun makes none", arguments: ["Ajustes", "Cuenta", "Nombre del archivo", "Carpeta", "Lugar", "Idioma"])
  func spanishNouns(text: String) { #expect(verb(text, "es") == .no) }

  @Test(
    "Spanish nouns of action and imperatives decide nothing, nor do verbs that change in the stem",
    arguments: [
      "Actualización", "Duplicado", "Seleccione un archivo", "Busque", "Encuentra amigos", "Cierra la sesión", "Pide ayuda",
      "Atrás",
      "Carpeta nueva", "Ahora no",
    ])
  func spanishUndecided(text: String) { #expect(verb(text, "es") == .unknown) }
}

@Suite("Commands in Japanese")
struct JapaneseCommandTests {
  @Test(
    "A verbal noun or a verb at the end makes a command",
    arguments: ["保存", "開く", "ファイルを追加", "すべてを選択", "名前を変更…", "共有する", "フォルダに移動", "元に戻す", "お待ちください", "「写真」を削除", "保存(S)"])
  func commands(text: String) { #expect(verb(text, "ja") == .yes) }

  @Test("A noun makes none", arguments: ["履歴", "アカウント", "ファイル名", "環境設定", "フォントサイズ", "受信箱"])
  func nouns(text: String) { #expect(verb(text, "ja") == .no) }

  @Test(
    "Customs, sentences, names and texts nobody translated decide nothing",
    arguments: ["完了", "戻る", "設定", "新規フォルダ", "次のページ", "保存しました", "よろしいですか？", "OK", "Bluetooth"])
  func undecided(text: String) { #expect(verb(text, "ja") == .unknown) }
}

@Suite("Initialisms")
struct InitialismTests {
  @Test(
    "A short word in capitals may stand for several words, and decides nothing",
    arguments: [
      ("ALT", "en"), ("FAQ", "en"), ("KONTO", "de"), ("DATEN", "de"), ("LIEU", "fr"), ("FAQ", "ja"),
    ] as [(String, LocaleID)])
  func undecided(text: String, locale: LocaleID) { #expect(verb(text, locale) == .unknown) }

  @Test(
    "A command in capitals stays one, and a longer noun none",
    arguments: [("SAVE", .yes), ("SETTINGS", .no)] as [(String, Answer)])
  func others(text: String, answer: Answer) { #expect(verb(text, "en") == answer) }
}

@Suite struct Compounds {
  @Test("A noun behind a word that is verb and noun decides nothing; an object does not change a command")
  func compounds() {
    let english = Language(locale: "en")
    for label in ["Search Results", "View Options", "Share Sheet"] {
      #expect(english.facts(of: label).verb == .unknown, "\(label)")
    }
    for label in ["Share Photo", "Save", "Delete Items"] { #expect(english.facts(of: label).verb == .yes, "\(label)") }
  }

  @Test("A quantifier in front of one word or more decides nothing")
  func quantifiers() {
    for label in ["All Read", "All Photos", "My Files"] {
      #expect(Language(locale: "en").facts(of: label).verb == .unknown, "\(label)")
    }
  }

  @Test("What stands behind a Japanese object is no noun, known or not")
  func object() {
    #expect(Language(locale: "ja").facts(of: "マウスをキャプチャ").verb != .no)
  }
}
