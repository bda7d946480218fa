import LintelAudit
import LintelModel
import Testing

/// Items that a class makes for the toolbar of another one.
@Suite("An item belongs to the toolbar whose delegate calls what makes it")
struct ItemMakerTests {
  private func bars(calling selector: String) -> [Toolbar] {
    ProjectSource.read(texts: [
      "NotesWindow.m": """
      @implementation NotesWindow
      - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)name willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"add"];
        [item setLabel:@"Add"];
        if ([name isEqualToString:@"pin"]) {
          return [PinItems \(selector):self];
        }
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"add"]; }
      @end
      """,
      "PinItems.swift": """
      import AppKit
      @objc final class PinItems: NSObject {
        @objc static func makeItem(target: AnyObject) -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("pin"))
          item.label = "Pin"
          item.target = target
          return item
        }
      }
      """,
    ]).toolbars
  }

  @Test("A Swift function that Objective-C's delegate calls makes no bar of its own")
  func called() throws {
    let bars = bars(calling: "makeItemWithTarget")
    #expect(bars.count == 1)
    let bar = try #require(bars.first)
    #expect(bar.items.contains { $0.label.source == "Add" })
    #expect(bar.items.filter { $0.label.source == "Pin" }.map(\.isInDefaultSet) == [false])
  }

  @Test("What a Swift function makes is where Objective-C's delegate lists its identifier, whatever it calls it")
  func listed() throws {
    let bars = ProjectSource.read(texts: [
      "NotesWindow.m": """
      @implementation NotesWindow
      - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)name willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:name];
        if ([name isEqualToString:@"add"]) {
          [item setLabel:@"Add"];
        } else if ([name isEqualToString:PinToolbarItem]) {
          return [PinItems makeItemWithTarget:self];
        }
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[PinToolbarItem, @"add"]; }
      @end
      """,
      "Names.m": """
      NSString *PinToolbarItem = @"pin";
      """,
      "PinItems.swift": """
      import AppKit
      @objc final class PinItems: NSObject {
        @objc static func makeItem(target: AnyObject) -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("pin"))
          item.label = "Pin"
          item.target = target
          return item
        }
      }
      """,
    ]).toolbars
    #expect(bars.count == 1)
    let bar = try #require(bars.first)
    #expect(bar.items.map(\.label.source) == ["Pin", "Add"])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("What nobody is seen to call is told by itself")
  func uncalled() {
    #expect(bars(calling: "itemFor").count == 2)
  }
}
