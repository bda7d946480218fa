import Foundation
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a page saves as spreadsheets")
struct SheetExportTests {
  private static let signs: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "quot": "\"", "#39": "'", "amp": "&"]

  /// What a browser makes of it: scalar by scalar, since a mark may join the sign before it.
  private func unescaped(_ text: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var name: String.UnicodeScalarView?
    for scalar in text {
      if scalar == "&" {
        name = String.UnicodeScalarView()
      } else if let open = name, scalar == ";" {
        if let sign = Self.signs[String(open)] { result.append(sign) }
        name = nil
      } else if name != nil {
        name?.append(scalar)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The rows of a language as the page's script reads them.
  private func rows(of locale: LocaleID, on page: String) throws -> [[String]] {
    let scalars = page.unicodeScalars
    func lines(_ start: String) throws -> [String] {
      let from = try #require(scalars.firstRange(of: start.unicodeScalars)).upperBound
      let to = try #require(scalars[from...].firstRange(of: "</code>".unicodeScalars)).lowerBound
      return scalars[from..<to].split(separator: "\n", omittingEmptySubsequences: false).map { unescaped($0) }
    }
    let texts = try lines("<code class=cells>")
    return try lines("<code data-locale=\(locale) data-file=audit.\(locale)>").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : texts[Int($0, radix: 36)!] }
    }
  }

  private func files(of result: AuditResult, words: Localizer) -> [String: String] {
    var files: [String: String] = [:]
    SplitReport.write(result, .init(name: "Sample", words: words)) { files[$0] = $1 }
    return files
  }

  @Test(
    "The page has the rows of the files that --split writes, in their order, and so has the page of a language",
    arguments: ["en", "ar"])
  func sameRows(language: String) throws {
    let words = Localizer(language: language)
    for result in [SampleResult.result, HostileResult.result] {
      let files = files(of: result, words: words)
      let csv = try #require(files["audit.de.csv"])
      let tsv = try #require(files["audit.de.tsv"])
      let whole = HTMLReport.audit(result, words: words)
      let split = try #require(files["audit.html"])
      let german = try #require(files["audit.de.html"])
      for page in [whole, split, german] {
        let rows = try rows(of: "de", on: page).map { SpreadsheetRow($0) }
        #expect(rows.first?.cells == SheetTable.columns)
        #expect(("\u{FEFF}" + rows.map(\.csv).joined()).utf8.elementsEqual(csv.utf8))
        #expect(("\u{FEFF}" + rows.map(\.tsv).joined()).utf8.elementsEqual(tsv.utf8))
      }
    }
  }

  @Test("Two spellings of one text in other characters stay two")
  func spellings() throws {
    var result = SampleResult.result
    let spellings = ["caf\u{E9}", "cafe\u{301}"]
    for (number, text) in spellings.enumerated() {
      result.findings.append(
        Finding(
          rule: "rule-\(number)", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
          table: "Localizable", locale: "de", message: "It breaks", reason: "r", suggestion: .data(text)))
    }
    let column = try #require(SheetTable.columns.firstIndex(of: "what to do"))
    let advice = try rows(of: "de", on: HTMLReport.audit(result)).map { Array($0[column].utf8) }
    for text in spellings { #expect(advice.contains(Array(text.utf8))) }
  }

  @Test("A sheet has a button for each form, which the page's script shows")
  func buttons() {
    let page = HTMLReport.audit(SampleResult.result)
    for (form, name) in [("csv", "Save as CSV"), ("tsv", "Save as TSV")] {
      let button = "<button class=\"save\" type=\"button\" hidden=\"hidden\" data-form=\"\(form)\">\(name)</button>"
      #expect(page.ranges(of: button).count == 1)
    }
    #expect(!page.contains("This page has no room for its sheets"))
  }

  @Test("Sheets too large for a page are not on it, and it says what writes them")
  func large() {
    let result = LargeResult.make(toolbars: 60, locales: 100)
    #expect(SheetExport(of: PageModel(result), words: .english) == nil)
    let page = HTMLReport.language("de", of: SampleResult.result, name: nil, words: .english)
    #expect(page.contains("This page has no room for its sheets as CSV and TSV: --split writes them."))
    #expect(!page.contains("class=\"save\"") && !page.contains("<code class=cells>"))
  }
}
