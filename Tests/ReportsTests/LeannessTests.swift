import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What sheets leave out of a page that is too large without pictures")
struct LeannessTests {
  private func place(_ line: Int) -> LintelModel.SourceLocation {
    LintelModel.SourceLocation(file: "de.lproj/Localizable.strings", line: line)
  }

  /// A finding about many German strings, each of which code asks for.
  private var result: AuditResult {
    let keys = (1...60).map { "many.\($0)" }
    func table(_ locale: LocaleID) -> StringTable {
      let file = "\(locale).lproj/Localizable.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "Localizable"), format: .strings, locale: locale, encoding: "UTF-8",
        units: keys.enumerated().map { index, key in
          StringUnit(
            key: key, locale: locale, value: "Text", location: LintelModel.SourceLocation(file: file, line: index + 1))
        })
    }
    var finding = Finding(
      rule: "argument-order", verdict: .fails, certainty: .certain, severity: .note, blame: .translation,
      table: "Localizable", locale: "de", message: "Strings end otherwise", reason: "many-edges", count: keys.count)
    finding.strings = keys.enumerated().map { FoundString(key: $1, locale: "de", location: place($0 + 1)) }
    for index in finding.strings.indices { finding.strings[index].table = "Localizable" }
    var result = SampleResult.result
    result.project.tables = [table("en"), table("de")]
    result.project.keyUses = KeyUses()
    for (index, key) in keys.enumerated() {
      result.project.keyUses.places[.init(table: nil, key: key)] = [KeyUses.Place(file: "App/List.swift", line: index + 1)]
    }
    result.findings = [finding]
    return result
  }

  private func sections() -> [String] {
    let page = AuditPage(PageModel(result), name: nil, runs: [], pages: nil, words: .english)
    return ([.none] + Leanness.steps).map { page.translators(nil, $0).markup.page(in: .english) }
  }

  @Test("Where code uses the strings of a list goes first, then names of strings, which are counted all the same")
  func order() {
    let sections = sections()
    let (whole, lean, short) = (sections[0], sections[2], sections.last!)
    let use = "Used at: <span class=use>App/<wbr>List.swift"
    #expect(whole.contains(use) && !lean.contains(use))
    // The heading of a closed list names the first three.
    #expect(lean.ranges(of: "<code>many.").count == 60 + 3 && short.ranges(of: "<code>many.").count == 5 + 3)
    #expect(short.contains("And 55 more"))
  }

  @Test("Above a sheet stands what its rows do not say, and how all of it is written; a page that leaves nothing out says no such thing")
  func told() {
    let sections = sections()
    #expect(!sections[0].contains("To keep this page small"))
    #expect(sections[1].contains("say what to do about a text, and not what is wrong with it."))
    for section in sections[2...] { #expect(section.contains("nor where code uses the strings of a list.")) }
    for section in sections[1...] { #expect(section.contains("</span> DIR <span class=\"option\">--split</span>”")) }
  }

  @Test("No step has more than the one before")
  func steps() {
    let weights = sections().map(\.utf8.count)
    #expect(weights == weights.sorted(by: >) && weights.last! < weights[0])
    #expect(Leanness.steps.last?.named == UntranslatedSection.namedAtLeast)
  }
}
