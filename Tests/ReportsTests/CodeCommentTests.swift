import LintelModel
import Testing

@testable import LintelReports

@Suite("What code says to translators of strings whose tables say nothing")
struct CodeCommentTests {
  private func table(_ folder: String, _ name: String = "Localizable", comment: String? = nil) -> StringTable {
    let path = "\(folder)/en.lproj/\(name).strings"
    return StringTable(
      file: path, id: TableID(folder: folder, name: name), format: .strings, locale: "en", encoding: "UTF-8",
      units: [
        StringUnit(
          key: "open", locale: "en", value: "Open", comment: comment, location: LintelModel.SourceLocation(file: path, line: 1))
      ])
  }

  private func call(_ comment: String?, _ table: String? = nil, in file: String = "App/A.swift", line: Int = 1) -> CodeText {
    CodeText(
      key: "open", table: table, comment: comment, location: LintelModel.SourceLocation(file: file, line: line, column: 1))
  }

  private func comment(_ calls: [CodeText], _ tables: [StringTable], on path: String = "App/Localizable") -> String? {
    var project = Project(tables: tables)
    project.codeTexts = calls
    return StringIndex(project).comment(on: TranslationStrings.Name(table: path, key: "open"))
  }

  @Test("A call's comment is the string's where its table has none, and each thing that calls say is there once")
  func filled() {
    #expect(comment([call("A button")], [table("App")]) == "A button")
    let several = [call("A button"), call("A menu item", line: 2), call("A button", line: 3)]
    #expect(comment(several, [table("App")]) == "A button\nA menu item")
    #expect(comment([call("A button")], [table("App", comment: "In the toolbar")]) == "In the toolbar")
    #expect(comment([call("A button", "Menu")], [table("App")]) == nil)
  }

  @Test("What says nothing is no comment: an empty one, the key, a tool's filler")
  func nothing() {
    for said in [nil, "", "  ", "open", "No comment provided by engineer."] {
      #expect(comment([call(said)], [table("App")]) == nil, "\(said ?? "")")
    }
    #expect(comment([call(" "), call("A button", line: 2)], [table("App")]) == "A button")
  }

  @Test("Of tables of one name it is the nearest one's, and a call that names none may mean the only one that has the key")
  func meant() {
    let two = [table("App"), table("Kit")]
    #expect(comment([call("A button")], two) == "A button")
    #expect(comment([call("A button")], two, on: "Kit/Localizable") == nil)
    #expect(comment([call("A button")], [table("App", "Menu")], on: "App/Menu") == "A button")
    #expect(comment([call("A button")], [table("App", "Menu"), table("App", "Bar")], on: "App/Menu") == nil)
  }

  @Test("What Swift spells as a key says it, too")
  func spelled() {
    var project = Project(tables: [table("App")])
    project.spelledKeys.texts = [call("A heading")]
    #expect(StringIndex(project).comment(on: TranslationStrings.Name(table: "App/Localizable", key: "open")) == "A heading")
  }
}
