import LintelModel
import Testing

@testable import LintelInputs

@Suite("Where the source text of a key comes from")
struct SourceOriginTests {
  private func family(_ texts: [String: String], _ id: String, code: [CodeText] = []) throws -> TableFamily {
    var project = ProjectReader.read(ProjectFiles(texts: texts))
    project.codeTexts = code
    return try #require(TableFamily.all(in: project).first { $0.id.path == id })
  }

  private func code(_ key: String, _ text: String?, in file: String = "App/A.swift", table: String? = nil) -> CodeText {
    CodeText(key: key, table: table, defaultValue: text, location: SourceLocation(file: file, line: 7, column: 3))
  }

  private let german = "\"[A/b]\" = \"Öffne %@\"; \"[A/c]\" = Neu; \"Open the file\" = \"Datei öffnen\";"
  private var tables: [String: String] {
    ["App/de.lproj/Localizable.strings": german, "App/fr.lproj/Localizable.strings": german]
  }

  @Test("Code gives the text of a key that the source's table lacks, and its place")
  func fromCode() throws {
    let table = try family(tables, "App/Localizable", code: [code("[A/b]", "Open %@")])
    let units = Dictionary(uniqueKeysWithValues: table.sources.map { ($0.key, $0) })
    #expect(units["[A/b]"]?.value == "Open %@" && units["[A/b]"]?.origin == .code)
    #expect(units["[A/b]"]?.location == SourceLocation(file: "App/A.swift", line: 7, column: 3))
    #expect(units["[A/c]"]?.origin == .unknown && units["[A/c]"]?.value == "")
    #expect(units["Open the file"]?.origin == .key && units["Open the file"]?.value == "Open the file")
  }

  @Test("The source's own table comes before code")
  func fromTable() throws {
    var tables = tables
    tables["App/en.lproj/Localizable.strings"] = "\"[A/b]\" = \"Open %1$@\"; \"[A/c]\" = New;"
    let table = try family(tables, "App/Localizable", code: [code("[A/b]", "Open %@"), code("[A/c]", "Fresh")])
    let units = Dictionary(uniqueKeysWithValues: table.sources.map { ($0.key, $0) })
    #expect(units["[A/b]"]?.origin == .table && units["[A/c]"]?.value == "New")
    #expect(table.otherDefault(for: units["[A/c]"]!)?.defaultValue == "Fresh")
    // Positions are no other text.
    #expect(table.otherDefault(for: units["[A/b]"]!) == nil)
  }

  @Test("A value whose type the code does not show may be a number in the table; another word is another text")
  func unknownTypes() throws {
    let texts = [
      "en.lproj/Localizable.strings":
        "found = \"%1$lld hits in %2$.1f files\"; lost = \"%lld hits\"; shown = \"%lld hits\"; written = \"%lld of %s\";",
      "de.lproj/Localizable.strings": "found = x; lost = x; shown = x; written = x;",
    ]
    var calls = [
      code("found", "%@ hits in %@ files", in: "A.swift"), code("lost", "%@ matches", in: "A.swift"),
      code("shown", "%@ hits", in: "A.swift"), code("written", "%1$@ of %2$@", in: "A.swift"),
    ]
    calls[0].arguments = [nil, nil]
    calls[1].arguments = [nil]
    calls[2].arguments = [.object]
    let table = try family(texts, "Localizable", code: calls)
    #expect(table.sources.filter { table.otherDefault(for: $0) != nil }.map(\.key) == ["lost", "shown"])
  }

  @Test("A call that names no table means the one that has its key, where the platform's default has not")
  func unnamedTable() throws {
    let texts = [
      "en.lproj/Home.strings": "\"home.open\" = Open;", "de.lproj/Home.strings": "\"home.open\" = x; \"home.save\" = y;",
      "en.lproj/Localizable.strings": "\"home.open\" = Other;",
    ]
    let calls = [code("home.save", "Save", in: "A.swift"), code("home.open", "Start", in: "A.swift")]
    let table = try family(texts, "Home", code: calls)
    #expect(table.sources.map(\.value) == ["Open", "Save"])
    #expect(table.otherDefault(for: table.sources[0]) == nil)
  }

  @Test("Of two tables of a name the call means the one nearer to it")
  func nearestTable() throws {
    let texts = [
      "App/en.lproj/Localizable.strings": "k = App;", "Kit/en.lproj/Localizable.strings": "k = Kit;",
      "App/de.lproj/Localizable.strings": "k = x;",
    ]
    let calls = [code("k", "Other", in: "Kit/Sources/A.swift")]
    let (app, kit) = (
      try family(texts, "App/Localizable", code: calls), try family(texts, "Kit/Localizable", code: calls)
    )
    #expect(app.otherDefault(for: app.sources[0]) == nil)
    #expect(kit.otherDefault(for: kit.sources[0])?.defaultValue == "Other")
  }

  @Test("A catalogue's key without a text of the source is a text, has one in code, or none is known")
  func catalogs() throws {
    func entry(_ key: String) -> String {
      "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}}}"
    }
    let catalog =
      "{\"sourceLanguage\": \"en\", \"strings\": {"
      + ["list.open", "list.save", "Cancel", "%lld items"].map(entry).joined(separator: ",")
      + ", \"list.gone\": {}}, \"version\": \"1.0\"}"
    let table = try family(["Localizable.xcstrings": catalog], "Localizable", code: [code("list.save", "Save", in: "A.swift")])
    let origins = Dictionary(uniqueKeysWithValues: table.sources.map { ($0.key, $0.origin) })
    #expect(
      origins == ["list.open": .unknown, "list.save": .code, "Cancel": .key, "%lld items": .key, "list.gone": .key])
  }

  @Test("Nobody misses a key that the source has dropped, and everybody one that code asks for")
  func dropped() throws {
    let texts = [
      "en.lproj/Localizable.strings": "a = A;", "de.lproj/Localizable.strings": "a = 1; \"Old text\" = Alt;",
      "fr.lproj/Localizable.strings": "a = 1; \"Old text\" = Vieux;", "ja.lproj/Localizable.strings": "a = 1;",
    ]
    let unused = try family(texts, "Localizable")
    #expect(unused.inLocale("ja").pairs.map(\.source.key) == ["a"])
    let used = try family(texts, "Localizable", code: [code("Old text", nil, in: "A.swift")])
    #expect(used.inLocale("ja").pairs.map(\.source.key) == ["a", "Old text"])
  }

  @Test("A source that is a stub has dropped nothing: its keys are its texts")
  func stub() throws {
    let texts = [
      "en.lproj/L.strings": "\"\" = \"\";", "de.lproj/L.strings": "\"Open the file\" = 1; \"Old text\" = 2;",
      "fr.lproj/L.strings": "\"Open the file\" = 1; \"Old text\" = 2;", "ja.lproj/L.strings": "\"Open the file\" = 1;",
    ]
    let table = try family(texts, "L")
    #expect(table.inLocale("ja").pairs.filter { $0.translation == nil }.map(\.source.key) == ["Old text"])
    #expect(!table.isOptional("Old text"))
  }

  @Test("What stands behind a place where the platform stops reading is not missing")
  func lost() throws {
    let table = try family(
      ["en.lproj/L.strings": "a = A; b = B; c = C;", "de.lproj/L.strings": "a = 1;» b = 2;"], "L")
    #expect(table.inLocale("de").pairs.map(\.source.key) == ["a", "c"])
  }

  @Test("A few strings of a nested bundle make no language of an app")
  func nestedBundle() throws {
    let many = (1...120).map { "k\($0) = v;" }.joined()
    let texts = [
      "en.lproj/L.strings": many, "de.lproj/L.strings": many, "Tool/en.lproj/M.strings": "a = A;",
      "Tool/pt-BR.lproj/M.strings": "a = 1;",
    ]
    #expect(try family(texts, "L").locales == ["de"])
    #expect(try family(texts, "Tool/M").locales == ["de", "pt-BR"])
  }

  @Test("A language that the Xcode project names, and the largest table has, is the app's, however little is translated")
  func offered() throws {
    let many = (1...120).map { "k\($0) = v;" }.joined()
    let texts = [
      "en.lproj/L.strings": many, "de.lproj/L.strings": many, "hi.lproj/L.strings": "k1 = h;",
      "Kit/en.lproj/M.strings": "a = A;", "Kit/de.lproj/M.strings": "a = 1;", "Kit/pt-BR.lproj/M.strings": "a = 2;",
    ]
    var project = ProjectReader.read(ProjectFiles(texts: texts))
    func locales(_ name: String) throws -> [LocaleID] {
      try #require(TableFamily.all(in: project).first { $0.name == name }).locales
    }
    #expect(try locales("M") == ["de", "pt-BR"])
    project.declaredLocales = ["de", "en", "hi", "pt-BR"]
    #expect(try locales("M") == ["de", "hi", "pt-BR"])
    #expect(try locales("L") == ["de", "hi"])
    project.unshippedLocales = ["hi"]
    #expect(try locales("M") == ["de", "pt-BR"])
  }

  @Test("A catalogue is as large as its keys are many: what a small table beside it has is no language of the app")
  func offeredInCatalogue() throws {
    let entries = (1...120).map { number in
      #""k\#(number)": {"localizations": {"en": {"stringUnit": {"value": "v"}}, "de": {"stringUnit": {"value": "w"}}}}"#
    }
    var texts = ["L.xcstrings": #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}}"#]
    for locale in ["en", "de", "hi"] { texts["\(locale).lproj/InfoPlist.strings"] = "a = A; b = B; c = C;" }
    var project = ProjectReader.read(ProjectFiles(texts: texts))
    project.declaredLocales = ["de", "en", "hi"]
    let table = try #require(TableFamily.all(in: project).first { $0.name == "L" })
    #expect(table.locales == ["de"])
  }

  @Test("A table speaks for its plural rules, not they for it")
  func files() throws {
    let rules = """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let table = try family(
      [
        "en.lproj/L.strings": "a = A; b = B;", "en.lproj/L.stringsdict": rules, "de.lproj/L.strings": "a = 1; b = 2;",
        "de.lproj/L.stringsdict": rules,
      ], "L")
    #expect(table.sourceFile == "en.lproj/L.strings" && table.inLocale("de").file == "de.lproj/L.strings")
  }

  @Test("Parts of an exchange file are told apart by their originals")
  func exchangeNames() throws {
    func file(_ original: String) -> String {
      "<file original=\"\(original)\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>"
        + "<trans-unit id=\"a\"><source>One text</source></trans-unit></body></file>"
    }
    let document =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
      + file("Kit/Kit/en.lproj/Localizable.strings") + file("App/en.lproj/Localizable.strings") + "</xliff>"
    let project = ProjectReader.read(ProjectFiles(texts: ["l10n/de.xliff": document]))
    #expect(TableFamily.all(in: project).map(\.name) == ["App/Localizable", "Kit/Kit/Localizable"])
  }
}
