import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How much a language's translators have to do")
struct SheetCountsTests {
  private let german = ["d": "Details", "e": "Ende"]

  /// A project of which German lacks three strings, one of them an address, and has two with something to mend, one of them twice.
  private var result: AuditResult {
    var result = SampleResult.result
    let english = ["a": "Add a nest", "b": "Build a nest", "d": "Details…", "e": "End…", "url": "https://example.org/a"]
    for (locale, texts) in [("en", english), ("de", german), ("fr", english)] as [(LocaleID, [String: String])] {
      let file = "\(locale).lproj/Nests.strings"
      result.project.tables.append(
        StringTable(
          file: file, id: TableID(folder: "", name: "Nests"), format: .strings, locale: locale, encoding: "UTF-8",
          units: texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
            StringUnit(
              key: text.key, locale: locale, value: text.value, location: SourceLocation(file: file, line: index + 1))
          }))
    }
    result.findings = [
      finding("missing-translation", "strings-missing", keys: ["a", "b", "url"]),
      finding("ending-punctuation", "many-endings", keys: ["d", "e"]), finding("label-copied", "copied", keys: ["d"]),
    ]
    return result
  }

  private func finding(_ rule: String, _ reason: String, keys: [String]) -> Finding {
    var finding = Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Nests",
      key: keys.count == 1 ? keys[0] : nil, locale: "de", message: "Something is wrong with \(keys.count) strings",
      reason: reason, suggestion: "Mend it.", definitionLocation: SourceLocation(file: "en.lproj/Nests.strings", line: 1),
      count: keys.count)
    if keys.count > 1 { finding.strings = keys.map { FoundString(key: $0) } }
    return finding
  }

  @Test("Texts are counted, and not findings: each once, and what may be left as it is apart")
  func texts() throws {
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["de"])
    #expect(counts.toTranslate == 2 && counts.toLeave == 1 && counts.toMend == 2)
    #expect(counts.words.map(\.english) == ["2 to translate", "2 to mend", "Perhaps to be left as they are: 1"])
  }

  @Test("Which text a translation is of, and whether it says all of it, are two questions with a number each")
  func questions() throws {
    var result = result
    result.findings.removeAll { $0.rule != "missing-translation" }
    result.findings += [
      finding("translation-of-another", "another", keys: ["d"]), finding("sentences-missing", "shorter", keys: ["d"]),
      finding("sentences-missing", "shorter", keys: ["e"]),
    ]
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["de"])
    #expect(counts.toMend == 2 && counts.ofOtherTexts == 1 && counts.shortened == 1)
    #expect(
      counts.words.map(\.english) == [
        "2 to translate", "2 to mend", "of these perhaps of an older or another text: 1",
        "of these with sentences perhaps missing: 1", "Perhaps to be left as they are: 1",
      ])
  }

  @Test("The sheet, the menu of languages and the way to the sheet say the same")
  func everywhere() {
    let page = HTMLReport.audit(result)
    #expect(unlinked(page).contains(/<p class="?work"?>2 to translate · 2 to mend · Perhaps to be left as they are: 1<\/p>/))
    #expect(page.contains(/<option value="?de"?[^>]*>German [^<(]*\([^<(]* · 2 to translate · 2 to mend · Perhaps to be left as they are: 1\)<\/option>/))
    #expect(page.contains(">Texts on the translators’ sheet: 2 to translate · 2 to mend · Perhaps to be left as they are: 1</a>"))
    #expect(page.contains("<h3>Not translated: 3 strings · 2 missing · Perhaps to be left as they are: 1</h3>"))
  }

  @Test("Where a sheet has rows with nothing to do, it says that its numbers are none of rows")
  func rows() throws {
    let page = HTMLReport.audit(SampleResult.result)
    let sheets = page.matches(of: /(?s)<div class="?sheet"?.*?<\/div>/).map { String($0.output) }
    #expect(!sheets.isEmpty)
    #expect(sheets.contains { $0.contains("class=\"work\"") || $0.contains("class=work") })
    #expect(page.contains(TranslatorSheet.moreRows.english))
  }

  /// Without the ways that lead on.
  private func unlinked(_ page: String) -> String { page.replacing(/<a [^>]*>([^<]*)<\/a>/) { String($0.1) } }

  @Test("On the sheet each number leads to the first of what it counts")
  func ways() {
    let page = HTMLReport.audit(result)
    #expect(page.contains(/<a href="?#translate\?locale=de&(amp;)?missing=1"?>2 to translate<\/a>/))
    #expect(page.contains(/<a href="?#translate\?locale=de&(amp;)?mend=1"?>2 to mend<\/a>/))
    #expect(page.contains(/<(tr|li)[^>]* data-mend="?mend"?/))
    #expect(page.contains("asked.has(\"mend\")"))
  }

  @Test("What no code asks for is no work of the translators', as it is none of the language's share: it is counted beside it")
  func unasked() throws {
    var result = result
    result.findings[0] = finding("missing-translation", "strings-missing", keys: ["a", "url"])
    result.findings.append(finding("missing-translation", "no-translation", keys: ["b"]))
    result.findings[result.findings.count - 1].suggestion = UntranslatedAdvice.askFirst.ofOne
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["de"])
    #expect(counts.unasked == 1 && counts.toTranslate == 1 && counts.toLeave == 1 && counts.untranslated == 2)
    #expect(
      counts.words.map(\.english) == [
        "1 to translate", "2 to mend", "Perhaps to be left as they are: 1", "No code asks for: 1",
      ])
    #expect(
      HTMLReport.audit(result).contains(
        "<h3>Not translated: 2 strings · 1 missing · Perhaps to be left as they are: 1 · No code asks for: 1</h3>"))
  }

  @Test("Copies of the source count as untranslated, as in the language's share, and stand with what is missing")
  func copies() throws {
    var result = result
    result.findings.append(finding("untranslated", "table-untranslated", keys: ["d", "e"]))
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["de"])
    #expect(counts.toTranslate == 4 && counts.copies == 2 && counts.toMend == 0 && counts.untranslated == 5)
    let page = HTMLReport.audit(result)
    #expect(page.contains(
      "<h3>Not translated: 5 strings · 2 missing · 2 copied from the source · Perhaps to be left as they are: 1</h3>"))
    #expect(page.contains("<h3>1 copied from the source · with rows of their own, or left out here: 1</h3>"))
  }

  @Test("Where the heading above counts more copies than the list has, the list's heading says where the others are")
  func copiesElsewhere() throws {
    var result = result
    result.findings.append(finding("untranslated", "table-untranslated", keys: ["d", "e"]))
    let sheet = try #require(TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "de" })
    func page(copies: Int) -> String {
      TranslatorSheet(
        sheet: sheet, links: result.links, counts: SheetCounts(toTranslate: 9, copies: copies, toMend: 0),
        named: TranslatorSheet.named(on: [sheet])[0]
      ).markup.page(in: .english)
    }
    #expect(page(copies: 5).contains("1 copied from the source · with rows of their own, or left out here: 4"))
    #expect(!page(copies: 1).contains("with rows of their own"))
  }

  @Test("What its files mark for review is counted by language, on its sheet and in the table of languages, and leads to the first")
  func marked() throws {
    var result = result
    let index = try #require(result.project.tables.firstIndex { $0.file == "de.lproj/Nests.strings" })
    for unit in result.project.tables[index].units.indices { result.project.tables[index].units[unit].state = "needs_review" }
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["de"])
    #expect(counts.marked == 2 && counts.markedWithoutRow == 0 && counts.marks?.english == "2 marked for review")
    let page = HTMLReport.audit(result)
    #expect(page.contains(/<a href="?#translate\?locale=de&(amp;)?marked=1"?>2 marked for review<\/a>/))
    #expect(page.contains("aria-label=\"2 marked for review: German\">2 marked for review</a>"))
    #expect(page.contains(/<tr[^>]* data-marked="?marked"?/) && page.contains("asked.has(\"marked\")"))
    #expect(!HTMLReport.audit(self.result).contains("marked for review"))
  }

  @Test("Of more marked texts than a page has rows for it says how many have none; a language with nothing else has a sheet, too")
  func manyMarked() throws {
    var result = result
    result.findings = []
    let index = try #require(result.project.tables.firstIndex { $0.file == "fr.lproj/Nests.strings" })
    let file = result.project.tables[index].file
    result.project.tables[index].units = (0...MarkedForReview.mostOnPage).map { number in
      var unit = StringUnit(
        key: "k\(number)", locale: "fr", value: "Nid \(number)", location: LintelModel.SourceLocation(file: file, line: number + 1))
      unit.state = "needs_review"
      return unit
    }
    let counts = try #require(TranslationSheets(PageModel(result), names: .english).counts["fr"])
    #expect(counts.marked == MarkedForReview.mostOnPage + 1 && counts.markedWithoutRow == counts.marked)
    #expect(counts.marksWithoutRow(isSaved: true)?.english.hasSuffix("without a row here: 201. “Save as CSV” has them.") == true)
    #expect(HTMLReport.audit(result).contains("Marked for review, without a row here: 201."))
    let whole = try #require(TranslationSheets(PageModel(result), names: .english, extent: .whole).counts["fr"])
    #expect(whole.marked == counts.marked && whole.markedWithoutRow == 0)
  }

  @Test("Where there is nothing to do, no number is said")
  func nothing() { #expect(SheetCounts(toTranslate: 0, toMend: 0).words.isEmpty) }
}
