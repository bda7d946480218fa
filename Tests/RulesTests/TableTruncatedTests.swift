import LintelFindings
import LintelModel
import LintelRules
import Testing

@Suite("table-truncated")
struct TableTruncatedTests {
  private func remark(found: String, expected: String, text: String? = nil, quote: QuoteFault? = nil) throws -> Remark? {
    let rule = try #require(Rule.all.first { $0.id == "table-truncated" })
    guard case .file(let check) = rule.check else { return nil }
    var table = StringTable(
      file: "de.lproj/L.strings", id: TableID(folder: "", name: "L"), format: .strings, locale: "de", encoding: "UTF-8")
    table.loss = TableLoss(
      location: SourceLocation(file: table.file, line: 14), found: found, expected: expected, lostKeys: ["a", "b"],
      lostEntries: 2, entries: 2, keys: 2, text: text, quote: quote)
    return check(table).first
  }

  @Test("Where nothing but a semicolon is missing it says where to put it", arguments: ["line", "file"])
  func semicolon(what: String) throws {
    let remark = try #require(try remark(found: "the end of the \(what)", expected: "\";\""))
    #expect(remark.suggestion?.english == "Put “;” at the end of line 14.")
    #expect(remark.message.english.hasPrefix("de.lproj/L.strings, line 14: found the end of the \(what), expected “;”; "))
  }

  @Test("A stray mark between two entries is quoted, and said where to delete it; a letter or a quotation mark may begin a key")
  func stray() throws {
    func advice(_ found: String) throws -> String? {
      try remark(found: found, expected: "a key or the end of the file")?.suggestion?.english
    }
    #expect(try advice("\"=\"") == "Delete the “=” in line 14.")
    #expect(try advice("\"»\"") == "Delete the “»” in line 14.")
    for found in ["\"x\"", "\"\"\"", "U+200B"] { #expect(try advice(found) == "Remove or repair what stands there.") }
  }

  @Test("The broken line is quoted with what to do in it, and in which column: it may have the same mark twice")
  func quotation() throws {
    func advice(_ found: String, _ expected: String) throws -> String? {
      try remark(found: found, expected: expected, text: "\"a\" = \"b\";=")?.suggestion?.english
    }
    let line = "Line 14 reads “\"a\" = \"b\";=”: "
    #expect(try advice("\"=\"", "a key or the end of the file") == line + "delete the “=” in column 1.")
    #expect(try advice("the end of the line", "\";\"") == line + "put “;” at its end.")
    #expect(try advice("\"x\"", "\"=\" or \";\"") == line + "remove or repair what stands in column 1.")
  }

  @Test("Where something else stands it may be a quotation mark that was meant: nobody knows what to put where")
  func others() throws {
    let quote = try #require(try remark(found: "\"\"\"", expected: "\";\""))
    #expect(quote.suggestion?.english == "Remove or repair what stands there.")
    #expect(quote.message.english.contains("found “\"”, expected “;”"))
    let either = try #require(try remark(found: "\"x\"", expected: "\"=\" or \";\""))
    #expect(either.message.english.contains("found “x”, expected \"=\" or \";\""))
    #expect(try remark(found: "U+200B", expected: "a key")?.message.english.contains("found U+200B, expected a key") == true)
  }

  @Test("Where a quotation mark is to blame it says what to write, and for which key")
  func quotationMarks() throws {
    func advice(_ kind: QuoteFault.Kind, _ text: String) throws -> String? {
      try remark(
        found: "a value that is not closed", expected: "its closing quote", text: text, quote: QuoteFault(kind, key: "a")
      )?.suggestion?.english
    }
    #expect(
      try advice(.openText(hasSemicolon: true), "\"a\" = \"One;")
        == "Line 14 reads “\"a\" = \"One;”: close the text of “a” with \" before “;”.")
    #expect(
      try advice(.openText(hasSemicolon: false), "\"a\" = \"One")
        == "Line 14 reads “\"a\" = \"One”: close the text of “a” with \" and put “;” behind it.")
    #expect(
      try advice(.escapedEnd, "\"a\" = \"One\\\";")
        == "Line 14 reads “\"a\" = \"One\\\";”: the backslash keeps the last \" from closing the text of “a”; delete that backslash.")
    #expect(
      try advice(.innerMarks, "\"a\" = \"O \"n\" e\";")
        == "Line 14 reads “\"a\" = \"O \"n\" e\";”: write \\\" for each \" inside the text of “a”.")
    #expect(
      try advice(.openKey, "\"a = \"One\";") == "Line 14 reads “\"a = \"One\";”: close the key “a” with \" before “=”.")
  }
}
