import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Findings that a comment accepts")
struct AcceptanceAuditTests {
  private func audit(_ texts: [String: String], _ yaml: String = "", only: Theme? = nil) async throws -> AuditResult {
    let configuration = try Configuration.read(text: yaml)
    let project = ProjectSource.read(texts: texts, options: configuration.reading)
    return await Auditor.audit(project, options: configuration.options(only: only, day: "2026-06-01"))
  }

  /// `rule key language`, for every string of every finding of a rule.
  private func strings(_ findings: [Finding], _ rule: String) -> [String] {
    findings.filter { $0.rule == rule }.flatMap(\.units).map { "\($0.key ?? "") \($0.locale?.id ?? "")" }.sorted()
  }

  private static let source = """
    "a" = "Delete all of your pages";
    "b" = "Keep all of your pages";
    "c" = "Open the page";
    "d" = "Close the page";
    "e" = "Move the page";

    """

  private func copied(_ language: String) -> String {
    var text = Self.source
    for word in ["Open", "Close", "Move"] { text = text.replacing("\"\(word) the page\"", with: "\"\(language) \(word)\"") }
    return text
  }

  private func tables(comment: String = "", german: String = "") -> [String: String] {
    [
      "en.lproj/L.strings": comment + Self.source, "de.lproj/L.strings": german + copied("de"),
      "fr.lproj/L.strings": copied("fr"),
    ]
  }

  @Test("One string of a group is accepted by itself: in all languages where the source is, in one where its translation is")
  func table() async throws {
    let all = try await audit(tables())
    #expect(strings(all.findings, "untranslated") == ["a de", "a fr", "b de", "b fr"])
    let everywhere = try await audit(tables(comment: "/* lintel:accept untranslated: a quotation */\n"))
    #expect(strings(everywhere.findings, "untranslated") == ["b de", "b fr"])
    #expect(strings(everywhere.suppressions.suppressed.map(\.finding), "untranslated") == ["a de", "a fr"])
    #expect(everywhere.suppressions.suppressed.map(\.suppression.location.line) == [1, 1])
    let inOne = try await audit(tables(german: "// lintel:accept untranslated: a quotation\n"))
    #expect(strings(inOne.findings, "untranslated") == ["a fr", "b de", "b fr"])
    let named = try await audit(tables(comment: "/* lintel:accept untranslated in fr: a quotation */\n"))
    #expect(strings(named.findings, "untranslated") == ["a de", "b de", "b fr"])
    for result in [everywhere, inOne, named] {
      #expect(result.suppressions.unused == [])
      #expect(!result.findings.contains { $0.rule == "acceptance-unclear" })
    }
  }

  @Test("A text of a .stringsdict is accepted where it is written, and no other of its file")
  func dictionary() async throws {
    func entry(_ key: String, _ one: String, _ other: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d \(one)</string><key>other</key><string>%d \(other)</string></dict></dict>

      """
    }
    func list(_ text: String) -> String { "<plist version=\"1.0\"><dict>\n\(text)</dict></plist>\n" }
    func audit(comment: String) async throws -> AuditResult {
      try await self.audit([
        "en.lproj/L.stringsdict": list(entry("pages", "page", "pages") + entry("books", "book", "books")),
        "ru.lproj/L.stringsdict": list(entry("pages", "страница", "страницы") + comment + entry("books", "книга", "книги")),
      ])
    }
    let (rule, all) = ("plural-category-missing", try await audit(comment: ""))
    #expect(strings(all.findings, rule) == ["books ru", "pages ru"])
    let accepted = try await audit(comment: "<!-- lintel:accept \(rule): nobody has so many -->\n")
    #expect(strings(accepted.findings, rule) == ["pages ru"])
    #expect(strings(accepted.suppressions.suppressed.map(\.finding), rule) == ["books ru"])
    #expect(accepted.suppressions.unused == [])
  }

  @Test("One that is about nothing, or past its day, is told with its place, as those of the configuration are")
  func unused() async throws {
    // What only a comparison tells cannot be found here.
    let ofChange = try await audit(["en.lproj/L.strings": "/* lintel:accept translation-left-behind: seen */\n\"a\" = \"b\";\n"])
    #expect(ofChange.suppressions.unused == [])
    let nothing = try await audit(tables(comment: "/* lintel:accept zero-width, untranslated: a quotation */\n"))
    #expect(nothing.suppressions.unused.map(\.summary) == ["zero-width, table L, key a"])
    #expect(nothing.suppressions.unused.map(\.location) == [SourceLocation(file: "en.lproj/L.strings", line: 1, column: 4)])
    let old = try await audit(tables(comment: "/* lintel:accept untranslated until 2026-05-31: a quotation */\n"))
    #expect(old.suppressions.expired.count == 1)
    #expect(strings(old.findings, "untranslated").count == 4)
    // Of a rule that is not asked nothing is known.
    let other = try await audit(tables(comment: "/* lintel:accept target-size: they are small */\n"), only: .localization)
    #expect(other.suppressions.unused == [])
  }

  @Test(
    "One that is written wrong accepts nothing, and says what was found",
    arguments: [
      (
        "untranslatd: a quotation", "unknown-rule", "The comment accepts “untranslatd”, which is no rule",
        "Did you mean “untranslated”?"
      ),
      (": a quotation", "no-rule", "The comment names no rule to accept", "Write it as"),
      ("untranslated", "no-reason", "The comment accepts without a reason", "Write it as"),
      ("untranslated:  ", "no-reason", "The comment accepts without a reason", "Write it as"),
      (
        "untranslated in germany: why", "unknown-language", "The comment accepts in “germany”, which is no language",
        "Write it as"
      ),
      (
        "untranslated until 2027-02-29: why", "no-day", "The comment accepts until “2027-02-29”, which is no day",
        "Write it as"
      ),
      ("untranslated until: why", "no-day", "The comment accepts until “”, which is no day", "Write it as"),
    ])
  func faults(text: String, reason: String, message: String, suggestion: String) async throws {
    let result = try await audit(tables(comment: "/* lintel:accept \(text) */\n"))
    let told = try #require(result.findings.first { $0.rule == "acceptance-unclear" })
    #expect(told.reason == reason)
    #expect(told.message.english == message)
    #expect(told.suggestion?.english.hasPrefix(suggestion) == true)
    #expect(told.location == SourceLocation(file: "en.lproj/L.strings", line: 1, column: 4))
    #expect(strings(result.findings, "untranslated").count == 4)
    #expect(result.suppressions == .none)
  }

  @Test("In Swift it is about what begins on the next line, in a storyboard about an element and its texts")
  func definitions() async throws {
    let title = String(repeating: "Observation details ", count: 4)
    func view(_ comment: String) -> [String: String] {
      [
        "A.swift":
          "struct Inbox: View {\n  var body: some View {\n    List { }\n\(comment)      .navigationTitle(\"\(title)\")\n  }\n}\n"
      ]
    }
    let plain = try await audit(view(""))
    #expect(plain.findings.contains { $0.rule == "title-length" || $0.rule == "title-truncated" })
    let rules = Set(plain.findings.map(\.rule)).sorted().joined(separator: " ")
    let accepted = try await audit(view("// lintel:accept \(rules): the designer wants it\n"))
    #expect(accepted.findings.filter { $0.definitionLocation?.line == 5 } == [])
    #expect(!accepted.suppressions.suppressed.isEmpty)

    func storyboard(_ note: String) -> [String: String] {
      [
        "Base.lproj/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><viewController id="v-1-2" sceneMemberID="viewController">
        \(note)<navigationItem key="navigationItem" title="\(title)" id="n-1-2"/>
        </viewController></objects></scene></scenes></document>
        """
      ]
    }
    let drawn = try await audit(storyboard(""))
    let drawnRules = Set(drawn.findings.filter { $0.toolbar != nil }.map(\.rule)).sorted().joined(separator: ", ")
    #expect(!drawnRules.isEmpty)
    let comment = try await audit(storyboard("<!-- lintel:accept \(drawnRules): the designer wants it -->\n"))
    #expect(comment.findings.filter { $0.definitionLocation?.line == 5 } == [])
    #expect(!comment.suppressions.suppressed.isEmpty)
  }

  @Test("A finding is accepted by its fingerprint, by its beginning, and a string of a group by its own")
  func fingerprints() async throws {
    let group = try #require(try await audit(tables()).findings.first { $0.rule == "untranslated" })
    func accepting(_ name: String) async throws -> AuditResult {
      try await audit(tables(), "suppress: [{fingerprint: '\(name)', reason: a quotation}]")
    }
    for name in [group.fingerprint, String(group.fingerprint.prefix(8)), group.fingerprint.uppercased()] {
      let result = try await accepting(name)
      #expect(strings(result.findings, "untranslated") == [])
      #expect(result.suppressions.unused == [])
    }
    let unit = try #require(group.units.first { $0.key == "a" && $0.locale == "fr" })
    let one = try await accepting(group.fingerprint(of: unit))
    #expect(strings(one.findings, "untranslated") == ["a de", "b de", "b fr"])
    let none = try await accepting("0000000000000000")
    #expect(none.suppressions.unused.map(\.summary) == ["fingerprint 0000000000000000"])
  }

  @Test("A suppression holds in each language of its list")
  func languages() async throws {
    let result = try await audit(tables(), "suppress: [{rule: untranslated, key: a, locale: [de, fr], reason: a quotation}]")
    #expect(strings(result.findings, "untranslated") == ["b de", "b fr"])
    let missing = try await audit(["en.lproj/L.strings": Self.source, "de.lproj/L.strings": "\"c\" = \"Öffnen\";\n"])
    let lacking = Set(missing.findings.filter { $0.units.contains { $0.key == "a" } }.map(\.rule))
    #expect(!lacking.isEmpty)
    for rule in lacking {
      let less = try await audit(
        ["en.lproj/L.strings": Self.source, "de.lproj/L.strings": "\"c\" = \"Öffnen\";\n"],
        "suppress: [{rule: \(rule), key: a, reason: comes later}]")
      let left = less.findings.filter { $0.rule == rule }
      #expect(!left.flatMap(\.units).contains { $0.key == "a" })
      #expect(left.flatMap(\.units).contains { $0.key == "b" })
      #expect(less.suppressions.suppressed.flatMap(\.finding.units).allSatisfy { $0.key == "a" })
      #expect(less.suppressions.unused == [])
    }
  }
}
