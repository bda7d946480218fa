import LintelModel
import Testing

@Suite("Items that AppKit supplies")
struct StandardItemTests {
  private func systemItems(_ identifiers: String, constants: String = "") -> [String?] {
    items(identifiers, constants: constants).map(\.systemItem)
  }

  private func items(_ identifiers: String, constants: String = "") -> [Item] {
    let source = """
      extension NSToolbarItem.Identifier {
        static let send = Self("send")
        \(constants)
      }
      final class Window: NSWindowController, NSToolbarDelegate {
        func windowDidLoad() {
          let toolbar = NSToolbar(identifier: "Main")
          toolbar.delegate = self
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.send, \(identifiers)] }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? { maker.item(for: id) }
      }
      """
    return Array(SwiftFixture(source, platforms: [.macos]).items.dropFirst())
  }

  @Test(
    "An identifier of AppKit's is the system's item, by its name or by what it stands for",
    arguments: [".print", "NSToolbarItem.Identifier.print", ".init(\"NSToolbarPrintItem\")"])
  func system(identifier: String) { #expect(systemItems(identifier) == ["print"]) }

  @Test(
    "One of the project's of the same name is not",
    arguments: [
      "static let print = NSToolbarItem.Identifier(\"print\")", "static let print = Self(\"print\")",
      "static let print: NSToolbarItem.Identifier = .init(\"print\")", "static var print: Self { Self(\"print\") }",
    ])
  func own(constant: String) { #expect(systemItems(".print", constants: constant) == [nil]) }

  @Test("The separator that tracks the sidebar ends its section, and the inspector's does not")
  func tracking() {
    let found = items(".toggleSidebar, .sidebarTrackingSeparator, .print, .inspectorTrackingSeparator")
    #expect(found.map(\.kind) == [.sidebarToggle, .separator, .button, .separator])
    #expect(found.map(\.isInSidebar) == [false, true, false, false])
  }

  @Test("Nor is a text that happens to be such a name")
  func text() {
    #expect(systemItems("NSToolbarItem.Identifier(\"print\")") == [nil])
    #expect(systemItems(".init(rawValue: \"showFonts\")") == [nil])
  }

  @Test("A constant of the project's may stand for one of AppKit's")
  func renamed() {
    #expect(systemItems(".paper", constants: "static let paper = Self(\"NSToolbarPrintItem\")") == ["print"])
    #expect(systemItems(".paper", constants: "static let paper = NSToolbarItem.Identifier.print") == ["print"])
  }
}
