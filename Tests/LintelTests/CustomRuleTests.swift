import Lintel
import Testing

@Suite("Custom rules")
struct CustomRuleTests {
  private static let shouting = CustomRule.strings(
    id: "no-shouting", title: "Strings do not shout", guideline: "House style 3", why: "Capitals read as anger.",
    severity: .error
  ) { string in
    guard string.text.count > 3, string.text == string.text.uppercased() else { return [] }
    var diagnostic = Diagnostic("“\(string.text)” is all capitals.")
    diagnostic.suggestion = "Write it in lower case."
    diagnostic.evidence = [Evidence("letters", Double(string.text.count), unit: "characters")]
    return [diagnostic]
  }

  private static let shortTitles = CustomRule.bars(id: "short-labels", title: "Labels are short") { bar in
    bar.texts.filter { $0.role == .label && ($0.shown ?? "").count > 8 }.map {
      Diagnostic("“\($0.shown!)” is long.", about: $0)
    }
  }

  private func run(_ files: [String: String] = SampleApp.files, _ change: (inout Audit.Options) -> Void = { _ in })
    async throws -> AuditResult
  {
    var options = Audit.Options()
    options.customRules = [Self.shouting, Self.shortTitles]
    change(&options)
    return try await Audit(files: files, options: options).run()
  }

  @Test("A rule about strings is asked about each in each language")
  func strings() async throws {
    let found = try await run().findings.filter { $0.rule == "no-shouting" }
    #expect(found.map(\.locale) == ["de", "en"])
    #expect(found.map(\.key) == ["alarm", "alarm"] && found.map(\.owner) == [.translation, .source])
    #expect(found.map(\.place?.file) == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
    #expect(found.map(\.place?.line) == [2, 2] && found.allSatisfy { $0.severity == .error && $0.verdict == .fails })
    #expect(found[0].message == "“HALT” is all capitals." && found[0].suggestion == "Write it in lower case.")
    #expect(found[0].evidence == [Evidence("letters", 4, unit: "characters")])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test("A rule about bars is asked about each in each language")
  func bars() async throws {
    let found = try await run().findings.filter { $0.rule == "short-labels" }
    #expect(found.map(\.locale) == ["de"])
    #expect(found.first?.item != nil && found.first?.severity == .warning && found.first?.owner == .translation)
    #expect(found.first?.place?.file == "inbox.sketch")
  }

  @Test("What it says stands in every format, in every language, and in what was stored")
  func everywhere() async throws {
    for language in ["en", "ar"] {
      let result = try await run { $0.language = language }
      for format in ReportFormat.all where format != .html {
        #expect(result.text(in: format).contains("HALT"), "\(format)")
        #expect(result.text(in: format).contains("no-shouting"), "\(format)")
      }
      #expect(result.text(in: .html).contains("no-shouting") && result.text(in: .html).contains("HALT"))
    }
    let result = try await run()
    #expect(result.text(in: .sarif).contains("Strings do not shout") && result.text(in: .sarif).contains("House style 3"))
    #expect(try AuditResult(xml: result.text(in: .xml)).findings == result.findings)
  }

  @Test("The configuration turns it off, accepts its findings, and its id is known there")
  func configuration() async throws {
    var files = SampleApp.files
    files["lintel.yml"] = """
      rules: {short-labels: off}
      suppress:
        - {rule: no-shouting, key: alarm, locale: de, reason: It is a sign.}
      """
    let findings = try await run(files).findings
    #expect(findings.filter { $0.rule == "short-labels" } == [])
    #expect(findings.filter { $0.rule == "no-shouting" }.map(\.locale) == ["en"])
    let error = await #expect(throws: LintelError.self) { try await run(files) { $0.customRules = [] } }
    #expect(error?.kind == .configuration)
  }

  @Test("Alone, in one theme, and in every guideline")
  func chosen() async throws {
    let alone = try await run { $0.rules = ["no-shouting"] }
    #expect(alone.findings.map(\.rule) == ["no-shouting", "no-shouting"])
    for theme in Theme.allCases {
      #expect(try await run { $0.theme = theme }.findings.contains { $0.rule == "no-shouting" }, "\(theme)")
    }
    for guideline in Guideline.allCases {
      #expect(try await run { $0.guideline = guideline }.findings.contains { $0.rule == "short-labels" }, "\(guideline)")
    }
  }

  @Test("Hostile words of a rule are shown, and change neither a terminal nor a page")
  func hostile() async throws {
    let rule = CustomRule.bars(id: "hostile", title: "<b>\u{1B}[31m") { bar in
      var diagnostic = Diagnostic("<script>\u{1B}[31m\u{202E}\"]]>")
      diagnostic.reason = "a\" b<\u{0}"
      diagnostic.place = Place(file: "\u{1B}\n<", line: -1, column: 0)
      diagnostic.over = .infinity
      diagnostic.evidence = [Evidence("\u{1B}<", .nan, unit: "\u{1B}"), Evidence("", text: "\u{0}")]
      return [diagnostic, Diagnostic("")]
    }
    let result = try await run { $0.customRules = [rule] }
    #expect(result.findings.count { $0.rule == "hostile" } >= 1)
    for finding in result.findings { #expect(!"\(finding)".contains("\u{1B}")) }
    for format in ReportFormat.all { #expect(!result.text(in: format).contains("\u{1B}"), "\(format)") }
    #expect(!result.text(in: .html).contains("<script>\u{1B}"))
  }
}
