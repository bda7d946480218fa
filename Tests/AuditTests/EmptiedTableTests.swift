import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A table that a change empties")
struct EmptiedTableTests {
  private static let keys = ["page.close", "page.keep", "page.open", "page.print", "page.send"]
  private static let german = [
    "Seite schließen", "Für später behalten", "Seite öffnen", "Diese Seite drucken", "An Freunde senden",
  ]
  private static let english = ["Close the page", "Keep for later", "Open the page", "Print this page", "Send to a friend"]
  private static let question = "NSCameraUsageDescription = \"Text\";\n"

  private static func strings(_ texts: [String]) -> String {
    zip(keys, texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  private static func app(_ german: String?) -> [String: String] {
    let code = keys.map { "let row\($0.suffix(4)) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
    var files = [
      "App/Page.swift": code, "App/en.lproj/Localizable.strings": strings(english),
      "App/fr.lproj/Localizable.strings": strings(english.map { "Le \($0)" }),
      "App/en.lproj/InfoPlist.strings": question, "App/de.lproj/InfoPlist.strings": question,
    ]
    files["App/de.lproj/Localizable.strings"] = german
    return files
  }

  private static func catalog(_ languages: [String]) -> [String: String] {
    let strings = keys.indices.map { index -> String in
      let texts = languages.map { language -> String in
        let text = language == "de" ? german[index] : language == "en" ? english[index] : "Le \(english[index])"
        return "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
      }
      return "\"\(keys[index])\":{\"extractionState\":\"manual\",\"localizations\":{\n\(texts.joined(separator: ",\n"))}}"
    }
    var files = app(nil)
    for language in ["en", "fr"] { files["App/\(language).lproj/Localizable.strings"] = nil }
    files["App/Localizable.xcstrings"] =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(strings.joined(separator: ",\n"))}}\n"
    return files
  }

  private func found(_ before: [String: String], _ now: [String: String]) async -> [Finding] {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let result = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result
    return result.findings.filter { ["missing-translation", "language-deleted"].contains($0.rule) && $0.severity == .error }
  }

  @Test("One whose file is left with nothing, or with a comment, has lost its translations, which is one error at that file")
  func emptied() async throws {
    for left in ["", "\n", "/* Localizable */\n", "// Pages\n\n/* of the app */\n"] {
      let all = await found(Self.app(Self.strings(Self.german)), Self.app(left))
      let finding = try #require(all.first, "\(left)")
      #expect(all.count == 1 && finding.reason == "translations-lost" && finding.count == 5, "\(all.map { $0.reason })")
      #expect(finding.languages == ["de"] && finding.change?.state == .new)
      #expect(finding.location?.file == "App/de.lproj/Localizable.strings", "\(String(describing: finding.location))")
      let told = "App/de.lproj/Localizable.strings is empty: 5 translations that were there before are gone (de)"
      #expect(finding.message.english == told)
    }
  }

  @Test("What no code asks for is gone with the file, and no finding of its own")
  func unasked() async {
    var (before, now) = (Self.app(Self.strings(Self.german)), Self.app(""))
    before["App/Page.swift"] = "let row = NSLocalizedString(\"page.close\", comment: \"\")\n"
    now["App/Page.swift"] = before["App/Page.swift"]
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let all = await Auditor.audit(new, since: old).findings.filter { $0.rule == "missing-translation" && $0.languages == ["de"] }
    #expect(all.map { $0.reason } == ["translations-lost"] && all.map { $0.count } == [5], "\(all.map { $0.message.english })")
  }

  @Test("Plural rules that are emptied have lost their translations, too")
  func plurals() async {
    func rules(_ language: String) -> String {
      "<plist version=\"1.0\"><dict><key>page.count</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld \(language) page</string>"
        + "<key>other</key><string>%lld \(language) pages</string></dict></dict></dict></plist>\n"
    }
    func app(_ german: String) -> [String: String] {
      [
        "App/Page.swift": "let pages = NSLocalizedString(\"page.count\", comment: \"\")\n",
        "App/en.lproj/Localizable.stringsdict": rules("en"), "App/fr.lproj/Localizable.stringsdict": rules("fr"),
        "App/de.lproj/Localizable.stringsdict": german,
      ]
    }
    let all = await found(app(rules("de")), app("<plist version=\"1.0\"><dict></dict></plist>\n"))
    #expect(all.map { $0.reason } == ["translations-lost"], "\(all.map { $0.message.english })")
  }

  @Test("A table that is deleted with most texts of a language, of which the system's question is left, is an error")
  func deleted() async throws {
    let all = await found(Self.app(Self.strings(Self.german)), Self.app(nil))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "deleted-from-table", "\(all.map { $0.reason })")
    #expect(
      finding.message.english == "Languages most of whose texts were in Localizable, and of which it has none any more: de")
  }

  @Test("So is a language that is taken out of a String Catalog, and not out of the system's questions")
  func catalog() async {
    let all = await found(Self.catalog(["en", "de", "fr"]), Self.catalog(["en", "fr"]))
    #expect(all.map { $0.reason } == ["deleted-from-table"], "\(all.map { $0.message.english })")
  }

  @Test("A table that is deleted in a language that the others keep is one error, whatever part of them it was")
  func deletedOfMany() async throws {
    var (before, now) = (Self.app(Self.strings(Self.german)), Self.app(nil))
    for language in ["en", "de", "fr"] {
      let help = (1...8).map { "\"help.\($0)\" = \"Help number \($0) in \(language)\";\n" }.joined()
      before["App/\(language).lproj/Help.strings"] = help
      now["App/\(language).lproj/Help.strings"] = help
    }
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    let result = later.compared(with: Baseline(of: earlier.findings), of: earlier.project).result
    let all = result.findings.filter { ["missing-translation", "language-deleted"].contains($0.rule) && $0.languages == ["de"] }
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "translations-lost", "\(all.map { $0.message.english })")
    #expect(finding.severity == .error && finding.count == 5 && finding.change?.state == .new)
    #expect(finding.message.english == "Translations that were there before are gone from Localizable: 5 (de)")
  }

  @Test("What is told as a language that was deleted is not told as a table without a translation besides")
  func once() async {
    let (old, new) = (ProjectSource.read(texts: Self.app(Self.strings(Self.german))), ProjectSource.read(texts: Self.app(nil)))
    let all = await Auditor.audit(new, since: old).findings
      .filter { ["missing-translation", "language-deleted"].contains($0.rule) && $0.languages.contains("de") }
    #expect(!all.contains { $0.rule == "missing-translation" }, "\(all.map { $0.message.english })")
  }

  @Test("A table that moves into a String Catalog, or that all languages lose, is none")
  func moved() async {
    let tables = Self.app(Self.strings(Self.german))
    let moved = await found(tables, Self.catalog(["en", "de", "fr"]))
    #expect(moved.isEmpty, "\(moved.map { $0.message.english })")
    var without = Self.app(nil)
    for language in ["en", "fr"] { without["App/\(language).lproj/Localizable.strings"] = nil }
    let gone = await found(tables, without)
    // French has no table at all any more, and that is told as before.
    #expect(!gone.contains { $0.reason == "deleted-from-table" }, "\(gone.map { $0.message.english })")
  }

  @Test("A table that held few of a language's texts is no language")
  func few() async {
    var (before, now) = (Self.app(Self.strings(Self.german)), Self.app(Self.strings(Self.german)))
    for language in ["en", "de", "fr"] {
      before["App/\(language).lproj/Help.strings"] = "\"help.page\" = \"Text \(language)\";\n"
      if language != "de" { now["App/\(language).lproj/Help.strings"] = before["App/\(language).lproj/Help.strings"] }
    }
    let all = await found(before, now)
    #expect(!all.contains { $0.rule == "language-deleted" }, "\(all.map { $0.message.english })")
  }
}
