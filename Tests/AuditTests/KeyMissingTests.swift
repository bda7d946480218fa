import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Keys that code asks for, on no bar, and that no table has.
@Suite("Keys that are in no table")
struct KeyMissingTests {
  private static let keys = ["file_open", "file_close", "file_copy", "files", "chat_delete"]

  private func app(_ code: [String: String]) -> [String: String] {
    let keys = Self.keys
    var files = code
    files["App/Known.swift"] = keys.enumerated()
      .map { "let known\($0) = NSLocalizedString(\"\($1)\", comment: \"\")\n" }.joined()
    for (language, text) in ["en": "Text", "de": "Wort", "fr": "Mot"] {
      files["App/\(language).lproj/Localizable.strings"] = keys.map { "\"\($0)\" = \"\(text)\";\n" }.joined()
    }
    return files
  }

  /// - Parameter more: a key that the English table has besides.
  private func findings(_ code: String, at path: String = "App/Row.swift", more: String? = nil) async -> [Finding] {
    var files = app([path: code])
    if let more { files["App/en.lproj/Localizable.strings"]! += "\"\(more)\" = \"More\";\n" }
    let project = ProjectSource.read(texts: files)
    return await Auditor.audit(project).findings.filter { $0.rule == "key-missing" }
  }

  private func asked(_ key: String) -> String { "let row = NSLocalizedString(\"\(key)\", comment: \"\")" }

  @Test("A key that people read or hear is an error at the place that asks for it, and is about no language alone")
  func shown() async throws {
    let finding = try #require(await findings(asked("incoming_call")).first)
    #expect(finding.severity == .error && finding.verdict == .fails && finding.key == "incoming_call")
    #expect(finding.message.english == "No table Localizable has the key “incoming_call”: people read or hear the key itself")
    #expect(finding.location?.file == "App/Row.swift" && finding.location?.line == 1)
    #expect(finding.table == "App/Localizable" && finding.locale == nil && finding.locales.isEmpty)
  }

  @Test("A key of one word is one where nearly all keys of the table are names: a warning, as it may read as a text")
  func word() async {
    let found = await findings(asked("document"))
    #expect(found.map(\.reason) == ["key-shown"] && found.map(\.severity) == [.warning])
  }

  @Test(
    "A key that is like one of the table is told with it",
    arguments: [
      ("file_Open", "file_open"), ("fileOpen", "file_open"), ("chat_deletes", "chat_delete"), ("chat_delet", "chat_delete"),
    ])
  func near(key: String, other: String) async {
    let told = await findings(asked(key)).compactMap { $0.suggestion?.english }
    #expect(told == ["Ask for “\(other)”, which the table has, or add the key."])
  }

  @Test("A text that is its own key, or that code gives, is a note of the languages that lack it")
  func stays() async {
    for code in [
      asked("Delete all chats"),
      "let a = NSLocalizedString(\"chat_clear\", tableName: nil, bundle: .main, value: \"Delete all chats\", comment: \"\")",
    ] {
      let found = await findings(code)
      #expect(found.map(\.reason) == ["stays"] && found.map(\.severity) == [.note])
      #expect(found.map { $0.languages.map(\.id) } == [["de", "fr"]])
    }
  }

  @Test("A text that is nearly a key of the table is told by itself, with that key")
  func nearText() async {
    let code = ["Files", "Delete all chats", "Copy the link"].enumerated()
      .map { "let a\($0) = NSLocalizedString(\"\($1)\", comment: \"\")" }.joined(separator: "\n")
    let more = (0..<12).map { "\"more\($0)\" = \"Text\";\n" }.joined()
    let calls = (0..<12).map { "let more\($0) = NSLocalizedString(\"more\($0)\", comment: \"\")\n" }.joined()
    var files = app(["App/Row.swift": code, "App/More.swift": calls])
    for language in ["en", "de", "fr"] { files["App/\(language).lproj/Localizable.strings"]! += more }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }
    #expect(Set(found.map(\.reason)) == ["stays", "many-stay"])
    #expect(
      found.first { $0.reason == "stays" }?.suggestion?.english == "Ask for “files”, which the table has, or add the key.")
  }

  @Test("A key that a longer one ends in may be put together: a person is asked")
  func part() async {
    let found = await findings(asked("open_all"), more: "row.open_all")
    #expect(found.map(\.reason) == ["part"] && found.map(\.verdict) == [.needsReview])
    #expect(found.first?.message.english.contains("a table has “row.open_all”") == true)
  }

  @Test("A key that another table has than the one that code names is told with that table")
  func otherTable() async {
    var files = app([
      "App/Row.swift": "let row = NSLocalizedString(\"scan_start\", tableName: \"Localizable\", value: \"Start\", comment: \"\")"
    ])
    files["App/en.lproj/Scan.strings"] = "\"scan_start\" = \"Start\";\n"
    files["App/de.lproj/Scan.strings"] = "\"scan_start\" = \"Anfangen\";\n"
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }
    #expect(found.map(\.reason) == ["other-table"])
    #expect(found.first?.message.english.contains("what the table Scan has") == true)
  }

  @Test("What only debug builds ask for says nothing")
  func ofDebugBuilds() async {
    #expect(await findings("#if DEBUG\n\(asked("incoming_call"))\n#endif").isEmpty)
  }

  /// Code that asks for one more key under a condition, and targets whose configurations set it.
  private func underStaging(_ code: String, at path: String, release: String = "") async -> [Finding] {
    var files = app([path: code])
    files["project.yml"] = """
      name: Rows
      targets:
        Rows:
          type: application
          platform: iOS
          sources: [App]
          settings:
            configs:
              Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG STAGING, GCC_PREPROCESSOR_DEFINITIONS: ["DEBUG=1", "STAGING=1"]}
              Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "\(release)", GCC_PREPROCESSOR_DEFINITIONS: "\(release)"}
      """
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }
  }

  @Test(
    "So does what they ask for by a condition of the project's own, in Objective-C, too",
    arguments: ["#ifdef STAGING", "#if STAGING", "#if STAGING == 1", "#if defined(STAGING)", "#ifndef STAGING\n#else"])
  func ofOwnDebugBuilds(condition: String) async {
    let code = "\(condition)\nNSString *row(void) { return NSLocalizedString(@\"incoming_call\", nil); }\n#endif"
    #expect(await underStaging(code, at: "App/Row.m").isEmpty)
    #expect(await underStaging(code, at: "App/Row.m", release: "STAGING").map(\.key) == ["incoming_call"])
  }

  @Test("What is defined as 0 for debugging is no condition of it")
  func definedAsZero() async {
    let code = "#if QUIET\nNSString *row(void) { return NSLocalizedString(@\"incoming_call\", nil); }\n#endif"
    var files = app(["App/Row.m": code])
    files["project.yml"] = """
      name: Rows
      targets:
        Rows:
          type: application
          platform: iOS
          sources: [App]
          settings: {configs: {Debug: {GCC_PREPROCESSOR_DEFINITIONS: ["QUIET=0"]}, Release: {GCC_PREPROCESSOR_DEFINITIONS: [A]}}}
      """
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }
    #expect(found.map(\.key) == ["incoming_call"])
  }

  @Test("What SwiftUI takes as a key under such a condition is only debug builds', too, and so is a key of a declared type")
  func spelledInDebugBuilds() {
    let code = """
      import SwiftUI
      #if STAGING
      let title: LocalizedStringKey = "staging_title"
      struct Row: View { var body: some View { Text("staging_row") } }
      #endif
      let other: LocalizedStringKey = "other_title"
      """
    var files = ["App/Row.swift": code]
    files["project.yml"] = """
      name: Rows
      targets:
        Rows:
          type: application
          platform: iOS
          sources: [App]
          settings: {configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: STAGING}, Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: A}}}
      """
    let texts = ProjectSource.read(texts: files).spelledKeys.texts
    #expect(Set(texts.filter(\.isOfDebugBuild).map(\.key)) == ["staging_title", "staging_row"])
    #expect(texts.filter { !$0.isOfDebugBuild }.map(\.key) == ["other_title"])
  }

  @Test("Tests, previews and what a program has written say nothing")
  func aside() async {
    for path in ["AppTests/Row.swift", "App/Previews.swift", "App/Strings+Generated.swift"] {
      #expect(await findings(asked("incoming_call"), at: path).isEmpty, "\(path)")
    }
  }

  @Test("What a wrapper of the project's asks the system for is in the system's table")
  func system() async {
    let code = """
      func systemLocalized(_ key: String) -> String {
        Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
      }
      let undo = systemLocalized("undo_last")
      """
    #expect(await findings(code).isEmpty)
  }

  /// A bar whose title is in no table, beside texts that are in one.
  private func bar(_ title: String) -> String {
    let items = Self.keys.map {
      "UIBarButtonItem(title: NSLocalizedString(\"\($0)\", comment: \"\"), style: .plain, target: self, action: nil)"
    }
    return """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("\(title)", comment: "")
          toolbarItems = [\(items.joined(separator: ", "))]
        }
      }
      """
  }

  @Test("A key of a bar is told of the bar, and of the table where the project does not have the bar's told")
  func onBar() async {
    let project = ProjectSource.read(texts: app(["App/Screen.swift": bar("settings.general.title")]))
    func rules(_ options: AuditOptions) async -> [String] {
      await Auditor.audit(project, options: options).findings.filter { $0.key == "settings.general.title" }.map(\.rule)
        .filter { $0.contains("key-missing") }
    }
    #expect(await rules(AuditOptions()) == ["bar-text-key-missing"])
    #expect(await rules(AuditOptions(levels: ["bar-text-key-missing": .off])) == ["key-missing"])
  }

  @Test("A key that a bar asks one table for is told of another table that lacks it, too")
  func ofTwoTables() async {
    let others = ["other_a", "other_b", "other_c", "other_d", "other_e"]
    let calls = (others + ["settings.general.title"]).enumerated().map {
      "let other\($0) = NSLocalizedString(\"\($1)\", tableName: \"Other\", comment: \"\")\n"
    }
    var files = app(["App/Screen.swift": bar("settings.general.title"), "App/Other.swift": calls.joined()])
    for language in ["en", "de", "fr"] {
      files["App/\(language).lproj/Other.strings"] = others.map { "\"\($0)\" = \"\(language)\";\n" }.joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }
    #expect(found.map(\.table) == ["App/Other"] && found.map(\.key) == ["settings.general.title"])
  }

  @Test(
    "A wrapper that asks a bundle of the app's own language asks the app's tables, however it comes to the bundle",
    arguments: ["bundle!", "bundle?", "Bundle(path: path)!", "bundles[0]", "(bundle ?? .main)"])
  func ownBundle(bundle: String) async {
    let code = """
      extension String {
        func localized() -> String { \(bundle).localizedString(forKey: self, value: nil, table: nil) }
      }
      let row = "incoming_call".localized()
      """
    #expect(await findings(code).map(\.key) == ["incoming_call"])
  }

  @Test("The system's bundle is the system's behind an exclamation mark, too")
  func systemUnwrapped() async {
    let code = """
      func systemLocalized(_ key: String) -> String {
        Bundle(identifier: "com.apple.UIKit")!.localizedString(forKey: key, value: nil, table: nil)
      }
      let undo = systemLocalized("undo_last")
      """
    #expect(await findings(code).isEmpty)
  }
}

/// What a change asks for, and what the next build adds.
@Suite("Keys that a change asks for and no table has")
struct NewlyAskedKeyTests {
  private static let known = (1...10).map { "Row \($0) of it" }

  private func code(_ keys: [String]) -> String {
    (Self.known + keys).enumerated().map { "let text\($0) = String(localized: \"\($1)\")\n" }.joined()
  }

  private func strings(_ code: String) -> [String: String] {
    func table(_ word: String) -> String { Self.known.map { "\"\($0)\" = \"\(word): \($0)\";\n" }.joined() }
    return [
      "App/List.swift": code, "App/en.lproj/Localizable.strings": table("Text"),
      "App/de.lproj/Localizable.strings": table("Wort"),
    ]
  }

  /// - Parameters:
  ///   - state: Of each key in the catalog; nil where Xcode found the key itself.
  ///   - emits: What the target says of texts in Swift code.
  private func catalog(_ code: String, state: String? = nil, emits: String = "YES") -> [String: String] {
    let entries = Self.known.map { key in
      let own = state.map { "\"extractionState\":\"\($0)\"," } ?? ""
      return "\"\(key)\":{\(own)\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Wort: \(key)\"}}}}"
    }
    return [
      "App/List.swift": code,
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\(entries.joined(separator: ",\n"))}}\n",
      "project.yml": """
      name: List
      targets:
        List: {type: application, platform: iOS, sources: [App], settings: {SWIFT_EMIT_LOC_STRINGS: "\(emits)"}}
      """,
    ]
  }

  private func changed(_ files: (String) -> [String: String], to keys: [String], from before: [String] = []) async -> [Finding] {
    await FormsOfText.changed(files(code(before)), to: files(code(keys)), of: "key-missing")
  }

  @Test("A text that a change asks for is a warning; one that was asked for before, a note")
  func asked() async {
    let found = await changed({ strings($0) }, to: ["Delete all chats"])
    #expect(found.map(\.severity) == [.warning] && found.map(\.change?.state) == [.new] && found.map(\.key) == ["Delete all chats"])
    let known = await changed({ strings($0) }, to: ["Delete all chats", "Copy the link"], from: ["Delete all chats"])
    #expect(known.map(\.key) == ["Copy the link"] && known.map(\.severity) == [.warning])
    let several = await changed({ strings($0) }, to: ["Delete all chats", "Copy the link"])
    #expect(several.map(\.reason) == ["many-asked"] && several.first?.strings.count == 2)
  }

  /// - Parameter more: what the body of a view shows besides.
  private func screen(_ more: String = "", below: String = "") -> String {
    let rows = Self.known.map { "Text(\"\($0)\")" }.joined(separator: "; ")
    return "import SwiftUI\nstruct Screen: View { var body: some View { VStack { \(rows); \(more) } } }\n\(below)\n"
  }

  @Test("So is one that SwiftUI takes as a key, where most of the others are in the table; a key that people read is an error")
  func spelled() async {
    let found = await FormsOfText.changed(
      strings(screen()), to: strings(screen("Text(\"Delete all chats\")")), of: "key-missing")
    #expect(found.map(\.severity) == [.warning] && found.map(\.key) == ["Delete all chats"], "\(found)")
    let key = await FormsOfText.changed(strings(screen()), to: strings(screen("Text(\"list.hint\")")), of: "key-missing")
    #expect(key.map(\.severity) == [.error] && key.map(\.reason) == ["key-shown"])
    let known = await FormsOfText.changed(
      strings(screen("Text(\"list.hint\")")), to: strings(screen("Text(\"list.hint\"); Divider()")), of: "key-missing")
    #expect(known.isEmpty)
  }

  @Test("What only a preview or a debug build shows is none, and neither is a text of an app that has few of them in tables")
  func aside() async {
    for below in [
      "#Preview { Text(\"list.hint\") }", "#Preview(\"a\") { Text(\"list.hint\") }",
      "struct P: PreviewProvider { static var previews: some View { Text(\"list.hint\") } }",
      "#if DEBUG\nlet hint = Text(\"list.hint\")\n#endif",
    ] {
      let found = await FormsOfText.changed(strings(screen()), to: strings(screen(below: below)), of: "key-missing")
      #expect(found.isEmpty, "\(below)")
    }
    func few(_ more: String) -> [String: String] {
      strings(screen((1...9).map { "Text(\"Other \($0) of it\")" }.joined(separator: "; ") + "; " + more))
    }
    #expect(await FormsOfText.changed(few(""), to: few("Text(\"list.hint\")"), of: "key-missing").isEmpty)
  }

  @Test("Where the next build in Xcode adds it to the catalog, it is a note, and says so")
  func filled() async {
    let found = await changed({ catalog($0) }, to: ["Delete all chats"])
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message.english
        == "“Delete all chats” is not in the catalog Localizable yet, to which the next build in Xcode adds it, and stays as it is "
        + "in all languages until it is translated")
    #expect(found.first?.suggestion?.english == "Build the app in Xcode, commit the catalog, and have it translated.")
  }

  @Test("A catalog whose keys people add, and a target whose builds find no texts, are filled by nobody")
  func byHand() async {
    #expect(await changed({ catalog($0, state: "manual") }, to: ["Delete all chats"]).map(\.severity) == [.warning])
    #expect(await changed({ catalog($0, emits: "NO") }, to: ["Delete all chats"]).map(\.severity) == [.warning])
  }

  /// An app and a widget, each with a catalog of its own, of which only one finds texts in code.
  private func appWithWidget(_ code: String, emitting: String) -> [String: String] {
    var files = catalog(code)
    files["Widget/Localizable.xcstrings"] = files["App/Localizable.xcstrings"]
    files["Widget/Row.swift"] = "let row = String(localized: \"Row 1 of it\")\n"
    let settings = "settings: {SWIFT_EMIT_LOC_STRINGS: \"YES\"}"
    files["project.yml"] = """
      name: List
      targets:
        List: {type: application, platform: iOS, sources: [App]\(emitting == "App" ? ", " + settings : "")}
        Widget: {type: app-extension, platform: iOS, sources: [Widget]\(emitting == "Widget" ? ", " + settings : "")}
      """
    return files
  }

  @Test("A target fills the catalogs that it compiles with what its own code asks for, and no others")
  func filledByOwnTarget() async {
    let own = await changed({ appWithWidget($0, emitting: "App") }, to: ["Delete all chats"])
    #expect(own.map(\.severity) == [.note])
    let other = await changed({ appWithWidget($0, emitting: "Widget") }, to: ["Delete all chats"])
    #expect(other.map(\.severity) == [.warning])
    #expect(
      other.first?.message.english
        == "“Delete all chats” is in no table named Localizable, so it stays as it is in all languages")
  }

  @Test("Where no target is known to compile a catalog, nobody says that a build fills it")
  func filledByNobodyKnown() async {
    func elsewhere(_ code: String) -> [String: String] {
      var files = catalog(code)
      files["Kit/Localizable.xcstrings"] = files.removeValue(forKey: "App/Localizable.xcstrings")
      return files
    }
    #expect(await changed(elsewhere, to: ["Delete all chats"]).map(\.severity) == [.warning])
  }
}
