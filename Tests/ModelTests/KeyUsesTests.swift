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

  @Test("What a text is at a place makes no other place of it")
  func appearance() {
    var project = Project()
    var text = CodeText(key: "open", location: place("B.swift", 3))
    text.appearance = TextAppearance(role: .alertTitle, screen: "Settings")
    project.codeTexts = [text]
    let uses = KeyUses(project)[.init(table: nil, key: "open")]
    #expect(uses == [.init(file: "B.swift", line: 3)] && uses.first?.appearance?.screen == "Settings")
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

  @Test("A text that a constant holds is used where code reads that, in the order that is given, and not where it is declared")
  func constants() {
    var project = Project()
    var held = CodeText(key: "open", location: place("Strings.swift", 3))
    held.readAt = [place("View.swift", 9), place("Cell.swift", 4), place("View.swift", 9, 30)]
    var unread = CodeText(key: "close", location: place("Strings.swift", 4))
    unread.readAt = []
    project.codeTexts = [CodeText(key: "open", location: place("A.swift", 1)), held, unread]
    let uses = KeyUses(project).readThroughConstants(of: project)
    #expect(
      uses[.init(table: nil, key: "open")]
        == [.init(file: "View.swift", line: 9), .init(file: "Cell.swift", line: 4), .init(file: "A.swift", line: 1)])
    #expect(uses[.init(table: nil, key: "close")] == [.init(file: "Strings.swift", line: 4)])
  }

  @Test("A key that no call asks for is used where code has it as a literal, unless that is a common word")
  func literals() {
    var project = Project()
    project.codeTexts = [CodeText(key: "Open the file", location: place("B.swift", 3))]
    project.spelledKeys.literal("Open the file", at: place("A.swift", 1))
    project.spelledKeys.literal("Edit the alarm", at: place("A.swift", 2))
    for line in 1...4 { project.spelledKeys.literal("Two words", at: place("C.swift", line)) }
    func unit(_ key: String) -> StringUnit { StringUnit(key: key, locale: "en", value: key, location: place("en.strings", 1)) }
    project.tables = [
      StringTable(
        file: "en.lproj/Localizable.strings", id: TableID(folder: "", name: "Localizable"), format: .strings, locale: "en",
        encoding: "UTF-8",
        units: ["Open the file", "Edit the alarm", "Two words", "Nowhere at all"].map { unit($0) })
    ]
    let uses = KeyUses(project).withLiterals(of: project)
    #expect(uses[.init(table: nil, key: "Open the file")] == [.init(file: "B.swift", line: 3)])
    #expect(uses[.init(table: nil, key: "Edit the alarm")] == [.init(file: "A.swift", line: 2)])
    #expect(uses[.init(table: nil, key: "Two words")].isEmpty && uses[.init(table: nil, key: "Nowhere at all")].isEmpty)
  }

  @Test("A place that one reader knows without what the text is there has it of another that knows")
  func told() {
    let (bare, other) = (KeyUses.Place(file: "A.swift", line: 3), KeyUses.Place(file: "B.swift", line: 4))
    let known = KeyUses.Place(file: "A.swift", line: 3, appearance: TextAppearance(role: .barButton))
    let told = [bare, other].told(by: [other, known])
    #expect(told == [bare, other])
    #expect(told.map { $0.appearance?.role } == [.barButton, nil])
  }
}
