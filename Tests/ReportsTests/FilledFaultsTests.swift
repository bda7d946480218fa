import LintelModel
import Testing

@testable import LintelReports

@Suite("Faults of texts that were filled in")
struct FilledFaultsTests {
  @Test(
    "A text that is too long to be safe, ends otherwise than the source or has other spaces is warned of",
    arguments: [
      ("Einstellungen", "Settings", "de", 9, ["found 13 characters, expected at most 9 to be safe"]),
      ("Sichern", "Save…", "de", nil, ["found no mark at the end, expected “…”, as the source has"]),
      ("Einstellungen.", "Settings", "de", nil, ["found “.” at the end, expected none, as the source has"]),
      ("Datei: ", "File:", "de", nil, ["found 1 space behind the text, expected 0, as in the source"]),
      ("Zwei  Dateien", "Two files", "de", nil, ["found two spaces in a row, expected one"]),
    ] as [(String, String, LocaleID, Int?, [String])])
  func told(text: String, source: String, locale: LocaleID, most: Int?, faults: [String]) {
    #expect(FilledFaults.of(text, source: source, in: locale, most: most) == faults)
  }

  @Test(
    "What the language writes otherwise is no fault",
    arguments: [
      ("完了しました。", "Done.", "ja"), ("เสร็จแล้ว", "Done.", "th"), ("समाप्त।", "Done.", "hi"), ("Τέλος;", "Done?", "el"),
      ("هل انتهى؟", "Done?", "ar"), ("Min.", "Minutes", "de"), ("作者", "by ", "ja"), ("Sichern...", "Save…", "de"),
      ("%d Dateien", "%d files", "de"),
    ] as [(String, String, LocaleID)])
  func silent(text: String, source: String, locale: LocaleID) {
    #expect(FilledFaults.of(text, source: source, in: locale, most: 20).isEmpty)
  }

  @Test("A row is warned of by the sheet's own columns, of this release and of older ones", arguments: ["to be safe", "low"])
  func columns(name: String) throws {
    let head = ["key", "write into", "source", "translation", "new translation", "max length \(name) (characters)", "max length (characters)"]
    let rows = [head, ["k", "L.strings:1", "Settings", "", "Einstellungen", "9", "20"], ["l", "L.strings:2", "Open", "", "Öffnen", "", "20"]]
    let lines = rows.enumerated().map { (line: $0.offset + 1, cells: $0.element) }
    let sheet = try FilledSheet(path: "audit.de.csv", rows: lines, language: nil)
    #expect(
      sheet.warnings.map { $0.description } == [
        "audit.de.csv:2: warning: found 13 characters, expected at most 9 to be safe"
      ])
    #expect(sheet.texts.count == 2)
  }
}
