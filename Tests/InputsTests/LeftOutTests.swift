import LintelModel
import Testing

@testable import LintelInputs

@Suite("What is not looked at")
struct LeftOutTests {
  @Test("Drawings of another program are counted, and no error")
  func drawings() {
    let project = ProjectReader.read(
      ProjectFiles(bytes: [
        "a.sketch": Array("ios26 en 402pt\n| Inbox | [Edit]".utf8), "Art/old.sketch": Array("SQLite format 3\0rest".utf8),
        "Art/new.sketch": [0x50, 0x4B, 0x03, 0x04, 0xFF], "Art/other.sketch": [0x41, 0xFF, 0xFE, 0x00, 0x41],
      ]))
    #expect(project.toolbars.count == 1)
    #expect(project.skipped == [])
    #expect(
      project.leftOut == [
        LeftOut(reason: .drawings, files: 3, places: ["Art/new.sketch", "Art/old.sketch", "Art/other.sketch"])
      ])
  }

  private func read(_ configuration: String, _ texts: [String: String]) -> Project {
    let names = ConfigurationNames(rules: [], profiles: [], failOn: [])
    let written = ConfigurationReader.read(SourceFile(path: "lintel.yml", bytes: Array(configuration.utf8)), knowing: names)
    #expect(written.problems == [])
    return ProjectReader.read(ProjectFiles(texts: texts), options: written.reading)
  }

  private let tables = ["en.lproj/L.strings": "\"a\" = \"A\";", "Old/de.lproj/L.strings": "\"a\" = \"Ä\";"]

  @Test("Files that a pattern leaves out are counted; a pattern that covers none is told with its place")
  func excluded() {
    let project = read("exclude:\n  - Old/**\n  - Odl/**\n", tables)
    let taken = LeftOut.Taken(pattern: "Old/**", files: 1)
    #expect(
      project.leftOut == [LeftOut(reason: .excluded, files: 1, places: ["Old/de.lproj/L.strings"], patterns: [taken])])
    #expect(project.unusedSettings.map(\.text) == ["Odl/**"])
    #expect(project.unusedSettings.map(\.location.line) == [3])
  }

  @Test("What each pattern leaves out is counted: a file that two cover counts with both, and once in all")
  func byPattern() {
    let more = tables.merging(["Old/fr.lproj/L.strings": "\"a\" = \"B\";"]) { first, _ in first }
    let left = read("exclude:\n  - Old/**\n  - fr.lproj\n", more).leftOut
    #expect(left.map(\.files) == [2])
    #expect(left.first?.patterns == [.init(pattern: "Old/**", files: 2), .init(pattern: "fr.lproj", files: 1)])
  }

  @Test("A source language in which nothing is written is told, and one that is there is not")
  func sourceLanguage() {
    #expect(read("source-language: xx", tables).unusedSettings.map(\.text) == ["xx"])
    #expect(read("source-language: fr", tables).unusedSettings.map(\.kind) == [.sourceLanguage])
    #expect(read("source-language: de", tables).unusedSettings == [])
    #expect(read("source-language: xx", ["L.strings": "\"a\" = \"A\";"]).unusedSettings.map(\.text) == ["xx"])
    #expect(read("source-language: fr", ["L.strings": "\"a\" = \"A\";"]).unusedSettings == [])
    let catalogue = "{\"sourceLanguage\":\"ja\",\"strings\":{\"a\":{}}}"
    #expect(read("source-language: ja", ["L.xcstrings": catalogue]).unusedSettings == [])
  }

  @Test("The folder of a storyboard's catalogues names no language")
  func mul() {
    let catalogue = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"b\"}}}}}}"
    let project = ProjectReader.read(
      ProjectFiles(texts: ["mul.lproj/Main.xcstrings": catalogue, "mul.lproj/L.strings": "\"a\" = \"A\";"]))
    #expect(project.locales == ["de", "en"])
    #expect(project.tables.map(\.units.count) == [0, 2])
    #expect(project.tables[0].skipped.map(\.reason) == [.notALanguage])
  }
}
