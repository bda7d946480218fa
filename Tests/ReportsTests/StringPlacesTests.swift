import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Where a string is that a language lacks")
struct StringPlacesTests {
  private func table(
    _ file: String, _ name: String, _ format: StringTable.Format, _ locale: LocaleID, _ keys: [(String, LocaleID, Int)]
  ) -> StringTable {
    StringTable(
      file: file, id: TableID(folder: "App", name: name), format: format, locale: locale, encoding: "UTF-8",
      units: keys.map { key, locale, line in
        StringUnit(key: key, locale: locale, value: "Text", location: SourceLocation(file: file, line: line))
      })
  }

  /// What languages lack of a table: the finding is at another string's place, in one language's file.
  private func missing(_ keys: [String], _ name: String, in locales: [LocaleID], at place: LintelModel.SourceLocation)
    -> Finding
  {
    var finding = Finding(
      rule: "missing-translation", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      table: "App/\(name)", message: "They are missing", reason: "table-incomplete",
      suggestion: "Translate them; or, for developers: take the languages out of this table.", definitionLocation: place,
      count: keys.count * locales.count)
    finding.locales = locales
    finding.strings = keys.map { FoundString(key: $0) }
    return finding
  }

  private func result() -> AuditResult {
    var result = SampleResult.result
    result.project.tables = [
      table("App/en.lproj/A.strings", "A", .strings, "en", [("camera", "en", 7), ("face", "en", 9)]),
      table("App/en.lproj/A.stringsdict", "A", .stringsdict, "en", [("selected", "en", 12)]),
      table("App/ar.lproj/A.strings", "A", .strings, "ar", []),
      table("App/pt_BR.lproj/A.strings", "A", .strings, "pt-BR", [("face", "pt-BR", 3)]),
      table("App/L.xcstrings", "L", .xcstrings, "mul", [("one", "en", 253), ("two", "en", 6515), ("two", "fr", 6520)]),
    ]
    result.findings = [
      missing(
        ["camera", "selected"], "A", in: ["ar", "ja", "pt-BR"], at: SourceLocation(file: "App/ar.lproj/A.strings", line: 1)),
      missing(["one", "two"], "L", in: ["de", "ja"], at: SourceLocation(file: "App/L.xcstrings", line: 253)),
    ]
    return result
  }

  private func place(_ key: String, _ table: String, _ locale: LocaleID) -> StringPlaces.Place? {
    let result = result()
    return StringPlaces(result.project, of: result.findings).place(
      of: TranslationStrings.Name(table: "App/\(table)", key: key), in: locale)
  }

  @Test("Where several languages have the source's line as theirs, each is told its own file and line")
  func placesOfSeveral() {
    var result = result()
    var copied = missing(["face"], "A", in: ["pt-BR", "ja"], at: SourceLocation(file: "App/en.lproj/A.strings", line: 9))
    (copied.rule, copied.reason, copied.key, copied.strings) = ("label-copied", "copy", "face", [])
    result.findings = [copied]
    let keyed = result.matters[0].keyed(placedBy: StringPlaces(result.project, of: result.findings))
    let brazilian = keyed.first { $0.locale == "pt-BR" }
    #expect(brazilian?.location == SourceLocation(file: "App/pt_BR.lproj/A.strings", line: 3) && brazilian?.isOfSource == false)
    let japanese = keyed.first { $0.locale == "ja" }
    #expect(japanese?.location == SourceLocation(file: "App/en.lproj/A.strings", line: 9) && japanese?.isOfSource == true)
  }

  @Test("In a catalogue it is at its own entry, whatever its finding is at")
  func catalogue() {
    #expect(
      place("two", "L", "ja")
        == StringPlaces.Place(location: SourceLocation(file: "App/L.xcstrings", line: 6515), target: nil))
    #expect(place("one", "L", "de")?.location.line == 253)
    // Of an entry that is there, and not translated, too.
    #expect(place("two", "L", "fr")?.location.line == 6515)
  }

  @Test("Where the language's file lacks it, it is at its source, and the language's own file is named")
  func target() {
    let source = SourceLocation(file: "App/en.lproj/A.strings", line: 7)
    for locale in ["ar", "ja"] as [LocaleID] {
      let target = StringPlaces.Target(file: "App/\(locale).lproj/A.strings", isNew: locale == "ja")
      #expect(place("camera", "A", locale) == StringPlaces.Place(location: source, isOfSource: true, target: target))
    }
    #expect(place("camera", "A", "pt-BR")?.target?.file == "App/pt_BR.lproj/A.strings")
    #expect(place("unknown", "A", "ar") == nil)
  }

  @Test("In a catalogue it is at its key, where the source's value stands in another line")
  func keys() throws {
    var result = result()
    result.project.tables[4].units[1].keyLocation = SourceLocation(file: "App/L.xcstrings", line: 6508, column: 5)
    let places = StringPlaces(result.project, of: result.findings)
    for locale in ["ja", "fr"] as [LocaleID] {
      let place = places.place(of: TranslationStrings.Name(table: "App/L", key: "two"), in: locale)
      #expect(place?.location.line == 6508 && place?.isOfSource == false && place?.target == nil)
    }
    let page = HTMLReport.audit(result)
    #expect(page.contains("L.xcstrings:6508") && !page.contains("Source at App/L.xcstrings"))
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let row = try #require(sheets.first { $0.locale == "ja" }?.rows.first { $0.key == "two" })
    #expect(row.location == nil && row.sourceLocation?.line == 6508 && !row.isAtSource)
  }

  @Test("Of the source's file it is said that it is the source's: on the page, in a ticket's lines and on a sheet")
  func sourceFile() throws {
    let result = result()
    #expect(HTMLReport.audit(result).contains("Source at App/en.lproj/A.strings:7"))
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    let csv = SheetTable(sheet: try #require(sheets.first { $0.locale == "ja" }), words: .english).csv
    // A spreadsheet has a column for it.
    #expect(csv.contains("Create App/ja.lproj/A.strings with it") && csv.contains(",App/en.lproj/A.strings:7,missing-translation,"))
    #expect(!csv.contains(",App/L.xcstrings:6515,missing-translation,") && !csv.contains("Source at "))
  }

  @Test("What varies by number belongs into the file for that, also where the language has none yet")
  func plurals() {
    #expect(place("selected", "A", "ar")?.target == StringPlaces.Target(file: "App/ar.lproj/A.stringsdict", isNew: true))
    #expect(place("selected", "A", "ar")?.location == SourceLocation(file: "App/en.lproj/A.stringsdict", line: 12))
  }

  @Test("Where a table is two files, a list of what a language lacks of it names both, and which strings belong into each")
  func bothFiles() {
    var result = result()
    result.project.tables[0].units.append(
      StringUnit(key: "mouth", locale: "en", value: "Text", location: SourceLocation(file: "App/en.lproj/A.strings", line: 11)))
    result.findings = [
      missing(["selected", "camera", "mouth"], "A", in: ["ja"], at: SourceLocation(file: "App/ar.lproj/A.strings", line: 1))
    ]
    let page = HTMLReport.audit(result)
    let (texts, numbers) = ("Create App/ja.lproj/A.strings with them: 2 strings", "Create App/ja.lproj/A.stringsdict with it: ")
    #expect(page.contains(texts) && page.contains(numbers), "\(page.matches(of: /Create App[^<]*/).map { $0.output })")
  }

  @Test("Keys of a joined finding keep each language's own place on the page, and no table's first line stands for one")
  func joined() throws {
    let result = result()
    let strings = result.matters.flatMap { $0.keyed(placedBy: PageModel(result).stringPlaces) }
    #expect(strings.count == 10)
    #expect(strings.allSatisfy { $0.location.map { $0.line > 1 } ?? false })
    for string in strings where string.key == "camera" {
      #expect(
        string.location?.file == "App/en.lproj/A.strings"
          && string.target?.file.contains("ar.lproj") == (string.locale == "ar"))
    }
  }

  @Test("A row of a language's sheet is at the string's own place, and says into which file it is to be put")
  func rows() throws {
    let sheets = TranslationSheets(PageModel(result()), names: .english, extent: .whole).sheets
    let japanese = try #require(sheets.first { $0.locale == "ja" })
    func row(_ key: String) throws -> TranslationRow { try #require(japanese.rows.first { $0.key == key }) }
    let (two, camera) = (try row("two"), try row("camera"))
    #expect(two.location == nil && two.sourceLocation?.line == 6515 && two.target == nil)
    #expect(camera.sourceLocation == SourceLocation(file: "App/en.lproj/A.strings", line: 7))
    let csv = SheetTable(sheet: japanese, words: .english).csv
    #expect(csv.contains("Create App/ja.lproj/A.strings with it") && csv.contains("Create App/ja.lproj/A.stringsdict with it"))
    // Whoever fills it in knows beforehand that the file has to be made.
    #expect(csv.contains("lintel apply --new-files") && !csv.contains("a developer has to add it first"))
    let works = SheetTable(sheet: japanese, words: .english).fileRows.filter { ["camera", "selected"].contains($0.cells[2]) }
    #expect(!works.isEmpty && works.allSatisfy { $0.cells[1] == "file missing" })
    #expect(csv.contains("Translate it.") && !csv.contains("Translate them"))
  }

  @Test("Of a table that the source language has no file of, a key that reads as a text is the source, and the file is named all the same")
  func withoutSource() throws {
    var result = result()
    result.project.tables = [
      table("App/de.lproj/K.strings", "K", .strings, "de", []),
      table("App/fr.lproj/K.strings", "K", .strings, "fr", [("Power Off", "fr", 4), ("list.save", "fr", 5)]),
    ]
    let place = SourceLocation(file: "App/fr.lproj/K.strings", line: 4)
    result.findings = [missing(["Power Off", "list.save"], "K", in: ["de", "ja"], at: place)]
    let sheets = TranslationSheets(PageModel(result), names: .english, extent: .whole).sheets
    for locale in ["de", "ja"] as [LocaleID] {
      let sheet = try #require(sheets.first { $0.locale == locale })
      let row = try #require(sheet.rows.first { $0.key == "Power Off" })
      #expect(row.source == "Power Off")
      #expect(row.target == StringPlaces.Target(file: "App/\(locale).lproj/K.strings", isNew: locale == "ja"))
      #expect(sheet.rows.first { $0.key == "list.save" }?.source == nil)
    }
  }
}
