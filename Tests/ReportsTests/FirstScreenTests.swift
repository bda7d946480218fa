import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The first screen of the page")
struct FirstScreenTests {
  private let page = HTMLReport.audit(SampleResult.result)

  private func section(_ name: String, of page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<section class=\"\(name)\"")).lowerBound
    return page[start..<(try #require(page[start...].firstRange(of: "</section>")).lowerBound)]
  }

  @Test("Says of each language how bad it is and whose turn it is, the worst first, and leads to what was found")
  func languages() throws {
    let table = try section("languages", of: page)
    let links = table.matches(of: /href="#find\?locale=([a-zA-Z-]+)"/).map { String($0.1) }
    let model = PageModel(SampleResult.result)
    let entries = (model.toolbars.map(\.entries) + model.tables.map(\.entries)).flatMap { $0.values.joined() }
    let tallies = links.map { id in Tally(entries.filter { $0.finding.languages.contains(LocaleID(id)) }) }
    #expect(links.count >= 4 && tallies == tallies.sorted(by: >))
    for kind in ["error", "warning"] { #expect(table.contains("&amp;kind=\(kind)\"")) }
    #expect(table.contains("translators") && table.contains("A finding about several languages counts in each of them."))
  }

  @Test("A text that a rule calls a copy of its source is untranslated, too")
  func copies() {
    var result = SampleResult.result
    func unit(_ locale: LocaleID) -> StringUnit {
      StringUnit(key: "a", locale: locale, value: "Open", location: SourceLocation(file: "L.xcstrings", line: 1))
    }
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units = [unit("en"), unit("de")]
    result.project.tables = [table]
    result.findings = [
      Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, toolbar: nil,
        item: nil, table: "L", key: "a", locale: "de", message: "A copy", reason: "copy")
    ]
    #expect(UntranslatedShare.all(of: result)["de"]?.words.english == "100 %")
    result.findings = []
    #expect(UntranslatedShare.all(of: result)["de"]?.words.english == "0 %")
  }

  @Test("Of what is equally grave one finding of each rule comes first, and notes come last")
  func worst() {
    func finding(_ rule: String, _ severity: Severity, _ toolbar: String, over: Points) -> Finding {
      Finding(
        rule: rule, verdict: .fails, certainty: .certain, severity: severity, blame: .translation, toolbar: toolbar,
        item: nil,
        table: nil, key: nil, locale: "de", message: "", reason: "r", over: over)
    }
    var result = SampleResult.result
    result.findings = [
      finding("long", .error, "a", over: 9), finding("long", .error, "a", over: 8), finding("long", .error, "b", over: 7),
      finding("crash", .error, "c", over: 0), finding("note", .note, "d", over: 0), finding("style", .warning, "e", over: 0),
    ]
    let worst = result.worst(6).map { "\($0.rule) \($0.toolbar ?? "") \($0.over ?? 0)" }
    #expect(worst == ["long a 9", "crash c 0", "long b 7", "long a 8", "style e 0", "note d 0"])
  }

  @Test("Quoted texts are marked with their languages, and headings say how grave a finding is")
  func languagesOfQuotations() {
    #expect(page.replacing("\"", with: "").contains(/<h5 class=message><span class=vh>Error: <\/span>[^<]*<bdi lang=de>/))
    #expect(page.contains(/<section class="worst"(?s).*?<bdi lang="(de|fr|ar|ja)">/))
  }

  @Test("Of each language that has a table the share without a text is told; a region has what its language has")
  func untranslated() {
    func unit(_ key: String, _ locale: LocaleID, state: String? = nil) -> StringUnit {
      var unit = StringUnit(key: key, locale: locale, value: key, location: SourceLocation(file: "L.xcstrings", line: 1))
      unit.state = state
      return unit
    }
    var project = SampleResult.result.project
    var table = StringTable(
      file: "L.xcstrings", id: TableID(path: "L.xcstrings"), format: .xcstrings, locale: "mul", encoding: "UTF-8")
    table.units =
      ["a", "b", "c", "d"].map { unit($0, "en") } + [unit("a", "de"), unit("b", "de"), unit("c", "de", state: "new")]
      + [unit("c", "de-CH"), unit("a", "fr"), unit("b", "fr"), unit("c", "fr"), unit("d", "fr")]
    project.tables = [table]
    let shares = UntranslatedShare.missing(in: project)
    #expect(shares.mapValues(\.missing) == ["de": 2, "de-CH": 1, "fr": 0])
    #expect(shares["de"]?.words.english == "50 %" && shares["fr"]?.words.english == "0 %")
    #expect(UntranslatedShare(missing: 1, all: 1_000).words.english == "under 1 %")
  }

  @Test("What is broken first stands with its bar, whose turn it is, and a place for its picture")
  func start() throws {
    let start = try section("worst", of: page)
    #expect(start.ranges(of: "<li class=\"row ").count == 5)
    #expect(start.contains("data-case=\"toolbar-") && start.contains("For translators"))
    // A picture is on the page only once.
    #expect(!start.contains("<svg"))
  }

  @Test("Numbers lead to what they count: by severity, addressee and rule")
  func numbers() {
    for address in ["#find?kind=error", "#find?blame=translation", "#find?rule=title-truncated"] {
      #expect(page.contains("href=\"\(address)\"") || page.contains("href=\(address)"), "\(address)")
    }
  }

  @Test("The map has the rows with findings, the worst first; all others are counted below it, by why")
  func map() throws {
    var result = SampleResult.result
    let quiet = try #require(result.project.toolbars.last)
    result.findings.removeAll { $0.toolbar == quiet.id }
    let map = try section("heat", of: HTMLReport.audit(result))
    let body = map[
      try #require(map.firstRange(of: "<tbody>")).upperBound..<(try #require(map.firstRange(of: "</tbody>")).lowerBound)]
    let model = PageModel(result)
    let rows = body.matches(of: /<th scope="row"><a href="#(toolbar|table)-([0-9]+)"/).map { match in
      let number = Int(match.2)! - 1
      return Tally(
        (match.1 == "table" ? model.tables[number].entries : model.toolbars[number].entries).values.flatMap { $0 })
    }
    #expect(rows.count >= 2 && rows == rows.sorted(by: >) && rows.allSatisfy { $0.worst != nil })
    #expect(map.contains("Bars and variants without findings: ") && map.contains("<tr class=\"totals\">"))
    #expect(!body.contains("toolbar-\(result.project.toolbars.count)\""))
  }

  @Test("A finding says on which picture it is, and where: at the frame of its item or title")
  func frames() throws {
    let frames = page.matches(of: /<article [^>]*data-at="?([^ "]+) ([0-9.]+)"? data-frame="([0-9. -]+)"/)
    #expect(!frames.isEmpty)
    for frame in frames {
      let numbers = frame.3.split(separator: " ").compactMap { Double($0) }
      let width = try #require(Double(frame.2))
      // Within the bar, which is as wide as what it was found on.
      #expect(numbers.count == 4 && numbers[0] >= 0 && numbers[0] + numbers[2] <= width + 1 && numbers[2] > 0)
    }
  }
}
