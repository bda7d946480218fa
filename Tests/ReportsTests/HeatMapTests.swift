import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What the map counts")
struct HeatMapTests {
  /// What is missing on two bars and told with their table; the label of one is named with its bar and without.
  private static var result: AuditResult {
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "Main", message: "Main lacks texts", reason: "many-missing")
    finding.locales = ["ar", "de"]
    finding.strings = [
      FoundString(toolbar: SampleProject.mail.id, table: "Main", key: "arc.label", locale: "ar"),
      FoundString(toolbar: SampleProject.settings.id, table: "Main", key: "Doz-aa-3q7.title", locale: "de"),
      FoundString(table: "Main", key: "arc.label", locale: "ar"),
    ]
    var result = SampleResult.result
    result.findings = [finding]
    return result
  }

  private func section(_ result: AuditResult) throws -> Substring {
    let rest = try #require(HTMLReport.audit(result).components("<section class=\"heat\"").last)
    return try #require(rest.components("</section>").first)
  }

  /// Of each row its total, and what its cells have.
  private func sums(of map: Substring) throws -> [(total: Int, cells: [Int])] {
    let body = try #require(map.components("<tbody>").last)
    return body.components("<tr").dropFirst().map { row -> (total: Int, cells: [Int]) in
      let total = row.firstMatch(of: /<td class="total">([0-9]+)</).flatMap { Int($0.1) }
      let counts = row.matches(of: /data-counts="([0-9 ]+)"/).map { String($0.1) }
      return (total: total ?? -1, cells: counts.map { $0.split(separator: " ").compactMap { Int($0) }.reduce(0, +) })
    }
  }

  @Test("A finding is one in each cell, row and column, wherever it is told")
  func once() throws {
    let map = try section(Self.result)
    let rows = try sums(of: map)
    #expect(rows.count == 3 && rows.allSatisfy { $0.total == 1 })
    #expect(rows.allSatisfy { !$0.cells.isEmpty && $0.cells.allSatisfy { $0 == 1 } })
    let totals = try #require(map.components("<tr class=\"totals\">").last?.components("</tr>").first)
    let numbers = totals.matches(of: /<a href="#find[^"]*" aria-label="[^"]*">([0-9]+)</).map { Int($0.1) }
    #expect(numbers == [1, 1, 1, 1], "all, several languages, Arabic, German")
    #expect(map.contains("so a total can be less than its cells together"))
  }

  @Test("A cell leads to what it counts, by bar and language; what is wrong whatever the language is in the column of all")
  func cells() throws {
    func finding(_ blame: Blame, key: String?, _ locale: LocaleID) -> Finding {
      Finding(
        rule: "no-label", verdict: .fails, certainty: .certain, severity: .error, blame: blame,
        toolbar: SampleProject.mail.id, item: nil, table: nil, key: key, locale: locale, message: "It has none", reason: "r")
    }
    var result = SampleResult.result
    result.findings = [finding(.definition, key: nil, "en"), finding(.translation, key: "k", "de")]
    let part = try #require(PageModel(result).toolbars.first { $0.toolbar.id == SampleProject.mail.id })
    #expect(part.counted(in: nil).count == 1 && part.counted(in: "en").isEmpty && part.counted(in: "de").count == 1)
    let map = try section(result)
    let cells = map.matches(of: /data-counts="1 0 0 0"><a href="#([^"]*)"/).map { String($0.1) }
    // Without scripts there is no list: the page's own leads there.
    #expect(cells == [part.anchor, part.anchor])
    #expect(HTMLReport.audit(result).contains("`#find?${new URLSearchParams({ part, locale })}`"))
    #expect(!map.contains("data-locale=\"en\""))
    #expect(HTMLReport.audit(result).contains("<select autocomplete=\"off\" name=\"part\"><option value=\"\">All</option>"))
  }

  @Test("Without scripts a cell leads to a place that the page has then")
  func unscripted() throws {
    let page = HTMLReport.audit(SampleResult.result)
    // Islands are text until a script reads them.
    let ids = Set(page.replacing(/(?s)<script.*?<\/script>/, with: "").matches(of: /\sid="([^"]*)"/).map { String($0.1) })
    let cells = try section(SampleResult.result).matches(of: /data-counts="[^"]*"><a href="#([^"]*)"/).map { String($0.1) }
    #expect(!cells.isEmpty && ids.isSuperset(of: cells))
  }

  @Test("A language's menu and the choice of the worst one count what the map counts there")
  func menu() throws {
    var result = SampleResult.result
    var missing = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "Main", key: "arc.label", locale: "de", message: "It is not translated", reason: "no-translation")
    missing.fingerprint = "0123456789abcdef"
    result.findings = [missing]
    let model = PageModel(result)
    let entry = try #require(model.tables.first?.entries["de"]?.first)
    let bar = try #require(model.part(of: SampleProject.mail.id))
    let part = PageModel.ToolbarPart(
      number: bar.number, toolbar: bar.toolbar, title: bar.title, bars: bar.bars, entries: bar.entries, about: [:],
      elsewhere: [:], untranslated: ["de": [.init(entry: entry, texts: [bar.toolbar.title])]], startingPoints: [],
      questions: [])
    #expect(part.told(in: "de").count == 1 && part.told(in: "de").count == part.counted(in: "de").count)
    let menu = Viewer(locales: ["en", "de"], worst: "de", part: part, systems: [], clean: .clean).markup.page(in: .english)
    #expect(menu.contains(">German (1 warning)</option>") && menu.contains(">English ("))
  }

  @Test("No total is less than one of its cells, or more than all of them")
  func bounds() throws {
    for row in try sums(of: section(SampleResult.result)) {
      #expect(row.total >= (row.cells.max() ?? 0) && row.total <= row.cells.reduce(0, +))
    }
  }

  @Test("What a bar's row counts and its section does not tell is counted there apart, and the map says so")
  func toldElsewhere() throws {
    let part = try #require(PageModel(Self.result).toolbars.first { $0.toolbar.id == SampleProject.mail.id })
    #expect(part.all.count == 1 && part.entries.isEmpty && part.toldElsewhere == 1)
    let page = HTMLReport.audit(Self.result)
    let section = try #require(page.components("id=\"\(part.anchor)\"").last?.components("</summary>").first)
    #expect(section.contains("<span class=\"mark elsewhere\"><span aria-hidden=\"true\">+1</span>"))
    #expect(section.contains(Tally.elsewhere(1).english) && !section.contains("nothing found"))
    let inside = try #require(page.components("id=\"\(part.anchor)\"").last?.components("</summary>").dropFirst().first)
    #expect(inside.contains("<a href=\"#table-1\">"), "it leads to where that is told")
    #expect(try self.section(Self.result).contains("its own section has that behind a plus"))
    #expect(!HTMLReport.audit(SampleResult.result).contains("behind a plus"))
  }

  @Test("A link of the map says its row and its column, so that it is told apart on a list of links")
  func namesOfLinks() throws {
    let map = try section(SampleResult.result)
    let totals = try #require(map.components("<tr class=\"totals\">").last?.components("</tr>").first)
    let sums = totals.matches(of: /<a href="#find[^"]*" aria-label="([^"]*)">([0-9]+)</).map { (String($0.1), String($0.2)) }
    #expect(sums.count > 1 && sums.allSatisfy { $0.0.contains(": \($0.1) finding") })
    #expect(sums.first?.0.hasPrefix("Total: ") == true && sums.contains { $0.0.hasPrefix("Total, German: ") })
    let body = try #require(map.components("<tbody>").last)
    let cells = body.matches(of: /data-counts="[^"]*"><a href="#[^"]*" aria-label="([^"]*)"/).map { String($0.1) }
    #expect(!cells.isEmpty && Set(cells).count == cells.count)
    #expect(cells.allSatisfy { $0.contains(#/, [^:]+: [0-9]+ /#) })
    #expect(cells.contains { $0.hasPrefix("Inbox, ") })
    // What is wrong is said where it is one thing, and of totals which kinds they are of.
    let one = try section(Self.result).matches(of: /data-counts="[^"]*"><a href="#[^"]*" aria-label="([^"]*)"/).map { String($0.1) }
    #expect(!one.isEmpty && one.allSatisfy { $0.contains(#/: 1 [a-z ]+: ./#) }, "\(one)")
    #expect(sums.allSatisfy { $0.0.contains(#/: [0-9]+ findings?: [0-9]+ /#) }, "\(sums)")
  }

  @Test(
    "Bars of one name are told apart, as shortly as does it for all of them; one that has its name alone stands with that")
  func namesakes() throws {
    var result = SampleResult.result
    let mail = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    var other = result.project.toolbars[mail]
    other.id += "-other"
    other.name = "Other window (Other.xib)"
    result.project.toolbars.append(other)
    var finding = try #require(result.findings.first { $0.toolbar == SampleProject.mail.id })
    finding.toolbar = other.id
    finding.fingerprint = "0123456789abcdef"
    result.findings.append(finding)
    func links() throws -> [Substring] {
      try section(result).matches(of: /<th scope="row"><a href="#toolbar-[0-9]+">(.*?)<\/a>/).map { $0.1 }
    }
    let named = try links()
    #expect(named.contains { $0 == "Inbox <code class=\"arms\">Mail window</code>" })
    #expect(named.contains { $0 == "Inbox <code class=\"arms\">Other window</code>" })
    #expect(named.count { $0.contains("<code") } == 2)
    #expect(try section(result).contains("aria-label=\"Inbox (Other window), "))
    // A cause of both names them so, and the heading of each has it beside it.
    let model = PageModel(result)
    let id = other.id
    let cause = model.allCauses.first { cause in cause.findings.contains { $0.toolbar == id } }
    let both = try #require(cause)
    #expect(model.names(of: both).map(\.english).contains("Inbox (Other window)"))
    let page = HTMLReport.audit(result)
    #expect(page.contains("<code class=\"arms\">Other window (Other.xib)</code>"))
    // What the code calls them is the same, too.
    result.project.toolbars[result.project.toolbars.count - 1].name = result.project.toolbars[mail].name
    result.project.toolbars[result.project.toolbars.count - 1].location.file = "Other.xib"
    #expect(try links().contains { $0 == "Inbox <code class=\"arms\">Other.xib</code>" })
  }

  @Test("Variants that a number alone tells apart stand with their type, also where a cause or a sheet names them")
  func numberedVariants() throws {
    var result = SampleResult.result
    let mail = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    result.project.toolbars[mail].variant = .init(bar: "mail", arms: "if isEditing")
    var other = result.project.toolbars[mail]
    other.id += "-other"
    other.variant = .init(bar: "mail", arms: "unless isEditing")
    result.project.toolbars.append(other)
    let model = PageModel(result)
    let part = try #require(model.part(of: SampleProject.mail.id))
    #expect(model.namesakes.detail(of: part) == "Mail window")
    #expect(model.namesakes.name(of: part).english == "Inbox (Mail window)")
    #expect(part.title.told.english == "Inbox (variant 1 of 2) (Mail window)")
    #expect(try section(result).contains("Inbox (variant 1 of 2)"))
    #expect(try section(result).contains("<code class=\"arms\">Mail window</code>"))
  }

  @Test("A column's head has one name, and none of it is said a second time as its description")
  func namesOfColumns() throws {
    let map = try section(SampleResult.result)
    #expect(
      map.contains(
        "<span class=\"code\" aria-hidden=\"true\" title=\"German\">de</span><span class=\"full vh\">German</span>"))
    #expect(!map.contains(/<th [^>]*(?:title|aria-label)=/))
    #expect(map.contains("<table aria-labelledby=\"heat-title\">"))
  }

  @Test("Where each finding is in one cell, nothing is said of sums")
  func single() throws {
    var result = Self.result
    result.findings[0].locales = []
    result.findings[0].locale = "de"
    result.findings[0].strings = [FoundString(table: "Other", key: "k", locale: "de")]
    let map = try section(result)
    #expect(try sums(of: map).map { $0.total } == [1] && !map.contains("hint sums"))
  }
}

extension StringProtocol {
  /// Its parts between a text.
  fileprivate func components(_ separator: String) -> [Substring] {
    Substring(self).split(separator: separator, omittingEmptySubsequences: false)
  }
}
