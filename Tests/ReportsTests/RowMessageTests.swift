import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a finding about several languages says in a row of one of them")
struct RowMessageTests {
  private var finding: Finding {
    let first: LocaleID = "bg"
    let one: Message = "The \(first) translation “\("Closed")” is a copy of its source"
    var finding = Finding(
      rule: "untranslated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "Titles",
      key: "closed", locale: nil, message: "\(one), and so in \(1, one: "more language", other: "more languages")", reason: "copy")
    finding.locales = ["bg", "da"]
    return finding
  }

  @Test("The row of a language whose text is quoted has the sentence as it is; another one's says first that it is about it, too")
  func named() {
    let own = "The Bulgarian translation “Closed” is a copy of its source, and so in 1 more language"
    func said(_ locale: LocaleID?) -> String { Localizer.english.text(finding.message(inRowOf: locale)) }
    #expect(said("bg") == own)
    #expect(said("da") == "Danish, too: \(own)")
    #expect(said(nil) == own)
  }

  @Test("A sentence that names no language is every row's own")
  func nameless() {
    var finding = finding
    finding.message = "It breaks"
    #expect(finding.message(inRowOf: "da").english == "It breaks")
    // Unless it is known to quote another language's text.
    #expect(finding.message(inRowOf: "da", quotingOther: true).english.hasSuffix(", too: It breaks"))
    #expect(finding.message(inRowOf: nil, quotingOther: true).english == "It breaks")
  }

  @Test("What a project says elsewhere is told of the row's own language, and of a language without it nothing of others is")
  func knownWords() {
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, table: "L",
      key: "scale", locale: nil, message: "It is missing", reason: "no-translation",
      suggestion: "Translate it. The project translates “Scale” as “Skaal:” in af (af.lproj/A.strings:1).")
    finding.locales = ["de", "el", "fr"]
    finding.adviceByLanguage = ["el": "Translate it. The project translates “Scale” as “Κλίμακα” (el.lproj/A.strings:1)."]
    func said(_ locale: LocaleID?, _ key: String?) -> String? { finding.suggestion(inRowOf: locale, key: key)?.english }
    #expect(said("el", "scale")?.contains("“Κλίμακα”") == true)
    #expect(said("de", "scale") == "Translate it." && said("el", "other") == "Translate it.")
    #expect(said(nil, "scale")?.contains("“Skaal:”") == true)
    finding.suggestion = "Translate the table."
    #expect(said("de", "scale") == "Translate the table.")
  }

  @Test("A copy that several languages have is to be translated without the words of the language that is quoted")
  func copies() {
    var finding = finding
    finding.suggestion = "Translate it. The project translates “Closed” as “Затворено” (bg.lproj/A.strings:1)."
    func said(_ locale: LocaleID?) -> String? { finding.suggestion(inRowOf: locale, key: "closed")?.english }
    #expect(said("bg")?.contains("“Затворено”") == true)
    #expect(said("da") == "Translate it.")
    #expect(said(nil)?.contains("“Затворено”") == true)
    // As a stored report has it.
    finding.message = "The Bulgarian translation “Closed” is a copy of its source, and so in 1 more language"
    #expect(said("bg")?.contains("“Затворено”") == true && said("da") == "Translate it.")
    finding.suggestion = "Translate it."
    #expect(said("da") == "Translate it.")
  }

  @Test("A copy that several languages have is told with the words of the row's own language, where the project has these elsewhere")
  func ownWords() {
    var finding = finding
    finding.suggestion = "Translate it. The project translates “Closed” as “Затворено” (bg.lproj/A.strings:1)."
    finding.adviceByLanguage = ["da": "Translate it. The project translates “Closed” as “Lukket” (da.lproj/A.strings:1)."]
    finding.strings = ["bg", "da"].map {
      FoundString(key: "closed", location: LintelModel.SourceLocation(file: "\($0).lproj/B.strings", line: 1))
    }
    func said(_ locale: LocaleID?) -> String? { finding.suggestion(inRowOf: locale, key: "closed")?.english }
    #expect(said("da")?.contains("“Lukket”") == true)
    #expect(said("bg")?.contains("“Lukket”") == false)
    #expect(said(nil)?.contains("“Затворено”") == true)
  }

  @Test("A row of one of several strings says what to do with that one")
  func oneOfSeveral() {
    var finding = finding
    finding.strings = ["closed", "opened"].map { FoundString(key: $0, location: nil) }
    finding.suggestion = "Translate them."
    #expect(finding.suggestion(inRowOf: "da", key: "opened")?.english == "Translate it.")
    #expect(finding.suggestion(inRowOf: "da", key: nil)?.english == "Translate them.")
    finding.suggestion = "Decide once, and write them alike."
    #expect(finding.suggestion(inRowOf: "da", key: "opened")?.english == "Decide once, and write them alike.")
  }

  @Test("Spreadsheets have it by row")
  func rows() {
    var result = SampleResult.result
    result.findings = [finding]
    let lines = CSVReport.audit(result).split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.contains { $0.contains("da,") && $0.contains("Danish, too: ") })
    #expect(lines.contains { $0.hasPrefix("bg,") && !$0.contains(", too: ") })
  }
}
