import LintelModel
import Testing

/// What a button is called whose text takes room and is not seen.
@Suite("Texts that code hides beside an image")
struct HiddenTextTests {
  private func item(_ label: String) throws -> Item {
    try #require(SwiftFixture(items: "Button { save() } label: { \(label) }").items.first)
  }

  @Test(
    "A hidden text beside an image is no label of its button",
    arguments: [
      "HStack { Image(\"cart_icon\"); Text(\"Cart\").hidden() }", "Text(\"Cart\").hidden(); Image(\"cart_icon\")",
      "Image(\"cart_icon\"); Text(\"Cart\").opacity(0.5).hidden()",
    ])
  func hidden(label: String) throws {
    let item = try item(label)
    #expect(item.label.state == .none)
    #expect(item.symbol == "cart_icon")
    #expect(item.isNamedByImage)
    #expect(!item.mayBeSetByCode)
  }

  @Test("Of a text that is transparent nobody knows whether it is spoken", arguments: ["0", "0.0"])
  func transparent(amount: String) throws {
    let item = try item("HStack { Image(\"cart_icon\"); Text(\"Cart\").opacity(\(amount)) }")
    #expect(item.label.state == .none)
    #expect(item.symbol == "cart_icon")
    #expect(item.accessibilityLabel.state == .none)
    #expect(item.mayBeSetByCode)
  }

  @Test(
    "What is seen, or may be, is the label",
    arguments: [
      "HStack { Image(\"cart_icon\"); Text(\"Cart\") }",
      "HStack { Image(\"cart_icon\"); Text(\"Cart\").opacity(isOn ? 1 : 0) }",
      "HStack { Image(\"cart_icon\"); Text(\"Cart\").opacity(0.4) }",
      "HStack { Image(\"cart_icon\"); Text(\"Cart\").hidden(isOff) }",
      "Label(\"Cart\", image: \"cart_icon\").labelsHidden()", "Text(\"Cart\").hidden()",
    ])
  func seen(label: String) throws {
    let item = try item(label)
    #expect(item.label.said == "Cart")
  }

  @Test("Beside another text that is seen, a hidden one leaves no doubt")
  func anotherText() throws {
    let item = try item("HStack { Text(\"Add\").opacity(0); Text(\"Cart\"); Image(\"cart_icon\") }")
    #expect(item.label.said == "Cart")
    #expect(!item.mayBeSetByCode)
  }

  @Test("A control whose label is hidden keeps its name")
  func hiddenLabels() throws {
    let item = try #require(SwiftFixture(items: "Toggle(\"Cart\", isOn: $isOn).labelsHidden()").items.first)
    #expect(item.label.said == "Cart")
  }
}
