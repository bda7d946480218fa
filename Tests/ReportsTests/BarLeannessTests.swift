import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What bars leave out of a page that is too large without pictures")
struct BarLeannessTests {
  /// Many bars in many languages, with an error in one language of each and notes in all others.
  private static let result: AuditResult = {
    var result = LargeResult.make(toolbars: 24, locales: 16)
    let grave = result.project.locales[1]
    for index in result.findings.indices {
      result.findings[index].verdict = .fails
      result.findings[index].certainty = .certain
      result.findings[index].severity = result.findings[index].locale == grave ? .error : .note
    }
    return result
  }()

  private static func toolbars(_ model: PageModel, _ leanness: BarLeanness) -> String {
    let drawings = SharedDrawings(outlines: model.result.outlines)
    let plan = PicturePlan(PictureCandidates(model), room: 0)
    return HTMLReport.toolbars(model, plan, drawings, leanness).page(in: .english)
  }

  /// Attributes in an island have no quotation marks.
  private static func has(_ anchor: String, in page: String) -> Bool {
    page.contains("id=\"\(anchor)\"") || page.contains("id=\(anchor) ")
  }

  @Test("A page of hundreds of bars in dozens of languages weighs no more than it may, whatever that is")
  func limit() {
    let model = PageModel(Self.result)
    func page(_ limit: Int) -> String { HTMLReport.audit(model, name: nil, runs: [], limit: limit, words: .english) }
    let least = page(0).utf8.count
    var said: Set<Bool> = []
    for limit in [least, least * 3 / 2, least * 5 / 2] {
      let text = page(limit)
      #expect(text.utf8.count <= limit)
      said.insert(text.contains("To keep this page small"))
    }
    #expect(said.contains(true))
  }

  @Test("What a page weighs is known before it is put together")
  func weight() {
    for result in [SampleResult.result, Self.result] {
      let page = AuditPage(PageModel(result), name: "A", runs: [], pages: nil, words: .english)
      for leanness in [Leanness.none, Leanness.steps.last!] {
        let translators = page.translators(lean: leanness)
        let text = page.text(room: 50_000, translators, leanness.bars)
        #expect(page.weight(room: 50_000, translators, leanness.bars) == text.utf8.count)
      }
    }
  }

  @Test("No step weighs more than the one before, and before languages are left out each finding has its place")
  func steps() {
    let model = PageModel(Self.result)
    let sections = ([BarLeanness()] + BarLeanness.brief + BarLeanness.few).map { Self.toolbars(model, $0) }
    let weights = sections.map(\.utf8.count)
    // What is said of a step takes some bytes itself where there is nothing that it could leave out.
    for (before, after) in zip(weights, weights.dropFirst()) { #expect(after <= before + 400) }
    #expect(weights.last! < weights[0] / 2)
    let shown = model.toolbars.flatMap { $0.entries.values.joined() }.filter { $0.form != .number }
    let brief = sections[BarLeanness.brief.count]
    let lost = shown.filter { !Self.has($0.anchor, in: brief) }
    #expect(lost.isEmpty)
  }

  @Test("A bar that is not told in each language keeps those with errors, says how many it lacks, and the page how all is had")
  func errorsStay() {
    let model = PageModel(Self.result)
    let lean = BarLeanness(hasWidths: false, explainsElsewhere: false, hasCardsOfNotes: false, whole: 4)
    let page = Self.toolbars(model, lean)
    let errors = model.toolbars.flatMap { $0.entries.values.joined() }.filter { $0.kind() == .error && $0.form == .card }
    let lost = errors.filter { !Self.has($0.anchor, in: page) }
    #expect(!errors.isEmpty && lost.isEmpty)
    let visible = page.replacing(/<[^>]*>/, with: "")
    #expect(visible.contains("20 of 24 bars and variants are told only in their source language and in languages with errors."))
    #expect(visible.contains("“lintel audit . --output DIR --format xml --format csv” writes everything."))
    #expect(page.contains("Languages with findings that are left out here, to keep this page small: "))
    #expect(page.ranges(of: "data-counted=\"\"").count >= 15)
  }

  @Test("What no section has any more, the filters count")
  func filters() {
    let model = PageModel(Self.result)
    let lean = BarLeanness(whole: 0, keepsErrors: false)
    let leftOut = lean.leftOut(of: model)
    let all = model.count { $0.form != .number }
    let page = Self.toolbars(model, lean)
    let shown = model.toolbars.flatMap { $0.entries.values.joined() }.count { Self.has($0.anchor, in: page) }
    #expect(BarLeanness().leftOut(of: model) == 0 && leftOut > 0 && shown == all - leftOut)
    let filters = FilterSection(model: model, names: .english, leftOut: leftOut).markup.reduce(into: "") { $0 += $1.page(in: .english) }
    #expect(filters.contains("data-count=\"\(all - leftOut)\""))
  }

  @Test("A map with fewer rows counts the others")
  func map() {
    let model = PageModel(Self.result)
    let page = HeatMap(model: model, most: 12).markup.reduce(into: "") { $0 += $1.page(in: .english) }
    #expect(page.contains(/And [0-9]+ more, in the XML report\./))
  }
}
