import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The form of a text that a finding quotes")
struct FaultyFormTests {
  private let place = LintelModel.SourceLocation(file: "de.lproj/Files.stringsdict", line: 9)

  /// The category of the form that is meant, of a text with a form for one and another.
  private func category(of message: Message, one: String, other: String) -> String? {
    let forms = [
      LocalizedValue.Variant(plural: "one", text: one, location: place),
      LocalizedValue.Variant(plural: "other", text: other, location: place),
    ]
    let unit = StringUnit(
      key: "files", locale: "de", value: "%#@n@",
      substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: forms)], location: place)
    let finding = Finding(
      rule: "placeholder-mismatch", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      table: "Files", key: "files", locale: "de", message: message, reason: "r", translationLocation: place)
    return FaultyForm(finding, of: unit, source: nil)?.name.english
  }

  @Test("An empty form is quoted, too")
  func empty() {
    #expect(category(of: "\(StringUnit.quoted("")) lacks a value", one: "", other: "%d Dateien")?.hasPrefix("one") == true)
  }

  @Test("What a message names without quotation marks is no form, though a form is spelled so")
  func named() {
    let message: Message = "\(StringUnit.quoted("%d Dateien")) lacks \(Message.data("%@"))"
    #expect(category(of: message, one: "%@", other: "%d Dateien")?.hasPrefix("other") == true)
  }

  @Test("A long form is known by the part that is quoted, wherever the fault is")
  func cut() {
    let other = String(repeating: "Wörter davor ", count: 20) + "%d" + String(repeating: " und danach", count: 20)
    let message: Message = "\(StringUnit.quoted(other, showing: .sign("%d", in: other))) lacks a value"
    #expect(category(of: message, one: "Eine", other: other)?.hasPrefix("other") == true)
  }

  @Test("A text that a bar shows is in the line of its form, and not in that of the format around the forms")
  func placeOfForm() {
    let file = "de.lproj/Files.stringsdict"
    let forms = [("one", "%d Datei", 32), ("other", "%d Dateien", 34), ("zero", "%d Dateien", 36)].map { plural, text, line in
      LocalizedValue.Variant(plural: plural, text: text, location: LintelModel.SourceLocation(file: file, line: line))
    }
    let unit = StringUnit(
      key: "files", locale: "de", value: "%#@n@",
      substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: forms)],
      location: LintelModel.SourceLocation(file: file, line: 39))
    #expect(FaultyForm.shown("%d Dateien", in: unit)?.location.line == 34)
    #expect(FaultyForm.shown("%d Datei", in: unit)?.location.line == 32)
    #expect(FaultyForm.shown("Dateien", in: unit) == nil)
  }
}
