import LintelUnicodeText
import Testing

@Suite struct GraphemeClustersTests {
  @Test(
    "A reader's character is one cluster",
    arguments: [("", 0), ("Speichern", 9), ("u\u{308}", 1), ("👩‍👩‍👧🇩🇪", 2), ("นี้", 1), ("각", 1), ("\r\n", 1)])
  func count(text: String, clusters: Int) {
    #expect(GraphemeClusters().count(text) == clusters)
  }

  @Test("Boundaries are the ends of the clusters in UTF-16 units")
  func boundaries() {
    let clusters = GraphemeClusters()
    #expect(clusters.boundaries("a👍🏽e\u{301}") == [1, 5, 7])
    #expect(clusters.boundaries("") == [])
    #expect(clusters.boundaries("ab") == [1, 2])
  }
}

@Suite struct ItemizerTests {
  @Test("Runs change with script and direction, in logical order")
  func mixed() {
    let runs = Itemizer().runs("حفظ باسم PDF 2.0 日本")
    #expect(runs.map(\.script) == ["Arab", "Latn", "Hani"])
    #expect(runs.map(\.isRightToLeft) == [true, false, false])
    #expect(runs.map(\.start) == [0, 9, 17])
    #expect(runs.map(\.length).reduce(0, +) == 19)
  }

  @Test("A text of many runs keeps them all")
  func many() {
    let text = String(repeating: "aא", count: 20_000)
    let runs = Itemizer().runs(text)
    #expect(runs.count == 40_000)
    #expect(runs.last.map { $0.start + $0.length } == 40_000)
  }

  @Test("A closing bracket is set in the script of the opening one")
  func brackets() {
    let runs = Itemizer().runs("Linux (основа) и «Mac»")
    #expect(runs.map(\.script) == ["Latn", "Cyrl", "Latn", "Cyrl", "Latn"])
    #expect(runs.map(\.length) == [7, 6, 2, 3, 4])
    #expect(Itemizer().runs(String(repeating: "(", count: 100) + "я" + String(repeating: ")", count: 100)).count == 1)
    #expect(Itemizer().runs(") a] я)").map(\.script) == ["Latn", "Cyrl"])
  }

  @Test("A text without letters is one run of the common script")
  func common() {
    #expect(Itemizer().runs("100 %").map(\.script) == ["Zyyy"])
    #expect(Itemizer().runs("…", isRightToLeft: true).map(\.isRightToLeft) == [true])
    #expect(Itemizer().runs("").isEmpty)
  }

  @Test(
    "Texts that plainly run one way are told apart as the bidirectional algorithm does",
    arguments: [
      "บันทึก (ไฟล์)", "सहेजें 12%", "حفظ باسم…", "(حفظ)", "שמירה, בשם!", "حفظ ١٢", "حفظ 12", "حفظ PDF", "«حفظ» / فتح ",
      "حِفْظ", "می‌روم", "+حفظ-", "100 %", "…", "\u{200F}1", "ไทย\u{202B}1", "a\u{2029}ب", "שלום 😀", "12 ไทย",
    ], [false, true])
  func plainDirections(text: String, isRightToLeft: Bool) {
    func directions(_ runs: [(range: Range<Int>, isRightToLeft: Bool)]) -> [Bool] {
      runs.reduce(into: Array(repeating: false, count: text.utf16.count)) { all, run in
        for unit in run.range { all[unit] = run.isRightToLeft }
      }
    }
    let itemizer = Itemizer()
    let runs = itemizer.runs(text, isRightToLeft: isRightToLeft).map { ($0.start..<$0.start + $0.length, $0.isRightToLeft) }
    #expect(directions(runs) == directions(itemizer.visualRuns(text, isRightToLeft: isRightToLeft)))
  }

  @Test("A text becomes UTF-16 as Swift itself would write it", arguments: ["", "aé", "กั", "😀x", "\u{FFFF}\u{10FFFF}"])
  func utf16(text: String) {
    var buffer = UTF16Buffer()
    for text in ["longer before, so that something is left over", text] { buffer.load(text) }
    #expect(buffer.withUnits { Array($0) } == Array(text.utf16))
  }
}

@Suite struct TextTests {
  @Test("Lower case follows the language")
  func lowercase() {
    #expect(Casing.lowercased("IĞDIR", locale: "tr") == "ığdır")
    #expect(Casing.lowercased("ΟΔΟΣ", locale: "el") == "οδος")
    #expect(Casing.lowercased("", locale: "de") == "")
  }

  @Test("NFC composes what can be composed")
  func nfc() {
    #expect(Array(Normalization.nfc("u\u{308}ber").unicodeScalars) == Array("über".unicodeScalars))
    #expect(Array(Normalization.nfc("q\u{308}").unicodeScalars).count == 2)
    #expect(Normalization.nfc("plain") == "plain")
  }

  @Test("A charset is guessed from bytes that do not say it")
  func charset() {
    let text = "Schließen und über das Menü Öffnen die Größe ändern, dann zurück zur Übersicht"
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(CharsetDetector.detect(utf16)?.charset == "UTF-16LE")
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    #expect(CharsetDetector.detect(latin1)?.charset.hasPrefix("ISO-8859-1") == true)
    #expect(CharsetDetector.detect([]) == nil)
  }
}

@Suite("A value that tasks share")
struct GuardedTests {
  @Test("Every change is made, whoever makes it")
  func sharing() async {
    let count = Guarded(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 8000)
  }
}
