import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where those who made a bar begin")
struct MakersPlaceTests {
  private func result(_ blame: Blame, key: String? = nil) -> AuditResult {
    var result = SampleResult.result
    let table = SourceLocation(file: "App/en.lproj/A.strings", line: 819)
    result.project.tables = [
      StringTable(
        file: table.file, id: TableID(folder: "App", name: "A"), format: .strings, locale: "en", encoding: "UTF-8", units: [])
    ]
    var finding = Finding(
      rule: "label-ends", verdict: .fails, certainty: .certain, severity: .warning, blame: blame,
      toolbar: SampleProject.mail.id, table: "App/A", key: key, locale: "en", message: "It ends so", reason: "r")
    finding.translationLocation = table
    result.findings = [finding]
    return result
  }

  @Test("A developer's ticket begins with the code, and has the table's line behind it; a translator's has the table's alone")
  func places() {
    let bar = SampleProject.mail.location
    #expect(
      HTMLReport.audit(result(.definition)).contains(
        "data-place=\"\(bar.file):\(bar.line) · App/en.lproj/A.strings:819\""))
    #expect(HTMLReport.audit(result(.translation)).contains("data-place=\"App/en.lproj/A.strings:819\""))
  }

  @Test("What who made the bar mends begins with its definition in every report, and has the table's line behind it")
  func definitionFirst() {
    func placed(_ blame: Blame) -> AuditResult {
      var result = result(blame, key: "a")
      result.findings[0].definitionLocation = LintelModel.SourceLocation(file: "App/Bar.swift", line: 7)
      return result
    }
    for blame in [Blame.definition, .layout] {
      let made = placed(blame)
      #expect(made.findings[0].location?.file == "App/Bar.swift")
      #expect(made.findings[0].relatedPlaces.map(\.location.line) == [819])
      #expect(XMLReport.audit(made, name: "A").contains(/<locations>\s*<definition[^>]*>\s*<translation/))
      #expect(GitHubReport.audit(made).contains("file=App/Bar.swift,line=7"))
    }
    for blame in [Blame.translation, .source] {
      let text = placed(blame)
      #expect(text.findings[0].location?.line == 819)
      #expect(XMLReport.audit(text, name: "A").contains(/<locations>\s*<translation[^>]*>\s*<definition/))
    }
  }

  @Test("An item of a view that several bars show begins with that view, and says where it is used behind it")
  func itemOfView() {
    var result = result(.definition)
    result.findings[0].item = SampleProject.mail.items[0].id
    result.findings[0].translationLocation = nil
    result.findings[0].definitionLocation = LintelModel.SourceLocation(file: "App/AddButton.swift", line: 7)
    let page = HTMLReport.audit(result)
    #expect(page.contains(/Definition <\/span>[^\n]{1,400}Used at <\/span>/))
    #expect(!page.contains(/Used at <\/span>[^\n]{1,400}Definition <\/span>/))
  }

  @Test("Where the definition is in another file, what stands on the bar is where it is used")
  func usedAt() {
    var result = result(.definition, key: "a")
    result.findings[0].definitionLocation = LintelModel.SourceLocation(file: "App/Names.swift", line: 7)
    #expect(HTMLReport.audit(result).contains("Used at "))
    result.findings[0].definitionLocation = SampleProject.mail.location
    #expect(!HTMLReport.audit(result).contains("Used at "))
  }

  @Test("A title that another file says leads its bar's designers to the line that sets it")
  func title() {
    var result = result(.layout, key: "a")
    result.findings[0].isAboutTitle = true
    result.findings[0].definitionLocation = LintelModel.SourceLocation(file: "App/Names.swift", line: 7)
    result.findings[0].placedLocation = LintelModel.SourceLocation(file: "App/Plot.swift", line: 38)
    let number = result.project.toolbars.firstIndex { $0.id == result.findings[0].toolbar }
    if let number { result.project.toolbars[number].title.location = LintelModel.SourceLocation(file: "App/Names.swift", line: 7) }
    #expect(HTMLReport.audit(result).contains(/data-place="App\/Plot.swift:38/))
  }

  @Test("What is found is listed with its file and line, and with its language as its cause says it")
  func listed() {
    let page = HTMLReport.audit(result(.definition))
    #expect(page.contains(": FindingTools.shownPlace(element);"))
    #expect(page.contains("dataset.everywhere !== undefined ? \"none\" : dataset.locale || \"*\""))
  }

  @Test("What is wrong whatever the language is said so in the text report as on the page; a text is its language's")
  func whateverTheLanguage() {
    func said(_ result: AuditResult) -> [Bool] {
      let text = TextReport.render(result, colour: false, width: 100)
      let page = HTMLReport.audit(result)
      return [text.contains("Whatever the language"), page.contains("<dt>Languages</dt><dd>Whatever the language</dd>")]
    }
    #expect(said(result(.definition)) == [true, true] && said(result(.layout)) == [true, true])
    #expect(said(result(.definition, key: "a")) == [false, false])
    #expect(said(result(.translation)) == [false, false])
  }

  @Test("Of many that are wrong whatever the language each is of none, in one line as in full, and in a menu of languages")
  func manyOfNoLanguage() {
    var many = result(.definition)
    many.findings = (0..<5).map { number in
      var finding = many.findings[0]
      finding.fingerprint = "000000000000000\(number)"
      return finding
    }
    let text = TextReport.render(many, colour: false, width: 100)
    #expect(text.ranges(of: "It ends so [label-ends]").count == 5 && !text.contains("[en]"))
    #expect(TextReport.worst(many, count: 1).contains("(Whatever the language)"))
    #expect(MarkdownReport.audit(many, name: "A").contains("It ends so (Whatever the language)"))
    #expect(HTMLReport.audit(many).contains(/English \(Whatever the language: [0-9]+ warnings?\)<\/option>/))
    // A text is its language's.
    many.findings = many.findings.map { finding in
      var finding = finding
      finding.key = "a"
      return finding
    }
    #expect(TextReport.render(many, colour: false, width: 100).contains("It ends so [label-ends] [en]"))
  }

  @Test("What is wrong whatever the language is no error of the source's language in the page's head")
  func inNoLanguage() {
    var everywhere = result(.definition)
    everywhere.findings[0].severity = .error
    #expect(everywhere.errorSpread?.english.hasPrefix("Languages with errors: 0 of ") == true)
    var text = result(.definition, key: "a")
    text.findings[0].severity = .error
    #expect(text.errorSpread?.english.hasPrefix("Languages with errors: 1 of ") == true)
  }

  @Test("The text's line stands second where the definition is in another file than the bar: a ticket takes two places")
  func besideGenerated() {
    var generated = result(.definition)
    generated.findings[0].definitionLocation = LintelModel.SourceLocation(file: "App/Generated.swift", line: 3)
    let names = HTMLReport.audit(generated).matches(of: /<span class="name">(Used at|Text|Definition)\b/).map { String($0.1) }
    #expect(names == ["Used at", "Text", "Definition"])
  }
}
