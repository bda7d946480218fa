import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// An app that asks for its texts by keys, in three languages.
private enum Reader {
  static let texts = [
    "en": ["page.print": "Print this page", "page.send": "Send to a friend", "page.keep": "Keep for later"],
    "de": ["page.print": "Diese Seite drucken", "page.send": "An Freunde senden", "page.keep": "Für später behalten"],
    "fr": ["page.print": "Imprimer cette page", "page.send": "Envoyer à un ami", "page.keep": "Garder pour plus tard"],
  ]

  static func code(_ keys: [String]) -> String {
    keys.enumerated().map { "let row\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined()
  }

  static let keys = ["page.keep", "page.print", "page.send"]

  /// - Parameter renamed: the key that `page.print` has, by language.
  static func tables(_ renamed: [String: String] = [:], code keys: [String] = Self.keys, in file: String = "Page.swift")
    -> [String: String]
  {
    texts.reduce(into: ["App/\(file)": code(keys)]) { files, language in
      files["App/\(language.key).lproj/Localizable.strings"] = language.value.sorted { $0.key < $1.key }.map {
        "\"\($0.key == "page.print" ? renamed[language.key] ?? $0.key : $0.key)\" = \"\($0.value)\";\n"
      }.joined()
    }
  }

  /// The same as a String Catalog.
  /// - Parameter state: the state of a text, by language and key.
  static func catalog(extraction: [String: String] = [:], _ state: (String, String) -> String = { _, _ in "translated" })
    -> [String: String]
  {
    let strings = keys.map { key -> String in
      let texts = texts.sorted { $0.key < $1.key }.map { language, texts -> String in
        "\"\(language)\":{\"stringUnit\":{\"state\":\"\(state(language, key))\",\"value\":\"\(texts[key]!)\"}}"
      }
      return "\"\(key)\":{\"extractionState\":\"\(extraction[key] ?? "manual")\",\"localizations\":{\n\(texts.joined(separator: ",\n"))}}"
    }
    return [
      "App/Page.swift": code(keys),
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(strings.joined(separator: ",\n"))}}\n",
    ]
  }

  static func compared(_ before: [String: String], _ now: [String: String]) async -> (
    result: AuditResult, comparison: BaselineComparison
  ) {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project)
  }

  static func lost(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    await compared(before, now).result.findings.filter { $0.reason == "translations-lost" }
  }
}

@Suite("Translations that were shown and are not, by whichever way")
struct LostByAnyWayTests {
  private let renamed = ["page.keep", "page.paper", "page.send"]

  @Test("A key that code and the source alone call otherwise takes its translations along, which is one error that says from where")
  func renamedInTheSource() async throws {
    let found = await Reader.compared(Reader.tables(), Reader.tables(["en": "page.paper"], code: renamed)).result.findings
    let finding = try #require(found.first { $0.reason == "translations-lost" }, "\(found.map(\.message.english))")
    #expect(found.count == 1, "\(found.map(\.message.english))")
    #expect(finding.severity == .error && finding.verdict == .fails && finding.key == "page.paper")
    #expect(finding.languages == ["de", "fr"])
    #expect(finding.suggestion?.english == "Carry the translations over from the key “page.print”: 2.")
    #expect(finding.evidence.contains(.text("lost", "de: Diese Seite drucken · fr: Imprimer cette page")))
  }

  @Test("One that is called otherwise in all languages has lost nothing")
  func renamedEverywhere() async {
    let all = ["en": "page.paper", "de": "page.paper", "fr": "page.paper"]
    let compared = await Reader.compared(Reader.tables(), Reader.tables(all, code: renamed))
    #expect(compared.result.findings.isEmpty, "\(compared.result.findings.map(\.message.english))")
  }

  @Test("A text that another key had, and that another file asks for, is another string")
  func ofAnotherFile() async {
    let now = Reader.tables(["en": "page.paper"], code: ["page.keep", "page.send"])
    let other = now.merging(["App/Letter.swift": Reader.code(["page.paper"])]) { $1 }
    #expect(await Reader.lost(Reader.tables(), other).isEmpty)
  }

  @Test("A translation that its catalogue calls new from now on is one that people do not read")
  func calledNew() async throws {
    let now = Reader.catalog { $0 == "fr" && $1 == "page.print" ? "new" : "translated" }
    let found = await Reader.lost(Reader.catalog(), now)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .error && finding.languages == ["fr"])
    let start = "Localizable calls the translation of “Print this page” untranslated now, so that people read the source's text: "
    #expect(finding.message.english.hasPrefix(start), "\(finding.message.english)")
  }

  @Test("A language whose every text is called new is named, and was not taken out")
  func allNew() async throws {
    let compared = await Reader.compared(Reader.catalog(), Reader.catalog { language, _ in language == "fr" ? "new" : "translated" })
    let found = compared.result.findings.filter { $0.rule == "missing-translation" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.reason == "translations-lost" && finding.languages == ["fr"] && finding.count == 3)
    #expect(compared.result.lostLanguages.isEmpty)
  }

  @Test("The state of a source text makes no text of it another one")
  func stateOfTheSource() async {
    let compared = await Reader.compared(Reader.catalog(), Reader.catalog { language, _ in language == "en" ? "new" : "translated" })
    #expect(compared.result.findings.isEmpty, "\(compared.result.findings.map(\.message.english))")
  }
}

@Suite("What is found no more, and was not mended")
struct NotMendedTests {
  /// With a source that has a value, which the German text never shows.
  private func catalog(_ files: [String: String]) -> [String: String] {
    files.mapValues {
      $0.replacing("Keep for later", with: "Keep %@ for later")
        .replacing("Garder pour plus tard", with: "Garder %@ pour plus tard")
    }
  }

  @Test("A text that its catalogue calls new is judged no more, and not fixed")
  func calledNew() async {
    let before = catalog(Reader.catalog())
    let now = catalog(Reader.catalog { $0 == "de" && $1 == "page.keep" ? "new" : "translated" })
    let comparison = await Reader.compared(before, now).comparison
    #expect(comparison.fixed.isEmpty && comparison.ofUnjudgedStrings.map(\.rule).contains("placeholder-mismatch"))
    #expect(comparison.sentence.contains("\(comparison.trend.unjudged) no longer judged"))
  }

  @Test("A string that its catalogue calls stale, and that code asks for, is judged for its values alone, and not fixed")
  func calledStale() async {
    func spaced(_ files: [String: String]) -> [String: String] {
      catalog(files).mapValues { $0.replacing("Für später behalten", with: " Für später behalten") }
    }
    let now = spaced(Reader.catalog(extraction: ["page.keep": "stale"]))
    let comparison = await Reader.compared(spaced(Reader.catalog()), now).comparison
    #expect(comparison.fixed.isEmpty && comparison.ofUnaskedKeys.isEmpty)
    #expect(comparison.ofUnjudgedStrings.map(\.rule).contains("edge-space"))
    #expect(!comparison.gone.map(\.rule).contains("placeholder-mismatch"))
  }

  @Test("A value that is lost in a text which its catalogue calls stale, and that code asks for, is an error of the change")
  func lostInStale() async throws {
    let now = catalog(Reader.catalog(extraction: ["page.keep": "stale"]))
    let before = catalog(Reader.catalog()).mapValues { $0.replacing("Für später behalten", with: "%@ für später behalten") }
    let found = await Reader.compared(before, now).result.findings.filter { $0.rule == "placeholder-mismatch" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.languages == ["de"] && finding.key == "page.keep" && finding.severity == .error)
    #expect(finding.change?.state == .new)
  }

  @Test("A value that is put back into a stale text is fixed, and one of a key that no code asks for is judged no more")
  func staleMended() async {
    let mended = catalog(Reader.catalog(extraction: ["page.keep": "stale"]))
      .mapValues { $0.replacing("Für später behalten", with: "%@ für später behalten") }
    let comparison = await Reader.compared(catalog(Reader.catalog()), mended).comparison
    #expect(comparison.fixed.map(\.rule).contains("placeholder-mismatch"))
    var unasked = catalog(Reader.catalog(extraction: ["page.keep": "stale"]))
    unasked["App/Page.swift"] = Reader.code(["page.print", "page.send"])
    let found = await Reader.compared(catalog(Reader.catalog()), unasked)
    #expect(!found.result.findings.map(\.rule).contains("placeholder-mismatch") && found.comparison.fixed.isEmpty)
  }

  @Test("A text that is mended is fixed")
  func mended() async {
    let before = catalog(Reader.catalog())
    let now = before.mapValues { $0.replacing("Für später behalten", with: "%@ für später behalten") }
    let comparison = await Reader.compared(before, now).comparison
    #expect(comparison.fixed.map(\.rule).contains("placeholder-mismatch") && comparison.ofUnjudgedStrings.isEmpty)
  }
}
