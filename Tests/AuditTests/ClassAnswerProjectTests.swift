import LintelAudit
import LintelModel
import Testing

/// Texts of a bar of Objective-C that a class of Swift answers.
@Suite struct ClassAnswerProjectTests {
  private func texts(name: String) -> [String: String] {
    [
      "Settings.h": """
      @class ServerPane;
      @interface Settings : NSWindowController <NSToolbarDelegate> {
        ServerPane <PaneProtocol> *serverPane;
        NSToolbarItem *serverItem;
      }
      @end
      """,
      "Settings.m": """
      @implementation Settings
      - (void)setUp {
        serverItem = [[NSToolbarItem alloc] initWithItemIdentifier:[serverPane paneIdentifier]];
        [serverItem setLabel:[serverPane paneName]];
        [serverItem setImage:[serverPane paneIcon]];
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[ServerIdentifier]; }
      @end
      """,
      "ServerPane.swift": """
      import AppKit
      @objc(ServerPane) final class ServerPane: NSViewController, PaneProtocol {
        func paneName() -> String { return NSLocalizedString("\(name)", comment: "") }
        func paneIdentifier() -> String { return ServerIdentifier }
        func paneIcon() -> NSImage { NSImage(systemSymbolName: "network", accessibilityDescription: nil)! }
      }
      """,
      "en.lproj/Localizable.strings": "\"Server\" = \"Server\";\n\"Services\" = \"Services\";\n",
    ]
  }

  @Test("They are the bar's, with the identifier and the image")
  func read() throws {
    let item = try #require(ProjectSource.read(texts: texts(name: "Server")).toolbars.first?.items.first)
    #expect(item.id == "ServerIdentifier")
    #expect(item.label.key == "Server" && item.label.state == .localized)
    #expect(item.symbol == "network" && item.hasSystemName)
    #expect(item.label.location?.file == "Settings.m", "It is where it is asked for.")
  }

  @Test("Another answer in Swift is another text of the bar, whatever is remembered of an earlier state")
  func remembered() throws {
    let memory = Memory()
    let keys = ["Server", "Services", "Server"].map { name in
      ProjectSource.read(texts: texts(name: name), memory: memory).toolbars.first?.items.first?.label.key
    }
    #expect(keys == ["Server", "Services", "Server"])
  }
}
