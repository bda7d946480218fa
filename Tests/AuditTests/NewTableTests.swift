import Foundation
import LintelModel
import Testing

@testable import LintelAudit

@Suite("Rows of filled sheets whose language has no such file")
struct NewTableTests {
  private static let files = [
    "App/en.lproj/L.strings": "\"k\" = \"Open %d files\";\n\"z\" = \"Zoom\";\n",
    "App/en.lproj/M.strings": "\"a\" = \"Move\";\n", "App/de.lproj/M.strings": "\"a\" = \"Bewegen\";\n",
  ]

  private func row(_ key: String, _ source: String, _ text: String, into file: String, at line: Int = 2) -> ReturnedText {
    ReturnedText(
      row: LintelModel.SourceLocation(file: "audit.de.csv", line: line), language: "de", key: key, file: file, line: nil,
      source: source, translation: "", hasWrongValues: false, text: text)
  }

  private func back(_ rows: [ReturnedText], makesFiles: Bool, to files: [String: String] = NewTableTests.files) -> SheetReturn {
    SheetReturn(
      of: rows, to: ProjectSource.read(texts: files), makesFiles: makesFiles, shows: { cell, text in cell == text }
    ) { path in
      files[path].map { SheetReturn.Content.bytes(Array($0.utf8)) } ?? SheetReturn.Content.absent
    }
  }

  @Test("The file is made with the keys of the rows alone where that is asked for, and otherwise the rows are left with the option's name")
  func made() {
    let path = "App/de.lproj/L.strings"
    let rows = [row("k", "Open %d files", "%d Dateien öffnen", into: path), row("z", "Zoom", "Zoomen", into: path, at: 3)]
    let made = back(rows, makesFiles: true)
    #expect(made.refusals.isEmpty)
    #expect(made.files.map { $0.path } == [path])
    #expect(made.files.allSatisfy { $0.isNew && $0.before.bytes.isEmpty })
    #expect(
      made.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        "\"k\" = \"%d Dateien öffnen\";\n\"z\" = \"Zoomen\";\n"
      ])
    let left = back([rows[1]], makesFiles: false)
    #expect(left.files.isEmpty)
    #expect(
      left.refusals.map { $0.description } == [
        "audit.de.csv:3: found no table “App/de.lproj/L.strings”, "
          + "expected a table that is there, or --new-files, which makes the file"
      ])
  }

  @Test(
    "None is made of a name that the project does not know, in another language's folder, or of texts with forms",
    arguments: ["App/de.lproj/X.strings", "App/fr.lproj/L.strings", "App/de.lproj/L.stringsdict", "Kit/de.lproj/L.strings"])
  func notMade(path: String) {
    let found = back([row("z", "Zoom", "Zoomen", into: path)], makesFiles: true)
    #expect(found.files.isEmpty)
    #expect(
      found.refusals.map { $0.description } == [
        "audit.de.csv:2: found no table “\(path)”, expected a table that is there: Lintel makes no such file"
      ])
  }

  private static func dictionary(_ forms: [(String, String)], key: String = "files") -> String {
    let texts = forms.map { "\t\t\t<key>\($0.0)</key>\n\t\t\t<string>\($0.1)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>\(key)</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \(texts)\t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }

  private func form(_ form: String, _ source: String, _ text: String, at line: Int) -> ReturnedText {
    var row = row("files", source, text, into: "App/de.lproj/P.stringsdict", at: line)
    row.form = form
    return row
  }

  @Test("A .stringsdict that the language lacks is made of the forms of its rows, and one that is there gets the text behind its last one")
  func forms() {
    let source = ["App/en.lproj/P.stringsdict": Self.dictionary([("one", "%d file"), ("other", "%d files")])]
    let project = source.merging(Self.files) { own, _ in own }
    let rows = [form("other", "%d files", "%d Dateien", at: 2), form("one (1)", "%d file", "Eine Datei", at: 3)]
    let german = Self.dictionary([("one", "Eine Datei"), ("other", "%d Dateien")])
    let made = back(rows, makesFiles: true, to: project)
    #expect(made.refusals.isEmpty)
    #expect(made.files.map { $0.isNew } == [true])
    #expect(made.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [german])
    let other = Self.dictionary([("other", "%d Seiten")], key: "pages")
    let added = back(rows, makesFiles: false, to: project.merging(["App/de.lproj/P.stringsdict": other]) { $1 })
    #expect(added.refusals.isEmpty)
    let entry = german.components(separatedBy: "<dict>\n\t<key>files")[1].components(separatedBy: "\n</dict>")[0]
    #expect(
      added.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        other.replacing("\n</dict>\n</plist>", with: "\n\t<key>files\(entry)\n</dict>\n</plist>")
      ])
  }

  @Test("A text whose form “other” no row has is left: the platform would show nothing of it")
  func withoutOther() {
    let source = ["App/en.lproj/P.stringsdict": Self.dictionary([("one", "%d file"), ("other", "%d files")])]
    let project = source.merging(Self.files) { own, _ in own }
    let found = back([form("one (1)", "%d file", "Eine Datei", at: 3)], makesFiles: true, to: project)
    #expect(found.files.isEmpty)
    #expect(
      found.refusals.map { $0.description } == [
        "audit.de.csv:3: found no new text for the form “other” of “files”, "
          + "expected it in a row of its own: without it the platform shows nothing of the text"
      ])
  }

  @Test("A key that the source does not have, and wrong values, are refused in a new file as in one that is there")
  func checked() {
    let path = "App/de.lproj/L.strings"
    let found = back(
      [row("x", "Zoom", "Zoomen", into: path), row("k", "Open %d files", "%@ öffnen", into: path, at: 3)], makesFiles: true)
    #expect(found.files.isEmpty && found.refusals.count == 2)
  }

  @Test("A string of a storyboard has the comment above it that Interface Builder writes")
  func commented() {
    let comment = "/* Class = \"UIButton\"; normalTitle = \"Save\"; ObjectID = \"abc-de-fgh\"; */"
    let files = [
      "en.lproj/Main.strings": "\n\(comment)\n\"abc-de-fgh.normalTitle\" = \"Save\";\n",
      "de.lproj/Main.strings": "\"xyz-de-fgh.normalTitle\" = \"Öffnen\";\n",
    ]
    let path = "de.lproj/Main.strings"
    let found = back([row("abc-de-fgh.normalTitle", "Save", "Sichern", into: path)], makesFiles: false, to: files)
    #expect(
      found.files.map { String(decoding: $0.after.bytes, as: UTF8.self) } == [
        files[path]! + "\n\(comment)\n\"abc-de-fgh.normalTitle\" = \"Sichern\";\n"
      ])
  }
}
