import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// A catalogue of a test's own.
private func words(_ language: LocaleID, _ strings: String) throws -> Localizer {
  let json = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
  return Localizer(language: language, catalogue: try MessageCatalogue(Data(json.utf8), language: language.id))
}

private func entry(_ key: String, _ localizations: [String: String]) -> String {
  let units = localizations.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
  return "\"\(key)\": {\"localizations\": {\(units.joined(separator: ","))}}"
}

@Suite("Words")
struct LocalizerTests {
  private let label = "Save"

  @Test(
    "A locale's name finds the nearest language there is, and no other script",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_CH.UTF-8", "de"), ("fr_CA", "fr"), ("es-419", "es"), ("ja_JP.eucJP", "ja"),
      ("ar-EG", "ar"), ("zh", "zh-Hans"), ("zh_CN.UTF-8", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("en_GB", "en"),
      ("zh-Hant", nil), ("zh_TW", nil), ("zh-HK", nil), ("it", nil), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("", nil),
      ("!!!", nil),
    ] as [(String, LocaleID?)])
  func nearest(name: String, language: LocaleID?) {
    #expect(Localizer.nearest(to: name) == language)
    #expect(Localizer(language: name).language == language ?? "en")
  }

  @Test("English needs no catalogue and says what the program says, and languages by their names")
  func english() {
    let message: Message = "\(1, "label") of \(label) needs \(Points(1234.56)) pt in \(LocaleID("de"))"
    #expect(Localizer.english.text(message) == "1 label of Save needs 1234.6 pt in German")
    #expect(message.english == "1 label of Save needs 1234.6 pt in de")
  }

  @Test("Numbers in a list have the digits of the language, as all others have")
  func digitsOfLists() {
    let numbers = [1, 21, 31].map { "\($0)" as Message }
    let text = Localizer(language: "ar").text("\(numbers)…")
    #expect(text.contains("٢١") && !text.contains(where: { $0.isASCII && $0.isNumber }))
    #expect(Localizer.english.text("\(numbers)…") == "1, 21, 31…")
  }

  @Test("A colon between two things stands as the language writes it, also where no entry has the two")
  func colon() {
    let counted = Blame.translation.counted(4)
    #expect(Localizer(language: "fr").text(counted) == "traducteurs\u{202F}: 4")
    #expect(Localizer(language: "ja").text(counted).contains("：") && Localizer.english.text(counted) == "translators: 4")
  }

  @Test("Sizes of a device are joined by a word of the language")
  func sizes() {
    let environment = Environment(
      platform: .ipados, os: OSLine(18), device: "Slide Over on an iPad 11 and 12.9", width: 375)
    #expect(Localizer(language: "de").text("\(environment)").contains("Slide Over auf einem iPad 11 und 12.9 (375"))
    #expect(Localizer.english.text("\(environment)").contains("iPad 11 and 12.9 (375 pt"))
  }

  @Test("A column of a split view is said in the language", arguments: SplitColumn.Place.allCases)
  func columns(place: SplitColumn.Place) {
    let environment = Environment(
      platform: .ipados, os: OSLine(26), device: "\(place.rawValue) column on an iPad", width: 320, isAssumed: true)
    let german: [SplitColumn.Place: String] = [
      .sidebar: "Spalte der Seitenleiste", .content: "mittlere Spalte", .detail: "Detailspalte",
    ]
    #expect(Localizer(language: "de").text("\(environment)").contains("\(german[place] ?? "?") auf einem iPad (320"))
    #expect(Localizer.english.text("\(environment)").contains("\(place.rawValue) column on an iPad (320 pt"))
  }

  @Test(
    "Marks between two things are the language's own",
    arguments: [("de", "a: b (3)"), ("fr", "a\u{202F}: b (3)"), ("ja", "a：b（3）"), ("zh-Hans", "a：b（3）")])
  func marks(language: String, expected: String) {
    let words = Localizer(language: language)
    let whole: Message = "\(Message.data("b")) (\([Message.data("3")]))"
    #expect(words.text(Message.data("a")) + words.text(": ") + words.text(whole) == expected)
    #expect(words.text("\(Message.data("a")): \(whole)") == expected)
  }

  @Test("What is found in a Mac's window is said in German throughout")
  func windows() {
    let words = Localizer(language: "de")
    let kept: Message =
      "In \(Message.data("macOS 26")), \(Message.data("a")) has no room for \([Message.data("b")]) at its trailing edge"
    #expect(
      words.text(kept.scoped("trailing-item-hidden.in-overflow-menu"))
        == "In macOS 26 hat a am hinteren Ende keinen Platz für b")
    let order: Message = "Give what must stay a high visibility priority, or what may leave a low one."
    #expect(words.sentence(order.scoped("overflow-order.no-order")).language == "de")
    let event: Message = "“\(Message.data("b"))” may leave for the overflow menu to make room for the title"
    #expect(words.text("below \(12.0) pt \(event)").hasPrefix("unter 12 pt wandert „b“ "))
  }

  @Test("A translation has its own order, numbers and names of languages")
  func translation() throws {
    let words = try words(
      "de", entry("“%@” needs %lf pt in %@", ["de": "Auf %3$@ braucht „%1$@“ %2$lf pt"]))
    let message: Message = "“\(label)” needs \(Points(1234.56)) pt in \(LocaleID("fr"))"
    #expect(words.text(message) == "Auf Französisch braucht „Save“ 1.234,6 pt")
  }

  @Test(
    "A rule's sentence is found by its reason, else by its words, and only if it was made of those that the rule has now")
  func scopes() throws {
    let words = try words(
      "de",
      [
        entry("a-rule.why", ["en": "“%@” is long", "de": "„%@“ ist lang"]),
        entry("a-rule.why.2", ["en": "“%@” is cut", "de": "„%@“ ist gekürzt"]),
        entry("“%@” is long", ["de": "falsch"]),
      ].joined(separator: ","))
    #expect(words.text(("“\(label)” is long" as Message).scoped("a-rule.why")) == "„Save“ ist lang")
    #expect(words.text(("“\(label)” is cut" as Message).scoped("a-rule.why")) == "„Save“ ist gekürzt")
    #expect(words.text(("“\(label)” is very long" as Message).scoped("a-rule.why")) == "“Save” is very long")
    #expect(words.text(("“\(label)” is cut" as Message).scoped("a-rule.other")) == "„Save“ ist gekürzt")
  }

  @Test(
    "The form follows the number by the language's own categories",
    arguments: [(0, "صفر"), (1, "واحد"), (2, "اثنان"), (3, "٣ قليل"), (11, "١١ كثير"), (100, "١٠٠ غير")])
  func plurals(count: Int, arabic: String) throws {
    let forms = ["zero": "صفر", "one": "واحد", "two": "اثنان", "few": "%lld قليل", "many": "%lld كثير", "other": "%lld غير"]
      .map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }.joined(separator: ",")
    let words = try words(
      "ar", "\"%lld strings\": {\"localizations\": {\"ar\": {\"variations\": {\"plural\": {\(forms)}}}}}")
    #expect(words.text("\(count, "string")") == arabic)
  }

  @Test("The form follows what is counted: a line's number before it chooses none")
  func plainNumbers() throws {
    let words = try words(
      "de",
      """
      "line %lld and %lld more places": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Zeile %lld und %lld weitere Stelle"}},
        "other": {"stringUnit": {"state": "translated", "value": "Zeile %lld und %lld weitere Stellen"}}}}}}}
      """)
    func text(_ line: Int, _ count: Int) -> String {
      words.text("line \(line) and \(count, one: "more place", other: "more places")")
    }
    #expect(text(7, 1) == "Zeile 7 und 1 weitere Stelle")
    #expect(text(1, 7) == "Zeile 1 und 7 weitere Stellen")
  }

  @Test("Several numbers in a sentence each have their own form")
  func substitutions() throws {
    func part(_ number: Int, _ one: String, _ other: String) -> String {
      """
      {"argNum": \(number), "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg \(one)"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg \(other)"}}}}}
      """
    }
    let words = try words(
      "de",
      """
      "%lld items in %lld bars": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@items@ in %#@bars@"}, "substitutions": {
          "items": \(part(1, "item", "items")), "bars": \(part(2, "bar", "bars"))}},
        "de": {"stringUnit": {"state": "translated", "value": "In %#@bars@: %#@items@"}, "substitutions": {
          "items": \(part(1, "Objekt", "Objekte")), "bars": \(part(2, "Leiste", "Leisten"))}}}}
      """)
    #expect(words.text("\(1, "item") in \(2, "bar")") == "In 2 Leisten: 1 Objekt")
    #expect(words.text("\(3, "item") in \(1, "bar")") == "In 1 Leiste: 3 Objekte")
  }

  @Test("From right to left, what comes out of the project cannot turn the words around it")
  func isolates() throws {
    let words = try words("ar", entry("“%@” is long", ["ar": "«%@» طويل"]))
    #expect(words.text("“\(label)” is long") == "«\u{2068}Save\u{2069}» طويل")
    let turned = "a\u{202E}b"
    #expect(words.visible("“\(turned)” is long") == "«\u{2068}a⟨U+202E⟩b\u{2069}» طويل")
  }

  @Test("A translation's own isolates have their effect; those of data and of words from elsewhere are spelled out")
  func ownIsolates() throws {
    let words = try words("ar", entry("use %@", ["ar": "استخدم \u{2066}d\u{2069} %@"]))
    let data = "\u{2066}x"
    #expect(words.visible("use \(data)") == "استخدم \u{2066}d\u{2069} \u{2068}⟨U+2066⟩x\u{2069}")
    let marked = words.joined("use \(data)", own: { "<\($0)>" }, data: { _ in "data" })
    #expect(marked == "<استخدم >\u{2066}<d>\u{2069}< >\u{2068}data\u{2069}")
    #expect(words.visible(Message(parts: [.words("\u{2067}turned")])) == "⟨U+2067⟩turned")
  }

  @Test("Parts of a sentence are translated with it, and marks between data need no translation")
  func nested() throws {
    let words = try words(
      "ja", [entry("“%@”", ["ja": "「%@」"]), entry(", ", ["ja": "、"]), entry("error", ["ja": "エラー"])].joined(separator: ","))
    let quoted: Message = "“\(label)”"
    #expect(words.text("→ \("error" as Message): \([quoted, quoted])") == "→ エラー: 「Save」、「Save」")
  }

  @Test("What nobody has translated is said in English, whole")
  func fallback() throws {
    let words = try words("de", entry("pt", ["de": "Punkt"]))
    let sentence = words.sentence("It needs \(Points(12.5)) pt in \(LocaleID("fr"))")
    #expect(sentence.language == "en")
    #expect(words.text("It needs \(Points(12.5)) pt in \(LocaleID("fr"))") == "It needs 12.5 pt in French")
  }

  @Test(
    "Numbers are written as the language writes them",
    arguments: [
      ("de", "1.234,5 and 1.234 in 1234"), ("fr", "1\u{202F}234,5 and 1\u{202F}234 in 1234"),
      ("ar", "١٬٢٣٤٫٥ and ١٬٢٣٤ in ١٢٣٤"), ("ja", "1,234.5 and 1,234 in 1234"), ("zh-Hans", "1,234.5 and 1,234 in 1234"),
    ] as [(LocaleID, String)])
  func numbers(language: LocaleID, text: String) throws {
    let words = try words(language, entry("%lf and %lld of them in %lld", [language.id: "%lf and %lld in %lld"]))
    let message: Message = "\(Points(1234.5)) and \(always: 1234, "of them") in \(1234)"
    #expect(words.text(message) == text)
  }

  @Test("Japanese counts languages as languages, other things as things, and puts no space before a percent sign")
  func japanese() {
    let words = Localizer(language: "ja")
    let locales = ["de", "fr"].flatMap { language in (1...5).map { LocaleID("\(language)-\($0)") } }
    #expect(words.text(locales.inBrief).hasSuffix("ほか2言語"))
    #expect(words.text("\([Message.data("a")]) and \(3) more").hasSuffix("ほか3件"))
    #expect(words.text(UntranslatedShare(missing: 16, all: 100).words) == "16%")
  }

  @Test("Strange places and signs in a translation cost those, not the sentence")
  func strange() throws {
    let words = try words("de", entry("“%@” is long", ["de": "%7$@ %0$@ %d %#@x@ 5 %% „%1$@“ %"]))
    #expect(words.text("“\(label)” is long").contains("5 % „Save“ %"))
  }
}
