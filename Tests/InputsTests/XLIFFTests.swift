import LintelModel
import Testing

@testable import LintelInputs

func readXLIFF(_ body: String, path: String = "de/app.xliff") -> XLIFFReader.Document {
  XLIFFReader.read(SourceFile(path: path, bytes: Array(body.utf8)), sourceLocale: "en")
}

/// A document of one file.
func xliff(
  _ units: String, original: String = "App/en.lproj/Localizable.strings", target: String? = "de", source: String = "en"
) -> String {
  let language = target.map { " target-language=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="\(source)"\(language) datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
}

@Suite("What an XLIFF document says")
struct XLIFFTests {
  @Test("That a machine translated a text is its state, unless nobody has translated it yet")
  func machine() throws {
    func state(_ attributes: String) throws -> String? {
      let unit = "<trans-unit id=\"a\"><source>A</source><target \(attributes)>B</target></trans-unit>"
      return try #require(readXLIFF(xliff(unit)).tables.first?.units.last).state
    }
    #expect(try state("state=\"translated\" state-qualifier=\"leveraged-mt\"") == "leveraged-mt")
    #expect(try state("state-qualifier=\"mt-suggestion\"") == "mt-suggestion")
    #expect(try state("state=\"translated\" state-qualifier=\"exact-match\"") == "translated")
    #expect(try state("state=\"needs-translation\" state-qualifier=\"leveraged-mt\"") == "needs-translation")
  }

  @Test("Forms by width are joined to their text")
  func widths() throws {
    func unit(_ id: String, _ text: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(text)</source><target>\(text)!</target></trans-unit>"
    }
    let table = try #require(
      readXLIFF(xliff(unit("hi|==|width.20", "Hello") + unit("hi|==|width.5", "Hi"))).tables.first)
    #expect(table.units.map(\.key) == ["hi", "hi"])
    #expect(table.units.map(\.value) == ["Hello", "Hello!"])
    #expect(table.units[1].variants.map(\.width) == ["20", "5"])
  }

  @Test(
    "A document of another dialect is not read, and said not to be",
    arguments: [
      ("<xliff version=\"2.0\" srcLang=\"en\"><file id=\"f\"><unit id=\"1\"/></file></xliff>", "XLIFF of version 2.0"),
      ("<TS version=\"2.1\"/>", "another document"),
    ])
  func dialects(xml: String, found: String) throws {
    let document = readXLIFF(xml)
    #expect(document.tables.isEmpty)
    #expect(try #require(document.failure).reason.contains("line 1, column 1: found \(found)"))
  }

  @Test("A unit holds the source and its translation, with key, comment, state and exact places")
  func plain() throws {
    let document = readXLIFF(
      xliff(
        """
        <trans-unit id="save &amp; go" xml:space="preserve"><source>Save 👍 now</source>
          <target state="needs-review-translation">  Sichern &lt;jetzt&gt;
        &#x41;<![CDATA[<b>]]></target><note>Button</note><note/><note>twice</note></trans-unit>
        <trans-unit id="open"><source>Open</source><note/></trans-unit>
        <trans-unit id="empty"><source>E</source><target/></trans-unit>
        """))
    #expect(document.failure == nil)
    let table = try #require(document.tables.first)
    #expect(table.units.map(\.key) == ["save & go", "save & go", "open", "empty", "empty"])
    #expect(table.units.map(\.locale) == ["en", "de", "en", "en", "de"])
    #expect(table.units.map(\.value) == ["Save 👍 now", "  Sichern <jetzt>\nA<b>", "Open", "E", ""])
    #expect(
      table.units.map { [$0.location.line, $0.location.column] } == [[4, 61], [5, 44], [7, 31], [8, 32], [8, 42]])
    #expect(table.units[1].state == "needs-review-translation")
    #expect(table.units[1].comment == "Button\ntwice")
    #expect(table.units[2].comment == nil)
    #expect(table.sourceLocale == "en" && table.locale == "de" && table.name == "Localizable")
    #expect(table.original == "App/en.lproj/Localizable.strings")
    #expect(table.stringsRead == 5)
  }

  @Test("Markup inside a text is text, a placeholder what it stands for; alternatives are not read")
  func inline() throws {
    let document = readXLIFF(
      xliff(
        """
        <trans-unit id="a"><source>A <g id="1">b <mrk mtype="x">c</mrk></g> <ph id="2">%@</ph><x id="3"/><x id="4" equiv-text="%d"/>\
        <bpt id="5">&lt;i&gt;</bpt>d<ept id="5">&lt;/i&gt;</ept><it id="6" pos="open">e</it><x id="7" ctype="lb"/></source>\
        <target>T</target><alt-trans><source>no</source><target>no</target><note>no</note></alt-trans></trans-unit>
        <bin-unit id="x"><bin-source/><note>no</note></bin-unit>
        """))
    #expect(document.tables.first?.units.map(\.value) == ["A b c %@%d<i>d</i>e\n", "T"])
    #expect(document.tables.first?.units.first?.comment == nil)
  }

  @Test("Limits and what is not to be translated hold for a unit, or for all of a group")
  func limits() throws {
    let table = try #require(
      readXLIFF(
        xliff(
          """
          <group maxwidth="80" size-unit="char"><trans-unit id="a"><source>A</source></trans-unit>
          <trans-unit id="b" maxwidth="12.5"><source>B</source></trans-unit></group>
          <trans-unit id="c" maxwidth="9" size-unit="byte"><source>C</source></trans-unit>
          <group translate="no"><trans-unit id="d"><source>D</source><target>d</target></trans-unit>
          <trans-unit id="e" resname="E" translate="yes"><source>E</source></trans-unit></group>
          """)
      ).tables.first)
    #expect(table.units.map(\.key) == ["a", "b", "c", "E"])
    #expect(table.units.map { $0.limit?.maximum } == [80, 12.5, nil, nil])
    #expect(table.units.map { $0.limit?.unit } == [.characters, .pixels, nil, nil])
    #expect(table.skipped.map(\.reason) == [.notTranslatable, .notTranslatable])
  }

  @Test("Forms of one text are one unit, and forms that only repeat the source are no forms of it")
  func forms() throws {
    func unit(_ id: String, _ source: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    let table = try #require(
      readXLIFF(
        xliff(
          [
            unit("n|==|plural.one", "One", "Ein"), unit("n|==|plural.few", "Many", "Zwei"),
            unit("n|==|plural.other", "Many", "Viele"), unit("d|==|device.mac.plural.other", "Click", "Klick"),
            unit("d|==|device.other", "Tap", "Tippen"), unit("s", "%#@x@!", "%#@x@?"),
            unit("s|==|substitutions.x.plural.other", "%arg", "%arg Stück"), unit("p|==|q", "Plain", "Einfach"),
          ].joined(separator: "\n"), original: "App/Localizable.xcstrings")
      ).tables.first)
    let german = table.units.filter { $0.locale == "de" }
    #expect(german.map(\.key) == ["n", "d", "s", "p|==|q"])
    #expect(german.map(\.value) == ["Viele", "Tippen", "%#@x@?", "Einfach"])
    #expect(german[0].variants.map(\.plural) == ["one", "few", "other"])
    #expect(german[1].variants.map(\.device) == ["mac", "other"])
    #expect(german[2].substitutions.first?.variants.map(\.text) == ["%arg Stück"])
    #expect(table.units.first { $0.locale == "en" }?.variants.map(\.plural) == ["one", "other"])
    #expect(table.skipped.map(\.reason) == [.exchangeCopy])
    #expect(table.stringsRead == 16)
  }

  @Test("Plural rules of a .stringsdict are joined again")
  func dictionary() throws {
    func unit(_ id: String, _ text: String) -> String {
      "<trans-unit id=\"\(id)\"><source>\(text)</source><target>\(text)</target></trans-unit>"
    }
    let table = try #require(
      readXLIFF(
        xliff(
          unit("/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "%#@files@")
            + unit("/%d files:dict/files:dict/one:dict/:string", "%d file")
            + unit("/%d files:dict/files:dict/other:dict/:string", "%d files"),
          original: "App/en.lproj/Localizable.stringsdict")
      ).tables.first)
    #expect(table.units.map(\.key) == ["%d files", "%d files"])
    #expect(table.units.map(\.value) == ["%#@files@", "%#@files@"])
    #expect(table.units[1].substitutions.map(\.name) == ["files"])
    #expect(table.units[1].substitutions[0].variants.map(\.plural) == ["one", "other"])
    #expect(table.stringsRead == 6)
  }

  @Test(
    "A broken document costs its rest, and says where, what was found and what is allowed",
    arguments: [
      ("<source>A</sourc>", "line 5, column 29: found </sourc>, expected </source>"),
      ("<source>A &nbsp; B</source>", "line 5, column 30: found &nbsp;, expected &amp;, &lt;, &gt;, &quot; or &apos;"),
      ("<source>A\u{1}</source>", "line 5, column 29: found U+0001, expected"),
      ("<source a=\"1\" a=\"2\">A</source>", "found an attribute that stands twice, expected each attribute once"),
      ("<source>A</source></trans-unit></body></file>", "found the end of the file, expected </xliff>"),
    ])
  func broken(damage: String, reason: String) throws {
    let good = "<trans-unit id=\"0\"><source>0</source></trans-unit>"
    let text = xliff("\(good)\n<trans-unit id=\"a\">\(damage)")
    let end = try #require(text.firstRange(of: "\n</body>"))
    let document = readXLIFF(String(text[..<end.lowerBound]) + (reason.contains("end of the file") ? "" : "</trans-unit>\n"))
    #expect(document.tables.first?.units.first?.value == "0")
    #expect(document.failure?.reason.contains(reason) == true, "\(document.failure?.reason ?? "")")
    #expect(document.failure?.reason.hasSuffix("the rest of the file is not read") == true)
  }

  @Test("Nothing outside the document is read, and nesting has a bound")
  func hostile() {
    let entity = "<!DOCTYPE xliff [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>" + xliff("").dropFirst(39)
    #expect(readXLIFF(entity).failure?.reason.contains("the entity x") == true)
    let deep = xliff("<trans-unit id=\"a\"><source>" + String(repeating: "<g>", count: 300))
    #expect(readXLIFF(deep).failure?.reason.contains("nested deeper than 250") == true)
    #expect(readXLIFF("").failure?.reason.contains("expected an XML document") == true)
    #expect(readXLIFF("<xliff/>").tables.isEmpty)
  }

  @Test("Documents of several languages are one table, which is not told twice where the project has it")
  func families() throws {
    func document(_ target: String, _ text: String) -> String {
      xliff(
        "<trans-unit id=\"a\"><source>A</source>\(text)</trans-unit><trans-unit id=\"b\"><source>B</source></trans-unit>",
        target: target)
    }
    var files = ["l10n/de.xliff": document("de", "<target>Ä</target>"), "l10n/pt-BR.xliff": document("pt_BR", "")]
    let alone = ProjectReader.read(ProjectFiles(texts: files))
    #expect(alone.locales == ["de", "en", "pt-BR"])
    let family = try #require(TableFamily.all(in: alone).first)
    #expect(family.id.path == "l10n/*.xliff/App/Localizable")
    #expect(family.locales == ["de", "pt-BR"])
    #expect(family.inLocale("de").pairs.map { $0.translation?.value } == ["Ä", nil])
    #expect(family.inLocale("pt-BR").pairs.map(\.source.location.file) == ["l10n/pt-BR.xliff", "l10n/pt-BR.xliff"])

    files["Sources/App/en.lproj/Localizable.strings"] = "a = A; b = B;"
    files["Sources/App/de.lproj/Localizable.strings"] = "a = \"Ä\";"
    let beside = ProjectReader.read(ProjectFiles(texts: files))
    let families = TableFamily.all(in: beside)
    #expect(families.map(\.id.path) == ["Sources/App/Localizable", "l10n/*.xliff/App/Localizable"])
    #expect(families[1].locales == ["pt-BR"])
    #expect(beside.tables.first { $0.file == "l10n/de.xliff" }?.skipped.count { $0.reason == .exchangeCopy } == 3)
  }

  @Test("A localization catalog says its languages where its document does not")
  func bundle() throws {
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "de.xcloc/contents.json": "{\"developmentRegion\": \"en\", \"targetLocale\": \"de\", \"version\": \"1.0\"}",
        "de.xcloc/Localized Contents/de.xliff": xliff(
          "<trans-unit id=\"a\"><source>A</source><target>Ä</target></trans-unit>", target: nil),
        "de.xcloc/Source Contents/App/en.lproj/Localizable.strings": "a = A;",
      ]))
    #expect(project.tables.map(\.file) == ["de.xcloc/Localized Contents/de.xliff"])
    #expect(project.tables.first?.units.map(\.locale) == ["en", "de"])
    #expect(TableFamily.all(in: project).map(\.id.path) == ["*.xcloc/App/Localizable"])
    let broken = ProjectReader.read(ProjectFiles(texts: ["de.xcloc/contents.json": "{"]))
    #expect(broken.skipped.first?.reason.contains("line 1, column 2") == true)
  }
}
