import LintelModel
import LintelSwiftSource
import Testing

@Suite("Names that the project gives")
struct SourceNamesTests {
  private func items(_ source: String, _ names: SourceNames) -> [Item] {
    let text = "struct A: View { var body: some View { List { }.toolbar { \(source) } } }"
    return SwiftSourceReader.read(
      files: [("A.swift", Array(text.utf8))], sourceLocale: "en", platforms: [.ios], names: names
    ).toolbars.flatMap(\.items)
  }

  @Test(
    "A named function's first argument is a key, and its table is what the named argument says",
    arguments: [
      ("tr", "Button(tr(\"save\")) {}"), ("tr", "Button(Strings.tr(\"save\", bundle: .main)) {}"),
      ("Words.of", "Button(Words.of(\"save\", in: \"Editor\")) {}"),
    ])
  func functions(name: String, source: String) throws {
    let label = try #require(
      items(source, SourceNames(localizingFunctions: [.init(name: name, tableArgument: "in")])).first?.label)
    #expect(label.state == .localized)
    #expect(label.key == "save")
    #expect(label.table == (source.contains("Editor") ? "Editor" : nil))
    // It is not named: nothing is guessed.
    #expect(items(source, SourceNames()).first?.label.state == .unresolved)
  }

  @Test("A named view is a button with the title and the symbol of its arguments")
  func itemTypes() throws {
    let names = SourceNames(itemTypes: [
      .init(name: "BarButton", titleArgument: "title", symbolArgument: "icon"), .init(name: "Plain", titleArgument: "_"),
    ])
    let items = items(
      "ToolbarItem { BarButton(icon: \"square.and.pencil\", title: \"editor.new\") { make() } }\nPlain(\"close\", 3)", names)
    #expect(items.map(\.kind) == [.button, .button])
    #expect(items.map(\.label.key) == ["editor.new", "close"])
    #expect(items.map(\.symbol) == ["square.and.pencil", nil])
    #expect(items.map(\.hasSystemName) == [true, false])
  }

  @Test("A file's own platforms come before those of the project")
  func platformsOfFile() {
    let text = "struct A: View { var body: some View { List { }.toolbar { Button(\"Add\") {} } } }"
    let read = SwiftSourceReader.read(
      files: [("A.swift", Array(text.utf8)), ("B.swift", Array(text.utf8))], sourceLocale: "en", platforms: [.ios],
      platformsOfFile: { $0 == "B.swift" ? [.macos] : nil })
    #expect(read.toolbars.map(\.platforms) == [[.ios], [.macos]])
  }
}

@Suite("Functions whose arguments the project names")
struct NamedArgumentTests {
  private func label(_ source: String, _ function: SourceNames.LocalizingFunction) -> LocalizedText? {
    let text = "struct A: View { var body: some View { List { }.toolbar { Button(\(source)) {} } } }"
    return SwiftSourceReader.read(
      files: [("A.swift", Array(text.utf8))], sourceLocale: "en", platforms: [.ios],
      names: SourceNames(localizingFunctions: [function])
    ).toolbars.flatMap(\.items).first?.label
  }

  @Test("Key, table and default by number and by label")
  func arguments() {
    let byNumber = label(
      "tr(\"Menu\", \"save\", fallback: \"Save\")",
      .init(name: "tr", keyArgument: 2, tableArgument: 1, defaultArgument: "fallback"))
    #expect(byNumber?.key == "save")
    #expect(byNumber?.table == "Menu")
    #expect(byNumber?.source == "Save")
    let byLabel = label(
      "L10n.text(in: \"Menu\", id: \"save\")", .init(name: "L10n.text", keyArgument: "id", tableArgument: "in"))
    #expect(byLabel?.key == "save")
    #expect(byLabel?.table == "Menu")
    #expect(label("tr(\"Menu\")", .init(name: "tr", keyArgument: 2))?.state == .unresolved)
  }

  @Test("The texts that code asks for are read with it, too")
  func codeTexts() {
    let texts = SwiftSourceReader.read(
      files: [("A.swift", Array("let a = Words.of(\"Menu\", \"save\", \"Save\")".utf8))], sourceLocale: "en",
      names: SourceNames(localizingFunctions: [
        .init(name: "Words.of", keyArgument: 2, tableArgument: 1, defaultArgument: 3)
      ])
    ).codeTexts
    #expect(texts.map(\.key) == ["save"])
    #expect(texts.map(\.table) == ["Menu"])
    #expect(texts.map(\.defaultValue) == ["Save"])
  }
}
