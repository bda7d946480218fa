import LintelModel
import Testing

@testable import LintelAudit

@Suite("Plural forms of filled sheets on their way into String Catalogs")
struct FormReturnTests {
  /// As Xcode writes it, at an indentation.
  private static func form(_ name: String, _ text: String, _ indent: String) -> String {
    """
    \(indent)"\(name)" : {
    \(indent)  "stringUnit" : {
    \(indent)    "state" : "translated",
    \(indent)    "value" : "\(text)"
    \(indent)  }
    \(indent)}
    """
  }

  private static func plural(_ forms: [(String, String)], _ indent: String) -> String {
    let all = forms.map { form($0.0, $0.1, indent + "    ") }.joined(separator: ",\n")
    return "\(indent)\"variations\" : {\n\(indent)  \"plural\" : {\n\(all)\n\(indent)  }\n\(indent)}"
  }

  private static func catalog(_ localization: String, source: String? = nil) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : {
    \(source ?? plural([("one", "%lld file"), ("other", "%lld files")], indent))
            },
            "ru" : {
    \(localization)
            }
          }
        }
      },
      "version" : "1.0"
    }

    """
  }

  private static let indent = "          "

  private func row(_ form: String, _ translation: String, _ text: String, at number: Int = 2) -> ReturnedText {
    ReturnedText(
      row: LintelModel.SourceLocation(file: "audit.ru.csv", line: number), language: "ru", key: "%lld files",
      file: "K.xcstrings", line: nil, source: "%lld files", translation: translation, hasWrongValues: false, form: form,
      text: text)
  }

  private func back(_ rows: [ReturnedText], to text: String, isReviewed: Bool = false) -> SheetReturn {
    SheetReturn(
      of: rows, to: ProjectSource.read(texts: ["K.xcstrings": text]), isReviewed: isReviewed,
      shows: { cell, text in cell == text }
    ) { _ in SheetReturn.Content.bytes(Array(text.utf8)) }
  }

  private func written(_ back: SheetReturn) -> [String] {
    back.files.map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  @Test("Forms that a text lacks stand among the others in the order of their names, and no other byte changes")
  func lacking() {
    let before = Self.catalog(Self.plural([("one", "%lld файл"), ("other", "%lld файла")], Self.indent))
    let found = back([row("many (0, 5…)", "", "%lld файлов"), row("few (2…)", "", "%lld файла", at: 3)], to: before)
    #expect(found.refusals.isEmpty)
    let forms = [("few", "%lld файла"), ("many", "%lld файлов"), ("one", "%lld файл"), ("other", "%lld файла")]
    #expect(written(found) == [Self.catalog(Self.plural(forms, Self.indent))])
  }

  @Test("A form before, one behind and one in place of others are one file, which a second run leaves as it is")
  func all() {
    let before = Self.catalog(Self.plural([("many", "много"), ("one", "%lld файл")], Self.indent))
    let rows = [
      row("other", "", "%lld файла"), row("few", "", "%lld файла", at: 3), row("many", "много", "%lld файлов", at: 4),
    ]
    let found = back(rows, to: before)
    #expect(found.refusals.isEmpty)
    let forms = [("few", "%lld файла"), ("many", "%lld файлов"), ("one", "%lld файл"), ("other", "%lld файла")]
    let after = Self.catalog(Self.plural(forms, Self.indent))
    #expect(written(found) == [after])
    let again = back(Array(rows.prefix(2)), to: after)
    #expect(again.refusals.isEmpty && again.files.isEmpty && again.unchanged == 2)
  }

  @Test("A text that the language lacks is added with all forms that the rows have, and with the source's variables")
  func whole() {
    let forms = [("few", "%lld файла"), ("many", "%lld файлов"), ("one", "%lld файл"), ("other", "%lld файла")]
    let rows = [
      row("one", "", "%lld файл"), row("few", "", "%lld файла", at: 3), row("many", "", "%lld файлов", at: 4),
      row("other", "", "%lld файла", at: 5),
    ]
    let all = Self.catalog(Self.plural(forms, Self.indent))
    let own = ",\n        \"ru\" : {\n" + Self.plural(forms, Self.indent) + "\n        }"
    let before = all.replacing(own, with: "")
    #expect(before != all)
    // The language has to be one of the project's.
    let files = ["K.xcstrings": before, "ru.lproj/L.strings": "\"k\" = \"Файл\";\n"]
    let found = SheetReturn(
      of: rows, to: ProjectSource.read(texts: files), shows: { cell, text in cell == text }
    ) { path in files[path].map { SheetReturn.Content.bytes(Array($0.utf8)) } ?? SheetReturn.Content.absent }
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [all])
  }

  @Test("A form of a variable is written into the variable")
  func variable() {
    func localization(_ forms: [(String, String)]) -> String {
      let indent = Self.indent
      return """
        \(indent)"stringUnit" : {
        \(indent)  "state" : "translated",
        \(indent)  "value" : "%#@n@"
        \(indent)},
        \(indent)"substitutions" : {
        \(indent)  "n" : {
        \(indent)    "argNum" : 1,
        \(indent)    "formatSpecifier" : "lld",
        \(Self.plural(forms, indent + "    "))
        \(indent)  }
        \(indent)}
        """
    }
    func text(_ forms: [(String, String)]) -> String {
      Self.catalog(localization(forms), source: localization([("one", "%arg file"), ("other", "%arg files")]))
    }
    var few = row("few", "", "%arg файла")
    few.source = "%arg files"
    let found = back([few], to: text([("one", "%arg файл"), ("other", "%arg файла")]))
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [text([("few", "%arg файла"), ("one", "%arg файл"), ("other", "%arg файла")])])
  }

  @Test("Of several devices the form is written for the one that the row names; for none that it leaves open")
  func devices() {
    func text(_ forms: [(String, String)]) -> String {
      let indent = Self.indent
      let other = [("one", "%lld файл"), ("other", "%lld файла")]
      return Self.catalog(
        """
        \(indent)"variations" : {
        \(indent)  "device" : {
        \(indent)    "ipad" : {
        \(Self.plural(forms, indent + "      "))
        \(indent)    },
        \(indent)    "iphone" : {
        \(Self.plural(other, indent + "      "))
        \(indent)    }
        \(indent)  }
        \(indent)}
        """)
    }
    let before = text([("one", "%lld файл"), ("other", "%lld файла")])
    let found = back([row("ipad · few (2…)", "", "%lld файла")], to: before)
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [text([("few", "%lld файла"), ("one", "%lld файл"), ("other", "%lld файла")])])
    let open = back([row("few", "", "%lld файла")], to: before)
    #expect(open.files.isEmpty && open.refusals.count == 1)
  }

  @Test("A row that names no form is taken for the only form “other”; of several it is told which it may name")
  func unnamed() {
    let one = Self.catalog(Self.plural([("other", "%lld файла")], Self.indent))
    let found = back([row("", "%lld файла", "Файлов: %lld")], to: one)
    #expect(found.refusals.isEmpty)
    #expect(written(found) == [one.replacing("%lld файла", with: "Файлов: %lld")])
    let two = Self.catalog(Self.plural([("one", "%lld файл"), ("other", "%lld файла")], Self.indent))
    var open = row("", "%lld файла", "Файлов: %lld", at: 9)
    open.number = 3
    let has =
      "found no form in the row of “%lld files”, which has one, other in K.xcstrings:30, expected in the column “form”: "
    #expect(
      back([open], to: two).refusals.map { $0.description } == ["audit.ru.csv:9 (row 3): \(has)one, other"])
    let new = back([row("", "", "Файлов: %lld")], to: two)
    #expect(new.refusals.map { $0.description } == ["audit.ru.csv:2: \(has)few, many"])
  }

  @Test("A form is not put in place of a text that has none by now")
  func none() {
    let plain = Self.catalog(
      "\(Self.indent)\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Файлов: %lld\" }")
    let found = back([row("few (2…)", "Файлов: %lld", "%lld файла")], to: plain)
    #expect(found.files.isEmpty)
    #expect(
      found.refusals.map { $0.description } == [
        "audit.ru.csv:2: found the form “few (2…)” of “%lld files”, which has none by now, expected an empty column “form”"
      ])
  }

  @Test("Of a reviewed text whose forms are marked apart, a form without a mark is there already")
  func reviewed() {
    let forms = Self.plural([("one", "%lld файл"), ("other", "%lld файла")], Self.indent)
    let parts = forms.split(separator: "translated", omittingEmptySubsequences: false).map { String($0) }
    let before = Self.catalog(parts[0] + "translated" + parts[1] + "needs_review" + parts[2])
    let found = back(
      [row("one", "%lld файл", "%lld файл"), row("other", "%lld файла", "%lld файла", at: 3)], to: before, isReviewed: true)
    #expect(found.refusals.isEmpty && found.unchanged == 1)
    #expect(written(found) == [before.replacing("needs_review", with: "translated")])
  }
}
