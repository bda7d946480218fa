import LintelInputs
import LintelModel
import Testing

@Suite("PO files of gettext")
struct POTests {
  private func read(_ text: String, at path: String = "po/de.po", source: LocaleID = "en") -> POReader.Document {
    POReader.read(SourceFile(path: path, bytes: Array(text.utf8)), sourceLocale: source)
  }

  private func header(_ language: String = "de", plural: String? = "nplurals=2; plural=(n != 1);") -> String {
    """
    msgid ""
    msgstr ""
    "Project-Id-Version: app 1.0\\n"
    "Language: \(language)\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    \(plural.map { "\"Plural-Forms: \($0)\\n\"" } ?? "\"X-Generator: hand\\n\"")


    """
  }

  @Test("An entry is a text of the source and its translation, each with its place, comment and state")
  func entries() throws {
    let document = read(
      header() + """
        # A translator's remark
        #. Title of the list
        #: Sources/List.swift:12 Sources/Other.swift:7
        #, fuzzy, c-format, max-length:20
        #| msgid "Note"
        msgid "Notes"
        msgstr "Notizen"

        msgid ""
        "First line\\n"
        "\\tsecond \\"line\\" \\\\ \\303\\244 \\x41"
        msgstr "Erste Zeile\\n" "zweite 👍"
        #: a.c
        msgctxt "menu"
        msgid "Open"
        msgstr "Öffnen"
        msgctxt "state"
        msgid "Open"
        msgstr "Offen"

        msgid "Later"
        msgstr ""
        """)
    #expect(document.problems.isEmpty)
    let table = try #require(document.table)
    #expect(table.locale == "de" && table.sourceLocale == "en" && table.format == .po && table.encoding == "UTF-8")
    #expect(
      table.units.map(\.key) == [
        "Notes", "Notes", "First line\n\tsecond \"line\" \\ ä A", "First line\n\tsecond \"line\" \\ ä A", "menu|Open",
        "menu|Open", "state|Open", "state|Open", "Later",
      ])
    #expect(table.units.map(\.locale) == ["en", "de", "en", "de", "en", "de", "en", "de", "en"])
    #expect(table.units[1].value == "Notizen" && table.units[1].state == "needs-review-translation")
    #expect(table.units[1].comment == "Title of the list")
    #expect(table.units[1].limit == StringUnit.Limit(maximum: 20, unit: .characters))
    #expect(table.units[3].value == "Erste Zeile\nzweite 👍" && table.units[3].state == nil)
    #expect(table.units.map(\.location.line) == [14, 15, 17, 20, 23, 24, 26, 27, 29])
    #expect(table.units[0].location.column == 7 && table.units[1].location.column == 8)
    #expect(table.stringsRead == 9)
  }

  @Test("What is obsolete is skipped, and of an entry that is there twice the last one counts")
  func skipped() throws {
    let table = try #require(
      read(
        header() + """
          msgid "Open"
          msgstr "Auf"

          msgid "Open"
          msgstr "Öffnen"

          #~ msgctxt "old"
          #~ msgid "Close"
          #~| msgid "Shut"
          #~ msgstr "Schließen"

          """
      ).table)
    #expect(table.units.map(\.value) == ["Open", "Öffnen"])
    #expect(table.skipped.map(\.reason) == [.repeatedKey, .repeatedKey, .stale])
    #expect(table.stringsRead == 5)
  }

  @Test(
    "Forms are those of CLDR that their numbers take",
    arguments: [
      ("de", "nplurals=2; plural=(n != 1);", ["one", "other"]),
      ("fr", "nplurals=2; plural=(n > 1);", ["one", "other"]),
      ("ja", "nplurals=1; plural=0;", ["other"]),
      (
        "ru",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        ["one", "few", "many"]
      ),
      ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", ["one", "few", "other"]),
      ("lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", ["one", "other", "zero"]),
      (
        "sl", "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
        ["other", "one", "two", "few"]
      ),
      (
        "ar",
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
        ["zero", "one", "two", "few", "many", "other"]
      ),
    ])
  func plurals(language: String, forms: String, categories: [String]) throws {
    let strings = categories.indices.map { "msgstr[\($0)] \"\(categories[$0])\"\n" }.joined()
    let document = read(
      header(language, plural: forms) + "msgid \"%d file\"\nmsgid_plural \"%d files\"\n" + strings, at: "x.po")
    #expect(document.problems.isEmpty)
    let units = try #require(document.table).units
    #expect(units[0].variants.map(\.plural) == ["one", "other"] && units[0].variants.map(\.text) == ["%d file", "%d files"])
    #expect(units[1].variants.map(\.plural) == categories && units[1].variants.map(\.text) == categories)
  }

  @Test("Fewer forms than a language has stand for several of its categories, and the header is told of")
  func misfit() throws {
    let document = read(
      header("ru") + "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"файл\"\nmsgstr[1] \"файлы\"\n")
    #expect(document.table?.units.last?.variants.map(\.plural) == ["one", "many", "few"])
    // All that people see of the file is read.
    #expect(document.problems.isEmpty)
    #expect(
      document.table?.pluralFaults == [
        PluralHeaderFault(
          .lacking(["few"], of: ["one", "few", "many"]), count: 2,
          at: LintelModel.SourceLocation(file: "po/de.po", line: 7, column: 2))
      ])
  }

  @Test(
    "A header that cannot be followed is told, and the forms are CLDR's in their order where that can be",
    arguments: [
      ("nplurals=2; plural=(n != 1;", "found the end in plural=, expected )"),
      ("nplurals=2; plural=n @ 1;", "found \"@\" in plural=, expected n, numbers and signs of C"),
      ("nplurals=2; plural=n n;", "found \"n\" in plural=, expected the end"),
      ("nplurals=2; plural=;", "found no plural=, expected an expression of n"),
      ("nplurals=0; plural=0;", "found nplurals=0, expected a number from 1 to 10"),
      ("plural=0;", "found no nplurals, expected a number from 1 to 10"),
      (
        "nplurals=2; plural=n;",
        "found plural= that leads from 2 to no form, expected a form from 0 to 1 for every number"
      ),
      (
        "nplurals=2; plural=1/n;",
        "found plural= that leads from 0 to no form, expected a form from 0 to 1 for every number"
      ),
    ])
  func fault(plural: String, reason: String) throws {
    let document = read(
      header(plural: plural) + "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"eine\"\nmsgstr[1] \"viele\"\n")
    let table = try #require(document.table)
    #expect(document.problems.isEmpty && table.pluralFaults.map(\.location.line) == [7])
    let reasons = table.pluralFaults.map { fault -> String in
      guard case .unfollowed(let found, let expected) = fault.kind else { return "" }
      return "found \(found), expected \(expected)"
    }
    #expect(reasons == [reason])
    #expect(table.stringsRead == 4 && table.skipped.isEmpty)
    let translation = try #require(table.units.first { $0.locale == "de" })
    #expect(translation.variants.map(\.plural) == ["one", "other"])
    #expect(translation.variants.map(\.text) == ["eine", "viele"])
  }

  @Test(
    "A context that several entries share is a class of them and not their key",
    arguments: ["@action:button", "MainWindow|", "Menu"])
  func sharedContexts(context: String) throws {
    let document = read(
      header() + ["Open": "Öffnen", "Close": "Schließen"].sorted { $0.key < $1.key }.map {
        "msgctxt \"\(context)\"\nmsgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n\n"
      }.joined())
    let table = try #require(document.table)
    #expect(table.skipped.isEmpty)
    #expect(table.units.filter { $0.locale == "de" }.map(\.key) == ["\(context)|Close", "\(context)|Open"])
  }

  @Test("A name among texts is a text too, and nothing of it is lost", arguments: ["Node.js", "v1.0", "me@example.org"])
  func namesAmongTexts(name: String) throws {
    let document = read(
      header() + "msgid \"Open the file\"\nmsgstr \"Datei öffnen\"\n\nmsgid \"Close it now\"\nmsgstr \"\"\n\n"
        + "msgid \"\(name)\"\nmsgstr \"\"\n")
    let table = try #require(document.table)
    #expect(table.units.filter { $0.locale == "en" }.map(\.value) == ["Open the file", "Close it now", name])
  }

  @Test("An entry whose context is broken is not read as one without a context")
  func brokenContext() throws {
    let document = read(
      header() + "msgctxt \"menu\nmsgid \"Open\"\nmsgstr \"Auf\"\nmsgid \"Open\"\nmsgstr \"Öffnen\"\n")
    let table = try #require(document.table)
    #expect(table.units.filter { $0.locale == "de" }.map(\.value) == ["Öffnen"])
    #expect(document.problems.count == 1)
  }

  @Test("A header with carriage returns and spaces at its ends is read")
  func untidyHeader() throws {
    let document = read(
      "msgid \"\"\nmsgstr \"\"\n\"Language: ru \\r\\n\"\n\"Content-Type: text/plain; charset=utf-8 \\r\\n\"\n\n"
        + "msgid \"Open\"\nmsgstr \"Открыть\"\n",
      at: "po/app.po")
    #expect(document.problems.isEmpty)
    #expect(document.table?.locale == "ru")
    #expect(document.table?.units.map(\.value) == ["Open", "Открыть"])
  }

  @Test("A length that no text can have is none", arguments: ["0", "-5", "99999999999999999999"])
  func impossibleLength(length: String) throws {
    let document = read(header() + "#, max-length:\(length)\nmsgid \"Open\"\nmsgstr \"Öffnen\"\n")
    let table = try #require(document.table)
    #expect(table.units.count == 2 && table.units.allSatisfy { $0.limit == nil })
  }

  @Test("A form that no number takes is counted, and its place told where the header has no such form")
  func extraForms() throws {
    let document = read(
      header() + "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"a\"\nmsgstr[1] \"b\"\nmsgstr[2] \"c\"\n")
    let table = try #require(document.table)
    #expect(table.units.last?.variants.map(\.text) == ["a", "b"])
    #expect(table.skipped.map(\.reason) == [.unknownVariation] && table.skipped.first?.value == "c")
    // All that people see of the file is read.
    #expect(document.problems.isEmpty)
    let place = LintelModel.SourceLocation(file: "po/de.po", line: 13, column: 11)
    #expect(table.pluralFaults == [PluralHeaderFault(.uncounted(form: 2, texts: 1), count: 2, at: place)])
  }

  @Test(
    "The language is the header's, or the path's",
    arguments: [
      ("po/xx.po", "pt_BR", "pt-BR"), ("po/pt_BR.po", "", "pt-BR"), ("app.sr@latin.po", "", "sr-Latn"),
      ("a/app-de.po", "", "de"),
      ("locale/zh_CN/LC_MESSAGES/app.po", "", "zh-CN"), ("de/app.po", "", "de"), ("de.lproj/Localizable.po", "", "de"),
    ])
  func language(path: String, named: String, locale: String) {
    let table = read(header(named) + "msgid \"a b\"\nmsgstr \"c\"\n", at: path).table
    #expect(table?.locale == LocaleID(locale) && table?.units.count == 2)
  }

  @Test(
    "The files of all languages are one table",
    arguments: [
      ("locale/sr@latin/LC_MESSAGES/app.po", "locale/*/LC_MESSAGES/app"), ("po/sr@latin.po", "po/*.po/Localizable"),
      ("po/app.sr@latin.po", "po/app"), ("sr@latin/app.po", "*/app"), ("sr.lproj/app.po", "app"),
    ])
  func id(path: String, id: String) {
    #expect(read(header("sr@latin") + "msgid \"a b\"\nmsgstr \"c\"\n", at: path).table?.id.path == id)
  }

  @Test("Without a language the translations are counted, and not audited")
  func noLanguage() {
    let document = read(header("") + "msgid \"a b\"\nmsgstr \"c\"\n", at: "po/messages.po")
    #expect(document.table?.units.map(\.locale) == ["en"])
    #expect(document.table?.skipped.map(\.reason) == [.notALanguage])
    #expect(document.problems.map(\.isBroken) == [false])
    let documentation = read(header("qqq") + "msgid \"a b\"\nmsgstr \"c\"\n", at: "po/qqq.po")
    #expect(documentation.problems.isEmpty && documentation.table?.skipped.count == 1)
  }

  @Test("Only UTF-8 is read")
  func encoding() {
    let latin = header().replacing("UTF-8", with: "ISO-8859-1") + "msgid \"a b\"\nmsgstr \"ü\"\n"
    #expect(read(latin).table == nil)
    #expect(
      read(latin).problems.map(\.reason) == ["line 6, column 28: found charset=ISO-8859-1, expected charset=UTF-8"])
    #expect(read(latin.replacing("ü", with: "u")).table?.units.count == 2)
    let bytes = Array((header() + "msgid \"a b\"\nmsgstr \"").utf8) + [0xFC, 0x22, 0x0A]
    let document = POReader.read(SourceFile(path: "de.po", bytes: bytes), sourceLocale: "en")
    #expect(document.table == nil)
    #expect(document.problems.first?.reason.hasPrefix("line 10, column 1: found ") == true)
    #expect(document.problems.first?.reason.hasSuffix("expected UTF-8") == true)
    let marked = [0xEF, 0xBB, 0xBF] + Array((header() + "msgid \"a b\"\nmsgstr \"c\"\n").utf8)
    #expect(POReader.read(SourceFile(path: "de.po", bytes: marked), sourceLocale: "en").table?.units.count == 2)
  }

  @Test(
    "An entry that cannot be read is told with its place, and costs no other",
    arguments: [
      (
        "msgid \"a\nmsgstr \"b\"",
        "line 9, column 7: found a text without its second quote, expected \" before the end of the line"
      ),
      ("msgid \"a\"", "line 9, column 7: found an entry without msgstr, expected msgid and msgstr"),
      ("msgid a", "line 9, column 7: found \"a\", expected \""),
      ("msgid", "line 9, column 6: found the end of the line, expected \""),
      ("msgid \"a\" b", "line 9, column 11: found \"b\", expected \" or the end of the line"),
      ("msgstr \"a\"", "line 9, column 1: found \"msgstr\", expected msgctxt, msgid or a comment"),
      ("msgid \"a\"\nmsgstr[0] \"b\"", "line 10, column 1: found \"msgstr[0]\", expected msgid_plural or msgstr"),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[99] \"b\"", "line 11, column 1: found \"msgstr[99]\", expected msgstr[0]"
      ),
      ("msgid \"a\\q\"\nmsgstr \"b\"", "line 9, column 9: found \"\\q\", expected an escape of C, such as \\n, \\\" or \\\\"),
      ("<<<<<<< ours", "line 9, column 1: found \"<<<<<<<\", expected msgctxt, msgid or a comment"),
    ])
  func broken(entry: String, reason: String) throws {
    let document = read(header() + entry + "\n\nmsgid \"Open it\"\nmsgstr \"Öffnen\"\n")
    #expect(document.problems.map(\.reason) == [reason + "; this entry is not read"])
    #expect(document.problems.map(\.isBroken) == [true])
    #expect(document.table?.units.map(\.value) == ["Open it", "Öffnen"])
  }

  @Test("Keys are names in msgctxt, in #: or in #. lines, or a msgid that is one")
  func keys() throws {
    func keys(_ entries: String) -> [String] {
      (read(header() + entries).table?.units ?? []).map { "\($0.locale.id) \($0.key) \($0.value)" }
    }
    let (open, close) = ("msgid \"Open\"\nmsgstr \"Auf\"\n\n", "msgid \"Close\"\nmsgstr \"Zu\"\n\n")
    let named = ["en file.open Open", "de file.open Auf", "en file.close Close", "de file.close Zu"]
    #expect(keys("msgctxt \"file.open\"\n\(open)msgctxt \"file.close\"\n\(close)") == named)
    #expect(keys("#: file.open\n\(open)#: file.close\n\(close)") == named)
    #expect(keys("#. file.open\n\(open)#. file.close\n\(close)") == named)
    // A place in source code is no key, and one word among many entries is chance.
    #expect(keys("#: a.c:7\n\(open)#. FIXME_later\n\(close)\(open.replacing("Open", with: "Open it"))").count == 6)
    #expect(keys("#: a.c:7\n\(open)") == ["en Open Open", "de Open Auf"])
    // A file whose texts all have names has no texts of the source.
    #expect(
      keys("msgid \"file.open\"\nmsgstr \"Auf\"\n\nmsgid \"file.close\"\nmsgstr \"Zu\"\n") == [
        "de file.open Auf", "de file.close Zu",
      ])
  }

  @Test("A project's PO files are one table with their template, and its bars show their texts")
  func project() throws {
    let files = [
      "po/app.pot": header("") + "msgid \"Notes\"\nmsgstr \"\"\n\nmsgid \"New\"\nmsgstr \"\"\n",
      "po/de.po": header() + "msgid \"Notes\"\nmsgstr \"Notizen\"\n",
      "po/fr.po": header("fr") + "msgid \"Notes\"\nmsgstr \"Remarques\"\n\nmsgid \"New\"\nmsgstr \"Nouveau\"\n",
      "Bars.toolbar.yml": "toolbars: [{kind: navigationBar, platforms: [ios], title: {key: Notes, table: Localizable}}]",
    ]
    let project = ProjectReader.read(ProjectFiles(texts: files))
    #expect(project.locales == ["de", "en", "fr"] && project.skipped.isEmpty)
    let families = TableFamily.all(in: project)
    #expect(families.map(\.id.path) == ["po/*.po/Localizable"])
    let missing = families[0].inLocale("de").pairs.filter { $0.translation == nil }
    #expect(missing.map(\.source.key) == ["New"])
    #expect(families[0].inLocale("fr").pairs.allSatisfy { $0.translation != nil })
    #expect(project.toolbars[0].title.values["de"]?.text == "Notizen")
  }

  @Test("A PO file that repeats a table of the project is not audited a second time")
  func copies() {
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "App/en.lproj/Localizable.strings": "\"Notes\" = \"Notes\";",
        "App/de.lproj/Localizable.strings": "\"Notes\" = \"Notizen\";",
        "l10n/de.po": header() + "#: App/en.lproj/Localizable.strings:1\nmsgid \"Notes\"\nmsgstr \"Notizen\"\n",
        "l10n/it.po": header("it") + "#: App/en.lproj/Localizable.strings:1\nmsgid \"Notes\"\nmsgstr \"Note\"\n",
      ]))
    let german = project.tables.first { $0.file == "l10n/de.po" }
    #expect(german?.units.isEmpty == true && german?.skipped.map(\.reason) == [.exchangeCopy, .exchangeCopy])
    #expect(project.tables.first { $0.file == "l10n/it.po" }?.units.count == 2)
  }

  @Test("A source language's own file has the texts of keys")
  func monolingual() throws {
    let (open, close) = ("msgid \"file.open\"\nmsgstr ", "msgid \"file.close\"\nmsgstr ")
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "po/en.po": header("en") + "\(open)\"Open\"\n\n\(close)\"Close\"\n",
        "po/de.po": header() + "\(open)\"Auf\"\n\n\(close)\"Zu\"\n",
      ]))
    let pairs = try #require(TableFamily.all(in: project).first).inLocale("de").pairs
    #expect(pairs.map(\.source.value) == ["Open", "Close"] && pairs.map(\.translation?.value) == ["Auf", "Zu"])
  }

  @Test("Hostile files end, and nothing of them is lost without a word")
  func hostile() {
    let deep = String(repeating: "(", count: 100_000)
    let files = [
      "", "\u{FEFF}", "#", "#~", "#,", "\"", "msgid \"", "msgid \"\\", "msgid \"\\x",
      "msgid \"\"\nmsgstr \"\"\n\"Language\n", "\0\0\0",
      header(plural: "nplurals=2; plural=\(deep)n") + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n",
      header(plural: "nplurals=2; plural=" + String(repeating: "n?", count: 90) + "n")
        + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n",
      header(plural: "nplurals=2; plural=" + String(repeating: "!", count: 100_000) + "n")
        + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n",
      header(plural: "nplurals=99999999999999999999; plural=99999999999999999999999"),
      String(repeating: "msgid \"a\"\n", count: 20_000), String(repeating: "\"a\"\n\n", count: 20_000),
      header() + "msgid \"a\"\nmsgid_plural \"b\"\n" + (0..<10_000).map { "msgstr[\($0)] \"\($0)\"\n" }.joined(),
      String(repeating: "#. x\n#: y\n#, z\n", count: 20_000) + "msgid \"a\"\nmsgstr \"b\"\n",
    ]
    for file in files {
      let document = read(file)
      #expect(document.table != nil)
      for reason in document.problems.map(\.reason) {
        #expect(reason.contains("found ") && (reason.contains("expected ") || reason.contains("at most ")))
      }
    }
  }
}
