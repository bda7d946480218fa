import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The HTML report")
struct HTMLReportTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("It needs nothing else: no address of another file, and only its own style sheet and script are allowed")
  func isSelfContained() throws {
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src=") && !page.contains("url("))
    #expect(!page.contains(" style=") && !page.contains(" onclick"))
    let allowed =
      /content="default-src &#39;none&#39;; script-src &#39;sha256-([^&]+)&#39;; style-src &#39;sha256-([^&]+)&#39;;/
    let policy = try #require(page.firstMatch(of: allowed))
    let css = try #require(page.firstMatch(of: /(?s)<style>(.*?)<\/style>/)).1
    let script = try #require(page.firstMatch(of: /(?s)<script>(.*?)<\/script>/)).1
    #expect(policy.1.count == 44 && policy.2.count == 44 && !css.isEmpty && !script.isEmpty)
    // All other script elements hold markup, which a browser does not run.
    #expect(page.ranges(of: "<script>").count == 1)
    #expect(page.ranges(of: "<script").count == page.ranges(of: "<script type=\"text/html\">").count + 1)
    #expect(page.ranges(of: "<script").count == page.ranges(of: "</script>").count)
    for link in page.matches(of: /href="?([^"\s>]*)/) { #expect(link.1.hasPrefix("#")) }
  }

  @Test("Every link leads to a place on the page, and no place is named twice")
  func links() {
    let ids = page.matches(of: /\sid="?([^"\s>]*)/).map(\.1)
    #expect(Set(ids).count == ids.count)
    // Behind the place stands what is chosen there.
    let links = page.matches(of: /href="?#([^"\s>?]*)/).map(\.1)
    #expect(Set(links).subtracting(ids).isEmpty)
  }

  @Test("Criteria stand with the rules that support them, what they found, and what is left to a person")
  func criteria() {
    #expect(!page.contains("Accessibility criteria"))
    var result = SampleResult.result
    result.criteria = ["2.5.3": ["label-truncated"], "2.4.2": ["a-rule"], "1.4.5": ["text-in-image"]]
    let page = HTMLReport.audit(result)
    for part in [
      "WCAG 2.2 2.5.3 Label in Name (A), EN 301 549 11.2.5.3",
      "<td>not looked at: no definition declares it</td>",
      "What a person still has to check", "A criterion’s findings are about bars only, not about the rest of the app.",
      "Voice Control finds each item", "<tr id=\"criterion-2.5.3\">",
      "<li><a href=\"#criteria\">Accessibility criteria</a></li>",
    ] { #expect(page.contains(part), "\(part)") }
    // Of how much nothing was found is told as well.
    #expect(page.contains(/<td>nothing found \([1-9][0-9]* bars?\)<\/td>/))
  }

  @Test("Markup in a translation stays text, and its controls can be seen")
  func escapes() {
    #expect(page.contains("⟨U+202E⟩&lt;script&gt;alert(1)&lt;/script&gt;⟨U+001B⟩[31m⟨U+0000⟩"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || ($0.value < 0x20 && $0 != "\n") })
  }

  @Test("Every toolbar is drawn in each of its languages")
  func pictures() {
    let names = ["ar": "Arabic", "de": "German", "en": "English", "fr": "French", "ja": "Japanese"]
    for part in page.split(separator: "<details class=\"part toolbar").dropFirst() {
      let drawn = part.matches(of: /<svg class="bar [^>]* aria-label="([^,"]*), [^,"]+, [0-9.]+ points wide/).map {
        String($0.1)
      }
      #expect(Set(drawn) == Set(names.values))
    }
  }

  @Test("Without scripts every toolbar is seen in its source language, in the one that is worst off, and where to start")
  func stills() {
    let unscripted = page.replacing(/(?s)<script.*?<\/script>/, with: "")
    let parts = unscripted.split(separator: "<details class=\"part toolbar").dropFirst()
    #expect(parts.map { $0.ranges(of: "<svg class=\"bar ").count } == [3, 3, 1])
    #expect(unscripted.contains("<noscript>"))
    let start = unscripted.split(separator: "<section class=\"worst\"")[1].prefix { $0 != "\0" }
    // Behind the rows one leads to the first that is about bars.
    let rows = start[start.firstRange(of: "<ol>")!.lowerBound..<start.firstRange(of: "</section>")!.lowerBound]
    let links = rows.replacing(/<p class="hint">.*?<\/p>/, with: "").matches(of: /href="#([^"?]+)"/)
    let model = PageModel(SampleResult.result)
    #expect(links.count == model.allCauses.count)
    // Those that are a line until they are opened lead to what a script unpacks.
    for link in links.prefix(model.causes.count) { #expect(unscripted.contains("id=\"\(link.1)\"")) }
  }

  @Test("What is cut is shown as what is kept and what is lost, with its figures")
  func cut() {
    // Attributes in an island may have no quotation marks.
    let page = page.replacing("\"", with: "")
    #expect(page.contains("<bdi class=full lang=de>Einstellungen für<del> Benachrichtigungen</del></bdi>"))
    #expect(page.contains(/<g lang=de>.*class=title cut/))
    #expect(page.contains("In the overflow menu: <bdi lang=de>Archivieren</bdi>, "))
  }

  @Test("The questions that only people can answer stand with their bar, folded away")
  func questions() {
    #expect(page.ranges(of: "<details class=questions>").count == SampleResult.questions.count)
    #expect(page.contains("<summary>1 question that only people can answer</summary>"))
    #expect(page.contains("the most used ones first? <code>review-main-tasks hig-2025.18</code></li>"))
    var result = SampleResult.result
    result.questions = []
    #expect(!HTMLReport.audit(result).contains("only people can answer"))
  }

  @Test("A bar whose items fall off says so")
  func offBar() {
    var result = SampleResult.result
    for bar in result.bars.indices {
      for layout in result.bars[bar].layouts.indices {
        for item in result.bars[bar].layouts[layout].items.indices {
          if case .inOverflow = result.bars[bar].layouts[layout].items[item].place {
            result.bars[bar].layouts[layout].items[item].place = .offBar
          }
        }
      }
    }
    let page = HTMLReport.audit(result).replacing("\"", with: "")
    #expect(page.contains("Not on the bar, and in no menu: <bdi lang=de>Archivieren</bdi>"))
  }

  @Test("A bar at the bottom of the screen has its edge above it, one at the top below it")
  func edges() throws {
    var result = SampleResult.result
    func edge(_ page: String) throws -> Double {
      let line = try #require(page.firstMatch(of: /<line class="edge" x1="[^"]*" y1="([^"]*)"/))
      return try #require(Double(line.1))
    }
    #expect(try edge(HTMLReport.audit(result)) == 48)
    result.project.toolbars = [SampleProject.settings]
    result.project.toolbars[0].kind = .toolbar
    result.bars = result.bars.filter { $0.toolbar.id == SampleProject.settings.id }
    for index in result.bars.indices { result.bars[index].toolbar.kind = .toolbar }
    #expect(try edge(HTMLReport.audit(result)) == 40)
  }

  @Test("Headings never skip a level")
  func headings() {
    let levels = page.matches(of: /<h([1-6])/).map { Int($0.1)! }
    #expect(levels.first == 1 && levels.count { $0 == 1 } == 1 && Set(levels).isSuperset(of: [2, 3, 4, 5]))
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("An audit that found nothing, or nothing to look at, is a page that says so")
  func empty() {
    var result = SampleResult.result
    result.findings = []
    #expect(HTMLReport.audit(result).contains("Nothing found</h2>"))
    let nothing = AuditResult(
      profile: .hig2025, findings: [], project: Project(), bars: [], coverage: SampleResult.result.coverage)
    #expect(HTMLReport.audit(nothing, name: "a<b").contains("<h1>a&lt;b</h1>"))
    #expect(HTMLReport.audit(nothing).contains("No toolbar was found."))
  }

  @Test("Sixty bars in a hundred languages, with findings everywhere, stay a page that a browser opens")
  func scale() {
    let page = HTMLReport.audit(LargeResult.make(toolbars: 60, locales: 100))
    #expect(page.utf8.count < 12_000_000)
    // The names of the map's links, which say in words what is wrong, the tickets' lines for each of a hundred languages and what each text's neighbours may give
    // have their share of the page, and where a bar is worst off it is drawn at each of its widths.
    #expect(page.ranges(of: "<svg class=\"bar ").count >= 2_250)
  }
}
