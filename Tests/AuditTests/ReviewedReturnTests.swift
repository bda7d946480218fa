import LintelModel
import Testing

@testable import LintelAudit

@Suite("Marks for review that filled sheets take away")
struct ReviewedReturnTests {
  private func row(
    _ key: String, _ source: String, _ translation: String, _ text: String, into file: String, at number: Int = 2,
    form: String = ""
  ) -> ReturnedText {
    ReturnedText(
      row: LintelModel.SourceLocation(file: "audit.de.csv", line: number), language: "de", key: key, file: file, line: nil,
      source: source, translation: translation, hasWrongValues: false, form: form, text: text)
  }

  private func written(_ rows: [ReturnedText], to text: String, isReviewed: Bool = true) -> [String] {
    let back = SheetReturn(
      of: rows, to: ProjectSource.read(texts: [rows[0].file: text]), isReviewed: isReviewed,
      shows: { cell, text in cell == text }
    ) { _ in SheetReturn.Content.bytes(Array(text.utf8)) }
    #expect(back.refusals.isEmpty)
    return back.files.map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  private func exchange(_ unit: String, _ target: String, _ text: String) -> String {
    """
    <xliff version="1.2"><file original="X.strings" source-language="en" target-language="de"><body>
      <trans-unit id="w" approved="no"><source>Wait</source><target state="needs-l10n">Warte</target></trans-unit>
      <trans-unit id="x"\(unit)>
        <source>Share</source><target\(target)>\(text)</target>
      </trans-unit>
    </body></file></xliff>
    """
  }

  @Test("A reviewed unit of XLIFF is translated and approved, where it says the contrary; without the option it is neither")
  func units() {
    let rows = [row("x", "Share", "Teil", "Teilen", into: "de.xliff")]
    let state = " state=\"needs-review-translation\""
    let before = exchange(" approved=\"no\"", state, "Teil")
    #expect(written(rows, to: before) == [exchange(" approved=\"yes\"", " state=\"translated\"", "Teilen")])
    #expect(written(rows, to: before, isReviewed: false) == [exchange(" approved=\"no\"", state, "Teilen")])
    #expect(written(rows, to: exchange("", "", "Teil")) == [exchange("", "", "Teilen")])
    let confirmed = [row("x", "Share", "Teil", "Teil", into: "de.xliff")]
    #expect(written(confirmed, to: exchange("", state, "Teil")) == [exchange("", " state=\"translated\"", "Teil")])
    #expect(written(confirmed, to: exchange("", "", "Teil")).isEmpty)
  }

  private func messages(_ flags: String, _ text: String) -> String {
    "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
      + "#, fuzzy\nmsgid \"Wait here\"\nmsgstr \"Warte\"\n# Button\n\(flags)msgid \"\"\n\"Share this\"\nmsgstr \"\(text)\"\n"
  }

  @Test(
    "A reviewed message of PO loses its flag fuzzy, and no other flag or entry loses anything",
    arguments: [
      ("#, fuzzy\n", ""), ("#, fuzzy, c-format\n", "#, c-format\n"), ("#, c-format, fuzzy\n", "#, c-format\n"),
      ("#: a.c:1\n#, c-format,fuzzy,no-wrap\n", "#: a.c:1\n#, c-format,no-wrap\n"), ("", ""),
    ])
  func flags(before: String, after: String) {
    let rows = [row("Share this", "Share this", "Teil", "Teilen", into: "de.po")]
    #expect(written(rows, to: messages(before, "Teil")) == [messages(after, "Teilen")])
    #expect(written(rows, to: messages(before, "Teil"), isReviewed: false) == [messages(before, "Teilen")])
  }

  @Test("A message without a flag takes that of no entry above it")
  func above() {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    func text(_ share: String) -> String {
      header + "#, fuzzy\nmsgid \"Wait here\"\nmsgstr \"Warte\"\nmsgid \"Share this\"\nmsgstr \"\(share)\"\n"
    }
    #expect(written([row("Share this", "Share this", "Teil", "Teilen", into: "de.po")], to: text("Teil")) == [text("Teilen")])
  }

  @Test("One flag is that of all forms of a message, of which two may be reviewed at once")
  func forms() {
    func text(_ flag: String, _ one: String) -> String {
      "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
        + "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
        + "\(flag)msgid \"%d file here\"\nmsgid_plural \"%d files here\"\nmsgstr[0] \"\(one)\"\nmsgstr[1] \"%d Dateien\"\n"
    }
    let rows = [
      row("%d file here", "%d file here", "%d Datei", "Eine Datei", into: "de.po", form: "one (1)"),
      row("%d file here", "%d files here", "%d Dateien", "%d Dateien", into: "de.po", at: 3, form: "other"),
    ]
    #expect(written(rows, to: text("#, fuzzy\n", "%d Datei")) == [text("", "Eine Datei")])
  }
}
