import LintelModel
import Testing

@Suite("Spoken names that are identifiers")
struct SpokenIdentifierTests {
  private func item(_ name: LocalizedText, image: String? = "basket") -> Item {
    Item(
      id: "item", kind: .button, location: LintelModel.SourceLocation(file: "A.swift", line: 1), accessibilityLabel: name,
      symbol: image)
  }

  private func spoken(_ text: String, image: String? = "basket") -> String? {
    SpokenIdentifier(item(.literal(text), image: image), in: "en")?.text
  }

  @Test(
    "What is written as code and files are is one",
    arguments: ["arrow_down", "ic_logo", "icon-close", "icon_close", "btn_Save", "openSideMenu", "toolbar.item.close"])
  func written(text: String) { #expect(spoken(text) == text) }

  @Test(
    "Words, names and signs are none",
    arguments: ["Close", "Wi-Fi", "e-mail", "iCloud", "iPhone", "Sign in", "v2.1", "_", "B_1", "Image-Editor", "icon", "100 %"])
  func words(text: String) { #expect(spoken(text) == nil) }

  @Test("The name of the image beside it is one where no words are written so")
  func image() {
    #expect(spoken("arrow.down", image: "arrow.down") == "arrow.down")
    #expect(spoken("closeButton", image: "closeButton") == "closeButton")
    #expect(spoken("trash", image: "trash") == nil)
    #expect(spoken("arrow.down", image: "basket") == nil)
    for word in ["iPhone", "Wi-Fi", "e-mail", "macOS"] { #expect(spoken(word, image: word) == nil, "\(word)") }
  }

  @Test(
    "Code that gives what an image is called is known for it, and a person's or a tab's name is not",
    arguments: [
      ("icon.name", true), ("self.icon?.name", true), ("Asset.close.rawValue", true), ("imageName", true),
      ("model.symbolName", true), ("String(describing: icon.name)", true), ("user.name", false), ("tab.title", false),
      ("icon.title", false), ("name", false), ("titles[0].name", false),
    ])
  func code(expression: String, isOne: Bool) {
    let name = LocalizedText(state: .unresolved, expression: expression)
    let found = SpokenIdentifier(item(name), in: "en")
    #expect((found != nil) == isOne)
    if isOne { #expect(found?.isKnown == false && found?.mayBeWords == false) }
  }

  @Test("A photo or a coin is an asset, too: its name may be words", arguments: ["asset.name", "self.symbol.name", "assets[0].name"])
  func values(expression: String) {
    let found = SpokenIdentifier(item(LocalizedText(state: .unresolved, expression: expression)), in: "en")
    #expect(found?.mayBeWords != false)
  }

  @Test("What names the image as well may be one")
  func both() {
    let found = SpokenIdentifier(item(LocalizedText(state: .unresolved, expression: "tab.picture"), image: "tab.picture"), in: "en")
    #expect(found?.mayBeWords == true)
  }

  @Test("A key that no table has is one only where it is the image's name, and a translated one where its text is written so")
  func key() {
    func name(_ key: String, _ values: [LocaleID: LocalizedValue] = [:]) -> LocalizedText {
      LocalizedText(state: .localized, key: key, source: values.isEmpty ? key : nil, values: values)
    }
    #expect(SpokenIdentifier(item(name("ic_logo"), image: "ic_logo"), in: "en") != nil)
    #expect(SpokenIdentifier(item(name("new_message")), in: "en") == nil)
    #expect(SpokenIdentifier(item(name("new_message", ["en": .init(state: .translated, text: "New message")])), in: "en") == nil)
    #expect(SpokenIdentifier(item(name("x", ["en": .init(state: .translated, text: "arrow_down")])), in: "en")?.text == "arrow_down")
  }

  @Test("A name that could not be read is listed, and one that is known for an identifier is not")
  func unread() {
    var bar = Toolbar(
      id: "a", name: "A", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: LintelModel.SourceLocation(file: "A.swift", line: 1))
    bar.items = ["model.word", "icon.name"].map { item(LocalizedText(state: .unresolved, expression: $0)) }
    bar.items.append(item(.none))
    bar.items[2].label = LocalizedText(state: .unresolved, expression: "entry.title")
    #expect(bar.unreadNames.map(\.expression) == ["model.word", "entry.title"])
    #expect(bar.unreadNames.map(\.part) == [.name(0), .name(2)])
    #expect(bar.isJudgedForFit)
  }
}
