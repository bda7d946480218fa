import LintelModel
import Testing

@testable import LintelAudit

@Suite("Rows of filled sheets on their way into tables")
struct SheetReturnTests {
  private static let strings = [
    "en.lproj/L.strings":
      "\"k\" = \"Open %d files\";\n\"p\" = \"%d%% done\";\n\"n\" = \"First\\nsecond\";\n\"z\" = \"Zoom\";\n",
    "de.lproj/L.strings": "\"k\" = \"%d Dateien\";\n\"p\" = \"%d%% da\";\n\"n\" = \"Erste\\nzweite\";\n",
    "fr.lproj/L.strings": "\"k\" = \"%d fichiers\";\n",
  ]

  private func plurals(_ locale: String, _ one: String, _ other: String) -> [String: String] {
    [
      "\(locale).lproj/P.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>k</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string>
            <key>other</key><string>\(other)</string>
          </dict>
        </dict>
      </dict></plist>
      """
    ]
  }

  private func row(
    _ key: String, _ source: String, _ translation: String, _ text: String, into file: String = "de.lproj/L.strings",
    at number: Int = 2, form: String = ""
  ) -> ReturnedText {
    ReturnedText(
      row: LintelModel.SourceLocation(file: "audit.de.csv", line: number), language: "de", key: key, file: file, line: nil,
      source: source, translation: translation, hasWrongValues: false, form: form, text: text)
  }

  private func back(
    _ rows: [ReturnedText], to files: [String: String] = SheetReturnTests.strings, isReviewed: Bool = false,
    makesFiles: Bool = false
  ) -> SheetReturn {
    SheetReturn(
      of: rows, to: ProjectSource.read(texts: files), isReviewed: isReviewed, makesFiles: makesFiles,
      shows: { cell, text in cell == text }
    ) { path in
      guard let text = files[path] else { return SheetReturn.Content.absent }
      return SheetReturn.Content.bytes(Array(text.utf8))
    }
  }

  private func written(_ back: SheetReturn) -> [String] {
    back.files.map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  @Test("Two new texts for one string are both refused; the same text twice is one")
  func twice() {
    let two = back([row("z", "Zoom", "", "Nah", at: 2), row("z", "Zoom", "", "Näher", at: 5)])
    #expect(two.files.isEmpty)
    #expect(
      two.refusals.map { $0.description } == [
        "audit.de.csv:2: found another new text for “z”, “Näher” in audit.de.csv:5, expected one new text",
        "audit.de.csv:5: found another new text for “z”, “Nah” in audit.de.csv:2, expected one new text",
      ])
    let same = back([row("z", "Zoom", "", "Nah", at: 2), row("z", "Zoom", "", "Nah", at: 5)])
    #expect(same.refusals.isEmpty)
    #expect(written(same) == [Self.strings["de.lproj/L.strings"]! + "\"z\" = \"Nah\";\n"])
  }

  @Test("A row of another language adds nothing to a table, and keeps no other row from it")
  func foreign() {
    let found = back([
      row("z", "Zoom", "", "Nah", into: "fr.lproj/L.strings"), row("k", "Open %d files", "%d Dateien", "%d Akten", at: 3),
    ])
    #expect(
      found.refusals.map { $0.description } == [
        "audit.de.csv:2: found fr.lproj/L.strings, a table of fr, expected one of de"
      ])
    #expect(found.files.map { $0.path } == ["de.lproj/L.strings"])
  }

  @Test(
    "What would stand on the screen as it is in the cell is refused",
    arguments: [
      (
        "k", "Open %d files", "%d Dateien", "%d\\nDateien",
        "found “\\n” in the new text of “k”, expected the line break itself"
      ),
      (
        "k", "Open %d files", "%d Dateien", "%d⏎Dateien",
        "found “⏎”, the sign of a line break, expected the line break itself"
      ),
      (
        "p", "%d%% done", "%d%% da", "%d % da",
        "found a single % in the new text of “p”, expected %%, which shows one beside values"
      ),
    ])
  func signs(key: String, source: String, translation: String, text: String, message: String) {
    let found = back([row(key, source, translation, text)])
    #expect(found.files.isEmpty)
    #expect(found.refusals.map { $0.description } == ["audit.de.csv:2: \(message)"])
  }

  @Test("Line breaks of a spreadsheet's system become the table's; spaces at the ends and direction marks stay")
  func kept() {
    let found = back([
      row("n", "First\nsecond", "Erste\nzweite", "Eins\r\nzwei"),
      row("k", "Open %d files", "%d Dateien", " \u{200F}%d Akten ", at: 3),
    ])
    #expect(found.refusals.isEmpty)
    #expect(
      written(found) == [
        "\"k\" = \" \u{200F}%d Akten \";\n\"p\" = \"%d%% da\";\n\"n\" = \"Eins\\nzwei\";\n"
      ])
  }

  @Test("A form of a .stringsdict is replaced, and may leave its number out; a .stringsdict without the key gets none")
  func forms() {
    let (source, own) = (plurals("en", "%d file", "%d files"), plurals("de", "%d Datei", "%d Dateien"))
    let path = "de.lproj/P.stringsdict"
    let found = back(
      [
        row("k", "%d file", "%d Datei", "Eine Datei", into: path, form: "one (1)"),
        row("k", "%d files", "%d Dateien", "%@ Dateien", into: path, at: 3, form: "other"),
      ], to: source.merging(own) { $1 })
    #expect(written(found) == [own[path]!.replacing("%d Datei<", with: "Eine Datei<")])
    #expect(
      found.refusals.map { $0.description } == [
        "audit.de.csv:3: found %@ in the new text of “k”, expected %d, as in the source"
      ])
    let without = own.mapValues { $0.replacing("<key>k</key>", with: "<key>l</key>") }
    let added = back([row("k", "%d files", "", "%d Dateien", into: path)], to: source.merging(without) { $1 })
    #expect(added.files.isEmpty)
    #expect(
      added.refusals.map { $0.description } == [
        "audit.de.csv:2: found no form in the row of “k”, whose source has several, expected in the column “form”: one, other"
      ])
  }

  @Test("A row of a text with forms says which of them it is about; one that the text lacks is added, and no other is changed")
  func lacking() {
    let (source, own) = (plurals("en", "%d file", "%d files"), plurals("de", "%d Datei", "%d Dateien"))
    let path = "de.lproj/P.stringsdict"
    let all = source.merging(own) { $1 }
    let open = back([row("k", "%d files", "%d Dateien", "%d Akten", into: path)], to: all)
    #expect(open.files.isEmpty)
    #expect(
      open.refusals.map { $0.description } == [
        "audit.de.csv:2: found no form in the row of “k”, which has one, other in \(path):10, "
          + "expected in the column “form”: one, other"
      ])
    let lacking = all.mapValues { $0.replacing("<key>one</key><string>%d Datei</string>", with: "") }
    let found = back([row("k", "%d file", "", "Eine & keine", into: path, form: "one (1)")], to: lacking)
    #expect(found.refusals.isEmpty)
    #expect(
      written(found) == [
        lacking[path]!.replacing(
          "<string>%d Dateien</string>",
          with: "<string>%d Dateien</string><key>one</key><string>Eine &amp; keine</string>")
      ])
    let foreign = back([row("k", "%d files", "", "%d", into: path, form: "few")], to: all)
    #expect(
      foreign.refusals.map { $0.description } == [
        "audit.de.csv:2: found the form “few”, which de does not have, expected a form of the language"
      ])
  }

  @Test("A plural form may say the number that another form of its text says")
  func numbers() {
    let source = plurals("en", "a file", "%d files")
    let own = plurals("de", "eine Datei", "%d Dateien")
    let path = "de.lproj/P.stringsdict"
    let all = source.merging(own) { $1 }
    let found = back([row("k", "a file", "eine Datei", "%d Datei", into: path, form: "one (1)")], to: all)
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [own[path]!.replacing("eine Datei<", with: "%d Datei<")])
    let wrong = back([row("k", "a file", "eine Datei", "%@ Datei", into: path, form: "one (1)")], to: all)
    #expect(wrong.files.isEmpty && wrong.refusals.count == 1)
  }

  @Test("A key that code asks for is added to a language's table, though the source's table lacks it")
  func asked() {
    let code = ["V.swift": "let title = NSLocalizedString(\"Donate\", tableName: \"L\", comment: \"\")\n"]
    let found = back([row("Donate", "Donate", "", "Spenden")], to: Self.strings.merging(code) { $1 })
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [Self.strings["de.lproj/L.strings"]! + "\"Donate\" = \"Spenden\";\n"])
    let unasked = back([row("Donat", "Donat", "", "Spenden")], to: Self.strings.merging(code) { $1 })
    #expect(unasked.files.isEmpty && unasked.refusals.count == 1)
  }

  @Test("Of a PO file a translation is replaced, and an empty one filled")
  func messages() {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    func text(_ open: String, _ close: String) -> String {
      header + "msgid \"Open the file\"\nmsgstr \"\(open)\"\n\n#: a.c:1\nmsgid \"Close the file\"\nmsgstr \"\(close)\"\n"
    }
    let found = back(
      [
        row("Open the file", "Open the file", "Öffnen", "Datei öffnen", into: "de.po"),
        row("Close the file", "Close the file", "", "Datei „\"“ schließen", into: "de.po", at: 3),
      ], to: ["de.po": text("Öffnen", "")])
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [text("Datei öffnen", "Datei „\\\"“ schließen")])
  }

  @Test("What a catalogue or XLIFF calls new is translated then; what it marks for review stays marked")
  func states() {
    func catalog(_ unit: String, _ value: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Open" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(unit)", "value" : "\(value)" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    func exchange(_ state: String, _ value: String) -> String {
      """
      <xliff version="1.2"><file original="X.strings" source-language="en" target-language="de"><body>
        <trans-unit id="x"><source>Share</source><target state="\(state)">\(value)</target></trans-unit>
      </body></file></xliff>
      """
    }
    let rows = [
      row("Open", "Open", "Auf", "Öffnen", into: "K.xcstrings"), row("x", "Share", "Teil", "Teilen", into: "de.xliff", at: 3),
    ]
    let new = back(rows, to: ["K.xcstrings": catalog("new", "Auf"), "de.xliff": exchange("new", "Teil")])
    #expect(new.refusals.isEmpty)
    #expect(written(new) == [catalog("translated", "Öffnen"), exchange("translated", "Teilen")])
    let confirmed = back([row("Open", "Open", "Auf", "Auf", into: "K.xcstrings")], to: ["K.xcstrings": catalog("new", "Auf")])
    #expect(written(confirmed) == [catalog("translated", "Auf")])
    let empty = back([row("x", "Share", "", "Teilen", into: "de.xliff")], to: ["de.xliff": exchange("new", "")])
    #expect(written(empty) == [exchange("translated", "Teilen")])
    let review = back([rows[0]], to: ["K.xcstrings": catalog("needs_review", "Auf")])
    #expect(written(review) == [catalog("needs_review", "Öffnen")])
    let reviewed = back([rows[0]], to: ["K.xcstrings": catalog("needs_review", "Auf")], isReviewed: true)
    #expect(written(reviewed) == [catalog("translated", "Öffnen")])
  }

  @Test("A file that a link leads out of the project to is not written")
  func elsewhere() {
    let files = Self.strings
    let found = SheetReturn(
      of: [row("k", "Open %d files", "%d Dateien", "%d Akten")], to: ProjectSource.read(texts: files),
      shows: { cell, text in cell == text }
    ) { _ in SheetReturn.Content.elsewhere }
    #expect(found.files.isEmpty)
    #expect(
      found.refusals.map { $0.description } == [
        "audit.de.csv:2: found that de.lproj/L.strings is a link out of the project's folder, expected a file in the folder"
      ])
  }
}
