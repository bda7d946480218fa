import LintelAudit
import LintelFindings
import Testing

@Suite("Words where code reads a number")
struct NumberReadingTests {
  private func findings(_ number: String, code: String) async -> [Finding] {
    let files = [
      "en.lproj/Localizable.strings": "\"width\" = \"\(number)\";\n",
      "de.lproj/Localizable.strings": "\"width\" = \"Fensterbreite\";\n", "A.m": code,
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "number-became-words" }
  }

  private let base = "The de text of “width” is “Fensterbreite”, and a number elsewhere, such as “"

  @Test("The sentence says what comes of it, with the place in code where that is seen")
  func effect() async {
    let read = "- (void)a {\n  CGFloat width = [NSLocalizedString(@\"width\", nil) floatValue];\n}\n"
    #expect(
      await findings("640", code: read).map(\.message.english) == [base + "640”: A.m:2 reads it as a number, and gets 0"])
    #expect(
      await findings("640", code: "").map(\.message.english) == [base + "640”: code that reads it as a number gets 0"])
  }

  @Test("A small number that code reads is none for people")
  func small() async {
    let read = "- (void)a {\n  int count = [NSLocalizedString(@\"width\", nil) intValue];\n}\n"
    #expect(await findings("2", code: read).map(\.verdict) == [.fails])
    #expect(await findings("2", code: "").map(\.message.english) == [base + "2”"])
  }
}
