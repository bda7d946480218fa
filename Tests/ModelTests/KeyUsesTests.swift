import LintelModel
import Testing

@Suite("Where keys of tables are used")
struct KeyUsesTests {
  private func place(_ file: String, _ line: Int, _ column: Int = 1) -> LintelModel.SourceLocation {
    LintelModel.SourceLocation(file: file, line: line, column: column)
  }

  @Test("Every line that asks for a key counts once, be it a call, what SwiftUI takes as a key, or a bar")
  func lines() {
    var project = Project()
    project.codeTexts = [
      CodeText(key: "open", location: place("B.swift", 3)), CodeText(key: "open", table: "Menu", location: place("C.swift", 1)),
    ]
    var assumed = CodeText(key: "open", location: place("D.swift", 2))
    assumed.isAssumed = true
    project.spelledKeys.texts = [CodeText(key: "open", location: place("A.swift", 7)), assumed]
    let title = LocalizedText(state: .localized, key: "open", location: place("B.swift", 3, 20))
    project.toolbars = [
      Toolbar(
        id: "a", name: "a", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: place("B.swift", 1),
        title: title)
    ]
    let uses = KeyUses(project)
    #expect(uses[.init(table: nil, key: "open")] == [.init(file: "A.swift", line: 7), .init(file: "B.swift", line: 3)])
    #expect(uses[.init(table: "Menu", key: "open")] == [.init(file: "C.swift", line: 1)])
    #expect(uses[.init(table: nil, key: "close")].isEmpty)
  }

  @Test("Generated code through which a bar asks is no use of its own")
  func generated() {
    var project = Project()
    project.codeTexts = [CodeText(key: "open", location: place("Strings.swift", 90))]
    var title = LocalizedText(state: .localized, key: "open", location: place("B.swift", 3))
    title.generatedAt = place("Strings.swift", 90)
    project.toolbars = [
      Toolbar(
        id: "a", name: "a", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: place("B.swift", 1),
        title: title)
    ]
    #expect(KeyUses(project)[.init(table: nil, key: "open")] == [.init(file: "B.swift", line: 3)])
  }
}
