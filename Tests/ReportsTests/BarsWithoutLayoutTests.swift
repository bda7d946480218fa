import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Bars that were laid out nowhere")
struct BarsWithoutLayoutTests {
  private func result() -> AuditResult {
    var result = SampleResult.result
    (result.findings, result.trend) = ([], nil)
    for bar in result.bars.indices where result.bars[bar].toolbar.id == SampleProject.mail.id {
      (result.bars[bar].layouts, result.bars[bar].sourceLayouts, result.bars[bar].thresholds) = ([], [], [:])
    }
    return result
  }

  @Test("One has no check mark on the page, on the map or in a menu of languages, and its section says why")
  func mark() throws {
    let page = HTMLReport.audit(result())
    #expect(page.contains(CleanMark.withoutLayout.english) && page.contains(BarInLocale.withoutLayout.english))
    #expect(page.contains("Bars and variants not judged for fit, without other findings: 1"))
    #expect(!page.contains(CleanMark.besideView.english))
    let whole = HTMLReport.audit(SampleResult.result)
    #expect(!whole.contains(CleanMark.withoutLayout.english) && !whole.contains(BarInLocale.withoutLayout.english))
  }

  @Test("It counts among the bars that are not judged for fit, once, and none says that all was looked at")
  func counted() throws {
    var result = result()
    #expect(SampleResult.result.barsWithoutLayout == 0)
    #expect(result.barsWithoutLayout == 1 && result.nothingFound.english == "Nothing found in what could be judged.")
    let sentence = "1 of 3 bars is not judged for fit, since it is not known how much room there is."
    #expect(result.unreadSummary?.english.contains(sentence) == true)
    #expect(TextReport.render(result, colour: false, width: 400).contains(sentence))
    #expect(MarkdownReport.audit(result, name: "Sample").contains(sentence))
    let index = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    result.project.toolbars[index].title = LocalizedText(state: .unresolved, expression: "name")
    #expect(result.barsWithoutLayout == 0 && result.barsNotKnownToFit.count == 1)
  }

  @Test("Of the buttons of a sheet it says that they are not laid out, and not that a width is missing")
  func sheet() {
    var bar = SampleProject.mail
    #expect(bar.reasonWithoutLayout.english == BarInLocale.withoutLayout.english)
    bar.kind = .sheetButtons
    #expect(bar.reasonWithoutLayout.english == BarInLocale.buttonsOfSheet.english)
  }

  @Test("Bars that are not judged for another reason are told to be others than those before")
  func besides() {
    var result = result()
    #expect(result.unreadSummary?.english.hasPrefix("1 of 3 bars is not judged") == true)
    (result.coverage.labelsUnresolved, result.coverage.toolbarsNotJudged) = (1, 1)
    #expect(result.unreadSummary?.english.contains("are known. Besides these: 1 of 3 bars is not judged for fit") == true)
  }

  @Test("The verb goes by how many are not judged, the noun by how many there are, in each language")
  func agrees() {
    var result = SampleResult.result
    result.coverage.toolbars = 3
    (result.coverage.labelsResolved, result.coverage.labelsUnresolved) = (1, 4)
    #expect(result.notJudgedForFit(1).english == "1 of 3 bars is not judged for fit")
    #expect(result.notJudgedForFit(2).english == "2 of 3 bars are not judged for fit")
    #expect(result.readTexts.english == "1 of 5 bar texts was read")
    for (language, one, two) in [
      ("de", "1 von 3 Leisten ist nicht", "2 von 3 Leisten sind nicht"), ("fr", "1 barre sur 3 n’a pas", "2 barres sur 3 n’ont pas"),
      ("es", "1 de 3 barras no se ha evaluado", "2 de 3 barras no se han evaluado"),
    ] {
      let words = Localizer(language: language)
      #expect(words.text(result.notJudgedForFit(1)).hasPrefix(one) && words.text(result.notJudgedForFit(2)).hasPrefix(two))
    }
    result.coverage.toolbars = 1
    #expect(result.notJudgedForFit(1).english == "1 of 1 bar is not judged for fit")
    #expect(Localizer(language: "de").text(result.notJudgedForFit(1)).hasPrefix("1 von 1 Leiste ist nicht"))
  }

  @Test("JUnit skips it in each language, SARIF notes it and JSON lists it, and of no other that is said")
  func formats() throws {
    let result = result()
    let reason = BarInLocale.withoutLayout.english
    let junit = JUnitReport.audit(result)
    #expect(junit.contains("\(CleanMark.unjudged.name.english) (de)") && junit.contains("<skipped message=\"\(reason)"))
    let other = try #require(junit.split(separator: "<testsuite ").last { !$0.contains("name=\"\(SampleProject.mail.id)\"") })
    #expect(!other.contains("<skipped"))
    #expect(SARIFReport.audit(result, rules: []).contains(reason))
    let json = JSONReport.audit(result)
    #expect(json.contains("\"isLaidOut\": false") && !JSONReport.audit(SampleResult.result).contains("isLaidOut"))
    #expect(try SchemaCheck.problems(json, "audit") == [])
  }

  @Test("A stored report says the same")
  func stored() throws {
    let result = result()
    let stored = try StoredReport.read(Array(XMLReport.audit(result).utf8), file: "a.xml").result
    #expect(stored.barsWithoutLayout == 1 && JUnitReport.audit(stored) == JUnitReport.audit(result))
  }
}
