import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is to be done in one language")
struct WorkListTests {
  private var page: String {
    var result = SampleResult.result
    result.trend = nil
    return HTMLReport.audit(result)
  }

  @Test("A language's name in the tables of languages leads to the list of all that is to be done in it")
  func way() throws {
    let table = try #require(page.firstMatch(of: /(?s)<table class="?failing"?.*?<\/table>/)).output
    #expect(table.contains(/href="?#find\?locale=[a-zA-Z-]+"?>/))
    #expect(page.contains("this.work.hidden = !language || this.groups.length < 2;"))
  }

  @Test("It has each cause in a line, in the order of harm of the causes below, with how many of each severity, and leads to these")
  func lines() {
    #expect(page.contains("this.work.append(...this.groups.map(({ cause, findings }) => {"))
    #expect(page.contains("link.href = `${this.address()}&cause=${cause}`;"))
    #expect(page.contains("if (count > 0) item.append(\" \", this.tally(kind, count));"))
  }

  @Test("Where nobody asked for a language's sheet, the first one is folded under its name; an address, the menu and paper open it")
  func unasked() {
    #expect(page.contains("if (this.select.options.length < 2) return;"))
    #expect(page.ranges(of: "this.unfold()").count == 4)
    #expect(page.contains("addEventListener(\"beforeprint\", () => this.unfold());"))
  }

  @Test("Its numbers are the page's, and whoever listens hears the word of the mark")
  func numbers() {
    #expect(page.contains("(number) => this.sentenceOf(\"{number}\", { number })"))
    #expect(page.contains("word.className = \"vh\";"))
  }

  @Test("What was found in one language has its name as heading, how much is untranslated, and ways to its sheet and back to the table")
  func heading() {
    #expect(page.contains("data-heading=\"{language} · Findings: {found}\"") && page.contains("data-back=\"Back to “By language”\""))
    #expect(page.contains("this.head.show(this.locale?.value, language, count,"))
    #expect(page.contains("if (OwnStrings.sheets?.has(locale)) {"))
  }
}
