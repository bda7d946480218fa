import LintelInputs
import LintelModel
import Testing

@Suite("Entries of PO files that are not read")
struct POLostEntriesTests {
  private static let header = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
  private static let other = "\n\nmsgid \"Open it\"\nmsgstr \"Öffnen\"\n"

  private func problems(_ text: String) -> [SkippedFile] {
    let file = SourceFile(path: "po/de.po", bytes: Array((Self.header + text).utf8))
    return POReader.read(file, sourceLocale: "en").problems
  }

  @Test("Where others are read, each is told with its source text, if that was read")
  func parts() {
    func lost(_ text: String) -> LostEntries? { problems(text + Self.other).first?.lost }
    #expect(lost("msgid \"Save\"\nmsgstr \"b") == LostEntries(count: 1, key: "Save"))
    #expect(lost("msgid \"Save\"") == LostEntries(count: 1, key: "Save"))
    #expect(lost("msgid \"Sa") == LostEntries(count: 1))
    #expect(lost("msgid \"a\nmsgstr \"b\"\n\nmsgid \"c\nmsgstr \"d\"")?.count == 2)
  }

  @Test("Where none is read, the file is not")
  func whole() {
    let found = problems("msgid \"Save\"\nmsgstr \"b\n")
    #expect(found.count == 1 && found.first?.lost == nil && found.first?.isBroken == true)
  }
}
