import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The rows of a text that has several forms")
struct FormRowsTests {
  private let forms = [("one", "Один файл"), ("few", "Два файла"), ("many", "Много файлов"), ("other", "%d файла")]

  /// A table with a text of four forms in Russian, each on a line of its own.
  private var result: AuditResult {
    var result = SampleResult.result
    let file = result.project.tables[2].file
    func unit(_ locale: LocaleID, _ forms: [(String, String)]) -> StringUnit {
      let variants = forms.enumerated().map { line, form in
        LocalizedValue.Variant(
          plural: form.0, text: form.1, location: LintelModel.SourceLocation(file: file, line: 90 + line, column: 8))
      }
      return StringUnit(
        key: "files", locale: locale, value: "%#@n@",
        substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: variants)],
        location: LintelModel.SourceLocation(file: file, line: 89, column: 8))
    }
    result.project.tables[2].units += [unit("en", [("one", "One file"), ("other", "%d files")]), unit("ru", forms)]
    result.findings = []
    return result
  }

  private func finding(_ message: Message, line: Int, in result: AuditResult) -> Finding {
    var finding = Finding(
      rule: "plural-number-missing", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      table: result.project.tables[2].id.path, key: "files", locale: "ru", message: message, reason: "no-number",
      translationLocation: LintelModel.SourceLocation(file: result.project.tables[2].file, line: line, column: 8))
    finding.fingerprint = "line \(line)"
    return finding
  }

  private func rows(of result: AuditResult) -> [TranslationRow] {
    let sheet = TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "ru" }
    return sheet?.rows.filter { $0.key == "files" } ?? []
  }

  @Test("Each form that something was found about has a row of its own, with its numbers, its text and its line")
  func apart() {
    var result = result
    result.findings = [
      finding("\(StringUnit.quoted("Один файл")) says no number", line: 90, in: result),
      finding("\(StringUnit.quoted("Два файла")) says no number", line: 91, in: result),
    ]
    let rows = rows(of: result).sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    #expect(rows.map { $0.form?.name.english } == ["one (1, 21, 31, 41…)", "few (2, 3, 4, 22…)"])
    #expect(rows.map(\.translation) == ["Один файл", "Два файла"] && rows.map { $0.location?.line } == [90, 91])
    #expect(rows.allSatisfy { $0.entries.count == 1 })
    // The sheet's number counts the text once.
    let sheet = TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "ru" }
    #expect(sheet?.work.toMend == 1)
  }

  @Test("Each form that a text lacks has a row of its own in a sheet's file, which names it, and no translation")
  func lacking() throws {
    var result = result
    var missing = finding("The variable n has no form", line: 89, in: result)
    (missing.rule, missing.reason) = ("plural-category-missing", "category")
    missing.evidence = [
      Evidence(name: "forms", value: .text("one other")), Evidence(name: "needed", value: .text("one few many other")),
    ]
    result.findings = [missing]
    let sheet = try #require(TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "ru" })
    let rows = SheetTable(sheet: sheet, words: .english).rows.filter { $0.cells[SheetTable.column("key")] == "files" }
    #expect(rows.map { $0.cells[SheetTable.column("form")] } == ["few", "many"])
    #expect(rows.allSatisfy { $0.cells[SheetTable.column("translation")].isEmpty })
  }

  @Test("A text that a language lacks has a row for each form that the language needs, with the source's form beside it")
  func missing() throws {
    let place = LintelModel.SourceLocation(file: "App/L.xcstrings", line: 4, column: 8)
    func variants(_ noun: String) -> [LocalizedValue.Variant] {
      [
        LocalizedValue.Variant(plural: "one", text: "One \(noun)", location: place),
        LocalizedValue.Variant(plural: "other", text: "%d \(noun)s", location: place),
      ]
    }
    let one = StringUnit(
      key: "files", locale: "en", value: "%#@n@",
      substitutions: [StringUnit.Substitution(name: "n", format: "d", variants: variants("file"))], location: place)
    let wanted = WantedForm.all(of: one, in: "ru")
    let names: [String] = wanted.compactMap { form in form.name }.map { name in name.english }
    #expect(names == ["one (1, 21, 31, 41…)", "few (2, 3, 4, 22…)", "many (0, 5, 6, 7…)", "other"])
    #expect(wanted.map { $0.source } == ["One file", "%d files", "%d files", "%d files"])
    let two = StringUnit(
      key: "all", locale: "en", value: "%#@n@ in %#@m@",
      substitutions: [
        StringUnit.Substitution(name: "n", format: "d", variants: variants("file")),
        StringUnit.Substitution(name: "m", format: "d", variants: variants("folder")),
      ], location: place)
    let several = WantedForm.all(of: two, in: "de")
    #expect(several.map { $0.source } == ["%#@n@ in %#@m@", "One file", "%d files", "One folder", "%d folders"])
    let last: String = several.last?.name?.english ?? ""
    #expect(several[0].name == nil && last.hasPrefix("m · other"))
    let plain = StringUnit(key: "z", locale: "en", value: "Zoom", location: place)
    #expect(WantedForm.all(of: plain, in: "ru").isEmpty)
  }

  @Test("A row about the whole text names the form that it shows, in a sheet's file, too, and the form's own line")
  func named() throws {
    var result = result
    result.findings = [finding("A form is missing", line: 89, in: result)]
    let row = try #require(rows(of: result).first)
    #expect(row.form == nil && row.formName?.english.hasPrefix("other") == true && row.location?.line == 93)
    let sheet = try #require(TranslationSheets(PageModel(result), names: .english).sheets.first { $0.locale == "ru" })
    let cells = try #require(
      SheetTable(sheet: sheet, words: .english).rows.first { $0.cells[SheetTable.column("key")] == "files" }?.cells)
    #expect(cells[SheetTable.column("form")].hasPrefix("other"))
    #expect(cells[SheetTable.column("translation")] == "%d файла")
  }

  @Test("What is about the whole text has a row beside those of its forms")
  func whole() {
    var result = result
    result.findings = [
      finding("\(StringUnit.quoted("Один файл")) says no number", line: 90, in: result),
      finding("A form is missing", line: 89, in: result),
    ]
    let rows = rows(of: result)
    #expect(rows.map { $0.form?.name.english } == [nil, "one (1, 21, 31, 41…)"])
    #expect(rows.map(\.translation) == ["%d файла", "Один файл"])
  }

  @Test("A form that is a copy is known by its place, and one for 0 says its number in every language")
  func copies() {
    func name(_ category: String?, device: String? = nil) -> String? {
      let place = LintelModel.SourceLocation(file: "de.lproj/Files.stringsdict", line: 9)
      let unit = StringUnit(
        key: "files", locale: "de", value: "%d files",
        variants: [LocalizedValue.Variant(plural: category, device: device, text: "%d files", location: place)],
        location: LintelModel.SourceLocation(file: "de.lproj/Files.stringsdict", line: 3))
      var finding = Finding(
        rule: "untranslated", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, table: "Files",
        locale: "de", message: "2 strings have a form that is a copy", reason: "form-copies")
      let found = FoundString(reason: "form-copy", key: "files", location: place)
      finding.strings = [found, FoundString(reason: "form-copy", key: "pages")]
      return FaultyForm(finding, of: unit, source: nil, as: found)?.name.english
    }
    #expect(name("zero") == "zero (0)" && name("one") == "one (1)")
    #expect(name(nil, device: "ipad") == "ipad" && name("one", device: "ipad") == "ipad · one (1)")
    #expect(name(nil) == nil)
  }
}
