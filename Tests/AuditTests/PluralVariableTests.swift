import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Variables without forms, and of another type")
struct PluralVariableTests {
  private static let english = PluralDictionary.file(
    key: "chosen", variable: "n", [("one", "%d selected"), ("other", "%d selected")])

  private func found(_ german: String, english: String = Self.english, _ more: [String: String] = [:]) async -> [Finding] {
    let files = ["en.lproj/L.stringsdict": english, "de.lproj/L.stringsdict": german]
    return await FormsOfText.audited(files.merging(more) { $1 }, of: "placeholder-mismatch")
  }

  private static let forms = [("one", "%d gewählt"), ("other", "%d gewählt")]

  @Test("A variable that the text names and does not have is an error, and the one that it has is meant")
  func undeclared() async throws {
    let all = await found(PluralDictionary.file(key: "chosen", variable: "n", format: "%#@format@", Self.forms))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "variable-undeclared" && finding.severity == .error)
    #expect(
      finding.message.english
        == "The de text “%#@format@” names “%#@format@”, a variable without forms there: people read its name, or the app crashes")
    #expect(finding.suggestion?.english == "Write “%#@n@” in place of “%#@format@”.")
  }

  @Test("Where nothing else has forms, they are to be added, also in a plain table and in a catalogue")
  func withoutForms() async {
    let plain = await FormsOfText.audited(
      ["en.lproj/L.stringsdict": Self.english, "de.lproj/L.strings": "\"chosen\" = \"%#@n@\";\n"], of: "placeholder-mismatch")
    #expect(plain.map(\.suggestion?.english) == ["Add the forms of the variable “n”, as the source has them."])
    let unit = #""stringUnit":{"state":"translated","value":"#
    let forms =
      #""substitutions":{"n":{"formatSpecifier":"lld","variations":{"plural":{"other":{\#(unit)"%arg followers"}}}}}}"#
    let catalogue =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"%lld followers":{"localizations":{"en":{\#(unit)"%#@n@"},\#(forms)},"#
      + #""el":{\#(unit)"%#@n@ ακόλουθοι"}}}}}}"#
    let found = await FormsOfText.audited(["Localizable.xcstrings": catalogue], of: "placeholder-mismatch")
    #expect(found.map(\.suggestion?.english) == ["Add the forms of the variable “n”, as the source has them."])
    #expect(found.map(\.locale) == ["el"])
  }

  @Test("A source that lacks its variable's forms is told as the source's")
  func source() async {
    let all = await found(
      PluralDictionary.file(key: "chosen", variable: "n", Self.forms),
      english: PluralDictionary.file(key: "chosen", variable: "m", format: "%#@n@", [("other", "%d selected")]))
    #expect(all.map(\.reason) == ["variable-undeclared"] && all.map(\.blame) == [.source])
  }

  @Test("A type unlike the source's is an error, with what to write in the forms")
  func type() async throws {
    let all = await found(
      PluralDictionary.file(key: "chosen", variable: "n", type: "@", [("one", "%@ gewählt"), ("other", "%@ gewählt")]))
    let finding = try #require(all.first)
    #expect(all.count == 1 && finding.reason == "variable-type" && finding.severity == .error)
    #expect(
      finding.message.english
        == "The de text “%@ gewählt” (form “one”) takes the variable n for “%@”, and its value is “%d”: the app crashes")
    #expect(
      finding.suggestion?.english
        == "Make the variable's type “d” in place of “@”, and write “%d” in place of “%@” in its forms.")
  }

  @Test("A source without a plural, and forms that never show the number, tell the type as well")
  func otherSources() async {
    let german = PluralDictionary.file(
      key: "chosen", variable: "n", type: "@", [("one", "eines gewählt"), ("other", "%@ gewählt")])
    let plain = await FormsOfText.audited(
      ["en.lproj/L.strings": "\"chosen\" = \"%d selected\";\n", "de.lproj/L.stringsdict": german], of: "placeholder-mismatch")
    #expect(plain.map(\.reason) == ["variable-type"])
    let silent = PluralDictionary.file(key: "chosen", variable: "n", [("one", "One selected"), ("other", "Several selected")])
    #expect(await found(german, english: silent).map(\.reason) == ["variable-type"])
  }

  @Test("Another size, another name and another order of variables are none")
  func others() async {
    for type in ["d", "ld", "lld", "lu", "i", "u"] {
      let forms = Self.forms.map { ($0.0, $0.1.replacing("%d", with: "%\(type)")) }
      #expect(await found(PluralDictionary.file(key: "chosen", variable: "anzahl", type: type, forms)) == [], "\(type)")
    }
  }
}
