import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct FactsOfTables {
  private func audit(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings
  }

  @Test("A key that many languages lack is one finding, which names them")
  func oneKeyManyLanguages() async throws {
    let keys = ["save", "open", "edit", "copy", "move"]
    var files = ["en.lproj/L.strings": keys.map { "\"\($0)\" = \"The \($0) text\";" }.joined(separator: "\n")]
    for locale in ["de", "fr", "it", "es", "nl"] {
      files["\(locale).lproj/L.strings"] = keys.dropLast().map { "\"\($0)\" = \"\(locale) \($0)\";" }.joined(separator: "\n")
    }
    let missing = await audit(files).filter { $0.rule == "missing-translation" }
    let finding = try #require(missing.first)
    #expect(missing.count == 1 && finding.locale == nil && finding.key == "move" && finding.count == 5)
    #expect(finding.evidence.contains(.text("without a translation", "de es fr it nl")))
    #expect(finding.location?.file == "en.lproj/L.strings" && finding.location?.line == 5)
  }

  @Test("What all translations leave out is the source's to change, what one leaves out is that one's")
  func majority() async {
    var files = ["en.lproj/L.strings": "\"a\" = \"Sort by \";\n\"b\" = \"Where to\";"]
    for locale in ["de", "fr", "it"] {
      files["\(locale).lproj/L.strings"] = "\"a\" = \"x\(locale)\";\n\"b\" = \"y\(locale)\";"
    }
    let outvoted = await audit(files).filter { $0.rule == "edge-space" }
    #expect(outvoted.map(\.blame) == [.source] && outvoted.first?.locales == ["de", "fr", "it"])
    #expect(outvoted.first?.key == "a" && outvoted.first?.severity == .note && outvoted.first?.locale == nil)
    files["fr.lproj/L.strings"] = "\"a\" = \"Trier par \";\n\"b\" = \"y\";"
    files["it.lproj/L.strings"] = "\"a\" = \"Ordina per \";\n\"b\" = \"y\";"
    #expect(await audit(files).filter { $0.rule == "edge-space" }.map(\.locale) == ["de"])
  }

  @Test("The source's own strings are judged too")
  func source() async {
    let findings = await audit(["en.lproj/L.strings": "\"a\" = \"Sа\u{200B}ve\";"])
    #expect(Set(findings.map(\.rule)).isSuperset(of: ["zero-width"]))
    #expect(findings.allSatisfy { $0.blame == .source })
  }

  @Test("A name that every language keeps is no warning where one lacks it")
  func names() async throws {
    let filler = (1...9).map { "\"\($0)\" = \"LOCALE text \($0)\";" }.joined(separator: "\n")
    var files: [String: String] = [:]
    for locale in ["en", "de", "fr", "it"] {
      files["\(locale).lproj/L.strings"] =
        "\"n\" = \"Wallabag\";\n"
        + filler.replacing("LOCALE", with: locale)
    }
    files["nl.lproj/L.strings"] = filler.replacing("LOCALE", with: "nl")
    let finding = try #require(await audit(files).first { $0.rule == "missing-translation" })
    #expect(finding.key == "n" && finding.severity == .note)
    files["de.lproj/L.strings"]!.replace("Wallabag", with: "Walisack")
    #expect(await audit(files).first { $0.rule == "missing-translation" }?.severity == .warning)
    for locale in ["en", "de", "fr", "it"] {
      files["\(locale).lproj/L.strings"]!.replace(/Wall?abag|Walisack/, with: "WallaBag")
    }
    #expect(await audit(files).first { $0.rule == "missing-translation" }?.severity == .note)
  }

  @Test("A table in no language's folder, which no language has, is data, or what translators work from")
  func looseTable() async throws {
    var files = [
      "en.lproj/L.strings": "\"a\" = \"One more\";", "de.lproj/L.strings": "\"a\" = \"Noch eins\";",
      "Work/M.strings": "\"b\" = \"Open the file\";",
    ]
    #expect(await audit(files).first { $0.rule == "missing-translation" } == nil)
    files["Work/Localizable.strings"] = files["Work/M.strings"]
    #expect(await audit(files).first { $0.rule == "missing-translation" }?.severity == .note)
    files["Work/Localizable.strings"] = nil
    files["Work/en.lproj/M.strings"] = files.removeValue(forKey: "Work/M.strings")
    #expect(await audit(files).first { $0.rule == "missing-translation" }?.severity == .warning)
  }

  @Test("A table of names that every language keeps is no warning where one has no file of it")
  func tableOfNames() async throws {
    var files = ["nl.lproj/L.strings": "\"a\" = \"Eén\";", "en.lproj/L.strings": "\"a\" = \"One\";"]
    for locale in ["en", "de", "fr"] { files["Plugin/\(locale).lproj/P.strings"] = "\"n\" = \"Wallabag\";" }
    let finding = try #require(
      await audit(files).first { $0.rule == "missing-translation" && $0.message.english == "P has no nl translation" })
    #expect(finding.severity == .note)
  }

  @Test("What stands between in-context marks is compared with nothing")
  func placeMarks() async {
    let findings = await audit([
      "en.lproj/L.strings": "\"a\" = \"One\";",
      "lol.lproj/L.strings": "\"a\" = \"crwdns1:0crwdne1:0\";\n\"a\" = \"crwdns2:0crwdne2:0\";",
    ])
    #expect(findings.filter { $0.rule == "duplicate-key" } == [])
  }

  @Test("Of a key that stands twice the advice names both places and both texts, and which the app shows; of equal texts the places")
  func repeatedKeys() async {
    let findings = await audit([
      "en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\n\"a\" = \"Another\";\n\"b\" = \"Two\";"
    ]).filter { $0.rule == "duplicate-key" }
    #expect(
      Set(findings.compactMap(\.suggestion?.english)) == [
        "Delete one of the entries: line 1 has “One”; line 4 has “Another”, which the app shows.",
        "Delete one of the entries, in line 2 or in line 5.",
      ])
  }

  @Test("Of a key that stands twice the advice names the key that one entry may have been meant for, where the language lacks that")
  func misnamedEntry() async {
    func advice(_ more: String) async -> [String] {
      await audit([
        "en.lproj/InfoPlist.strings":
          "\"NSCameraUsageDescription\" = \"Scans your pages.\";\n\"NSBluetoothUsageDescription\" = \"Looks for Bluetooth devices.\";",
        "de.lproj/InfoPlist.strings":
          "\"NSCameraUsageDescription\" = \"Bluetooth wird gebraucht.\";\n\"NSCameraUsageDescription\" = \"Liest Ihre Seiten.\";\n\(more)",
      ]).filter { $0.rule == "duplicate-key" }.compactMap(\.suggestion?.english)
    }
    #expect(
      await advice("") == [
        "Perhaps line 1 belongs to the key “NSBluetoothUsageDescription” (source at en.lproj/InfoPlist.strings:2), which this language lacks: give it that key. Else delete one of the entries: line 1 has “Bluetooth wird gebraucht.”; line 2 has “Liest Ihre Seiten.”, which the app shows."
      ])
    let others = await advice("\"NSBluetoothUsageDescription\" = \"Sucht Bluetooth-Geräte.\";")
    #expect(others.count == 1 && others[0].hasPrefix("Delete one of the entries"))
  }

  @Test(
    "A folder that is named after no language, or full of marks, is no language of the project, also with a key twice in it")
  func noLanguage() async {
    let twice = "\"a\" = \"Uno\";\n\"a\" = \"Uno\";"
    let project = ProjectSource.read(texts: [
      "en.lproj/L.strings": "\"a\" = \"One\";", "en.lproj/M.strings": "\"b\" = \"Two\";",
      "de.lproj/L.strings": "\"a\" = \"Eins\";",
      "de.lproj/M.strings": "\"b\" = \"Zwei\";", "qaa.lproj/L.strings": twice, "qqq.lproj/M.strings": twice,
      "lol.lproj/L.strings": "\"a\" = \"crwdns1:0crwdne1:0\";\n\"a\" = \"crwdns2:0crwdne2:0\";",
    ])
    #expect(project.locales == ["de", "en"])
    #expect(await Auditor.audit(project).findings.filter { $0.rule == "missing-translation" } == [])
  }

  @Test("A space lost behind a whole sentence, or a tab, is a note")
  func slips() async throws {
    let findings = await audit([
      "en.lproj/L.strings": "\"a\" = \"Post was sent. \";\n\"b\" = \"\\tLeft to right\";\n\"c\" = \"Sort by: \";",
      "de.lproj/L.strings": "\"a\" = \"Gesendet.\";\n\"b\" = \"Links nach rechts\";\n\"c\" = \"Sortiert nach:\";",
    ]).filter { $0.rule == "edge-space" }
    let severities = findings.flatMap { finding in finding.units.map { ($0.key, finding.severity) } }
    #expect(Dictionary(uniqueKeysWithValues: severities) == ["a": .note, "b": .note, "c": .warning])
  }

  @Test("A lost space says at which end it goes; of both ends, and of many texts, it is as the source has it")
  func edgeAdvice() async {
    func advice(_ source: String, _ translation: String) async -> [String?] {
      await audit(["en.lproj/L.strings": "\"a\" = \"\(source)\";", "de.lproj/L.strings": "\"a\" = \"\(translation)\";"])
        .filter { $0.rule == "edge-space" }.map { $0.suggestion?.english }
    }
    #expect(await advice("Sort by: ", "Sortiert nach:") == ["Add a space at the end."])
    #expect(await advice(" and", "und") == ["Add a space at the start."])
    #expect(await advice("Save", "Sichern ") == ["Remove the space at the end."])
    #expect(await advice("Save", "\\nSichern") == ["Remove the line break at the start."])
    #expect(await advice(" and ", "und") == ["Begin and end the text as the source does."])
    func table(_ start: String, _ end: String) -> String {
      (1...9).map { "\"\($0)\" = \"\($0 < 5 ? start : "")Number \($0)\($0 > 4 ? end : "")\";\n" }.joined()
    }
    let many = await audit(["en.lproj/L.strings": table("", ""), "de.lproj/L.strings": table(" ", " ")])
      .filter { $0.rule == "edge-space" }
    #expect(many.map(\.reason) == ["many-edges"])
    #expect(many.map { $0.suggestion?.english } == ["Begin and end the text as the source does."])
  }

  @Test("One sentence that was two may end as the first did; as many sentences as the source has end as these do")
  func joinedSentences() async {
    func reasons(_ source: String, _ locale: String, _ translation: String) async -> [String] {
      await audit([
        "en.lproj/L.strings": "\"a\" = \"\(source)\";", "\(locale).lproj/L.strings": "\"a\" = \"\(translation)\";",
      ])
      .filter { $0.rule == "ending-punctuation" }.map(\.reason)
    }
    let source = "Delete this page? This cannot be undone."
    #expect(await reasons(source, "de", "Soll diese Seite endgültig gelöscht werden?") == [])
    #expect(await reasons(source, "ar", "هل تريد حذف هذه الصفحة نهائيًا؟") == [])
    #expect(await reasons(source, "ja", "このページを完全に削除しますか？") == [])
    #expect(await reasons(source, "de", "Wirklich löschen? Ist das endgültig?") == ["full-stop-question-mark"])
    #expect(await reasons("This page is deleted.", "de", "Wird diese Seite gelöscht?") == ["full-stop-question-mark"])
    #expect(await reasons("Pages are gone, e.g. this one?", "de", "Diese Seite ist weg.") == ["question-mark-full-stop"])
  }

  @Test("Full stops that a language sets otherwise are one finding, the other marks are told one by one")
  func fullStops() async {
    func table(_ end: String, _ last: String) -> String {
      (1...30).map { "\"\($0)\" = \"This is sentence \($0)\($0 < 5 ? end : "")\";\n" }.joined()
        + "\"q\" = \"What is it\(last)\";"
    }
    let findings = await audit(["en.lproj/L.strings": table(".", "?"), "de.lproj/L.strings": table("", "")])
      .filter { $0.rule == "ending-punctuation" }
    #expect(findings.map(\.reason).sorted() == ["many-full-stops", "question-mark-nothing"])
    #expect(findings.first { $0.key == nil }?.count == 4)
  }

  @Test("A source's forms in an exchange file are the other language's choice, and are not judged")
  func exchangeForms() async {
    func unit(_ form: String, _ source: String, _ target: String) -> String {
      "<trans-unit id=\"n|==|plural.\(form)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    let findings = await audit([
      "ru.xliff": """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Localizable.xcstrings" source-language="en" target-language="ru" datatype="plaintext"><body>
      \(unit("one", "%lld page", "%lld страница"))\(unit("few", "%lld pages ", "%lld страницы"))
      \(unit("many", "%lld page", "%lld страниц"))\(unit("other", "%lld pages", "%lld страницы"))
      </body></file></xliff>
      """
    ])
    #expect(findings.filter { $0.rule.hasPrefix("plural-category") } == [])
  }

  @Test("The advice about a text without all of its forms names them with their first numbers")
  func formsToAdd() async {
    func unit(_ form: String, _ text: String) -> String {
      "\"\(form)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    func forms(_ units: String...) -> String { "{\"variations\":{\"plural\":{\(units.joined(separator: ","))}}}" }
    func advice(_ locale: String, _ translation: String) async -> [String?] {
      let english = forms(unit("one", "%lld file"), unit("other", "%lld files"))
      let catalogue =
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"files\":{\"localizations\":"
        + "{\"en\":\(english),\"\(locale)\":\(translation)}}}}"
      return await audit(["L.xcstrings": catalogue]).filter { $0.rule == "plural-category-missing" }
        .map { $0.suggestion?.english }
    }
    #expect(
      await advice("ru", forms(unit("one", "%lld файл"), unit("other", "%lld файла")))
        == ["Add “few” (2, 3, 4, 22…), “many” (0, 5, 6, 7…)."])
    #expect(await advice("de", forms(unit("one", "%lld Datei"))) == ["Add “other”."])
  }

  @Test("Many strings that lack the number are one finding, which counts strings and not variables")
  func manyWithoutNumber() async throws {
    func entry(_ key: String) -> String {
      func variable(_ name: String) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
          + "<key>NSStringFormatValueTypeKey</key><string>ld</string><key>one</key><string>1 x</string>"
          + "<key>few</key><string>%ld x</string><key>many</key><string>%ld x</string><key>other</key><string>%ld x</string></dict>"
      }
      return "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ %#@b@</string>"
        + variable("a") + variable("b") + "</dict>"
    }
    let dictionary =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
      + ["k", "l", "m", "n"].map(entry).joined() + "</dict></plist>"
    let russian = dictionary.replacing(" x<", with: " ы<")
    for (one, says, advice) in [
      ("Один ы", "says none", "Put the number into the form."), ("1 ы", "says one of them", "Replace “1” with “%ld”."),
    ] {
      let own = russian.replacing(">1 ы<", with: ">\(one)<")
      let findings = await audit(["en.lproj/L.stringsdict": dictionary, "ru.lproj/L.stringsdict": own])
        .filter { $0.rule == "plural-number-missing" }
      let finding = try #require(findings.first)
      #expect(findings.count == 1 && finding.severity == .error && finding.locale == "ru" && finding.count == 4)
      #expect(finding.message.english.hasPrefix("4 of 4 ru strings with forms") && finding.message.english.hasSuffix(says))
      #expect(finding.suggestion?.english == advice)
    }
  }

  @Test("A key that stands for its text is no text to compare with")
  func identifiers() async {
    let findings = await audit([
      "de.lproj/L.strings": "\"VALUE_AND_UNIT\" = \"%1$@ %2$@\";",
      "fr.lproj/L.strings": "\"VALUE_AND_UNIT\" = \"%1$@ %2$@\";",
      "en.lproj/L.strings": "\"other.key\" = \"Other\";",
    ])
    #expect(findings.filter { $0.rule == "placeholder-mismatch" } == [])
  }

  @Test("Arguments in another order without positions are one error, at the translation")
  func order() async throws {
    let findings = await audit([
      "en.lproj/L.strings": "\"k\" = \"Item %d of %d, %@\";", "ko.lproj/L.strings": "\n\"k\" = \"%d, %@의 항목 %d\";",
    ])
    let finding = try #require(findings.first { $0.rule == "argument-order" })
    #expect(finding.severity == .error && finding.locale == "ko")
    #expect(finding.translationLocation == SourceLocation(file: "ko.lproj/L.strings", line: 2, column: 7))
    #expect(!findings.contains { $0.rule == "placeholder-mismatch" })
  }

  @Test("Any text in any table is judged without harm")
  func survives() async {
    var random = Numbers(state: 7)
    let pieces = [
      "%", "$", "@", "#", "1", "9", "*", ".", "l", "d", "a", "а", "\u{200D}", "\u{202E}", "\u{2069}", "👩", "é", "\\n", "\\u",
      " ",
    ]
    for _ in 0..<300 {
      func text() -> String {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      }
      let (source, translation) = (text(), text())
      let files = ["en.lproj/L.strings": "\"k\" = \"\(source)\";", "ru.lproj/L.strings": "\"k\" = \"\(translation)\";"]
      let findings = await audit(files)
      #expect(findings.allSatisfy { files.keys.contains($0.location?.file ?? "") }, "“\(source)”, “\(translation)”")
    }
  }
}

/// The same numbers in every run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
