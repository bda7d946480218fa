import Foundation
import LintelFindings
import LintelModel
@testable import LintelReports
import LintelXMLTree
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Characters that act where they should be read: controls, bidi controls, separators, marks without width, tags.
private func acts(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE, 0xFFFF,
    0xE0000...0xE007F:
    true
  default: false
  }
}

extension String {
  /// Without the marks that join signs into one `Character` with themselves: what reads a report sees the signs.
  fileprivate var bare: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !["\u{301}", "\u{600}", "\u{200D}", "\u{FE0F}"].contains($0) }))
  }
}

@Suite("Texts that mean harm")
struct HostileTextTests {
  private let result = HostileResult.result

  private func acting(in text: String, but allowed: Set<Unicode.Scalar>) -> [Unicode.Scalar] {
    // The tags of a flag draw it.
    text.replacing(HostileResult.flag, with: "").unicodeScalars.filter { acts($0) && !allowed.contains($0) }
  }

  /// Whether what was hidden can be read: the number of the bidi override and of the escape.
  private func isLegible(_ text: String) -> Bool { text.contains("⟨U+202E⟩abc") && text.contains("⟨U+001B⟩") }

  @Test("Text: nothing that a terminal obeys, and nothing lost")
  func text() {
    let text = TextReport.render(result, colour: false, width: 100)
    #expect(acting(in: text, but: ["\n"]) == [])
    #expect(isLegible(text) && text.contains("<script>alert(1)</script>"))
    // Only our own escapes in colour.
    let coloured = TextReport.render(result, colour: true, width: 100).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(acting(in: coloured, but: ["\n"]) == [])
  }

  @Test("XML: well-formed, valid, and every character there again or to be read")
  func xml() throws {
    let document = XMLReport.audit(result, name: HostileResult.texts[0])
    #expect(try SchemaValidator(schema: XMLReport.schema).problems(in: document) == [])
    #expect(XMLParser(data: Data(document.utf8)).parse())
    #expect(acting(in: document, but: ["\n", "\t"]) == [])
    #expect(document.contains("&#x202E;abc") && document.contains("�{1B}[31m") && document.contains("�{0}"))
    #expect(!document.contains("<script") && !document.contains("<svg"))
  }

  @Test("HTML: the same elements as with harmless words, and no text among their attributes' names")
  func html() {
    func elements(_ page: String) -> [String] {
      // An island's attributes have quotation marks only where they need them.
      page.matches(of: /<([\/!]?[a-zA-Z]+)((?: [a-zA-Z:-]+=(?:"[^"]*"|[^"\s>]+))*) ?\/?>/).map { match in
        "\(match.1) "
          + match.2.matches(of: /\s([a-zA-Z:-]+)=(?:"[^"]*"|[^"\s>]+)/).map { String($0.1) }.joined(separator: " ")
      }
    }
    let page = HTMLReport.audit(result, name: "word").bare
    let harmless = HTMLReport.audit(HostileResult.harmless, name: "word")
    // Whether a name of an image can be spoken hangs on its letters, and so does how sure a length is.
    func unspoken(_ page: String) -> String { page.replacing(/(?s)<details class="?(?:widths spoken|where)"?>.*?<\/details>/, with: "") }
    let without = { (names: [String]) -> [String] in
      // A path may break behind each of its folders, has those in its middle out of sight where it is long, and its line; alike
      // headings are told apart by a key or, where that is long, by a place.
      var kept: [String] = []
      var isInCode = false
      for name in names where name != "wbr " {
        isInCode = name.hasPrefix("code ") || isInCode && ["span class", "/span "].contains(name)
        if !isInCode { kept.append(name) } else if name.hasPrefix("code ") { kept.append("code ") }
      }
      return kept.map {
        $0.replacing(" textLength lengthAdjust", with: "").replacing(" textLength", with: "")
          // A text without letters runs from left to right in any paragraph.
          // A long text is whole for tickets only.
          .replacing(" data-whole", with: "")
          .replacing("bdi lang dir", with: "bdi lang").replacing("data-copy dir", with: "data-copy")
      }
      // How sure a length is hangs on the letters, and so does whether a line says it.
      .filter { !["span class", "/span "].contains($0) }
    }
    let (found, wanted) = (without(elements(unspoken(page))), without(elements(unspoken(harmless))))
    let first = found.indices.first { !wanted.indices.contains($0) || found[$0] != wanted[$0] }
    #expect(
      found.count == wanted.count && first == nil,
      "\(first.map { (found[max(0, $0 - 4)...].prefix(8), wanted[max(0, $0 - 4)...].prefix(8)) } ?? ([], []))")
    // The page's own script, and islands, which a browser does not run.
    #expect(page.ranges(of: "<script>").count == 1 && !page.contains("javascript:"))
    #expect(page.ranges(of: "<script").count == page.ranges(of: "<script type=\"text/html\">").count + 1)
    for link in page.matches(of: /(?:href|src)="?([^"\s>]*)/) { #expect(link.1.hasPrefix("#")) }
    #expect(isLegible(page))
    // A picture turns its own text as the device does, and nothing outside of it.
    let words = page.replacing(/<text[^>]*>[^<]*<\/text>/, with: "")
    #expect(acting(in: words, but: ["\n"]) == [])
  }

  @Test("JSON: it parses, and what acts is a reference")
  func json() throws {
    let document = JSONReport.audit(result)
    #expect(try SchemaCheck.problems(document, "audit") == [])
    #expect(acting(in: document, but: ["\n"]) == [])
    #expect(document.contains("\\u202eabc") && document.contains("\\u001b[31m") && document.contains("\\u0000"))
    // Above U+FFFF two references make a character, and a parser gets it back.
    #expect(document.contains("\\udb40\\udc67\\udb40\\udc62"))
    let parsed = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let keys = (parsed?["findings"] as? [[String: Any]])?.compactMap { $0["key"] as? String }
    #expect(
      keys.map { Set($0.map { Array($0.unicodeScalars) }) } == Set(HostileResult.texts.map { Array($0.unicodeScalars) }))
  }

  @Test("SARIF: it parses; messages have neither placeholders nor links nor what acts; places are URI references")
  func sarif() throws {
    let log = try JSONSerialization.jsonObject(with: Data(SARIFReport.audit(result, rules: []).utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == HostileResult.texts.count)
    for one in results {
      let message = try #require((one["message"] as? [String: Any])?["text"] as? String).bare
      #expect(acting(in: message, but: ["\n"]) == [])
      #expect(!message.replacing("{{", with: "").replacing("}}", with: "").contains { "{}".contains($0) })
      #expect(!message.contains(/[^\\]\]\(/), "\(message)")
      let place = (one["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      let uri = try #require((place?["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !uri.contains { "<>\"{}|\\^`# ?[]:".contains($0) })
    }
    #expect(isLegible(results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }.joined()))
  }

  @Test("JUnit: well-formed, and nothing that a terminal obeys even when it was parsed")
  func junit() {
    final class Reader: NSObject, XMLParserDelegate {
      var texts: [String] = []
      var names: Set<String> = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        names.insert(name)
        texts += attributes.values
      }
      func parser(_ parser: XMLParser, foundCharacters string: String) { texts.append(string) }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport.audit(result).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names == ["testsuites", "testsuite", "testcase", "properties", "property", "failure", "skipped"])
    #expect(acting(in: reader.texts.joined(), but: ["\n"]) == [])
    #expect(isLegible(reader.texts.joined()))
  }

  @Test("GitHub: one command a finding, whose message and properties come back as they can be read")
  func github() throws {
    // One by one: a step shows ten.
    let text = result.findings.map { finding in
      var one = result
      one.findings = [finding]
      return GitHubReport.audit(one)
    }.joined().bare
    #expect(acting(in: text, but: ["\n"]) == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().filter {
      !$0.hasPrefix("::error title=lintel::")
    }
    #expect(lines.count == HostileResult.texts.count)
    for line in lines {
      // As the runner reads it: up to the next `::`, properties parted by commas, each up to its first `=`.
      let command = try #require(line.firstMatch(of: /^::(error|warning|notice) (.*?)::(.*)$/))
      let properties = command.2.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
      #expect(properties.map(\.first) == ["file", "line", "col", "title"])
      #expect(properties[0][1].hasSuffix(".strings") && Int(properties[1][1]) != nil && Int(properties[2][1]) == 3)
      #expect(properties[3][1] == "title-truncated (de)")
      let escapes = command.3.matches(of: /%(..)/).map { String($0.1) }
      #expect(escapes.allSatisfy { ["25", "0A"].contains($0) })
      // Between the message and the suggestion.
      #expect(escapes.count { $0 == "0A" } == 1, "\(line)")
    }
    #expect(text.contains("%250A%3A%3Awarning file=x%2Cline=1%3A%3Ay.strings") && text.contains("%250A::warning file=x"))
    #expect(isLegible(text))
  }

  @Test("GitHub: what is in the log alone begins no command")
  func githubLog() {
    var result = result
    result.folder = ""
    for index in result.findings.indices {
      result.findings[index].translationLocation = SourceLocation(file: "::error::x.strings", line: 1)
    }
    let text = GitHubReport.audit(result)
    #expect(acting(in: text.bare, but: ["\n"]) == [])
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::") }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("::") }
    #expect(!lines.isEmpty && lines.count + commands.count { !$0.lowercased().contains("title=lintel::") } == result.findings.count)
    let others = lines.filter { !$0.hasPrefix("·::error::x.strings:") }
    #expect(others == [], "\(others)")
  }

  @Test("GitLab: it parses, with the members and the values that GitLab takes")
  func gitlab() throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(GitLabReport.audit(result).utf8))
    let issues = try #require(parsed as? [[String: Any]])
    #expect(issues.count == HostileResult.texts.count)
    for issue in issues {
      let text = try #require(issue["description"] as? String)
      #expect(acting(in: text, but: []) == [])
      #expect(["info", "critical"].contains(issue["severity"] as? String))
      #expect(issue["check_name"] as? String == "title-truncated")
    }
    #expect(isLegible(issues.compactMap { $0["description"] as? String }.joined()))
  }

  @Test("Markdown: no markup but ours, no mention, no link, and every row has its cells")
  func markdown() throws {
    let page = MarkdownReport.audit(result, name: HostileResult.texts.joined(separator: " ")).bare
      .replacing(MarkdownReport.marker, with: "")
    // A mark of our own keeps texts in their places in a picture.
    #expect(acting(in: page, but: ["\n", "\u{200E}"]) == [])
    #expect(isLegible(page))
    let parts = page.components(separatedBy: "```")
    #expect(parts.count == 9)
    for (index, part) in parts.enumerated() where index % 2 == 0 {
      #expect(part.matches(of: /<(\/?[^ >]*)/).allSatisfy { ["br", "sub", "/sub", "code", "/code"].contains($0.1) })
      #expect(!part.contains(/@[A-Za-z]/) && !part.contains("://") && !part.contains("www."))
      #expect(!part.replacing(/&#\d+;/, with: "").contains(/[#!$~%][A-Za-z0-9]/) && !part.contains("GH-"))
      #expect(!part.contains(/(?:^|[^\\])\[/) && !part.contains(/\s#\d/) && !part.contains(/[^\\]`/))
    }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| error") || $0.hasPrefix("| needs review") }
    #expect(rows.count == HostileResult.texts.count)
    #expect(rows.allSatisfy { row in row.count { $0 == "|" } == 5 })
  }

  @Test("Markdown: what is code has no mark that nobody sees, so that a key that is copied is found", arguments: [
    "50% of @team #1", "%d of %@", "GH-1", "https://a.example/www.b", "a~b&c", "!x",
  ])
  func markdownCode(key: String) {
    let code = MarkdownReport.code(key)
    #expect(!code.contains("@") && !code.contains("://") && !code.contains("www."))
    #expect(acting(in: code, but: []) == [])
    let shown = code.replacing(/&#(\d+);/) { String(Unicode.Scalar(UInt32($0.1)!)!) }
      .replacing("&amp;", with: "&").replacing(/\\(.)/) { String($0.1) }
    #expect(shown == "<code>\(key)</code>")
  }

  @Test("Markdown: what a sentence proposes to write has no mark that nobody sees", arguments: ["%2$@", "#1", "a@b", "www.b"])
  func markdownAdvice(text: String) {
    let written = MarkdownReport.sentence("Write “\(text)”.", .english)
    #expect(acting(in: written, but: []) == [])
    #expect(written == "Write “\(MarkdownReport.code(text))”.")
    #expect(MarkdownReport.sentence("Write “\("50 % more" as String)”.", .english) == "Write “50 % more”.")
  }

  @Test("CSV: every row has its cells, and no cell is a formula")
  func csv() throws {
    let text = CSVReport.audit(result)
    let table = try Self.cells(text)
    #expect(try Self.cells(text.bare).map(\.count) == table.map(\.count))
    let width = try #require(table.first?.count)
    #expect(table.count > HostileResult.texts.count)
    for row in table {
      #expect(row.count == width)
      for cell in row where Double(cell) == nil {
        #expect(acting(in: cell, but: []) == [], "\(cell)")
        let start = cell.unicodeScalars.first { !$0.properties.isWhitespace }
        #expect(start.map { !"=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) } ?? true, "\(cell)")
      }
    }
    #expect(isLegible(table.joined().joined(separator: " ")))
  }

  /// A table as RFC 4180 has it, behind its byte order mark.
  private static func cells(_ text: String) throws -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars.dropFirst())[...]
    while let scalar = scalars.popFirst() {
      let last = (row: rows.count - 1, cell: rows[rows.count - 1].count - 1)
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        rows[last.row][last.cell].unicodeScalars.append(scalar)
        scalars.removeFirst()
      case "\"" where isQuoted || rows[last.row][last.cell].isEmpty: isQuoted.toggle()
      case "," where !isQuoted: rows[last.row].append("")
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append([""])
      default: rows[last.row][last.cell].unicodeScalars.append(scalar)
      }
    }
    try #require(!isQuoted && rows.popLast() == [""])
    return rows
  }
}
