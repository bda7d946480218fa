import LintelModel
import Testing

@testable import LintelReports

@Suite("What the overflow menu calls an item")
struct MenuTextTests {
  private func text(_ name: String) -> LocalizedText { .literal(name) }

  @Test("Its label, not what the customization palette calls it")
  func label() {
    var item = Item(id: "a", kind: .button, location: SourceLocation(file: "a.storyboard", line: 1), label: text("Export"))
    item.paletteLabel = text("Export List")
    #expect(item.menuText(in: "en") == "Export")
    item.label = .none
    item.accessibilityLabel = text("Export the list")
    #expect(item.menuText(in: "en") == "Export the list")
  }

  @Test("An item of the system by the system's word in the language, where that is known")
  func systemItem() {
    var item = Item(id: "a", kind: .button, location: SourceLocation(file: "a.storyboard", line: 1), label: .none)
    item.systemItem = "cancel"
    #expect(item.menuText(in: "de") == "Abbrechen")
    #expect(item.menuText(in: "fr") == "Annuler")
    item.systemItem = "organize"
    #expect(item.menuText(in: "de") == "organize")
  }
}
