import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a rule says alike of many texts of a sheet")
struct SheetHabitTests {
  /// A Japanese table whose first texts end with a full stop that their sources lack, and the others without the source's.
  private func result(_ stops: Int, besides others: Int = 0) -> AuditResult {
    var result = SampleResult.result
    func table(_ locale: LocaleID, _ text: (Int) -> String) -> StringTable {
      let file = "\(locale).lproj/L.strings"
      return StringTable(
        file: file, id: TableID(folder: "", name: "L"), format: .strings, locale: locale, encoding: "UTF-8",
        units: (0..<stops + others).map { number in
          StringUnit(
            key: "k\(number)", locale: locale, value: text(number),
            location: LintelModel.SourceLocation(file: file, line: number + 1))
        })
    }
    result.project.tables = [
      table("en") { $0 < stops ? "Words" : "Words!" }, table("ja") { $0 < stops ? "言葉。" : "言葉" },
    ]
    var finding = Finding(
      rule: "ending-punctuation", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "L",
      locale: "ja", message: "\(stops + others) strings end otherwise", reason: "many-endings", suggestion: "End them as the source does.")
    finding.strings = (0..<stops + others).map {
      FoundString(key: "k\($0)", locale: "ja", location: LintelModel.SourceLocation(file: "ja.lproj/L.strings", line: $0 + 1))
    }
    result.findings = [finding]
    return result
  }

  private func rows(_ result: AuditResult) throws -> [[String]] {
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let table = SheetTable(sheet: try #require(sheets.first { $0.locale == "ja" }), words: .english)
    let columns = try ["severity", "key", "write into", "what is wrong", "what to do", "rule"].map {
      try #require(SheetTable.columns.firstIndex(of: $0))
    }
    return table.rows.map { row in columns.map { row.cells[$0] } }.filter { $0[5] == "ending-punctuation" }
  }

  @Test("More than ten stand together, and each row says what they have in common; no row is without a key")
  func head() throws {
    let rows = try rows(result(11, besides: 2))
    #expect(rows.map { $0[1] } == (0..<13).map { "k\($0)" })
    let habit = "11 strings: they end with “。”, and the source without a mark · \(SheetTable.once.english)"
    #expect(rows[..<11].allSatisfy { $0[4] == "End it without a mark, as the source does. · \(habit)" }, "\(rows)")
    #expect(rows[11...].allSatisfy { !$0[4].contains("11 strings") })
  }

  @Test("Ten do not")
  func few() throws {
    let rows = try rows(result(10))
    #expect(rows.count == 10 && rows.allSatisfy { !$0[4].contains("strings") })
  }

  @Test("The page has the same heads in the list of such a finding")
  func page() throws {
    let page = HTMLReport.audit(result(11, besides: 2))
    #expect(page.contains("11 strings: they end with “。”, and the source without a mark"))
    #expect(!HTMLReport.audit(result(10)).contains("they end with “"))
  }

  @Test("What follows a head is in one piece, where its first text stands")
  func pieces() {
    let numbers = Array(0..<30)
    let folded = SheetHabit.folded(numbers) { $0 % 2 == 0 && $0 > 1 ? "even" : nil }
    #expect(folded.map { $0.habit } == [nil, "even", nil])
    #expect(folded.map { $0.members } == [[0, 1], numbers.filter { $0 % 2 == 0 && $0 > 1 }, numbers.filter { $0 % 2 == 1 && $0 > 1 }])
  }

  @Test("A text ends with a mark, or with a letter, a digit or a placeholder, which is none")
  func marks() {
    #expect(SourceEnding.lastMark(of: "言葉。 ") == "。" && SourceEnding.lastMark(of: "Wait...") == "...")
    #expect(SourceEnding.lastMark(of: "शब्द।") == "।" && SourceEnding.lastMark(of: "(so)") == ")")
    for text in ["Words", "Page 3", "From %@", ""] { #expect(SourceEnding.lastMark(of: text) == nil) }
  }
}
