import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("A table of findings that is too large for one file")
struct CSVPartsTests {
  private let table = CSVReport.audit(SampleResult.result)

  @Test("One that is small enough stays in its file")
  func small() {
    #expect(CSVParts.of(table, file: "audit.csv", stem: "audit.rows") == nil)
    #expect(CSVParts.of(table, file: "audit.csv", stem: "audit.rows", most: table.utf8.count) == nil)
  }

  @Test("Else each language has a file, each with the names of the columns, and no row is lost or stands twice")
  func large() throws {
    let parts = try #require(CSVParts.of(table, file: "audit.csv", stem: "audit.rows", most: 1_000))
    let lines = { (text: String) in text.components(of: "\r\n") }
    let head = try #require(lines(table).first)
    #expect(parts[0].file == "audit.csv" && parts[0].locale.isEmpty)
    #expect(parts.contains { $0.file == "audit.rows.de.csv" && $0.locale == "de" })
    #expect(Set(parts.map(\.file)).count == parts.count)
    var rows: [String] = []
    for part in parts {
      let own = lines(part.text)
      #expect(own.first == head)
      rows += own.dropFirst()
      if !part.locale.isEmpty {
        #expect(own.dropFirst().allSatisfy { $0.hasPrefix(part.locale + ",") }, "\(part.file)")
      }
    }
    #expect(rows.sorted() == Array(lines(table).dropFirst()).sorted())
  }

  @Test("A line break within quotes ends no row, and a language's code makes no path")
  func hostile() throws {
    let table = "locale,message\r\nde,\"one\ntwo, \"\"three\"\"\"\r\n../x,four\r\n,five\r\nde,six\r\n"
    let parts = try #require(CSVParts.of(table, file: "a.csv", stem: "a.rows", most: 1))
    #expect(parts.map(\.file) == ["a.csv", "a.rows.de.csv", "a.rows.___x.csv"])
    #expect(parts[0].text == "locale,message\r\n,five\r\n")
    #expect(parts[1].text == "locale,message\r\nde,\"one\ntwo, \"\"three\"\"\"\r\nde,six\r\n")
  }
}

extension String {
  /// Its lines, without the empty one behind the last.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: true).map(String.init)
  }
}
