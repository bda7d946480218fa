import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// The figures and orders of one row belong together, and hold wherever people commonly see the text.
@Suite("Limits on a translators' sheet")
struct SheetLimitTests {
  private let key = "Doz-aa-3q7.title"

  private func row(of result: AuditResult) throws -> TranslationRow {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let sheet = try #require(sheets.first { $0.locale == "de" })
    return try #require(sheet.rows.first { $0.key == key })
  }

  /// The sample, with every layout of the German settings bar changed.
  private func changed(_ change: (Int, inout BarLayout) -> Void) -> AuditResult {
    var result = SampleResult.result
    for index in result.bars.indices
    where result.bars[index].locale == "de" && result.bars[index].toolbar.id == SampleProject.settings.id {
      for number in result.bars[index].layouts.indices { change(number, &result.bars[index].layouts[number]) }
    }
    return result
  }

  @Test("A title that is cut only if it is large has the room and the needs of the large one, and no picture that shows it whole")
  func largeTitle() throws {
    var result = changed { _, layout in
      let text = layout.title?.text ?? ""
      layout.title?.needed = Width(exactly: 179.2)
      layout.title?.room = Width(exactly: 300)
      layout.title?.cut = nil
      layout.title?.spare = 120.8
      layout.shortening = []
      layout.largeTitle = BarLayout.VisibleText(
        text: text, shown: text, needed: Width(exactly: 357.2), room: Width(exactly: 343), font: Font(size: 34), cut: .likely)
    }
    let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
    result.findings[place].isAboutTitle = true
    result.findings[place].over = 14.2
    result.findings[place].verdict = .needsReview
    result.findings[place].certainty = .likely
    let tightest = try #require(try row(of: result).tightest)
    #expect(tightest.over?.isLargeTitle == true && tightest.room.needed.best.rounded == 357.2)
    #expect(tightest.fits?.rounded == 343 && tightest.pictured == nil && tightest.shorter.joint == nil)
  }

  @Test("A text whose room is known has no row that says it is not, though nobody knows the room on another bar")
  func knownRoom() throws {
    var result = changed { _, layout in
      layout.title?.needed = Width(exactly: 100)
      layout.title?.room = Width(exactly: 115)
      layout.title?.cut = nil
      layout.title?.spare = 15
      layout.shortening = []
    }
    result.findings = []
    var twin = SampleProject.settings
    twin.id += "#twin"
    result.project.toolbars.append(twin)
    let known = result.bars.filter { $0.toolbar.id == SampleProject.settings.id && $0.locale == "de" }
    result.bars += known.map { bar in
      var bar = bar
      bar.toolbar = twin
      for index in bar.layouts.indices {
        bar.layouts[index].title?.cut = .possible
        bar.layouts[index].title?.spare = 40
      }
      return bar
    }
    let row = try row(of: result)
    #expect(row.tightest?.fits != nil && !row.fits)
    #expect(row.ownAdvice?.english == TranslationRow.fitsWhereKnown.english)
  }

  /// The Japanese settings title, where it is still the English one: thirteen letters of ten points, in a room of 305.
  private func copied(_ findings: [Finding]) throws -> TranslationRow {
    var result = SampleResult.result
    result.findings = findings
    let copy = LocalizedValue(state: .translated, text: "Notifications", location: SourceLocation(file: "Main.xcstrings", line: 12))
    for index in result.bars.indices
    where result.bars[index].locale == "ja" && result.bars[index].toolbar.id == SampleProject.settings.id {
      result.bars[index].toolbar.title.values["ja"] = copy
      for number in result.bars[index].layouts.indices {
        result.bars[index].layouts[number].title?.text = "Notifications"
        result.bars[index].layouts[number].title?.needed = Width(exactly: 130)
        result.bars[index].layouts[number].title?.room = Width(exactly: 305)
        result.bars[index].layouts[number].title?.font.size = 17
        result.bars[index].layouts[number].title?.cut = nil
        result.bars[index].layouts[number].title?.spare = 175
      }
    }
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    return try #require(sheets.first { $0.locale == "ja" }?.rows.first { $0.key == key })
  }

  @Test("A copy of the source that is to be translated has its room in the language's own signs")
  func copyInAnotherScript() throws {
    let finding = Finding(
      rule: "untranslated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: SampleProject.settings.id, table: "Main", key: key, locale: "ja", message: "It says the same as the English text",
      reason: "same", suggestion: "Translate it.")
    // Squares of 17 points.
    let row = try copied([finding])
    #expect(row.isCopy && row.length?.upperBound == 17)
    #expect(row.tightest?.roomSentence.english == "room left: 175 pt, about 10 characters")
    // Of what nobody finds fault with, its own letters count.
    #expect(try copied([]).length?.upperBound == 30)
  }

  @Test("Where the figures of a room lie far apart, the order says between how many characters it may be")
  func wideRoom() throws {
    var result = changed { _, layout in
      layout.title?.needed = Width(exactly: 360)
      layout.title?.room = Width(low: 80, best: 130, high: 260)
      layout.title?.cut = .certain
      layout.shortening = []
    }
    let place = try #require(result.findings.firstIndex { $0.locale == "de" && $0.key == key && $0.over != nil })
    result.findings[place].over = 230
    result.findings[place].evidence = [.count("room", 13, "characters")]
    let row = try row(of: result)
    let advice = try #require(row.action(for: result.findings[place])).english
    // One number to deliver comes first.
    #expect(advice.contains("Shorten it to at most 13 characters. To be safe: 8. Up to 26 only if its bar gives it the most room that it may have."))
  }

  @Test("Less than half of what is best known is no limit that anybody can work to")
  func noLimit() {
    #expect(LessSureLength(9...13, highest: 21).words?.english == "To be safe: 9. At best: 21.")
    #expect(LessSureLength(4...15).words == nil && LessSureLength(4...15).safe == nil)
    #expect(LessSureLength(8...15).safe == 8 && LessSureLength(0...1).safe == nil && LessSureLength(7...7, highest: 7).words == nil)
    #expect(LessSureLength(1...6, highest: 9).words?.english == "At best: 9.")
  }

  @Test("Of a text without words of its own nobody is asked to shorten it: what the app puts in decides, and its developers can act")
  func formatOnly() throws {
    var result = changed { _, layout in
      layout.title?.text = "%@ %@"
      layout.title?.needed = Width(low: 40, best: 360, high: 500)
      layout.title?.room = Width(exactly: 130)
      layout.title?.cut = .likely
      layout.shortening = [Shortening(.title, by: 230)]
    }
    for index in result.bars.indices where result.bars[index].toolbar.id == SampleProject.settings.id {
      result.bars[index].toolbar.title.values["de"]?.text = "%@ %@"
    }
    result.findings = []
    let row = try row(of: result)
    #expect(row.ownAdvice?.english == FormatText.advice.english && row.length == nil && row.tightest?.shorter.joint == nil)
  }

  @Test("What is too wide without a finding of its own is to be looked at, so that no filter loses its order")
  func withoutFinding() throws {
    var result = SampleResult.result
    result.findings = []
    let row = try row(of: result)
    #expect(row.entries.isEmpty && row.tightest?.isTooLong == true && row.kind == .review && row.severity == .review)
  }

  @Test("No single word is to give up nearly half of its letters for another text; of several words one may go")
  func halvedWord() {
    func isHalved(_ text: String, _ locale: LocaleID, to characters: Int) -> Bool {
      ShorterWording.isHalvedWord(text, in: locale, to: characters)
    }
    #expect(isHalved("Continuar", "es", to: 5) && !isHalved("Continuar", "es", to: 6))
    #expect(!isHalved("Continuar ahora", "es", to: 7) && !isHalved("続けてください", "ja", to: 3))
    // Khmer, Burmese and Tibetan set no spaces either, and a Korean word has few signs.
    #expect(!isHalved("រក្សាទុកឯកសារ", "km", to: 3) && !isHalved("ဖိုင်သိမ်းဆည်း", "my", to: 2))
    #expect(!isHalved("བཟོ་བཅོས", "bo", to: 1) && !isHalved("계속하세요", "ko", to: 2))
  }

  @Test("One plan is enough on all common screens: each text has the fewest characters of any of them")
  func onePlan() throws {
    let result = changed { number, layout in
      // Few people see the third one.
      layout.shortening = [Shortening(.title, by: [20, 60, 90][number])]
      layout.title?.needed = Width(exactly: 360)
    }
    let bar = try #require(result.bars.first { $0.locale == "de" && $0.toolbar.id == SampleProject.settings.id })
    let plans = bar.layouts.prefix(2).compactMap { JointShortening(of: $0, on: bar) }
    #expect(plans.count == 2 && plans[0] == plans[1])
    // Thirty-six characters of ten points.
    #expect(plans.first?.texts.map(\.most) == [30])
  }

  @Test("A variant has the same number on a page that has some of the bars as among all of them")
  func variantNumbers() {
    let all = (1...3).map { number in
      var bar = SampleProject.mail
      (bar.id, bar.variant) = ("mail~\(number)", Toolbar.Variant(bar: "mail", arms: "case \(number)"))
      return bar
    }
    let some = BarTitle.all([all[2]], among: all)
    #expect(some.map(\.whole.english) == [BarTitle.all(all)[2].whole.english])
    #expect(some[0].number?.of == 3 && some[0].number?.among == 3)
  }

  @Test("A finding of several languages has the language's own number before a sentence that counts all of them")
  func ownCount() throws {
    let entry = try #require(PageModel(SampleResult.result).counts.languages["de"]?.first)
    let row = findingRow(entry, in: "de", count: "In this language: \(12, "string")").page(in: .english)
    let count = try #require(row.firstRange(of: "In this language: 12 strings")).lowerBound
    let link = try #require(row.firstRange(of: "<a ")).lowerBound
    #expect(count < link)
  }

  @Test("What is said at the top of a sheet that lacks rows names the files that have all of them")
  func partial() {
    let said = TranslatorSheet.partial(SplitReport.safe("pt-BR")).english
    #expect(said.hasSuffix("“lintel audit . --output DIR --split” writes all of them: DIR/pt-BR.html, DIR/pt-BR.csv."))
  }
}
