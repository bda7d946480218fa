import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Which of a bar's texts may give way, and to how many characters")
struct GivingWayTests {
  private let title = "Doz-aa-3q7.title"
  private let label = "dne.title"

  private func sheet(of result: AuditResult) throws -> TranslationSheet {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    return try #require(sheets.first { $0.locale == "de" })
  }

  private func row(_ key: String, of result: AuditResult) throws -> TranslationRow {
    try #require(try sheet(of: result).rows.first { $0.key == key })
  }

  /// The sample, with every layout of the German settings bar changed.
  private func changed(_ change: (Int, inout BarLayout) -> Void) -> AuditResult {
    var result = SampleResult.result
    for index in result.bars.indices
    where result.bars[index].locale == "de" && result.bars[index].toolbar.id == SampleProject.settings.id {
      for number in result.bars[index].layouts.indices { change(number, &result.bars[index].layouts[number]) }
    }
    return result
  }

  /// The button beside the title has fifteen characters of ten points, and would be enough with eleven.
  private var wideButton: AuditResult {
    changed { _, layout in
      layout.items[2].text?.text = "Veröffentlichen"
      layout.items[2].text?.needed = Width(exactly: 150)
      layout.items[2].text?.enough = 40
      layout.shortening = [Shortening(.label(item: 2), by: 40)]
    }
  }

  private let shorter = "“Veröffentlichen” (key dne.title) from 15 to 11 characters"

  @Test("A text that another one leaves no room has the other's key and characters, and its own limit only otherwise")
  func another() throws {
    let row = try row(title, of: wideButton)
    #expect(row.givingWay.map(\.sentence.english) == [shorter])
    let finding = try #require(row.entries.first { $0.finding.rule == "title-truncated" }?.finding)
    let advice = row.advice(for: finding).english
    #expect(advice.hasPrefix("Shorten \(shorter): then this text fits as it stands. Otherwise: Shorten it to at most 14 characters"))
  }

  @Test("A text that is enough by itself has the limit of its own row: the least of all common screens")
  func leastOfAll() throws {
    var result = wideButton
    for index in result.bars.indices
    where result.bars[index].locale == "de" && result.bars[index].toolbar.id == SampleProject.settings.id {
      // Cut itself on the second screen; few people have the third.
      result.bars[index].layouts[1].items[2].text?.room = Width(exactly: 101)
      result.bars[index].layouts[1].items[2].text?.cut = .certain
      result.bars[index].layouts[2].items[2].text?.enough = 70
    }
    #expect(try row(title, of: result).givingWay.map(\.most) == [10])
  }

  @Test("The text that is to give way says so in its own row, though nothing is found of it")
  func itself() throws {
    let row = try row(label, of: wideButton)
    #expect(row.entries.isEmpty && row.crowding?.advice.english == "Shorten \(shorter): then everything fits.")
  }

  @Test("A sheet has a column of what may give way, and the page says the same")
  func written() throws {
    let table = SheetTable(sheet: try sheet(of: wideButton), words: .english)
    let place = try #require(SheetTable.columns.firstIndex(of: "may give way"))
    let row = try #require(table.rows.first { $0.cells[1] == title })
    #expect(row.cells[place] == shorter)
    let page = HTMLReport.audit(wideButton).replacing(/<\/?bdi[^>]*>/, with: "")
    #expect(page.contains("Enough by itself: \(shorter)"))
  }

  @Test("A word of six letters is asked of nobody for another text's sake")
  func shortWord() throws {
    let short = changed { _, layout in
      layout.items[2].text?.text = "Teilen"
      layout.items[2].text?.needed = Width(exactly: 60)
      layout.items[2].text?.enough = 10
      layout.shortening = [Shortening(.label(item: 2), by: 10)]
    }
    #expect(try row(title, of: short).givingWay.isEmpty)
  }

  @Test("Where one of the texts could not be read, or no wording is that short, none is named")
  func unknown() throws {
    let far = changed { _, layout in
      layout.items[2].text?.text = "Veröffentlichen"
      layout.items[2].text?.needed = Width(exactly: 150)
      layout.items[2].text?.enough = 80
      layout.shortening = [Shortening(.label(item: 2), by: 80)]
    }
    let row = try row(title, of: far)
    #expect(row.givingWay.isEmpty && row.tightest?.shorter.joint == nil)
  }

  @Test("Where few people see the bar fewer characters fit, and the row has both numbers")
  func rare() throws {
    // Few people see the third one.
    var result = changed { number, layout in
      layout.title?.cut = nil
      layout.title?.needed = Width(exactly: 360)
      layout.title?.room = Width(exactly: number == 2 ? 370 : 400)
      layout.title?.spare = number == 2 ? 10 : 40
      layout.shortening = []
    }
    result.findings = []
    let row = try row(title, of: result)
    // Thirty-six characters of ten points.
    #expect(row.length?.upperBound == 40 && row.rareRoom?.characters == 37)
    let table = SheetTable(sheet: try sheet(of: result), words: .english)
    let places = try ["max length where few people see it (characters)", "environment that few people have"].map {
      try #require(SheetTable.columns.firstIndex(of: $0))
    }
    let cells = try #require(table.rows.first { $0.cells[1] == title }).cells
    #expect(cells[places[0]] == "37" && !cells[places[1]].isEmpty)
    // What counts comes first, and the other number says for whom it does.
    #expect(row.rareRoom?.sentence.english.hasSuffix(", which few people have: 37 characters") == true)
  }

  @Test("A text that is too wide by its figures alone has an order, and a row without a finding says why it has none")
  func withoutFinding() throws {
    var result = SampleResult.result
    result.findings = []
    let tooLong = try row(title, of: result)
    #expect(tooLong.entries.isEmpty && tooLong.ownAdvice?.english.hasPrefix("If it does not fit: Shorten it to at most ") == true)
    let table = SheetTable(sheet: try sheet(of: result), words: .english)
    let place = try #require(SheetTable.columns.firstIndex(of: "what to do"))
    #expect(table.rows.allSatisfy { !$0.cells[place].isEmpty })
    #expect(table.rows.contains { $0.cells[place] == TranslationRow.nothingToDo.english })
  }
}
