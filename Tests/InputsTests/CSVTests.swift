import LintelModel
import Testing

@testable import LintelInputs

@Suite("Spreadsheets of texts")
struct CSVTests {
  private func read(
    _ text: String, at path: String = "l10n/Localizable.csv", _ change: (inout TableColumns) -> Void = { _ in }
  ) -> CSVReader.Document {
    var columns = TableColumns(files: [])
    change(&columns)
    return CSVReader.read(SourceFile(path: path, bytes: Array(text.utf8)), columns: columns, sourceLocale: "en")
  }

  private func texts(_ document: CSVReader.Document) -> [String] {
    (document.table?.units ?? []).map { "\($0.key) \($0.locale.id) \($0.value)" }
  }

  @Test("A row is a key with its texts, a column for each language; quotes are those of RFC 4180")
  func rows() throws {
    let document = read(
      "Key,en,de,pt_BR,Comment\r\nopen,Open,Öffnen,,A button\r\n\r\n"
        + "\"two, lines\",\"a \"\"b\"\"\nc\",\"👍 d\",e,\r\nlast,,f\r\n")
    #expect(document.problem == nil)
    let table = try #require(document.table)
    #expect(
      texts(document) == [
        "open en Open", "open de Öffnen", "two, lines en a \"b\"\nc", "two, lines de 👍 d", "two, lines pt-BR e", "last de f",
      ])
    #expect(table.units.map(\.comment) == ["A button", "A button", nil, nil, nil, nil])
    #expect(
      table.units.map { [$0.location.line, $0.location.column] } == [[2, 6], [2, 11], [4, 14], [5, 4], [5, 11], [6, 7]])
    #expect(table.id.path == "l10n/Localizable" && table.locale == "mul" && table.sourceLocale == "en")
    #expect(table.stringsRead == 6)
  }

  @Test(
    "The delimiter is the one that the titles have most of, and a tab in a .tsv file",
    arguments: [
      ("a.csv", "key;en;de\na;b, c;d\n"), ("a.csv", "key\ten\tde\na\tb, c\td\n"),
      ("a.csv", "\"key\",en,\"de\"\na,\"b, c\",d\n"),
      ("a.tsv", "key\ten\tde\na\tb, c\td\n"), ("a.csv", "\u{FEFF}key,en,de\ra,\"b, c\",d\r"),
    ])
  func delimiters(path: String, text: String) { #expect(texts(read(text, at: path)) == ["a en b, c", "a de d"]) }

  @Test("The configuration says what stands where, by titles or by numbers")
  func columns() {
    let said = read("Name;State;English;German;Note\na;x;b;d;n\n") {
      $0.key = .titled("name")
      $0.source = .titled("English")
      $0.comment = .number(5)
      $0.locales = ["de": .number(4)]
      $0.name = "Other"
    }
    #expect(texts(said) == ["a en b", "a de d"] && said.table?.units.first?.comment == "n" && said.table?.name == "Other")
    let untitled = read("a|b|d\n") {
      $0.hasTitles = false
      $0.delimiter = UInt8(ascii: "|")
      $0.key = .number(1)
      $0.locales = ["en": .number(2), "de": .number(3), "fr": .number(9)]
    }
    #expect(texts(untitled) == ["a de d", "a en b"].sorted().reversed().sorted { $0.contains("de") && !$1.contains("de") })
  }

  @Test("`id` is a key where nothing else is, and Indonesian beside a key")
  func indonesian() {
    #expect(texts(read("id,en,de\na,b,c\n")) == ["a en b", "a de c"])
    #expect(texts(read("key,en,id\na,b,c\n")) == ["a en b", "a id c"])
  }

  @Test(
    "What is no table of texts for certain is not read",
    arguments: [
      ("", "found the columns , expected one that is called key, "),
      ("name,age\nAnn,7\n", "found the columns “name”, “age”, expected one that is called key, "),
      ("key,key,en,de\n", "found the columns “key”, “key”, “en”, “de”, expected one that is called key, "),
      ("key,en,price\n", "found the column “price”, expected a locale such as de, "),
      ("key,en\n", "found the columns “key”, “en”, expected one for en and one for each other language, "),
      ("key,de,fr\n", "found the columns “key”, “de”, “fr”, expected one for en and one for each other language, "),
      ("key,en,de,DE\n", "found the columns “key”, “en”, “de”, “DE”, expected one for en and one for each other language, "),
    ])
  func unsure(text: String, reason: String) {
    let document = read(text)
    #expect(document.table == nil)
    #expect(
      document.problem?.reason == "line 1, column 1: " + reason + "or say in lintel.yml under tables: which columns hold what")
    #expect(document.problem?.isBroken == true)
  }

  @Test("A column that the configuration names and the file has not is told")
  func absentColumn() {
    let document = read("key,en,de\na,b,c\n") { $0.key = .titled("Name") }
    #expect(
      document.problem?.reason
        == "line 1, column 1: found no column “Name” among “key”, “en”, “de”, expected one, as lintel.yml has it")
  }

  @Test("Of rows with one key the last one counts; texts without a key are counted")
  func skipped() throws {
    let document = read("key,en,de\na,b,c\n,x,y\na,d,e\n")
    #expect(texts(document) == ["a en d", "a de e"])
    #expect(document.table?.skipped.map(\.reason) == [.notAText, .notAText, .repeatedKey, .repeatedKey])
    #expect(document.table?.stringsRead == 6)
  }

  @Test("A row that cannot be read is told with its place, and costs no other")
  func broken() {
    let behind = read("key,en,de\na,\"b\"x,c\nd,e,f\n")
    #expect(texts(behind) == ["d en e", "d de f"])
    #expect(
      behind.problem?.reason == "line 2, column 6: found \"x\" behind a cell's second quote, expected the delimiter or the end "
        + "of the line; a quote in a cell is written twice; this row is not read")
    let wide = read("key,en,de\na,b,c,d\na,b,c,d,e\nf,g,h\n")
    #expect(texts(wide) == ["f en g", "f de h"])
    #expect(
      wide.problem?.reason == "line 2, column 1: found 4 columns, expected at most 3; 2 rows are not read")
    let padded = read("key,en,de\na,b,c,,\n,,,,\n")
    #expect(texts(padded) == ["a en b", "a de c"] && padded.problem == nil)
    let open = read("key,en,de\na,b,c\nd,\"e,f\n")
    #expect(texts(open) == ["a en b", "a de c"])
    #expect(
      open.problem?.reason == "line 3, column 3: found a cell without its second quote, expected \" before the end of the "
        + "file; this row is not read")
  }

  @Test("A file is a table where the configuration says so, or where it is named alone")
  func onlyWhereSaid() throws {
    let files = ["Data/prices.csv": "key,en,de\na,b,c\n", "l10n/Localizable.csv": "key,en,de\nNotes,Notes,Notizen\n"]
    #expect(ProjectReader.read(ProjectFiles(texts: files)).tables.isEmpty)
    var options = ReadingOptions()
    options.tables = [TableColumns(files: [WildcardPattern("l10n/*.csv")])]
    let project = ProjectReader.read(ProjectFiles(texts: files, tables: options.tables), options: options)
    #expect(project.tables.map(\.file) == ["l10n/Localizable.csv"] && project.locales == ["de", "en"])
    let pairs = try #require(TableFamily.all(in: project).first).inLocale("de").pairs
    #expect(pairs.map(\.translation?.value) == ["Notizen"])
    var alone = ProjectFiles(texts: files, tables: options.tables)
    alone.paths = ["Data/prices.csv"]
    #expect(ProjectReader.read(alone).tables.map(\.file) == ["Data/prices.csv"])
  }

  @Test("A pattern of tables that covers no file is told")
  func unused() {
    var options = ReadingOptions()
    options.tables = [TableColumns(files: [WildcardPattern("none/*.csv")])]
    options.tables[0].location = SourceLocation(file: "lintel.yml", line: 3, column: 5)
    let project = ProjectReader.read(ProjectFiles(texts: ["a.csv": "key,en,de\n"], tables: options.tables), options: options)
    #expect(
      project.skipped == [
        SkippedFile(
          file: "lintel.yml",
          problem: FileProblem(line: 3, column: 5, found: "no file for tables: none/*.csv", expected: "at least one"))
      ])
  }

  @Test("Hostile files end", arguments: [",", "\"", "\n", "\"\"", "key,en,de\n\"", "key,en,de\n\"a\"\"", "\0"])
  func hostile(text: String) {
    let repeated = String(repeating: text, count: 20_000)
    for file in [text, repeated, "key,en,de\n" + repeated, "key,en,de\na," + repeated] {
      let document = read(file)
      #expect(document.table != nil || document.problem != nil)
    }
  }
}

@Suite("Tables in the configuration")
struct ConfigurationTablesTests {
  private func read(_ text: String) -> ConfigurationFile {
    ConfigurationReader.read(
      SourceFile(path: "lintel.yml", bytes: Array(text.utf8)),
      knowing: ConfigurationNames(rules: [], profiles: [], failOn: []))
  }

  @Test("Files, delimiter and columns are read")
  func members() throws {
    let tables = read(
      """
      tables:
        - l10n/*.csv
        - files: [a.txt, b/*]
          name: Localizable
          delimiter: semicolon
          header: false
          key: 1
          source: 2
          comment: 9
          locales: {de: 3, pt_BR: 4}
        - {files: c.csv, key: Name, locales: {fr: French}}
      """
    ).reading.tables
    try #require(tables.count == 3)
    #expect(tables[0].covers("l10n/a.csv") && !tables[0].covers("a.csv") && tables[0].key == nil)
    #expect(tables[1].covers("a.txt") && tables[1].covers("b/x") && tables[1].name == "Localizable")
    #expect(tables[1].delimiter == UInt8(ascii: ";") && !tables[1].hasTitles)
    #expect(tables[1].key == .number(1) && tables[1].source == .number(2) && tables[1].comment == .number(9))
    #expect(tables[1].locales == ["de": .number(3), "pt-BR": .number(4)])
    #expect(tables[2].key == .titled("Name") && tables[2].locales == ["fr": .titled("French")])
    #expect(tables[1].location == SourceLocation(file: "lintel.yml", line: 3, column: 5))
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (
        "tables: [{key: a}]",
        "line 1, column 10: found a table without files; allowed: files: with a pattern such as l10n/*.csv"
      ),
      (
        "tables: [{files: a, delimiter: x}]",
        "line 1, column 32: found 'x' as delimiter; allowed: comma, semicolon, tab, pipe"
      ),
      (
        "tables: [{files: a, key: 0}]",
        "line 1, column 26: found '0' as key; allowed: the title of a column, or the number of a column from 1 to 1000"
      ),
      (
        "tables: [{files: a, locales: {qqq: b}}]",
        "line 1, column 31: found 'qqq' as a locale; allowed: a locale such as de or pt-BR"
      ),
      (
        "tables: [{files: a, header: false}]",
        "line 1, column 10: found a table without titles, and without key and locales; "
          + "allowed: key: and locales: with numbers of columns"
      ),
      (
        "tables: [{files: a, header: false, key: b, locales: {de: 1}}]",
        "line 1, column 41: found 'b' as key; allowed: the number of a column from 1 to 1000"
      ),
    ])
  func faults(text: String, reason: String) { #expect(read(text).problems.map(\.reason).first == reason) }
}
