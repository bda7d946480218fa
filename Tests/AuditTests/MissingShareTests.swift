import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What tells whether a gap or a lost space matters")
struct MissingShareTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  private func table(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  @Test("A key that no code asks for, where code asks for the others, is a note")
  func unasked() async throws {
    let keys = ["first.a", "first.b", "first.c", "first.d", "first.e", "first.f"]
    let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "The text \($0.last!)\($0.last!)") })
    let calls = keys.dropLast().map { "let x\($0.last!) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
    var files = ["en.lproj/Localizable.strings": table(texts), "A.swift": calls]
    files["de.lproj/Localizable.strings"] = table(texts.filter { $0.key != "first.f" }.mapValues { "de \($0)" })
    let gap = try #require(await found("missing-translation", files).first)
    #expect(gap.key == "first.f" && gap.severity == .note && gap.message.english.hasPrefix("No code asks for"))
    files["de.lproj/Localizable.strings"] = table(texts.filter { $0.key != "first.a" }.mapValues { "de \($0)" })
    #expect(await found("missing-translation", files).map(\.severity) == [.warning])
  }

  @Test(
    "The menu Window is to be translated; a window that is called so is as the editor made it",
    arguments: [("NSMenu", 1), ("NSMenuItem", 1), ("NSWindow", 0)])
  func menuWindow(type: String, count: Int) async {
    let others = table(["a1b-c2-d3e.title": "Open", "a1b-c2-d3f.title": "Close", "a1b-c2-d3g.title": "Edit"])
    let own = "/* Class = \"\(type)\"; title = \"Window\"; ObjectID = \"w1n-d0-w19\"; */\n\"w1n-d0-w19.title\" = \"Window\";\n"
    let files = [
      "en.lproj/Main.strings": others + own, "fr.lproj/Main.strings": others.replacing("Open", with: "Ouvrir") + own.replacing("= \"Window\";\n", with: "= \"Fenêtre\";\n"),
      "de.lproj/Main.strings": others.replacing("Open", with: "Öffnen"),
    ]
    #expect(await found("missing-translation", files).count { $0.key == "w1n-d0-w19.title" } == count)
  }

  @Test("A table that one language alone has, and whose keys another table of its name has, is a stray one and nobody's to translate")
  func stray() async throws {
    let keys = (1...20).map { "scene.text\($0)" }
    let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "Open the file \($0)") })
    var files = ["App/pt-BR.lproj/Localizable.strings": table(texts)]
    for locale in ["en", "de", "fr", "pt-BR"] {
      files["Kit/\(locale).lproj/Localizable.strings"] = table(texts.mapValues { locale == "en" ? $0 : "\(locale) \($0)" })
    }
    files["A.swift"] = keys.map {
      "let x = NSLocalizedString(\"\($0)\", tableName: nil, bundle: .main, value: \"\(texts[$0]!)\", comment: \"\")\n"
    }.joined()
    let strays = await found("missing-translation", files)
    let stray = try #require(strays.first)
    #expect(strays.count == 1 && stray.reason == "stray-table" && stray.blame == .definition && stray.severity == .note)
    #expect(stray.languages.isEmpty && stray.ownLocation?.file == "App/pt-BR.lproj/Localizable.strings")
    #expect(
      stray.message.english
        == "Localizable is there in pt-BR only, and not in the source language: Kit/Localizable has 20 of its 20 keys")
    let gaps = await Auditor.audit(ProjectSource.read(texts: files)).gaps
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0.table.folder == "Kit" })
    files["App/en.lproj/Localizable.strings"] = table(texts)
    #expect(await found("missing-translation", files).contains { $0.reason == "no-table" })
  }

  @Test("A table whose keys are its texts, or of which a catalogue has the source language, is no stray one")
  func notStray() async {
    let texts = Dictionary(uniqueKeysWithValues: (1...20).map { ("Open the file \($0)", "Open the file \($0)") })
    var files: [String: String] = [:]
    for locale in ["en", "de", "fr", "pt-BR"] {
      files["Kit/\(locale).lproj/L.strings"] = table(texts.mapValues { locale == "en" ? $0 : "\(locale) \($0)" })
    }
    files["A.swift"] = texts.keys.sorted().map {
      "let x = NSLocalizedString(\"\($0)\", tableName: \"L\", comment: \"\")\n"
    }.joined()
    let entries = texts.keys.sorted().map { key in
      let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"de \(key)\"}}"
      return "\"\(key)\":{\"localizations\":{\"de\":\(unit)}}"
    }
    let catalogue = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
    for own in [["App/pt-BR.lproj/L.strings": table(texts.mapValues { "pt \($0)" })], ["App/L.xcstrings": catalogue]] {
      let all = await found("missing-translation", files.merging(own) { first, _ in first })
      #expect(!all.contains { $0.reason == "stray-table" })
    }
  }

  @Test("What a catalogue's language lacks is at its key's line, whichever languages stand between that and the source's text")
  func placeInCatalogue() async throws {
    let gaps = await found(
      "missing-translation",
      [
        "L.xcstrings": """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "open" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Die Datei öffnen" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the file" } } } },
          "save" : { "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "حفظ الملف" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Save the file" } } } } } }
        """
      ])
    let german = try #require(gaps.first { $0.languages == ["de"] })
    #expect(german.location?.line == 5)
  }

  @Test("What a language lacks is never told in another language's file, which alone may have the key")
  func placeOfKeys() async {
    let own = Dictionary(uniqueKeysWithValues: (1...20).map { ("Open the file \($0)", "Open the file \($0)") })
    var files = ["en.lproj/L.strings": table(["Close the window": "Close the window"])]
    for locale in ["fr", "pl"] { files["\(locale).lproj/L.strings"] = table(own.mapValues { "\(locale) \($0)" }) }
    files["de.lproj/L.strings"] = table(own.filter { $0.key.hasSuffix("1") }.mapValues { "de \($0)" })
    let gaps = await found("missing-translation", files).filter { $0.languages == ["de"] }
    #expect(!gaps.isEmpty)
    let places = Set(gaps.compactMap { $0.location?.file })
    #expect(places.isSubset(of: ["de.lproj/L.strings", "en.lproj/L.strings"]))
  }

  @Test("Of a table that a language lacks as a whole an address is nobody's to translate, as the language's share has it")
  func addressInTable() async throws {
    let texts = ["save": "Save the file", "open": "Open the file", "site": "https://www.example.org/a?b=%@"]
    var files = ["en.lproj/A.strings": table(texts), "fr.lproj/A.strings": table(texts.mapValues { $0 + " fr" })]
    for locale in ["en", "de", "fr"] { files["\(locale).lproj/B.strings"] = table(["close": "\(locale) closes the file"]) }
    let result = await Auditor.audit(ProjectSource.read(texts: files))
    let gap = try #require(result.findings.first { $0.reason == "no-table" })
    #expect(gap.languages == ["de"] && Set(gap.units.compactMap(\.key)) == ["save", "open"])
    #expect(result.gaps.first { $0.locale == "de" && $0.table.name == "A" }?.missing == gap.units.count)
  }

  @Test("What no language has yet is one note for the table, where there are enough of them to tell")
  func new() async throws {
    let own = Dictionary(uniqueKeysWithValues: (1...20).map { ("Open the file \($0)", "Open the file \($0)") })
    var files = ["en.lproj/L.strings": table(own)]
    for locale in ["de", "fr", "it", "ja"] {
      let old = own.filter { !["Open the file 1", "Open the file 2", "Open the file 3"].contains($0.key) }
      files["\(locale).lproj/L.strings"] = table(old.mapValues { "\(locale) \($0)" })
    }
    let gap = try #require(await found("missing-translation", files).first)
    #expect(await found("missing-translation", files).count == 1)
    #expect(gap.reason == "strings-new" && gap.severity == .note && gap.count == 12)
    #expect(gap.message.english == "3 strings of L have no translation in any language yet")
    files["de.lproj/L.strings"]! += table(["Open the file 1": "Datei 1 öffnen", "Open the file 2": "Datei 2 öffnen"])
    let gaps = await found("missing-translation", files)
    #expect(gaps.map(\.severity).sorted() == [.note, .warning, .warning])
    #expect(gaps.first { $0.severity == .note }?.key == "Open the file 3")
    for locale in ["it", "ja"] { files["\(locale).lproj/L.strings"] = nil }
    files["de.lproj/L.strings"] = files["fr.lproj/L.strings"]!.replacing("fr ", with: "de ")
    #expect(
      await found("missing-translation", files).map(\.severity) == [.warning], "two languages may both have forgotten it")
  }

  @Test("A string that no language has yet makes none of them incomplete")
  func newBesideIncomplete() async throws {
    let own = Dictionary(uniqueKeysWithValues: (10..<50).map { ("Open the file \($0)", "Open the file \($0)") })
    var files = ["en.lproj/L.strings": table(own)]
    for (locale, first) in ["de": 11, "fr": 11, "it": 25, "ja": 35] {
      let old = own.filter { Int($0.key.suffix(2))! >= first }
      files["\(locale).lproj/L.strings"] = table(old.mapValues { "\(locale) \($0)" })
    }
    let gaps = await found("missing-translation", files)
    let new = try #require(gaps.first { $0.reason == "strings-new" })
    #expect(new.severity == .note && new.languages.map(\.id) == ["de", "fr", "it", "ja"] && new.key == "Open the file 10")
    let counts = gaps.filter { $0.reason == "table-incomplete" }.map { "\($0.languages.map(\.id)) \($0.count!)" }
    #expect(counts == ["[\"it\"] 14", "[\"ja\"] 24"] && gaps.count == 3, "\(gaps.map(\.message.english))")
  }

  @Test("A string whose key was changed is not new: translations still have it under the old one")
  func renamed() async throws {
    func table(_ key: String, _ text: String) -> String {
      "\"save\" = \"\(text)\";\n\"\(key)\" = \"\(text) 2\";\n"
    }
    var files = ["en.lproj/L.strings": table("Redo change", "Save")]
    for locale in ["de", "fr", "it", "es"] { files["\(locale).lproj/L.strings"] = table("Rodo change", "x\(locale)") }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "missing-translation" }
    #expect(!found.isEmpty && found.allSatisfy { $0.reason != "strings-new" && $0.severity == .warning })
  }

  @Test("A share leaves out what no language need have, in both numbers")
  func optionalKeys() async throws {
    let own = Dictionary(uniqueKeysWithValues: (1...20).map { ("Open the file \($0)", "Open the file \($0)") })
    let old = Dictionary(uniqueKeysWithValues: (1...10).map { ("Some old text \($0)", "x \($0)") })
    var files = ["en.lproj/L.strings": table(own)]
    for locale in ["de", "fr", "it"] {
      files["\(locale).lproj/L.strings"] = table(own.mapValues { "\(locale) \($0)" }.merging(old) { $1 })
    }
    files["ja.lproj/L.strings"] = table(["Open the file 1": "開く"])
    let gap = try #require(await found("missing-translation", files).first { $0.reason == "table-incomplete" })
    #expect(gap.message.english.hasPrefix("L has no ja translation for 19 of 20 strings (95 %)"))
  }

  @Test("What one language lacks is told in its own file, and what several lack at the first string, where the source has it")
  func place() async throws {
    let own = (10..<30).map { "\"page.\($0)\" = \"Open the file \($0)\";\n" }
    var files = ["en.lproj/L.strings": own.joined()]
    files["fr.lproj/L.strings"] = own.joined().replacing("Open the file", with: "Ouvrir")
    files["de.lproj/L.strings"] = own.prefix(6).joined().replacing("Open the file", with: "Datei")
    let gap = try #require(await found("missing-translation", files).first { $0.reason == "table-incomplete" })
    #expect(gap.languages == ["de"] && gap.location?.file == "de.lproj/L.strings" && gap.location?.line == 1)
    files["it.lproj/L.strings"] = own.prefix(6).joined().replacing("Open the file", with: "File")
    let several = try #require(await found("missing-translation", files).first { $0.reason == "table-incomplete" })
    #expect(several.languages == ["de", "it"] && several.location?.file == "en.lproj/L.strings" && several.location?.line == 7)
  }

  @Test("A suppression by file takes the one that is shown, and the source's as well", arguments: ["de.lproj/*", "en.lproj/*"])
  func suppressedByFile(pattern: String) async {
    let own = (10..<30).map { "\"page.\($0)\" = \"Open the file \($0)\";\n" }
    var files = ["en.lproj/L.strings": own.joined()]
    files["de.lproj/L.strings"] = own.prefix(6).joined().replacing("Open the file", with: "Datei")
    var options = AuditOptions()
    options.suppressions = [
      Suppression(
        rule: "missing-translation", file: WildcardPattern(pattern), reason: "later",
        location: LintelModel.SourceLocation(file: "lintel.yml", line: 1))
    ]
    let result = await Auditor.audit(ProjectSource.read(texts: files), options: options)
    #expect(!result.findings.contains { $0.rule == "missing-translation" } && result.suppressions.unused.isEmpty)
  }

  @Test("A share leaves out what no code asks for, in both numbers")
  func unaskedShare() async throws {
    let texts = Dictionary(uniqueKeysWithValues: (10..<50).map { ("part.k\($0)", "Some text \($0)") })
    let calls = (10..<40).map { "let x\($0) = NSLocalizedString(\"part.k\($0)\", comment: \"\")\n" }.joined()
    var files = ["en.lproj/Localizable.strings": table(texts), "A.swift": calls]
    files["de.lproj/Localizable.strings"] = table(
      texts.filter { (18..<40).contains(Int($0.key.suffix(2))!) }.mapValues { "de \($0)" })
    let gaps = await found("missing-translation", files)
    #expect(gaps.map(\.reason) == ["table-incomplete"])
    let gap = try #require(gaps.first)
    #expect(
      gap.message.english
        == "Localizable has no de translation for 8 of the 30 strings that code asks for (27 %; the table has 40 to translate)")
  }

  @Test("A table that has hardly more strings than code asks for is not counted beside these")
  func nearlyAllAsked() async throws {
    let texts = Dictionary(uniqueKeysWithValues: (10..<50).map { ("part.k\($0)", "Some text \($0)") })
    let calls = (10..<49).map { "let x\($0) = NSLocalizedString(\"part.k\($0)\", comment: \"\")\n" }.joined()
    var files = ["en.lproj/Localizable.strings": table(texts), "A.swift": calls]
    files["de.lproj/Localizable.strings"] = table(
      texts.filter { Int($0.key.suffix(2))! >= 23 }.mapValues { "de \($0)" })
    let gap = try #require(await found("missing-translation", files).first { $0.reason == "table-incomplete" })
    #expect(gap.message.english == "Localizable has no de translation for 13 of the 39 strings that code asks for (33 %)")
  }

  @Test("What an example's table lacks, or another table of the name has, is a note")
  func aside() async {
    let own = table(["open": "Open", "save": "Save it"])
    var files = [
      "App/en.lproj/Buttons.strings": own, "App/de.lproj/Buttons.strings": table(["open": "Öffnen", "save": "Sichern"]),
      "Kit/en.lproj/Buttons.strings": own,
    ]
    #expect(await found("missing-translation", files).map(\.severity) == [.note])
    files["Kit/en.lproj/Buttons.strings"] = table(["open": "Open", "send": "Send it"])
    #expect(await found("missing-translation", files).map(\.severity) == [.warning])
    files["Kit/en.lproj/Buttons.strings"] = nil
    files["Kit Example/en.lproj/Localizable.strings"] = own
    #expect(await found("missing-translation", files).map(\.severity) == [.note])
  }

  @Test("A space that code sets itself is not lost: the source has one too many")
  func spaceOfCode() async {
    let edges = await found(
      "edge-space",
      [
        "A.swift": """
        enum Texts {
          static let plan: String = { return NSLocalizedString("plan", comment: "") }()
          static let done = NSLocalizedString("done", comment: "")
        }
        """,
        "B.swift": "func show(_ name: String) { title = Texts.plan + \" \" + name; text = Texts.done + name }",
        "en.lproj/Localizable.strings": table(["plan": "Plan for ", "done": "Done by "]),
        "de.lproj/Localizable.strings": table(["plan": "Plan für", "done": "Erledigt von"]),
      ])
    #expect(Set(edges.map { "\($0.key ?? "") \($0.reason)" }) == ["done space-lost-end", "plan space-twice"])
  }

  @Test("Languages that set no spaces have no vote about one")
  func withoutSpaces() async {
    var files = ["en.lproj/L.strings": table(["k": "Sort by: "]), "es.lproj/L.strings": table(["k": "Ordenar por:"])]
    for locale in ["de", "fr", "it"] { files["\(locale).lproj/L.strings"] = table(["k": "x\(locale): "]) }
    for locale in ["ja", "th", "zh-Hans"] { files["\(locale).lproj/L.strings"] = table(["k": "並べ替え"]) }
    let lost = await found("edge-space", files)
    #expect(lost.map(\.locale) == ["es"] && lost.map(\.severity) == [.warning])
  }

  @Test("A space lost behind a parenthesis, or in a storyboard's text, is a note")
  func slips() async {
    let lost = await found(
      "edge-space",
      [
        "en.lproj/L.strings": table(["a1B-2c-d3E.title": "Volume ", "b": "Save (all) ", "c": "Sort by: "]),
        "de.lproj/L.strings": table(["a1B-2c-d3E.title": "Lautstärke", "b": "Sichern (alle)", "c": "Sortiert nach:"]),
      ])
    let severities = lost.flatMap { finding in finding.units.map { ($0.key, finding.severity) } }
    #expect(Dictionary(uniqueKeysWithValues: severities) == ["a1B-2c-d3E.title": .note, "b": .note, "c": .warning])
  }

  @Test("How many languages lack a string is told of those that have its table, and how many have no such table")
  func ofHowMany() async {
    let own = Dictionary(uniqueKeysWithValues: (1...30).map { ("file.\($0)", "Open the file \($0)") })
    func message(_ more: [String: String]) async -> [String] {
      var files = ["en.lproj/L.strings": table(own), "de.lproj/L.strings": table(own.mapValues { "de \($0)" })]
      for locale in ["fr", "it"] {
        files["\(locale).lproj/L.strings"] = table(own.filter { $0.key != "file.7" }.mapValues { "\(locale) \($0)" })
      }
      return await found("missing-translation", files.merging(more) { $1 }).filter { $0.key == "file.7" }.map(\.message.english)
    }
    #expect(await message([:]) == ["“Open the file 7” has no translation in 2 of the 3 languages of L: fr, it"])
    let other = ["en.lproj/B.strings": "\"a\" = \"Open it\";\n", "ja.lproj/B.strings": "\"a\" = \"開く\";\n"]
    #expect(
      await message(other)
        == ["“Open the file 7” has no translation in 3 languages: 2 of the 3 of L (fr, it), and 1 without the table"])
  }

  @Test("It counts also the languages that lack the string with much of the table, and says how many these are")
  func besideIncomplete() async {
    let own = Dictionary(uniqueKeysWithValues: (1...100).map { ("file.\($0)", "Open the file \($0)") })
    var files = ["en.lproj/L.strings": table(own), "de.lproj/L.strings": table(own.mapValues { "de \($0)" })]
    for locale in ["fr", "it"] {
      files["\(locale).lproj/L.strings"] = table(own.filter { $0.key != "file.7" }.mapValues { "\(locale) \($0)" })
    }
    for (locale, last) in [("ja", 40), ("ko", 50)] {
      let some = own.filter { $0.key != "file.7" && Int($0.key.dropFirst(5))! <= last }
      files["\(locale).lproj/L.strings"] = table(some.mapValues { "\(locale) \($0)" })
    }
    let found = await found("missing-translation", files).filter { $0.key == "file.7" }
    #expect(
      found.map(\.message.english) == [
        "“Open the file 7” has no translation in 4 of the 5 languages of L: 2 whose table is incomplete as a whole, and fr, it"
      ])
    #expect(found.map(\.languages) == [["fr", "it"]])
    #expect(found.first?.evidence.contains(.count("languages", 4, "languages")) == true)
    #expect(found.first?.evidence.contains(.text("without a translation", "fr it ja ko")) == true)
  }
}
