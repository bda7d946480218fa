import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The page for people who listen to it")
struct SpokenPageTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("A menu of languages says in words how grave what was found is, and that nothing was")
  func severities() throws {
    let options = page.matches(of: /<option value="?[a-z-]+"?>[^<]* [✕▲?●✓][^<]*<\/option>/).map { String($0.0) }
    #expect(!options.isEmpty)
    #expect(options.allSatisfy { $0.contains(/[✕▲?●✓] \([^)]*[a-z]{4}[^)]*\)</) })
    #expect(options.contains { $0.contains("✕ (1 error") })
  }

  @Test("A cause is a heading that says how grave it is, and its button says which ticket it copies")
  func causes() throws {
    let causes = page.matches(
      of: /<h3 id="cause-([0-9]+)"><span class="vh">(Error|Warning|Needs review|Note): <\/span><a href="#/)
    #expect(!causes.isEmpty)
    for cause in causes {
      let number = cause.1
      #expect(
        page.contains("id=\"ticket-\(number)\"") == page.contains("aria-labelledby=\"ticket-\(number) cause-\(number)\""))
    }
    #expect(page.contains("aria-labelledby=\"ticket-1 cause-1\""))
  }

  @Test("A number in the table of languages is a link with a name: the language, and how many of what")
  func numbers() throws {
    let table = try #require(page.split(separator: "<section class=\"languages\"").dropFirst().first)
    #expect(table.contains("<caption class=\"vh\">By language</caption>"))
    let links = table.prefix(upTo: table.firstRange(of: "</section>")!.lowerBound).matches(
      of: /<a href="#find\?locale=[a-z]+&amp;kind=[a-z]+" aria-label="([^"]*)">([0-9]+)<\/a>/)
    #expect(!links.isEmpty)
    #expect(links.allSatisfy { $0.1.contains(": \($0.2) ") })
    #expect(links.contains { $0.1.hasPrefix("German: ") })
  }

  @Test("Two pictures of a bar in one language have two names")
  func pictures() throws {
    let part = try #require(page.split(separator: "<details class=\"part").dropFirst().first)
    let names = part.matches(of: /<svg class="bar[^>]* aria-label="([^"]*)"/).map { String($0.1) }
    #expect(names.count > 1 && Set(names).count == names.count)
    #expect(names.allSatisfy { $0.contains(#/, (iOS|iPadOS|macOS) [0-9.]+, /#) })
  }

  @Test("A space at the edge of a text is seen as a sign, and said as a word")
  func edgeSpaces() {
    func shown(_ text: String) -> String { foreign(text, "de").page(in: .english) }
    let sign = "<span class=\"space\" role=\"img\" aria-label=\"space\">␣</span>"
    #expect(shown(" Become").contains("<bdi lang=\"de\">\(sign)Become</bdi>"))
    #expect(shown("Sort by:  ").contains(">Sort by:\(sign)\(sign)</bdi>"))
    #expect(shown("  ").contains(">\(sign)\(sign)</bdi>"))
    #expect(shown("Sort by").contains(">Sort by</bdi>"))
    // What has no letters would run as the page does.
    #expect(shown("%@").contains("<bdi lang=\"de\" dir=\"ltr\">%@</bdi>"))
    let sentence = Markup.quoting("The text “\(Message.data("Become "))” has a space at its end")
    for language in ["en", "de"] {
      #expect(sentence.page(in: Localizer(language: language)).contains("Become<span class=\"space\""))
    }
  }
}
