import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How much of its tables a language lacks")
struct TableGapTests {
  private func table(_ keys: some Sequence<Int>, _ locale: String) -> String {
    keys.map { "\"Open the file number \($0)\" = \"\(locale) number \($0)\";\n" }.joined()
  }

  private func audit(_ files: [String: String]) async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: files))
  }

  /// A table whose keys are the source's texts, which has no file of the source's language.
  private var files: [String: String] {
    [
      "App/de.lproj/Localizable.strings": table(1...100, "de"), "App/it.lproj/Localizable.strings": table(1...100, "it"),
      "App/fr.lproj/Localizable.strings": table(1...70, "fr"),
      // A tool's, which the source alone has.
      "App/en.lproj/InternetAccessPolicy.strings": table(1...200, "en"),
      "App/Settings.bundle/en.lproj/Root.strings": table(1...20, "en"),
      "App/Settings.bundle/de.lproj/Root.strings": table(1...20, "de"),
      "App/Settings.bundle/it.lproj/Root.strings": table(1...20, "it"),
    ]
  }

  @Test("A table whose keys are the source's texts counts, and one that only the source has does not")
  func keysAsTexts() async {
    let shares = UntranslatedShare.all(of: await audit(files))
    #expect(shares.mapValues(\.counted.english) == ["de": "0 of 120 (0 %)", "it": "0 of 120 (0 %)", "fr": "50 of 120 (42 %)"])
    #expect(shares["fr"]?.worst?.words.english == "most of them in App/Localizable: 30 of 100")
  }

  @Test("What the platform loses of a broken table counts as untranslated, with the line that is to be mended")
  func lost() async throws {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...60, "fr") + "»\n" + table(61...100, "fr")
    let result = await audit(files)
    let share = try #require(UntranslatedShare.all(of: result)["fr"])
    let loss = try #require(share.losses.first)
    #expect(share.losses.count == 1 && loss.keys.count > 30 && share.missing == 20 + loss.keys.count)
    #expect(loss.words.english == "\(loss.keys.count) lost until App/fr.lproj/Localizable.strings:61 is fixed")
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.contains(">\(share.words.english)</a>") && head.contains("<td colspan=\"4\">\(loss.words.english)</td>"), "\(share)")
    // In the language's row, too, whose share it is in.
    let rows = try #require(page.firstMatch(of: /(?s)<table class="?by-language"?>.*?<\/table>/)).output.split(separator: "<tr")
    let lost = rows.filter { $0.contains("\(loss.words.english)</span>") }
    #expect(lost.count == 1 && lost.first?.contains("\(share.missing) of 120") == true)
  }

  @Test("Where findings are left out the head's share stays that of the whole, and says so; where all are shown it says nothing")
  func besideBaseline() async throws {
    let sentence = FailingLanguages.whole.english
    var result = await audit(files)
    let whole = UntranslatedShare.all(of: result)["fr"]?.counted
    let page = HTMLReport.audit(result)
    #expect(!page.contains(sentence))
    result.findings = []
    result.trend = Trend(new: 0, worse: 0, known: 50, gone: 0)
    #expect(UntranslatedShare.all(of: result)["fr"]?.counted == whole && HTMLReport.audit(result).contains(sentence))
  }

  @Test("What is to be mended first stands first on the language's sheet, with all that is lost until then")
  func firstOnSheet() async throws {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...60, "fr") + "»\n" + table(61...100, "fr")
    let result = await audit(files)
    let loss = try #require(UntranslatedShare.all(of: result)["fr"]?.losses.first)
    #expect(loss.first.english.hasPrefix("Mend App/fr.lproj/Localizable.strings:61 first. Strings of this table that nobody sees until then: \(loss.all)."))
    #expect(loss.first.english.hasSuffix(": \(loss.keys.count).") && loss.all >= loss.keys.count)
    let page = HTMLReport.audit(result)
    let sheet = try #require(page.firstMatch(of: /(?s)<div class="?sheet"? data-locale="?fr"?>.*?<p class="?work"?>(.*?)<\/p>/)).output.1
    #expect(sheet.hasPrefix("Mend ") && sheet.contains("Localizable.strings:61"))
  }

  @Test("The page's head says how much each language lacks, and leaves where to the table of languages")
  func inBrief() async throws {
    var files = files
    for locale in ["fr", "nl"] { files["App/\(locale).lproj/Localizable.strings"] = table(1...30, locale) }
    // Most have all: what half of the languages lack may be none of theirs.
    for locale in ["es", "pl", "sv"] {
      files["App/\(locale).lproj/Localizable.strings"] = table(1...100, locale)
      files["App/Settings.bundle/\(locale).lproj/Root.strings"] = table(1...20, locale)
    }
    let page = HTMLReport.audit(await audit(files)).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.matches(of: />75 %<\/a>/).count == 2 && !head.contains("most of them in"))
    #expect(page.contains("most of them in App/Localizable: 70 of 100"))
  }

  /// The share of French, which lacks 30 strings of its main table besides those that this loses.
  private func frenchShare(_ source: String, _ french: String) -> UntranslatedShare? {
    var files = files
    (files["App/en.lproj/Localizable.strings"], files["App/fr.lproj/Localizable.strings"]) = (source, french)
    var result = SampleResult.result
    result.project = ProjectSource.read(texts: files)
    result.findings = []
    result.gaps = [TableGap(table: TableID(folder: "App", name: "Localizable"), locale: "fr", missing: 30, strings: 100)]
    return UntranslatedShare.all(of: result)["fr"]
  }

  @Test("What a broken table loses counts, too, where the source's table has hardly a key, since its texts are its keys")
  func lostBesideSparseSource() throws {
    let share = try #require(frenchShare(table(3...3, "en"), table(1...60, "fr") + "»\n" + table(61...70, "fr")))
    let lost = try #require(share.losses.first).keys
    #expect(lost.count > 5 && share.missing == 30 + lost.count && share.all == 100)
  }

  @Test("Where a script has broken several languages, each of them misses what the whole ones have")
  func lostInSeveral() throws {
    var files = files
    let broken = ["de", "fr"]
    for locale in broken { files["App/\(locale).lproj/Localizable.strings"] = table(1...60, locale) + "»\n" + table(61...70, locale) }
    var result = SampleResult.result
    result.project = ProjectSource.read(texts: files)
    result.findings = []
    result.gaps = broken.map { locale in
      TableGap(table: TableID(folder: "App", name: "Localizable"), locale: LocaleID(locale), missing: 30, strings: 100)
    }
    let losses = UntranslatedShare.all(of: result).mapValues { $0.losses.map(\.keys) }
    #expect(losses["de"] == losses["fr"] && losses["de"]?.first?.isEmpty == false)
  }

  @Test("What the source has dropped nobody misses: lost with a broken table it counts for nothing")
  func lostAndDropped() throws {
    let share = try #require(frenchShare(table(1...60, "en"), table(1...50, "fr") + "»\n" + table(51...100, "fr")))
    let lost = try #require(share.losses.first).keys
    #expect(lost.count > 5 && lost.isSubset(of: (51...60).map { "Open the file number \($0)" }))
  }

  @Test("What is said of a table is what its finding says")
  func asFindings() async throws {
    let result = await audit(files)
    let findings = result.findings.filter { $0.reason == "table-incomplete" }
    #expect(!findings.isEmpty)
    for finding in findings {
      for locale in finding.languages {
        let gap = try #require(result.gaps.first { $0.table.path == finding.table && $0.locale == locale })
        #expect(finding.evidence.contains(.count("missing", gap.missing, "strings")))
        #expect(finding.evidence.contains(.count("strings", gap.strings, "strings")))
      }
    }
  }

  @Test("Beside what a language lacks in all of its tables its row says what the finding about the worst of them says")
  func worstOfSeveral() async {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...30, "fr")
    let page = HTMLReport.audit(await audit(files)).replacing("\u{A0}", with: " ")
    #expect(page.contains(/title="most of them in App\/Localizable: 70 of 100"[^>]*>90 of 120</))
  }

  @Test("Beside a language's share stands what no language has yet; a table that only the source has is the developers', and no sheet's")
  func apart() async throws {
    var files = files
    files["App/en.lproj/Localizable.strings"] = table(1...101, "en")
    files["Kit/en.lproj/Kit.strings"] = table(201...207, "en")
    files["Tests/en.lproj/Kit.strings"] = table(301...307, "en")
    let result = await audit(files)
    let share = try #require(UntranslatedShare.all(of: result)["fr"])
    #expect(share.apart.words.map(\.english) == ["of these in no language yet: 1"])
    let sheet = try #require(TranslationSheets(PageModel(result), names: .english).counts["fr"])
    #expect(sheet.untranslated == share.missing)
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    #expect(page.contains("of these in no language yet: 1"))
    #expect(!page.contains("besides in tables that only the source language has"))
  }

  @Test("Copies in a table that no share has are said beside it, each once")
  func copiesElsewhere() throws {
    var result = SampleResult.result
    let (own, other) = (TableID(folder: "App", name: "L"), "Tools/L")
    result.gaps = [TableGap(table: own, locale: "de", missing: 2, strings: 40)]
    func copy(_ table: String, _ key: String, _ rule: String) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: table, key: key,
        locale: "de", message: "A copy", reason: "copy")
    }
    result.findings = [
      copy(own.path, "a", "untranslated"), copy(other, "b", "untranslated"), copy(other, "b", "word-copied"), copy(other, "c", "untranslated"),
    ]
    let share = try #require(UntranslatedShare.all(of: result)["de"])
    #expect(share.missing == 3)
    #expect(share.apart.words.map(\.english) == ["besides copied from the source in tables that the share leaves out: 2"])
  }

  @Test("However little the languages lack, those that lack most are named in the page's head, and none where none lacks anything")
  func fewLacking() async {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...99, "fr")
    let page = HTMLReport.audit(await audit(files)).replacing("\u{A0}", with: " ")
    #expect(page.contains(/aria-label="French: Untranslated: [0-9]+ of 120 \(/) && page.contains("<table class=\"failing\">"))
    files["App/fr.lproj/Localizable.strings"] = table(1...100, "fr")
    files["App/Settings.bundle/fr.lproj/Root.strings"] = table(1...20, "fr")
    #expect(!HTMLReport.audit(await audit(files)).contains("<table class=\"failing\">"))
  }

  @Test("A language without half of the texts is named in the page's head, with how many it lacks")
  func head() async throws {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...30, "fr")
    let page = HTMLReport.audit(await audit(files)).replacing("\u{A0}", with: " ")
    let head = try #require(page.firstMatch(of: /(?s)<table class="failing">.*?<\/table>/)).output
    #expect(head.contains("French: Untranslated: 90 of 120 (75 %)") && !head.contains("data-locale=\"de\""))
  }

  @Test("A region has what its language has, and what a catalogue calls new is missing")
  func regions() async {
    func text(_ locale: String, _ state: String = "translated") -> String {
      "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(locale) opens the file\" } }"
    }
    let result = await audit([
      "L.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "first" : { "localizations" : { \(text("de")), \(text("de-CH")), \(text("en")), \(text("fr")) } },
        "second" : { "localizations" : { \(text("de")), \(text("en")), \(text("fr", "new")) } } } }
      """
    ])
    #expect(UntranslatedShare.all(of: result).mapValues(\.missing) == ["de": 0, "de-CH": 0, "fr": 1])
  }

  @Test("A language that only a nested bundle has is none of the app's: nothing is said of how much it lacks")
  func nested() async {
    var files = files
    files["App/Settings.bundle/da.lproj/Root.strings"] = table(1...3, "da")
    let shares = UntranslatedShare.all(of: await audit(files))
    #expect(shares["da"] == nil && shares["fr"]?.all == 120)
  }

  @Test("A copy that no code asks for counts no more than a string that is missing and not asked for")
  func unaskedCopies() {
    var result = SampleResult.result
    result.gaps = [TableGap(table: TableID(folder: "App", name: "Localizable"), locale: "de", missing: 1, strings: 10)]
    result.findings = [[Evidence](), [.unasked]].map { evidence in
      var finding = Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
        table: "App/Localizable", message: "It is so", reason: "copy", evidence: evidence)
      finding.locale = "de"
      return finding
    }
    #expect(UntranslatedShare.all(of: result)["de"]?.missing == 2)
  }

  @Test("Of a copied table the page's share and the finding count the same strings: those that code asks for")
  func copiedTable() async throws {
    func copied(but own: Range<Int>, _ locale: String) -> String {
      (10..<50).map { "\"part.k\($0)\" = \"\(own.contains($0) ? locale : "Delete all of the pages") \($0)\";\n" }.joined()
    }
    let result = await audit([
      "en.lproj/Localizable.strings": copied(but: 0..<0, "en"), "fr.lproj/Localizable.strings": copied(but: 10..<50, "fr"),
      "vi.lproj/Localizable.strings": copied(but: 38..<40, "vi"),
      "A.swift": (10..<40).map { "let x\($0) = NSLocalizedString(\"part.k\($0)\", comment: \"\")\n" }.joined(),
    ])
    let found = result.findings.filter { $0.rule == "untranslated" }
    let whole = try #require(found.first { $0.reason == "table-untranslated" })
    #expect(
      whole.message.english
        == "28 of 30 vi translations in Localizable are copies of their source (the table has 40; what no code asks for, and what has nothing to translate, is left out)")
    #expect(UntranslatedShare.all(of: result)["vi"]?.counted.english == "28 of 30 (93 %)")
    let unasked = try #require(found.first { $0.reason == "unasked-copies" })
    #expect(found.count == 2 && unasked.units.count == 10 && unasked.severity == .note)
  }

  @Test("A language that a program's own catalogues alone have lacks what they lack")
  func gettext() async {
    func catalogue(_ locale: String, _ own: ClosedRange<Int>) -> String {
      "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n"
        + (1...100).map { number in
          "\nmsgid \"Open the file number \(number)\"\nmsgstr \"\(own.contains(number) ? "x \(number)" : "")\"\n"
        }.joined()
    }
    var files = ["po/de.po": catalogue("de", 1...90), "po/shn.po": catalogue("shn", 1...3)]
    for locale in ["en", "de", "fr"] { files["mac/\(locale).lproj/Localizable.strings"] = table(1...20, locale) }
    let result = await audit(files)
    #expect(UntranslatedShare.all(of: result)["shn"]?.counted.english == "97 of 100 (97 %)")
    #expect(HTMLReport.audit(result).replacing("\u{A0}", with: " ").contains("Shan: Untranslated: 97 of 100 (97 %)"))
  }

  @Test("A language that no target ships is none that the page's head tells to be untranslated")
  func unshipped() async {
    var files = files
    files["App/fr.lproj/Localizable.strings"] = table(1...30, "fr")
    var project = ProjectSource.read(texts: files)
    #expect(HTMLReport.audit(await Auditor.audit(project)).contains("<table class=\"failing\">"))
    project.unshippedLocales = ["fr"]
    #expect(!HTMLReport.audit(await Auditor.audit(project)).contains("<table class=\"failing\">"))
  }

  @Test("Of a project in one language nothing is said")
  func oneLanguage() async {
    #expect(await audit(["en.lproj/Localizable.strings": table(1...9, "en")]).gaps.isEmpty)
  }
}
