import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// What the page says to whoever comes by an address, and to whoever goes on from it.
@Suite("The ways to the page and on from it")
struct PageAddressTests {
  private func head(of page: String) throws -> Substring {
    page[..<(try #require(page.firstRange(of: "</header>")).lowerBound)]
  }

  /// What "Find" offers: the pictures have a choice of languages of their own.
  private func choices(on page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "id=\"find\"")).lowerBound
    return try page[start..<#require(page[start...].firstRange(of: "</form>")).lowerBound]
  }

  @Test("The head has a place where an address that names nothing is told of, in the page's language and on pages of one")
  func gone() throws {
    let sentence = "This finding is not in this report: it is fixed, changed or left out."
    let place = "<p class=\"vh\" id=\"gone\" role=\"status\" data-finding=\"\(sentence)\" data-place=\""
    #expect(try head(of: HTMLReport.audit(SampleResult.result)).contains(place))
    let german = Localizer(language: "de")
    let page = HTMLReport.language("de", of: SampleResult.result, name: "Sample", words: german)
    #expect(try head(of: page).contains("data-finding=\"Dieser Befund steht nicht in diesem Bericht: "))
  }

  @Test("“Find” on a language's page offers this language alone, whatever else its findings are about")
  func ownLanguage() throws {
    var result = SampleResult.result
    let place = try #require(result.findings.indices.first)
    (result.findings[place].locale, result.findings[place].locales) = (nil, ["de", "fr"])
    let page = HTMLReport.language("de", of: result, name: "Sample", words: .english)
    #expect(try choices(on: page).contains("<option value=\"de\">"))
    #expect(try !choices(on: page).contains("<option value=\"fr\">"))
    #expect(try choices(on: HTMLReport.audit(result)).contains("<option value=\"fr\">"))
  }

  @Test("Every way within the page ends at its place at once, and what is above it does not push it away")
  func landing() {
    let page = HTMLReport.audit(SampleResult.result)
    // What a choice finds stands below the form.
    #expect(page.contains("if (query) Landing.on(find.querySelector(\"[role=status]\"));"))
    #expect(page.contains("Landing.on(place);") && page.contains("Landing.on(section);") && page.contains("sizes.observe(document.body);"))
    #expect(page.contains("\"keydown\", \"click\"]"))
    // One place alone scrolls, but for cells that the map’s own heads would cover, and never smoothly.
    #expect(page.matches(of: /scrollIntoView/).count == 2 && !page.contains("scroll-behavior"))
  }

  @Test("Whatever a language or a rule is called, an address ends with it as a query says it")
  func encoded() {
    #expect(FilterState(locale: "zh-Hans", kind: .error).address == "find?locale=zh-Hans&kind=error")
    #expect(FilterState(locale: FilterState.severalLanguages).address == "find?locale=*")
    #expect(FilterState(locale: "en+GB").address == "find?locale=en%2BGB")
    #expect(FilterState(locale: "x%41", rule: "a&b=c#?").address == "find?locale=x%2541&rule=a%26b%3Dc%23%3F")
    #expect(SheetAddress(locale: "a&b é\n").address == "translate?locale=a%26b%20%C3%A9%0A")
    #expect(SheetAddress(locale: "de", goal: .missing).address == "translate?locale=de&missing=1")
    #expect(SheetAddress(locale: "de", goal: .mending).address == "translate?locale=de&mend=1")
  }

  @Test("Only where something is wrong whatever the language can that be chosen")
  func whateverTheLanguage() {
    var result = SampleResult.result
    result.findings = SampleResult.findings.filter { $0.locale == "de" }
    #expect(!result.findings.isEmpty && !HTMLReport.audit(result).contains("locale=none"))
    #expect(!HTMLReport.audit(result).contains("<option value=\"none\">"))
  }

  @Test("A cause of several findings says beside its first one's title how many more it has, and one of one does not")
  func alike() throws {
    func finding(_ locale: LocaleID) -> Finding {
      Finding(
        rule: "plural", verdict: .fails, certainty: .certain, severity: .error, blame: .translation, toolbar: nil,
        item: nil, table: "Titles", key: "k", locale: locale, message: "It breaks", reason: "r")
    }
    var result = SampleResult.result
    result.findings = ["de", "fr", "ja"].map(finding)
    #expect(result.matters.count == 1)
    let page = HTMLReport.audit(result)
    #expect(
      page.contains(
        /<h3 id="cause-1">[^\n]*<\/a><\/h3>\s*<p class="sentence">It breaks <span class="alike"><a href="#find\?cause=1"[^>]*>\(and 2 more like it\)<\/a><\/span>/))
    result.findings = [finding("de")]
    #expect(!HTMLReport.audit(result).contains("class=\"alike\""))
  }

  /// What is folded below what to start with.
  private func facts(of page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<details class=\"pipeline\" id=\"about\">")).lowerBound
    let begin = try #require(page.firstRange(of: "id=\"start\"")).lowerBound
    #expect(begin < start && page[..<begin].contains("<span class=\"setting\">"))
    return page[start..<(try #require(page[start...].firstRange(of: "</details>")).lowerBound)]
  }

  @Test("The commands of a pipeline are folded below what to start with: those that what it compares with makes sensible")
  func pipeline() throws {
    var result = SampleResult.result
    let top = try unmarked(facts(of: HTMLReport.audit(result)))
    #expect(top.contains("<details class=\"pipeline\" id=\"about\"><summary>About this audit</summary>"))
    // How it ends now comes first: the code, why, and by which rules.
    let errors = SampleResult.result.findings.filter { $0.verdict == .fails && $0.severity == .error }
    #expect(top.contains("This ends with exit code \(errors.isEmpty ? 0 : 1): "))
    for (rule, own) in Dictionary(grouping: errors, by: \.rule) { #expect(top.contains("<li><code>\(rule)</code>: \(own.count)</li>")) }
    for command in [
      "lintel baseline . &gt; lintel-baseline.json", "lintel audit . --baseline lintel-baseline.json",
      "lintel gate . --base main", "lintel audit . --fail-on warning", "fail-on: warning",
      "lintel audit . --baseline lintel-baseline.json --strict", "lintel baseline . --prune lintel-baseline.json",
      "lintel audit . --output Reports --format gitlab --format checkstyle",
      // What is counted in the XML report is counted where that is written.
      "lintel audit . --output Reports --format xml",
    ] { #expect(top.contains("<code>\(command)</code>"), "\(command)") }
    result.trend = Trend(new: 1, worse: 0, known: 0, gone: 0, base: "main")
    let gated = try unmarked(facts(of: HTMLReport.audit(result)))
    #expect(gated.contains("<code>- run: lintel gate . --format github</code>"))
    #expect(gated.contains("This ends with exit code ") && !gated.contains("<code>lintel baseline"))
    #expect(
      gated.contains("<code>lintel gate . --base main --output Reports --format sarif --format junit --format github</code>")
    )
    result.trend?.base = nil
    result.coverage.toolbarsNotJudged = 1
    let compared = try unmarked(facts(of: HTMLReport.audit(result)))
    for command in [
      "lintel audit . --baseline lintel-baseline.json --strict", "lintel baseline . --prune lintel-baseline.json",
      "lintel audit . --min-resolved \(result.coverage.percentResolved)",
    ] { #expect(compared.contains("<code>\(command)</code>"), "\(command)") }
    #expect(!compared.contains("<code>lintel baseline . &gt; lintel-baseline.json</code>"))
  }

  @Test("No line breaks within an option of a command, in sentences and in commands; what copies a command has it as it is")
  func options() throws {
    var result = SampleResult.result
    result.askedFailOn = .never
    let top = try facts(of: HTMLReport.audit(result))
    let option = "<span class=\"option\">--fail-on</span>"
    #expect(top.contains("This run only reports and never fails (\(option) never)."))
    #expect(top.contains("<code>lintel audit . \(option) warning</code>"))
    #expect(top.contains("aria-label=\"Copy: lintel audit . --fail-on warning\""))
    #expect(HTMLReport.audit(result).contains(".option { white-space: nowrap; }"))
    #expect(Markup.element("p", [], [.command("a -- b --c-d=e - ---f")]).page(in: .english).contains(
      "a <span class=\"option\">--</span> b <span class=\"option\">--c-d</span>=e - <span class=\"option\">---f</span></p>"))
  }

  /// Without the marks of its options.
  private func unmarked(_ head: Substring) -> Substring { head.replacing(/<span class="option">(.*?)<\/span>/) { $0.1 } }
}
