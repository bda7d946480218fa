import LintelAudit
import LintelFindings
import Testing

@Suite("Translations of another string")
struct TranslationOfAnotherTests {
  /// In six languages the texts differ, or all of them are `others`; in Dutch they are as given.
  private func findings(_ english: [String], _ dutch: [String], others: String? = nil) async -> [Finding] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    var files = ["en.lproj/L.strings": file(english), "nl.lproj/L.strings": file(dutch)]
    for locale in ["cs", "da", "de", "es", "fr", "it"] {
      files["\(locale).lproj/L.strings"] = file(english.indices.map { others ?? "Tekst \($0) \(locale)" })
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
  }

  @Test("Opposites that read the same in this language alone are an error, and the sentence has the lines of both")
  func opposites() async {
    let found = await findings(["Hide Audio", "Hide Video"], ["Verberg beeld", "verberg beeld."])
    #expect(found.map(\.reason) == ["opposite"] && found.map(\.severity) == [.error])
    // Nothing shows which of the two is meant.
    #expect(found.map(\.verdict) == [.fails] && found.map(\.key) == [nil])
    #expect(found.first?.strings.map(\.key) == ["k0", "k1"] && found.first?.blame == .translation)
    // Both stand on equal footing, with their places.
    #expect(found.first?.relatedPlaces.map(\.location.line) == [1, 2])
    #expect(found.first?.relatedPlaces.map(\.what.english) == ["the text of “k0”", "the text of “k1”"])
    #expect(
      found.first?.suggestion?.english
        == "Compare the keys “k0” in line 1 and “k1” in line 2 with their sources, and translate one of the two anew, or both.")
    #expect(
      found.first?.message.english
        == "The nl text “verberg beeld.” stands for “Hide Audio” in line 1 and for “Hide Video” in line 2, which say different things"
        + ": one of the two is wrong, and nothing shows which")
  }

  @Test("Where another language has one text as well, opposites that nothing tells apart are a question")
  func alike() async {
    var files = ["en.lproj/L.strings": "\"k0\" = \"Mute\";\n\"k1\" = \"Unmute\";\n"]
    for locale in ["cs", "da", "de", "es", "fr", "hu", "it", "nb", "nl", "pl", "ro", "sv"] {
      let isAlike = ["nl", "sv"].contains(locale)
      files["\(locale).lproj/L.strings"] =
        "\"k0\" = \"Tekst \(locale)\";\n\"k1\" = \"Tekst \(isAlike ? "" : "uit ")\(locale)\";\n"
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
    #expect(found.count == 2 && found.allSatisfy { $0.verdict == .needsReview && $0.severity == .warning })
    // One word may do for both there.
    #expect(found.allSatisfy { $0.message.english.hasSuffix("which are opposites") })
  }

  @Test("A text with the name in capitals that only one of two sources has is that one's translation")
  func names() async {
    let found = await findings(["Table Content (SQL)", "Table Content (CSV)"], ["Tabelinhoud (CSV)", "Tabelinhoud (CSV)"])
    #expect(found.map(\.severity) == [.error] && found.map(\.key) == ["k0"])
    #expect(
      found.first?.message.english
        == "The nl text “Tabelinhoud (CSV)” stands for “Table Content (SQL)” and for “Table Content (CSV)”, which say different things: "
        + "by its words it belongs to “Table Content (CSV)”, and that of “Table Content (SQL)” is probably wrong")
    // With both names, with none of them, and where the other source has none, it tells nothing.
    #expect(await findings(["Export SQL", "Export CSV"], ["Uitvoer SQL of CSV", "Uitvoer SQL of CSV"]).isEmpty)
    #expect(await findings(["Export SQL", "Export CSV"], ["Uitvoer", "Uitvoer"]).isEmpty)
    #expect(await findings(["Export a file", "Export as CSV"], ["Uitvoer CSV", "Uitvoer CSV"]).isEmpty)
  }

  @Test("What only belongs together says different things, and what undoes the other is its opposite")
  func counterparts() async {
    for (texts, word) in [
      (["Latitude", "Longitude"], "which say different things"), (["Row height", "Row width"], "which say different things"),
      (["Mute", "Unmute"], "which are opposites"), (["Turn left", "Turn right"], "which are opposites"),
    ] {
      let found = await findings(texts, ["Zelfde tekst", "Zelfde tekst"])
      #expect(found.map(\.severity) == [.error])
      #expect(found.first?.message.english.contains(word) == true, "\(texts)")
    }
  }

  /// English, and German and others as given: two strings, and what else each table has.
  private func findings(_ english: [String], _ german: [String], beside others: [String: [String]]) async -> [Finding] {
    func file(_ texts: [String]) -> String { texts.indices.map { "\"k\($0)\" = \"\(texts[$0])\";\n" }.joined() }
    var files = ["en.lproj/L.strings": file(english), "de.lproj/L.strings": file(german)]
    for (locale, texts) in others { files["\(locale).lproj/L.strings"] = file(texts) }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
  }

  @Test("Of opposites three other languages that tell them apart are enough to ask, and no two of them may be regions of one")
  func fewLanguages() async {
    let english = ["Show Sidebar", "Hide Sidebar"]
    let german = ["Seitenleiste einblenden", "Seitenleiste einblenden"]
    let others = [
      "es": ["Mostrar barra", "Ocultar barra"], "fr": ["Afficher la barre", "Masquer la barre"],
      "ru": ["Показать панель", "Скрыть панель"],
    ]
    let found = await findings(english, german, beside: others)
    #expect(found.map { $0.verdict } == [.needsReview] && found.map { $0.severity } == [.warning])
    #expect(found.first?.strings.map { $0.key } == ["k0", "k1"])
    #expect(found.first?.message.english.hasSuffix("which are opposites") == true)
    // The rest of the table says whose it is.
    let owned = await findings(
      english + ["Show Ruler", "Hide Ruler"], german + ["Lineal einblenden", "Lineal ausblenden"],
      beside: others.mapValues { $0 + ["Text 2", "Text 3"] })
    #expect(owned.map { $0.key } == ["k1"] && owned.map { $0.verdict } == [.fails] && owned.map { $0.severity } == [.warning])
    // One of three has one text as well: one word may do for both.
    let alike = others.merging(["fr": ["Barre", "Barre"]]) { $1 }
    #expect(await findings(english, german, beside: alike).isEmpty)
    let regions = ["es": others["es"]!, "es-MX": others["es"]!, "fr": others["fr"]!]
    #expect(await findings(english, german, beside: regions).isEmpty)
  }

  @Test("A text that has a word of its own source is right, and the other string is the one to translate")
  func wordOfSource() async {
    let found = await findings(["Maximum Value", "Minimum Value"], ["Minimumwaarde", "Minimumwaarde"])
    #expect(found.map(\.key) == ["k0"] && found.map(\.verdict) == [.fails])
    #expect(
      found.first?.suggestion?.english
        == "By its words it is rather that of the key “k1” in line 2: translate “k0” in line 1 anew, and compare the other one "
        + "with its source.")
  }

  @Test("So is one that has the word which other strings of its kind have")
  func wordOfStrings() async {
    let english = ["Latitude is missing", "Longitude is missing", "Enter the longitude", "The longitude is wrong", "Wrong value"]
    let dutch = ["Lengtegraad ontbreekt", "Lengtegraad ontbreekt", "Geef de lengtegraad", "De lengtegraad is onjuist", "Onjuist"]
    let found = await findings(english, dutch)
    #expect(found.map(\.key) == ["k0"] && found.map(\.verdict) == [.fails])
  }

  @Test("So is one that the table has elsewhere for the same source, and not for the other")
  func twins() async {
    let english = ["Mute", "Unmute", "Mute", "Unmute"]
    let found = await findings(english, ["Geluid uit", "Geluid uit", "Geluid uit", "Geluid aan"])
    #expect(found.map(\.key) == ["k1"] && found.map(\.verdict) == [.fails])
    #expect(
      found.first?.suggestion?.english
        == "By its words it is rather that of the key “k0” in line 1: translate “k1” in line 2 anew, and compare the other one "
        + "with its source.")
    #expect(
      found.first?.message.english
        == "The nl text “Geluid uit” stands for “Mute” and for “Unmute”, which are opposites"
        + ": by its words it belongs to “Mute”, and that of “Unmute” is probably wrong")
    #expect(found.first?.relatedPlaces.isEmpty == true)
  }

  @Test("So is one that the table has under two keys for the one source, and under one for the other; two of each show nothing")
  func twoKeys() async {
    let found = await findings(["Mute", "Unmute", "Mute"], ["Geluid uit", "Geluid uit", "Geluid uit"])
    #expect(found.map(\.key) == ["k1"] && found.map(\.verdict) == [.fails])
    let several = await findings(["Mute", "Unmute", "Mute", "Unmute"], ["Geluid uit", "Geluid uit", "Geluid uit", "Geluid uit"])
    #expect(several.map(\.key) == [nil])
  }

  @Test("Of a text and what undoes it, so is one that a third string about the one has, and none about the other")
  func namesake() async {
    let english = ["Mute", "Mute Notifications", "Unmute"]
    let found = await findings(english, ["Meldingen uit", "Meldingen uit", "Meldingen uit"])
    #expect(found.contains { $0.key == "k2" && $0.verdict == .fails }, "\(found)")
  }

  @Test("So is one that has a word which related languages have for one of the two alone")
  func wordOfLanguages() async {
    func file(_ first: String, _ second: String) -> String { "\"k0\" = \"\(first)\";\n\"k1\" = \"\(second)\";\n" }
    var files = [
      "en.lproj/L.strings": file("Height", "Width"), "mk.lproj/L.strings": file("Ogranicena sirina", "Ogranicena sirina"),
      "hr.lproj/L.strings": file("Ograničena visina", "Ograničena širina"),
      "sl.lproj/L.strings": file("Omejena višina", "Omejena širina"),
    ]
    for locale in ["da", "de", "es", "fr", "it"] { files["\(locale).lproj/L.strings"] = file("Tekst 0 \(locale)", "Tekst 1 \(locale)") }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
    #expect(found.map(\.key) == ["k0"] && found.map(\.verdict) == [.fails])
    #expect(
      found.first?.suggestion?.english
        == "By its words it is rather that of the key “k1” in line 2: translate “k0” in line 1 anew, and compare the other one "
        + "with its source.")
  }

  @Test("It may have it in another form: what strings about the one begin with, and none about the other")
  func formOfWord() async {
    let english = [
      "Your goal is on the left", "Your goal is on the right", "Go right", "Turn to the right", "Go left", "Turn to the left",
    ]
    let goal = "Het doel is aan de rechter zijde"
    let found = await findings(english, [goal, goal, "Ga naar rechts", "Sla rechtsaf", "Houd links", "Sla linksaf"])
    #expect(found.map(\.key) == ["k0"] && found.map(\.verdict) == [.fails])
    #expect(
      found.first?.suggestion?.english
        == "By its words it is rather that of the key “k1” in line 2: translate “k0” in line 1 anew, and compare the other one "
        + "with its source.")
    #expect(found.first?.strings == [])
  }

  @Test("Other strings that differ in the same words tell what each of the two is called")
  func parallels() async {
    let english = ["Pin View", "Unpin View", "Pin Function", "Unpin Function"]
    let found = await findings(english, ["Zet beeld vast", "Zet beeld vast", "Zet functie vast", "Maak functie los"])
    #expect(found.map(\.key) == ["k1"] && found.map(\.verdict) == [.fails])
  }

  @Test("So they do where both sources speak of the one, and one of them speaks of the other as well")
  func replacedWord() async {
    let english = [
      "Turn left and keep right", "Turn right and keep right", "Keep left and go", "Keep right and go", "Take the exit and keep left",
      "Take the exit and keep right",
    ]
    let more = ["Houd links aan", "Houd rechts aan", "Neem de afslag en houd links", "Neem de afslag en houd rechts"]
    let turned = "Ga rechts en houd rechts"
    let found = await findings(english, [turned, turned] + more)
    #expect(found.map { $0.key } == ["k0"] && found.map { $0.verdict } == [.fails])
    // Of a text with the word of one source alone, and none of what both have, nothing is known.
    let other = "Ga links en houd links"
    #expect(await findings(english, [other, other] + more).map { $0.key } == [nil])
    // Nor where no other string says it.
    #expect(await findings(Array(english.prefix(2)), [turned, turned]).map { $0.key } == [nil])
  }

  @Test("So they do of a “not” that is lost")
  func lostNegation() async {
    let english = ["Mark as Read", "Mark as Unread", "Read", "Unread"]
    let found = await findings(english, ["Als gelezen markeren", "Als gelezen markeren", "Gelezen", "Niet gelezen"])
    #expect(found.map(\.key) == ["k1"] && found.map(\.verdict) == [.fails])
  }

  @Test("That a text has the word of a source tells nothing of its negation, which may have it, too")
  func wordOfNegation() async {
    let found = await findings(["Archive Chat", "Unarchive Chat"], ["Chat uit archief halen", "Chat uit archief halen"])
    #expect(found.first?.strings.map(\.key) == ["k0", "k1"])
  }

  @Test("Where no spaces are set, strings are compared letter by letter")
  func unspaced() async {
    let english = ["Show the toolbar", "Hide the toolbar", "Show the ruler", "Hide the ruler"]
    var files = ["en.lproj/L.strings": "", "ja.lproj/L.strings": ""]
    for locale in ["cs", "da", "de", "es", "fr", "it"] { files["\(locale).lproj/L.strings"] = "" }
    let japanese = ["ツールバーを隠す", "ツールバーを隠す", "定規を見せる", "定規を隠す"]
    for (index, text) in english.enumerated() {
      for file in files.keys.sorted() {
        let own = file.hasPrefix("en") ? text : file.hasPrefix("ja") ? japanese[index] : "Text \(file.prefix(2)) \(index)"
        files[file]! += "\"k\(index)\" = \"\(own)\";\n"
      }
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "translation-of-another" }
    #expect(found.map(\.key) == ["k0"])
  }

  @Test("Sentences are asked about, in one finding for the table")
  func sentences() async {
    let english = [
      "Syntax", "Text to be inserted by a command in the menu:", "Theme", "Colors which the editor has for each kind of word:",
    ]
    let dutch = "Tekst die met een opdracht in het menu wordt ingevoegd:"
    let other = "Kleuren die de editor heeft voor elke soort woord:"
    let found = await findings(english, [dutch, dutch, other, other])
    #expect(found.map(\.reason) == ["several"] && found.map(\.verdict) == [.needsReview])
    #expect(found.first?.message.english.contains(": 2 texts for 4 strings, such as “") == true)
    #expect(found.first?.strings.map(\.key) == ["k0", "k2"])
  }

  @Test("One text on several strings is counted by its strings, and not by pairs of them")
  func oneOnSeveral() async {
    let english = [
      "Text to be inserted by a command in the menu:", "Colors which the editor has for each kind of word:",
      "Downloads are kept until the app is closed", "Nobody else may open your private notebook",
    ]
    let dutch = "Tekst die met een opdracht in het menu wordt ingevoegd:"
    let found = await findings(english, [dutch, dutch, dutch, dutch])
    let sentence = "stands for 4 strings which say different things"
    #expect(found.count == 1 && found.first?.message.english.hasSuffix(sentence) == true, "\(found.map { $0.message.english })")
    let keys = found.flatMap { $0.strings.map { $0.key } }
    #expect(Set(keys).count == keys.count && found.first?.count == keys.count)
  }

  @Test("Of two sentences with one text neither is said to be right: it may translate neither of them")
  func neither() async {
    let english = ["Text to be inserted by a command in the menu:", "Downloads are kept until the app is closed"]
    let dutch = "Sneltoetsen die de gebruiker heeft ingesteld"
    let found = await findings(english, [dutch, dutch])
    #expect(found.map(\.verdict) == [.needsReview])
    #expect(
      found.first?.suggestion?.english
        == "Compare the keys “k0” in line 1 and “k1” in line 2 with their sources, and translate one of the two anew, or both.")
  }

  @Test("Short sentences with a word in common are none")
  func shortSentences() async {
    let english = ["Download failed to succeed.", "The download could not be completed."]
    #expect(await findings(english, ["Downloaden mislukt.", "Downloaden mislukt."]) == [])
  }

  @Test("Words of one meaning, and one that says more of the same, are none")
  func likes() async {
    #expect(await findings(["Find", "Search", "Delete", "Delete item"], ["Zoek", "Zoek", "Wis", "Wis"]) == [])
  }

  @Test("Copies of the sources, and texts that the other languages do not tell apart either, are none")
  func copies() async {
    #expect(await findings(["Mute", "Unmute"], ["Geluid uit", "Geluid uit"]).count == 1)
    // The first is as its source is.
    #expect(await findings(["Mute", "Unmute"], ["Mute", "Mute"]) == [])
    #expect(await findings(["Mute", "Unmute"], ["Geluid uit", "Geluid uit"], others: "Same") == [])
  }
}
