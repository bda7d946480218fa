import LintelModel
import Testing

@testable import LintelInputs

@Suite("A table beside its source")
struct TablesFamilyTests {
  func family(_ texts: [String: String], _ id: String) throws -> TableFamily {
    let project = ProjectReader.read(ProjectFiles(texts: texts))
    return try #require(TableFamily.all(in: project).first { $0.id.path == id })
  }

  /// What the locale has under each key, `-` for nothing.
  func translations(_ table: TableInLocale) -> [String: String] {
    Dictionary(table.pairs.map { ($0.source.key, $0.translation?.value ?? "-") }, uniquingKeysWith: { $1 })
  }

  @Test("Pairs come in the order of the source, with what the locale has")
  func folders() throws {
    let table = try family([
      "App/en.lproj/L.strings": "b = B; a = A; c = \" \";", "App/de.lproj/L.strings": "a = \"Ä\"; x = X;",
      "App/fr.lproj/M.strings": "",
    ], "App/L")
    #expect(table.locales == ["de", "fr"])
    let german = table.inLocale("de")
    #expect(german.pairs.map(\.source.key) == ["b", "a"])
    #expect(translations(german) == ["b": "-", "a": "Ä"])
    #expect(german.file == "App/de.lproj/L.strings")
    #expect(german.sourceFile == "App/en.lproj/L.strings")
    let french = table.inLocale("fr")
    #expect(french.file == nil)
    #expect(french.pairs.allSatisfy { $0.translation == nil })
  }

  @Test("What a parent locale has is not missing")
  func parents() throws {
    let table = try family([
      "en.lproj/L.strings": "a = A; b = B;", "pt.lproj/L.strings": "a = 1;", "pt-BR.lproj/L.strings": "",
      "en-GB.lproj/L.strings": "",
    ], "L")
    #expect(table.inLocale("pt-BR").pairs.map(\.source.key) == ["b"])
    #expect(table.inLocale("en-GB").pairs.isEmpty)
  }

  @Test("A text that varies is translated; a new one is not")
  func catalogs() throws {
    let table = try family([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"de": {"variations": {"plural": {"other": {"stringUnit": {"value": "x"}}}}}}},
        "b": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "b"}}}},
        "c": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "C"}}}},
        "d": {"shouldTranslate": false}}}
      """
    ], "L")
    #expect(translations(table.inLocale("de")) == ["a": "x", "b": "-", "c": "C"])
  }

  @Test("A base-localized storyboard is the source of its table")
  func objectIDs() throws {
    let table = try family([
      "Base.lproj/Main.storyboard": ProjectReaderTests.storyboard,
      "de.lproj/Main.strings": "\"sav-bt-n01.title\" = Sichern;",
    ], "Main")
    let german = table.inLocale("de")
    #expect(translations(german) == ["nav-it-em1.title": "-", "sav-bt-n01.title": "Sichern"])
    #expect(german.sourceFile == "Base.lproj/Main.storyboard")
  }

  @Test("A key that code sets on a storyboard's bar is none of the storyboard's table")
  func keysOfCode() throws {
    var project = ProjectReader.read(
      ProjectFiles(texts: [
        "Base.lproj/Main.storyboard": ProjectReaderTests.storyboard,
        "de.lproj/Main.strings": "\"sav-bt-n01.title\" = Sichern;",
      ]))
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    for table in [nil, "Other", "Main"] {
      project.toolbars[0].items[0].label = LocalizedText(
        state: .localized, key: "add", table: table, source: "Add", location: place)
      let main = try #require(TableFamily.all(in: project).first { $0.id.path == "Main" })
      #expect(main.sources.map(\.key) == ["nav-it-em1.title"])
    }
  }

  @Test("A key whose object, or whose text of it, the storyboard has no longer is one that no language need have")
  func staleKeys() throws {
    let table = try family([
      "Base.lproj/Main.storyboard": ProjectReaderTests.storyboard,
      "en.lproj/Main.strings": """
      "nav-it-em1.title" = Notes; "nav-it-em1.prompt" = Hint; "gon-ee-b01.title" = Gone; "sav-bt-n01.title" = Save;
      """, "de.lproj/Main.strings": "\"sav-bt-n01.title\" = Sichern;",
    ], "Main")
    #expect(translations(table.inLocale("de")) == ["nav-it-em1.title": "-", "sav-bt-n01.title": "Sichern"])
    #expect(table.sources.map(\.key).filter(table.isOptional) == ["nav-it-em1.prompt", "gon-ee-b01.title"])
  }

  @Test("The languages of another system's catalogues are not asked of tables that have languages of their own")
  func gettextBeside() throws {
    func catalogue(_ language: String) -> String {
      "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"Open it\"\nmsgstr \"x\"\n"
    }
    let catalogues = ["po/de.po": catalogue("de"), "po/fr.po": catalogue("fr"), "po/ja.po": catalogue("ja")]
    let source = ["Mac/en.lproj/L.strings": "\"k\" = \"Open\";"]
    let own = source.merging(["Mac/de.lproj/L.strings": "\"k\" = \"Offen\";", "Mac/es.lproj/L.strings": ""]) { $1 }
    let beside = own.merging(catalogues) { $1 }
    #expect(try family(beside, "Mac/L").locales == ["de", "es"])
    // Where nothing else is translated, the catalogues may be what the app's tables are made of.
    #expect(try family(source.merging(catalogues) { $1 }, "Mac/L").locales == ["de", "fr", "ja"])
  }

  @Test("Tables of examples, demos and tests, and of a built framework's name, stand aside")
  func aside() {
    func aside(_ ids: [String]) -> [String] {
      var texts: [String: String] = [:]
      for id in ids {
        let parts = id.split(separator: "/")
        texts["\(parts.dropLast().joined(separator: "/"))/en.lproj/\(parts.last ?? "").strings"] = "\"k\" = \"Open\";"
      }
      var project = ProjectReader.read(ProjectFiles(texts: texts))
      project.builtTableNames = ["Recorder", "Localizable"]
      return TableFamily.all(in: project).filter(\.isAside).map(\.id.path)
    }
    let shown = ["Apps/Examples/L", "DoseMathTests/L", "Kit Example/L", "LoopTestingKit/L", "MockKitUI/L", "demo/L"]
    let others = ["App/Localizable", "Contests/L", "Democracy/L", "Samplers/L"]
    #expect(aside(shown + others + ["App/Recorder"]) == ["App/Recorder"] + shown)
    #expect(aside(shown).isEmpty)
  }

  @Test("Tables of parts that are none of the app stand aside as a whole")
  func asideOfOtherParts() {
    let texts = Dictionary(
      uniqueKeysWithValues: ["App/en", "App/de", "Maker/en"].map { ("\($0).lproj/L.strings", "\"k\" = \"Open\";") })
    var project = ProjectReader.read(ProjectFiles(texts: texts))
    project.tablesOfOtherParts = ["Maker/en.lproj/L.strings", "App/de.lproj/L.strings"]
    #expect(TableFamily.all(in: project).filter(\.isAside).map(\.id.path) == ["Maker/L"])
  }

  @Test("A key that most translations have and the source has not is its own source text")
  func keysAsSource() throws {
    let table = try family([
      "en.lproj/L.strings": "", "de.lproj/L.strings": "\"Save it\" = Sichern; old = alt;",
      "fr.lproj/L.strings": "\"Save it\" = Garder;",
      "ja.lproj/L.strings": "x = y;",
    ], "L")
    #expect(table.inLocale("ja").pairs.map(\.source.value) == ["Save it"])
  }
}
