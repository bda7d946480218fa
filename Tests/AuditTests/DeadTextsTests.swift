import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Texts that nobody meets")
struct DeadTextsTests {
  private func audit(_ project: Project) async -> [Finding] { await Auditor.audit(project).findings }

  private func table(_ texts: [(String, String)]) -> String {
    texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  @Test("What is wrong in a table that its framework brings along itself is a note")
  func builtTable() async {
    var project = ProjectSource.read(texts: [
      "App/en.lproj/Recorder.strings": table([("k", "Delete %@?")]), "App/de.lproj/Recorder.strings": table([("k", "Weg?")]),
    ])
    func severities() async -> [Severity] {
      await audit(project).filter { $0.rule == "placeholder-mismatch" }.map(\.severity)
    }
    #expect(await severities() == [.error])
    project.builtTableNames = ["Recorder"]
    #expect(await severities() == [.note])
  }

  /// A word that Japanese has in Latin letters: a question.
  private var words: [String: String] {
    let others = [
      "de": "Biografie", "fr": "Biographie", "es": "Biografía", "it": "Biografia", "sv": "Biografi", "ja": "Biography",
    ]
    let source = [("bio", "Biography"), ("a", "All pages"), ("b", "Two words"), ("c", "One")]
    var files = ["en.lproj/Localizable.strings": table(source)]
    for (locale, word) in others {
      let own = locale == "ja" ? ["すべて", "言葉", "一"] : ["\(locale) aa", "\(locale) bb", "\(locale) cc"]
      files["\(locale).lproj/Localizable.strings"] = table([("bio", word), ("a", own[0]), ("b", own[1]), ("c", own[2])])
    }
    return files
  }

  private func calls(_ keys: [String]) -> String {
    keys.map { "let x\($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
  }

  @Test("Nobody is asked about a text that no code asks for")
  func unaskedQuestion() async {
    func asked(_ keys: [String]) async -> Int {
      var files = words
      files["A.swift"] = calls(keys)
      return await audit(ProjectSource.read(texts: files)).count { $0.rule == "word-copied" }
    }
    #expect(await asked(["bio", "a", "b", "c"]) == 1)
    #expect(await asked(["a", "b", "c"]) == 0)
  }

  @Test("Nobody is asked about a language that no target ships")
  func unshippedQuestion() async {
    var project = ProjectSource.read(texts: words)
    #expect(await audit(project).count { $0.rule == "word-copied" } == 1)
    project.unshippedLocales = ["ja"]
    #expect(await audit(project).count { $0.rule == "word-copied" } == 0)
  }

  @Test("One text for one source is told once, at a key that code asks for")
  func twins() async throws {
    let files = [
      "en.lproj/Localizable.strings": table([("old", "Done"), ("new", "Done"), ("a", "All pages"), ("b", "Two words")]),
      "de.lproj/Localizable.strings":
        table([("old", "Fertig."), ("new", "Fertig."), ("a", "Alle Seiten"), ("b", "Zwei Worte")]),
      "A.swift": calls(["new", "a", "b"]),
    ]
    let all = await audit(ProjectSource.read(texts: files)).filter { $0.rule == "full-stop-added" }
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.key == "new" && finding.severity == .warning)
    #expect(Set(finding.units.map(\.key)) == ["old", "new"])
    #expect(finding.message.english.hasSuffix(", and so in 1 more string"))
  }

  @Test("What translations alone have is no graver where no code asks for it than what the source has as well")
  func keyOfTranslations() async {
    let asked = ["Delete Page", "Open Page", "Close Page"]
    var files = ["en.lproj/Localizable.strings": table([("Delete Page", "Delete Page")]), "A.swift": calls(asked)]
    for (locale, word) in [("de", "Tastatur einschalten."), ("fr", "Activer le clavier"), ("es", "Activar el teclado")] {
      files["\(locale).lproj/Localizable.strings"] = table(
        asked.map { ($0, "\(locale) \($0.count)") } + [("Enable Keyboard", word)])
    }
    let found = await audit(ProjectSource.read(texts: files)).filter { $0.rule == "full-stop-added" }
    #expect(found.map(\.key) == ["Enable Keyboard"] && found.map(\.severity) == [.note])
    #expect(found.first?.evidence.contains(.unasked) == true)
  }

  @Test("Strings that are told as one are no graver than alone where no code asks for them")
  func unaskedTogether() async {
    let words = [("Map", "Karte"), ("Page", "Seite"), ("Track", "Strecke"), ("Road", "Straße")]
    let asked = ["Open", "Close", "Show"].flatMap { verb in
      words.map { ("\(verb)\($0.0)", "\(verb) \($0.0)", "\($0.1) \(verb.count)") }
    }
    let others = words.map { ("Save\($0.0)", "Save \($0.0)", "\($0.1) sichern.") }
    func files(_ keys: [String]) -> [String: String] {
      [
        "en.lproj/Localizable.strings": table((asked + others).map { ($0.0, $0.1) }),
        "de.lproj/Localizable.strings": table((asked + others).map { ($0.0, $0.2) }), "A.swift": calls(keys),
      ]
    }
    func severities(_ keys: [String]) async -> [Severity] {
      await audit(ProjectSource.read(texts: files(keys))).filter { $0.rule == "full-stop-added" }.map(\.severity)
    }
    #expect(await severities((asked + others).map { $0.0 }) == [.warning])
    #expect(await severities(asked.map { $0.0 }) == [.note])
  }

  @Test("A space that several languages lost in one text is one finding with its languages")
  func edges() async throws {
    let files = [
      "en": " and", "de": "und", "fr": "et", "it": " e", "es": " y", "nl": " en", "sv": " och", "da": " og", "nb": " og",
    ].map { ("\($0).lproj/Localizable.strings", table([("and", $1)] + (1...9).map { ("\($0)", "Text \($0)") })) }
    let all = await audit(ProjectSource.read(texts: Dictionary(uniqueKeysWithValues: files))).filter {
      $0.rule == "edge-space"
    }
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.locales == ["de", "fr"] && finding.key == "and" && finding.severity == .warning)
    #expect(finding.units.compactMap(\.location?.file) == ["de.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
  }

  @Test("A text that is a variable is quoted by its last form where it is missing")
  func quotedVariable() async throws {
    func dictionary(_ key: String) -> String {
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>Delete the file</string><key>other</key><string>Delete %d files</string></dict></dict></dict>
      </plist>
      """
    }
    let texts = (1...9).map { ("\($0)", "Some text \($0)") }
    let files = [
      "en.lproj/L.strings": table(texts), "en.lproj/L.stringsdict": dictionary("files"),
      "de.lproj/L.strings": table(texts.map { ($0, "Ein \($1)") }),
    ]
    let missing = await audit(ProjectSource.read(texts: files)).filter { $0.rule == "missing-translation" }
    #expect(missing.map(\.message.english) == ["“Delete %d files” has no de translation in L"])
  }

  @Test("Who lacks less than half of a table is not told to give the language up", arguments: [(4, false), (5, true)])
  func share(missing: Int, isReported: Bool) async throws {
    let texts = (1...10).map { ("\($0)", "Some text of number \($0)") }
    let files = [
      "en.lproj/L.strings": table(texts), "de.lproj/L.strings": table(texts.dropLast(missing).map { ($0, "Ein \($1)") }),
    ]
    let finding = try #require(
      await audit(ProjectSource.read(texts: files)).first { $0.reason == "table-incomplete" })
    #expect(finding.suggestion?.english.contains("take the language out") == isReported)
  }
}
