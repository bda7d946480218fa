import LintelModel
import Testing

/// Items whose label, image and identifier properties of an enumeration say by the case.
@Suite struct CaseFaceTests {
  private func mode(_ making: String) -> String {
    """
    import AppKit
    enum Mode: String, CaseIterable {
      case list, map
      var identifier: NSToolbarItem.Identifier {
        switch self {
        case .list: return NSToolbarItem.Identifier("ListItem")
        case .map: return NSToolbarItem.Identifier("MapItem")
        }
      }
      var title: String {
        switch self {
        case .list: return NSLocalizedString("List", comment: "")
        case .map: return NSLocalizedString("Map", comment: "")
        }
      }
      var hint: String {
        switch self {
        case .list: return NSLocalizedString("Show a list", comment: "")
        case .map: return NSLocalizedString("Show a map", comment: "")
        }
      }
      var image: NSImage? {
        let name: String
        switch self {
        case .list: name = "list.bullet"
        case .map: name = "map"
        }
        return NSImage(systemSymbolName: name, accessibilityDescription: nil)
      }
      \(making)
    }
    """
  }

  private let maker = """
    func makeItem(target: AnyObject) -> NSToolbarItem {
      let item = NSToolbarItem(itemIdentifier: identifier)
      item.label = title
      item.toolTip = hint
      item.image = self.image
      return item
    }
    """

  private func delegate(_ answer: String, identifiers: String, _ members: String = "") -> String {
    """
    final class WindowController: NSWindowController, NSToolbarDelegate {
      func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
                   willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
        \(answer)
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { \(identifiers) }
      \(members)
    }
    """
  }

  private func expectBoth(_ items: [Item]) {
    #expect(items.map(\.label.said) == ["List", "Map"])
    #expect(items.map(\.symbol) == ["list.bullet", "map"])
    #expect(items.map(\.id) == ["ListItem", "MapItem"])
  }

  @Test("An item that a function makes for any case has each case's own text, image and identifier")
  func anyCase() {
    let fixture = SwiftFixture(mode(maker), platforms: [.macos])
    #expect(fixture.bars.count == 1)
    expectBoth(fixture.items)
    #expect(fixture.items.map(\.toolTip.said) == ["Show a list", "Show a map"])
  }

  @Test("An image is told where its case names it, and not where the item takes it")
  func placeOfImage() {
    let byLocalName = SwiftFixture(mode(maker), platforms: [.macos]).items
    #expect(byLocalName.map(\.symbolPlace.line) == [25, 26])
    let own = """
      var icon: NSImage? {
        switch self {
        case .list: return NSImage(systemSymbolName: "list.bullet", accessibilityDescription: nil)
        case .map: return NSImage(systemSymbolName: "map", accessibilityDescription: nil)
        }
      }
      """
    let making = maker.replacing("self.image", with: "self.icon")
    let byCase = SwiftFixture(mode("\(own)\n\(making)"), platforms: [.macos]).items
    #expect(byCase.map(\.symbol) == ["list.bullet", "map"])
    #expect(byCase.map(\.symbolPlace.line) == [32, 33])
  }

  @Test(
    "Cases that are gone through answer each for its own identifier",
    arguments: [
      "Mode.allCases.map { $0.identifier }", "Mode.allCases.map(\\.identifier)",
    ])
  func loop(_ identifiers: String) {
    let answer = """
      for mode in Mode.allCases {
        if mode.identifier == itemIdentifier { return mode.makeItem(target: self) }
      }
      return nil
      """
    let source = mode(maker) + "\n" + delegate(answer, identifiers: identifiers)
    let fixture = SwiftFixture(source, platforms: [.macos])
    #expect(fixture.bars.count == 1)
    expectBoth(fixture.items)
    #expect(fixture.items.map(\.toolTip.said) == ["Show a list", "Show a map"])
    #expect(fixture.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("A function is read for the case that it is handed, with its type or without", arguments: [".", "Mode."])
  func handed(_ prefix: String) {
    let answer = """
      switch itemIdentifier {
      case .ListItem: return makeItem(for: \(prefix)list)
      case .MapItem: return makeItem(for: \(prefix)map)
      default: return nil
      }
      """
    let helper = """
      func makeItem(for mode: Mode) -> NSToolbarItem {
        let item = NSToolbarItem(itemIdentifier: mode.identifier)
        item.label = mode.title
        item.image = mode.image
        return item
      }
      """
    let source = mode("") + "\n" + delegate(answer, identifiers: "[.ListItem, .MapItem]", helper)
    expectBoth(SwiftFixture(source, platforms: [.macos]).items)
  }

  @Test("Identifiers that are made of the cases' own values are these")
  func rawValues() {
    let answer = """
      switch itemIdentifier {
      case NSToolbarItem.Identifier("list"): return Mode.list.makeItem(target: self)
      case NSToolbarItem.Identifier("map"): return Mode.map.makeItem(target: self)
      default: return nil
      }
      """
    let identifiers = "Mode.allCases.map { NSToolbarItem.Identifier($0.rawValue) }"
    let fixture = SwiftFixture(mode(maker) + "\n" + delegate(answer, identifiers: identifiers), platforms: [.macos])
    #expect(fixture.items.map(\.id) == ["list", "map"])
    #expect(fixture.labels == ["List", "Map"])
    #expect(fixture.items.map(\.symbol) == ["list.bullet", "map"])
  }

  @Test("Where nobody can tell the case, neither image nor tool tip is the first one's")
  func untold() {
    let making = """
      func makeItem() -> NSToolbarItem {
        let item = NSToolbarItem(itemIdentifier: .mode)
        item.label = "Mode"
        item.toolTip = hint
        item.image = image
        return item
      }
      """
    let items = SwiftFixture(mode(making), platforms: [.macos]).items
    #expect(items.map(\.label.said) == ["\"Mode\""])
    #expect(items.map(\.toolTip.said) == ["?toolTip"])
    #expect(items.map(\.symbol) == ["image"])
    #expect(items.allSatisfy { $0.mayBeSetByCode })
  }
}
