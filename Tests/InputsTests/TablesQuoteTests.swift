import LintelModel
import Testing

@testable import LintelInputs

@Suite("A quotation mark that is wrong in a .strings file")
struct TablesQuoteTests {
  private func loss(_ line: String, behind: String = "\"b\" = \"Två\";\n\"c\" = \"Tre\";\n") throws -> TableLoss {
    try #require(readStrings("\"a\" = \"Ett\";\n\(line)\n\(behind)").loss)
  }

  @Test(
    "A text that nothing closes is told where it opens, with its key, and reading goes on in the next line",
    arguments: [
      "\"b\" = \"Två\";\n\"c\" = \"Tre\";\n", "\n/* The \"second\" one */\n\"b\" = \"Två\";\n\"c\" = \"Tre\";\n",
      "b = \"Två\";\nc = \"Tre\";\n", "b = Två;\n", "\"b\" = \"Två;\n\"c\" = \"Tre\";\n", "",
    ])
  func openText(behind: String) throws {
    let loss = try loss("\"search\" = \"Sök;", behind: behind)
    #expect([loss.location.line, loss.location.column] == [2, 12])
    #expect(loss.found == "a value that is not closed" && loss.expected == "its closing quote")
    #expect(loss.quote == QuoteFault(.openText(hasSemicolon: true), key: "search"))
    #expect(loss.text == "\"search\" = \"Sök;")
    if behind.contains("Tre") { #expect(loss.lostKeys.contains("c")) }
  }

  @Test("Where the semicolon is missing with the mark, both are to be written")
  func noSemicolon() throws {
    let loss = try loss("\"search\" = \"Sök")
    #expect(loss.location.line == 2 && loss.quote == QuoteFault(.openText(hasSemicolon: false), key: "search"))
  }

  @Test("A backslash before the closing mark takes its meaning; one that is written twice does not")
  func escaped() throws {
    let escaped = try loss("\"search\" = \"Sök\\\";")
    #expect(escaped.location.line == 2 && escaped.quote == QuoteFault(.escapedEnd, key: "search"))
    #expect(try loss("\"search\" = \"Sök\\\";", behind: "").quote?.kind == .escapedEnd)
    #expect(readStrings("\"search\" = \"Sök\\\\\";\n").loss == nil)
  }

  @Test(
    "Marks within a text are told as what they are",
    arguments: ["say \"hi\" now", "\"hi\" now", "say \"hi\"now", "\"one\" and \"two\"", "one \"\"two\"\" three"])
  func inner(text: String) throws {
    let loss = try loss("\"x\" = \"\(text)\"; // a comment")
    #expect(loss.location.line == 2 && loss.quote == QuoteFault(.innerMarks, key: "x"))
    #expect(loss.lostKeys.contains("b") && loss.lostKeys.contains("c"))
  }

  @Test("A key that nothing closes is told where it opens", arguments: ["\"search = \"Sök\";", "\"search = Sök;"])
  func openKey(line: String) throws {
    let loss = try loss(line)
    #expect([loss.location.line, loss.location.column] == [2, 1])
    #expect(loss.found == "a key that is not closed" && loss.quote == QuoteFault(.openKey, key: "search"))
  }

  @Test(
    "Where a semicolon alone may be missing, or a mark is written twice, no quotation mark is to blame",
    arguments: [
      "\"x\" = \"1\"", "\"x\" = \"1\" \"y\" = \"2\";", "\"x\" = \"1\" y = \"2\";", "\"x\" = \"1\" \"y\";", "\"x\" = \"1\"\";",
      "\"x\" = \"one;\n two\"", "\"x\" = \"one\n two\"", "\"x\" = \"one;\n two \"three\" four\";", "\"x\" = \"1\" = \"2\";",
    ])
  func others(line: String) throws {
    #expect(try loss(line).quote == nil)
  }
}
