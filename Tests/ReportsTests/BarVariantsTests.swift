import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// What people choose and count is the bar; its variants are below it.
@Suite("The variants of one bar on the page")
struct BarVariantsTests {
  /// A bar of three variants: the first has a finding in German, the second another and the first one's, the third none.
  private static let result: AuditResult = {
    var result = SampleResult.result
    let mail = result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id }!
    for number in [2, 3] {
      var other = result.project.toolbars[mail]
      other.id += "~\(number)"
      other.variant = .init(bar: "mail", arms: "case \(number)")
      result.project.toolbars.append(other)
    }
    result.project.toolbars[mail].variant = .init(bar: "mail", arms: "case 1")
    func finding(_ toolbar: String, _ severity: Severity, _ fingerprint: String) -> Finding {
      var finding = Finding(
        rule: "no-label", verdict: .fails, certainty: .certain, severity: severity, blame: .translation, toolbar: toolbar,
        item: nil, table: nil, key: "k", locale: "de", message: "It has none", reason: "r")
      finding.fingerprint = fingerprint
      return finding
    }
    result.findings = [
      finding(SampleProject.mail.id, .warning, "0123456789abcdef"),
      finding(SampleProject.mail.id + "~2", .error, "fedcba9876543210"),
    ]
    return result
  }()
  private static let page = HTMLReport.audit(result)

  private func map() throws -> Substring {
    let start = try #require(Self.page.firstRange(of: "<section class=\"heat\"")).upperBound
    let end = try #require(Self.page[start...].firstRange(of: "</section>")).lowerBound
    return Self.page[start..<end]
  }

  @Test("The map has one row for the bar, each cell with what is worst in any variant")
  func oneRow() throws {
    let model = PageModel(Self.result)
    let worst = try #require(model.part(of: SampleProject.mail.id + "~2"))
    let map = try map()
    let rows = map.matches(of: /<tr data-bar="(bar-[0-9]+)"><th scope="row"><a href="#([^"]*)"/)
    #expect(rows.count == 1)
    #expect(rows.first.map { String($0.1) } == model.variants.address(of: worst))
    #expect(rows.first.map { String($0.2) } == worst.anchor)
    let cell = "data-counts=\"1 1 0 0\"><a href=\"#\(worst.anchor)\" aria-label=\"Inbox (Mail window), German: 1 error, 1 warning"
    #expect(map.contains(cell))
  }

  @Test("Opening it shows the variants with findings and counts the others")
  func fold() throws {
    let map = try map()
    let end = try #require(map.firstRange(of: "</table>")).lowerBound
    let (table, quiet) = (map[..<end], map[end...])
    #expect(table.contains("<details><summary>Variants: 3"))
    #expect(table.contains("Inbox (variant 1 of 3)") && table.contains("Inbox (variant 2 of 3)"))
    #expect(!table.contains("Inbox (variant 3 of 3)") && table.contains("Variants without findings: 1"))
    #expect(quiet.contains("Inbox (variant 3 of 3)"), "it is among the bars and variants without findings")
  }

  @Test("Each variant's section has its address and says which bar it is of, for the menu of “Find”")
  func sections() throws {
    let model = PageModel(Self.result)
    let parts = model.toolbars.filter { $0.toolbar.barID == "mail" }
    let address = try #require(model.variants.address(of: parts[0]))
    #expect(parts.count == 3)
    for part in parts { #expect(Self.page.contains("id=\"\(part.anchor)\"")) }
    #expect(Self.page.count(of: " data-bar=\"\(address)\"") == 1 + 3, "the row and the sections")
    let worst = try #require(model.part(of: SampleProject.mail.id + "~2"))
    let first = try #require(Self.page.firstMatch(of: /id="([^"]*)"[^>]* data-bar="[^"]*" data-name="([^"]*)"/)).output
    #expect(first.1 == worst.anchor && first.2 == "Inbox (Mail window)", "the worst stands first, and names the bar")
    #expect(Self.page.count(of: " data-name=\"Inbox (Mail window)\"") == 3)
    #expect(Self.page.contains("data-variants=\"All variants of {name}\""))
    // One choice for the bar: many that differ by their number alone nobody can tell apart.
    #expect(Self.page.contains("option.hidden = true;") && !Self.page.contains("optgroup"))
    #expect(!HTMLReport.audit(SampleResult.result).contains(" data-bar=\""))
  }

  @Test("Items that other variants of the bar are without are told with each that has them")
  func comingAndGoing() throws {
    var result = Self.result
    let mail = try #require(result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id })
    let delete = Item(id: "gone", kind: .button, location: result.project.toolbars[mail].location, symbol: "trash")
    result.project.toolbars[mail].items.append(delete)
    let model = PageModel(result)
    let parts = model.toolbars.filter { $0.toolbar.barID == "mail" }
    let told = parts.map { model.variants.itemsOfSome(on: $0)?.english }
    #expect(told == ["Not on every variant of this bar: image trash.", nil, nil])
  }

  @Test("A long name of code in a variant's words breaks anywhere, also where these are a text of their own in their line")
  func longNames() {
    // What is no element takes this from the line alone.
    #expect(Self.page.contains("<p class=\"about variant\">Variant: "))
    #expect(Self.page.contains("\n.about { overflow-wrap: anywhere; "))
  }

  @Test("What “Find” says of how many bars and tables counts the variants of a bar as one, as the head does")
  func foundBars() {
    let page = HTMLReport.audit(SampleResult.result)
    #expect(page.contains("new Set(parts.map(({ details }) => details.dataset.bar ?? details.id)).size") && page.contains("total: Filters.bars(this.parts)"))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
