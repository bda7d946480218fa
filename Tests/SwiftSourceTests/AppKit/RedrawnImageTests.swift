import LintelModel
import LintelSwiftSource
import Testing

@Suite("Images of a window's items that code draws anew")
struct RedrawnImageTests {
  private func turning(_ body: String) -> [Answer] {
    let source = """
      final class Window: NSWindowController, NSToolbarDelegate {
        func windowDidLoad() {
          let toolbar = NSToolbar(identifier: "Main")
          toolbar.delegate = self
          window?.toolbar = toolbar
        }
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          switch id {
          case .back: return makeItem(id, "Go Back", symbol: "chevron.left")
          default: return nil
          }
        }
        func makeItem(_ id: NSToolbarItem.Identifier, _ title: String, symbol: String) -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = title
          item.image = makeImage(symbol: symbol)
          return item
        }
        func makeImage(symbol: String) -> NSImage {
          \(body)
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.back] }
        func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.back] }
      }
      """
    let files = [(path: "Mac/Window.swift", bytes: Array(source.utf8))]
    let bars = SwiftSourceReader.read(files: files, sourceLocale: "en", platforms: [.macos]).toolbars
    return bars.flatMap(\.items).map(\.turnsSymbol)
  }

  @Test("What a function of the project's makes of a symbol may turn or not")
  func drawn() {
    let drawn = turning(
      """
      let glyph = NSImage(systemSymbolName: symbol, accessibilityDescription: nil)!
      return NSImage(size: size, flipped: false, drawingHandler: { glyph.draw(in: $0); return true })
      """)
    #expect(drawn == [.unknown])
  }

  @Test("One that only makes the symbol's image leaves it as it is")
  func made() {
    #expect(turning("NSImage(systemSymbolName: symbol, accessibilityDescription: nil)!") == [.no])
  }
}
