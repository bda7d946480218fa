import LintelLanguage
import LintelModel
import Testing

@Suite("What a label is read as")
struct LabelTests {
  private let german = Language(locale: "de")
  private let english = Language(locale: "en")

  @Test("Letters with marks may come apart or in one piece")
  func normalization() {
    #expect(german.facts(of: "O\u{308}ffnen").verb == .yes)
    #expect(german.facts(of: "Zuru\u{308}ck").saysBack == .yes)
  }

  @Test("Marks of direction, joiners and soft hyphens are not seen")
  func invisible() {
    #expect(german.facts(of: "\u{200F}\u{2068}Schlie\u{AD}ßen\u{2069}").saysClose == .yes)
    #expect(english.facts(of: "\u{FEFF}Back\u{200B}").saysBack == .yes)
  }

  @Test(
    "Keyboard shortcuts and ellipses do not count",
    arguments: ["&Save", "_Save", "Sa&ve", "Save (S)", "Save…", "Save..."])
  func shortcuts(text: String) { #expect(english.facts(of: text).verb == .yes) }

  @Test(
    "A caption and a sentence are no commands, whatever they start with",
    arguments: ["Save:", "Import failed", "Delete all messages?", "Update available", "Name can’t be empty."])
  func captions(text: String) { #expect(english.facts(of: text).verb == .unknown) }

  @Test("What people write in code says nothing", arguments: ["save_as", "add.title", "product-add.placeholder.name"])
  func identifiers(text: String) { #expect(english.facts(of: text).verb == .unknown) }

  @Test(
    "Arguments are no words", arguments: ["Delete %@", "Delete %1$@ in %2$@", "Delete %d", "Delete %#@files@", "%d löschen"])
  func arguments(text: String) {
    #expect(Language(locale: text.hasSuffix("löschen") ? "de" : "en").facts(of: text).verb == .yes)
  }

  @Test("Behind an argument nobody knows what the head says, behind a number one does")
  func argumentAtTheHead() {
    #expect(english.facts(of: "%@ Settings").verb == .unknown)
    #expect(english.facts(of: "%d Settings").verb == .no)
    #expect(Language(locale: "ja").facts(of: "履歴%@").verb == .unknown)
    #expect(german.facts(of: "Einstellungen für %@").verb == .unknown)
    #expect(english.facts(of: "Settings of %@").verb == .no)
  }

  @Test("A percent sign is no argument", arguments: ["50% Zoom", "100 % Quality", "%% Ratio"])
  func percent(text: String) { #expect(english.facts(of: text).verb != .yes) }

  @Test(
    "Keys, symbols, numbers and units are no label to judge",
    arguments: ["", " ", "?", "+", "42", "toolbar_save_as", "⌘", "g", "%@", "…", "😀"])
  func nothingToJudge(text: String) {
    for locale: LocaleID in ["en", "de", "fr", "es", "ja"] {
      #expect(Language(locale: locale).facts(of: text).verb == .unknown, "\(locale)")
    }
  }

  @Test("Clusters are counted as people count characters")
  func graphemes() {
    #expect(german.facts(of: "Zuru\u{308}ck").graphemes == 6)
    #expect(english.facts(of: "👩‍👩‍👧‍👦🇩🇪").graphemes == 2)
    #expect(Language(locale: "hi").facts(of: "क्षि").graphemes == "क्षि".count)
    // Pictographs that are joined: one by ICU's tables, two by those of Swift.
    #expect(english.facts(of: "\u{2701}\u{200D}\u{2701}").graphemes == 1)
  }

  @Test("The form to tell people comes with every text of a language that has one")
  func form() {
    #expect(german.facts(of: "Konto").verbForm == "infinitive such as «Sichern»")
    #expect(english.facts(of: "Save").verbForm == "verb such as «Save»")
    #expect(Language(locale: "tlh").facts(of: "Save").verbForm == nil)
  }

  @Test("Text of any length and kind is answered")
  func hostile() {
    for text in [
      String(repeating: "a", count: 1_000_000), String(repeating: "%", count: 1500), String(repeating: "&_'-", count: 400),
      "%#@" + String(repeating: "x", count: 500), String(repeating: "（", count: 300), "\0\u{1}\u{FFFF}",
      "e" + String(repeating: "\u{301}", count: 900),
    ] {
      for locale: LocaleID in ["en", "de", "fr", "es", "ja", "el", "", "-", "x-!"] {
        #expect(Language(locale: locale).facts(of: text).graphemes == text.count)
      }
    }
  }
}

@Suite("Which locale answers")
struct LocaleTests {
  @Test(
    "A locale without data answers as its nearest parent that has some",
    arguments: [
      ("de-AT", "Zurück"), ("en-GB", "Back"), ("pt-PT", "Retroceder"), ("pt-BR", "Voltar"), ("zh-TW", "返回"),
      ("zh-Hant-HK", "返回"),
      ("zh-CN", "后退"), ("zh", "后退"), ("es-419", "Atrás"), ("sr-Latn", "Nazad"), ("sr", "Назад"), ("fr-CA", "Retour"),
      ("nb", "Tilbake"),
    ] as [(LocaleID, String)])
  func parents(locale: LocaleID, back: String) {
    #expect(Language(locale: locale).facts(of: back).saysBack == .yes)
  }

  @Test("One script of a language does not answer for the other")
  func scripts() {
    #expect(Language(locale: "zh-TW").facts(of: "后退").saysBack == .no)
    #expect(Language(locale: "zh-Hans").facts(of: "關閉").saysClose == .no)
  }

  @Test("Nothing is known of a language without data", arguments: ["tlh", "und", "", "xx-YY", "mul"] as [LocaleID])
  func unknown(locale: LocaleID) {
    let facts = Language(locale: locale).facts(of: "Back")
    #expect(facts == TextFacts(graphemes: 4))
  }

  @Test("A language may have words and no verbs")
  func noVerbs() {
    for locale in ["fa", "sr", "et", "bg"] as [LocaleID] {
      let facts = Language(locale: locale).facts(of: "Foo")
      #expect(facts.verb == .unknown)
      #expect(facts.verbForm == nil)
      #expect(facts.saysBack == .no)
    }
  }

  @Test("A language does not answer for one that CLDR looks for texts in: French not for Haitian")
  func related() {
    #expect(Language(locale: "ht").facts(of: "Réglages").verb == .unknown)
  }
}

@Suite("Back and Close")
struct BackAndCloseTests {
  @Test(
    "The whole label must say it, in any case and with any arrow",
    arguments: ["Back", "BACK", "back ", "< Back", "‹ Back", "← Back", "Back…"])
  func back(text: String) { #expect(Language(locale: "en").facts(of: text).saysBack == .yes) }

  @Test("More words say something else", arguments: ["Back Up", "Backspace", "Close Window", "Move Back", "%@ Back"])
  func others(text: String) {
    let facts = Language(locale: "en").facts(of: text)
    #expect(facts.saysBack == .no)
    #expect(facts.saysClose == .no)
  }

  @Test("A count in a text is known in every language")
  func counts() {
    #expect(Language(locale: "en").facts(of: "Delete (%lld)").holdsNumber)
    #expect(Language(locale: "yo").facts(of: "%1$d %2$@").holdsNumber)
    #expect(!Language(locale: "en").facts(of: "Delete %@").holdsNumber)
    #expect(!Language(locale: "en").facts(of: "100 %").holdsNumber)
  }

  @Test("A word that is as good for the previous page decides nothing")
  func previous() {
    #expect(Language(locale: "fr").facts(of: "Précédent").saysBack == .unknown)
    #expect(Language(locale: "fr").facts(of: "Précédent").saysClose == .no)
  }

  @Test(
    "Close in many languages",
    arguments: [
      ("fr", "Fermer"), ("it", "Chiudi"), ("ru", "Закрыть"), ("ar", "إغلاق"), ("he", "סגירה"), ("hi", "बंद करें"), ("th", "ปิด"),
      ("vi", "Đóng"), ("ja", "閉じる"), ("ko", "닫기"), ("zh-Hans", "关闭"), ("zh-Hant", "關閉"), ("el", "Κλείσιμο"), ("tr", "KAPAT"),
      ("uk", "ЗАКРИТИ"), ("sk", "Zavrieť"),
    ] as [(LocaleID, String)])
  func close(locale: LocaleID, text: String) {
    let facts = Language(locale: locale).facts(of: text)
    #expect(facts.saysClose == .yes)
    #expect(facts.saysBack == .no)
  }
}
