import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What a change brought, beside the lines of a pull request")
struct AnnotatedChangeTests {
  private static func place(_ language: String, _ line: Int) -> LintelModel.SourceLocation {
    LintelModel.SourceLocation(file: "\(language).lproj/T.strings", line: line)
  }

  private func finding(_ language: LocaleID, _ message: Message) -> Finding {
    var finding = Finding(
      rule: "translation-left-behind", verdict: .needsReview, certainty: .likely, severity: .warning, blame: .translation,
      table: "T", key: "save", locale: language, message: message, reason: "left-behind",
      translationLocation: Self.place(language.id, 7), definitionLocation: Self.place("en", 3))
    finding.change = FindingChange(.new)
    return finding
  }

  /// One finding of three languages.
  /// - Parameter source: where the change touched the source; nil where it touched the translations.
  private func result(touching source: LintelModel.SourceLocation?) -> AuditResult {
    let parts = [finding("be", "Belarusian stays"), finding("de", "German stays"), finding("fr", "French stays")]
    var whole = parts[0]
    whole.message = "Belarusian stays, and so in 2 more languages"
    whole.parts = parts
    (whole.locale, whole.locales) = (nil, ["be", "de", "fr"])
    whole.strings = parts.map { FoundString(locale: $0.locale, location: $0.translationLocation) }
    whole.change?.place = source
    var result = SampleResult.result
    result.findings = [whole]
    result.trend = Trend(new: 3, worse: 0, known: 0, gone: 0, base: "main (3f2a9c0d11e4)")
    return result
  }

  private func notices(_ result: AuditResult) -> [Substring] {
    GitHubReport.audit(result).split(separator: "\n").filter { $0.hasPrefix("::notice file=") }
  }

  @Test("What comes of a source that the change touched has one annotation, at its line, with its languages")
  func source() {
    let lines = notices(result(touching: Self.place("en", 3)))
    #expect(lines.count == 1 && lines[0].contains("file=en.lproj/T.strings,line=3"), "\(lines)")
    #expect(lines[0].contains("translation-left-behind (be%2C de%2C fr) · new"), "\(lines)")
  }

  @Test("Translations of one key that the change touched have one together, with the places of all")
  func translations() {
    let lines = notices(result(touching: nil))
    #expect(lines.count == 1 && lines[0].contains("file=be.lproj/T.strings,line=7"), "\(lines)")
    #expect(lines[0].contains("(be%2C de%2C fr) · new::Needs review: Belarusian stays"), "\(lines)")
    #expect(lines[0].hasSuffix("%0AGerman: de.lproj/T.strings:7%0AFrench: fr.lproj/T.strings:7"), "\(lines)")
  }

  @Test("Strings of several keys that the change touched have one each, each with its own language and in its own words")
  func keys() {
    var result = self.result(touching: nil)
    for (number, key) in ["save", "open", "close"].enumerated() { result.findings[0].strings[number].key = key }
    let lines = notices(result)
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.contains { $0.contains("file=de.lproj") && $0.contains("(de) · new::Needs review: German stays") }, "\(lines)")
    #expect(lines.contains { $0.contains("file=fr.lproj") && $0.contains("French stays") }, "\(lines)")
  }

  @Test("Of thousands of strings no more are annotated than a step shows, the first ones, and each in its own words")
  func many() throws {
    var result = result(touching: nil)
    let parts = (1...5_000).map { line -> Finding in
      var part = finding("de", "\(line, "letter") too many")
      part.translationLocation = Self.place("de", line)
      return part
    }
    var whole = parts[0]
    whole.parts = parts
    whole.strings = parts.map { FoundString(locale: "de", location: $0.translationLocation) }
    result.findings = [whole]
    let lines = notices(result)
    #expect((2...10).contains(lines.count), "\(lines)")
    for (index, line) in lines.enumerated() {
      let number = index + 1
      #expect(line.contains("line=\(number),") && line.contains("Needs review: \(number) letter"), "\(line)")
    }
  }

  @Test("Annotations, comments and test reports say which finding is new and which worse, and by how much")
  func marks() {
    var result = self.result(touching: nil)
    var (new, worse) = (finding("be", "It stays"), finding("de", "It is cut"))
    (new.verdict, worse.verdict) = (.fails, .fails)
    worse.key = "open"
    worse.change = FindingChange(.worse, overBefore: 3)
    worse.over = 12
    result.findings = [new, worse]
    func plain(_ report: String) -> String { report.replacing("\u{A0}", with: " ") }
    let github = plain(GitHubReport.audit(result))
    #expect(github.contains("(be) · new::") && github.contains("(de) · worse::"), "\(github)")
    #expect(github.contains("was 3 pt too wide, is 12 pt"))
    let comment = plain(MarkdownReport.audit(result, name: "Sample"))
    #expect(comment.contains("| **new:** It stays") && comment.contains("| **worse:** It is cut"), "\(comment)")
    #expect(comment.contains("<br>was 3 pt too wide, is 12 pt"))
    let cases = plain(JUnitReport.audit(result))
    #expect(cases.contains("name=\"change\" value=\"worse\"") && cases.contains("worse: It is cut"), "\(cases)")
  }

  @Test("A comment counts findings and strings in paragraphs of their own, and says what each counts")
  func units() {
    let comment = MarkdownReport.audit(result(touching: nil), name: "Sample")
    let paragraphs = comment.split(separator: "\n\n")
    #expect(!paragraphs.contains { $0.contains("new finding") && $0.contains("string by string") })
    #expect(paragraphs.contains { $0.contains("Strings are counted one by one") })
  }
}
