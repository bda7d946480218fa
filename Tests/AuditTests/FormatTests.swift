import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct ValuesInTexts {
  private func findings(
    _ english: String, _ german: String, call: [Placeholder.Value?]?, key: String = "k"
  ) async -> [Finding] {
    var project = ProjectSource.read(texts: [
      "en.lproj/Localizable.strings": "\"\(key)\" = \"\(english)\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"\(german)\";\n",
    ])
    if let call {
      project.codeTexts = [CodeText(key: key, arguments: call, location: SourceLocation(file: "A.swift", line: 1, column: 1))]
    }
    return await Auditor.audit(project).findings.filter { ["placeholder-mismatch", "argument-order"].contains($0.rule) }
  }

  private let integer = Placeholder.Value.integer(.long, conversion: "d")

  @Test("What code puts in counts, not how the source reads it")
  func callWins() async throws {
    // Code puts an Int into both: the source reads 32 of its 64 bits, the translation all of them.
    #expect(await findings("%d files", "%ld Dateien", call: [integer]) == [])
    #expect(await findings("%d files", "%ld Dateien", call: nil).map(\.severity) == [.warning])
    let wrong = try #require(await findings("%@ files", "%@ Dateien", call: [integer]).first)
    #expect(wrong.blame == .source && wrong.severity == .error && wrong.suggestion?.english == "Write “%ld”.")
  }

  @Test("A text that code gives no value shows the sign itself")
  func noValue() async {
    #expect(await findings("Delete?", "%@ löschen?", call: []).map(\.severity) == [.warning])
    #expect(await findings("%@", "%@ %@", call: [.object]).map(\.reason) == ["extra-crash"])
    #expect(await findings("Delete?", "%@ löschen?", call: [.object]) == [])
  }

  @Test("A key that is a format says what is put in")
  func keyIsFormat() async {
    #expect(await findings("starred", "%lld Sterne", call: nil, key: "label.star %lld") == [])
    #expect(await findings("starred", "%@ Sterne", call: nil, key: "label.star %lld").map(\.reason) == ["type-crash"])
  }

  @Test("A value that is lost is an error, one that a crash proves wrong too, and a size is none")
  func severities() async {
    #expect(await findings("Delete %@?", "Löschen?", call: nil).map(\.severity) == [.error])
    #expect(await findings("%d files", "%@ Dateien", call: nil).map(\.severity) == [.error])
    #expect(await findings("%@ of %@", "%d von %@", call: nil).map(\.severity) == [.error])
    #expect(await findings("%ld files", "%d Dateien", call: nil).map(\.severity) == [.warning])
  }

  @Test("What is missing is suggested by the type of the argument, with its position where there are several")
  func suggestions() async {
    #expect(await findings("%@ has %d", "%@ hat", call: [.object, integer]).map(\.suggestion?.english) == ["Put “%2$ld” where the value belongs."])
    #expect(await findings("%02d h", "Stunden", call: nil).map(\.suggestion?.english) == ["Put “%02d” where the value belongs."])
    #expect(
      await findings("Item %d of %@", "%@: Objekt %d", call: nil).map(\.suggestion?.english)
        == ["Number them as the source takes them: “%1$d”, “%2$@”."])
  }

  @Test("A space is a flag where the value would be lost otherwise, and a space where it is meant as one")
  func spaces() async {
    #expect(await findings("Delete %lu items?", "% lu Objekte löschen?", call: nil) == [])
    #expect(await findings("Table: %@", "Tabelle: %1 @", call: nil) == [])
    #expect(await findings("% of screen", "% des Bildschirms", call: nil) == [])
    #expect(await findings("50 % off", "50 % auf alles", call: nil) == [])
    #expect(await findings("%d of 50 % done", "%d von 50 % fertig", call: nil) == [])
    #expect(await findings("Delete %lu items?", "Objekte % löschen?", call: nil).map(\.reason) == ["missing"])
  }

  @Test("A variable of a plural reads other values inside its forms")
  func substitutions() async {
    func unit(_ value: String, _ forms: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(value)"}\#(forms)}"#
    }
    let forms = ##","substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{"other":"## + unit("%2$@ followers", "") + "}}}}"
    let catalog =
      #"{"sourceLanguage":"en","strings":{"followers %lld %@":{"localizations":{"en":"# + unit("%#@n@", forms) + #","ko":"#
      + unit("팔로워 %2$@명", "") + "}}},\"version\":\"1.0\"}"
    let found = await Auditor.audit(ProjectSource.read(texts: ["Localizable.xcstrings": catalog])).findings
    #expect(found.filter { $0.rule == "placeholder-mismatch" } == [])
  }
}
