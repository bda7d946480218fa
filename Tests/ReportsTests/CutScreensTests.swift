import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("On how many screens something is cut, in words")
struct CutScreensTests {
  @Test("One of fifteen is said with its width, several are counted, and all are said to be all")
  func words() {
    #expect(CutScreens.words(1, of: 15, width: 375).english == "on 1 of 15 screens, 375 pt wide")
    #expect(CutScreens.words(3, of: 15, width: nil).english == "on 3 of 15 screens")
    #expect(CutScreens.words(15, of: 15, width: nil).english == "on every screen of this bar")
    #expect(CutScreens.words(1, of: 1, width: 375).english == "on every screen of this bar")
  }

  @Test("What is cut nowhere has no screens")
  func none() {
    let finding = Finding(
      rule: "format", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, table: "Titles", key: "a",
      locale: "de", message: "It breaks", reason: "r")
    #expect(CutScreens.words(of: finding, on: PageModel(SampleResult.result)) == nil)
  }

  @Test("A cut label says so with its sentence, and rows of what is found have it as well")
  func page() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains(/<span class="?extent"?>on [1-9e]/))
    #expect(page.contains("element.querySelector(\".extent\")"))
  }

  @Test("The sentence of a finding and the line of its reach count the same screens, of the same ones")
  func oneBase() {
    let model = PageModel(SampleResult.result)
    var compared = 0
    for finding in SampleResult.result.findings {
      guard let words = CutScreens.words(of: finding, on: model)?.english else { continue }
      let all = model.screens(of: finding).count
      compared += 1
      #expect(Reach(of: [finding], on: model).share.english == "\(finding.environmentCount) of \(all) devices and windows")
      #expect(words == "on every screen of this bar" || words.contains(" of \(all) screens"))
    }
    #expect(compared > 0)
  }
}
