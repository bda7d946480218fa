import LintelInputs
import LintelModel
import Testing

/// Window items that members hold, and that a toolbar's delegate returns by identifier.
@Suite struct ObjectiveCHandedOutTests {
  private func items(identifier: String, handing: String = "Network", lists: String = "General, Network") -> [Item] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Settings.m": """
        @implementation Settings
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          if ([ident isEqualToString:General]) {
            return generalItem;
          } else if ([ident isEqualToString:\(handing)]) {
            return networkItem;
          }
          return [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        }
        - (void)setUpToolbar {
          generalItem = [[NSToolbarItem alloc] initWithItemIdentifier:General];
          [generalItem setLabel:@"General"];
          networkItem = [[NSToolbarItem alloc] initWithItemIdentifier:\(identifier)];
          [networkItem setLabel:@"Network"];
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[\(lists)]; }
        @end
        """
      ])
    ).toolbars.first?.items ?? []
  }

  @Test("One whose identifier is not known is the item that the delegate returns it for, and no other one")
  func unknownIdentifier() {
    for identifier in ["[networkPane paneIdentifier]", "networkPane.paneIdentifier", "@\"network\""] {
      let items = items(identifier: identifier)
      #expect(items.map(\.id) == ["General", "Network"], "\(identifier)")
      #expect(items.map(\.label.source) == ["General", "Network"], "\(identifier)")
      #expect(items.allSatisfy { $0.isInDefaultSet }, "\(identifier)")
    }
  }

  @Test("One that is made with an identifier of the list keeps it, whatever else it is returned for")
  func ownIdentifier() {
    let items = items(identifier: "Network", handing: "Proxy")
    #expect(items.map(\.id) == ["General", "Network"])
    #expect(items.map(\.label.source) == ["General", "Network"])
  }

  private func identifiers(declared: String, besides: String = "") -> [String] {
    let toolbars = ProjectReader.read(
      ProjectFiles(texts: [
        "Settings.h": """
        @interface Settings : NSWindowController {
          NSToolbarItem *generalItem;
        \(declared)
        }
        @end
        """,
        "Settings.m": """
        @implementation Settings
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          if ([ident isEqualToString:General]) {
            return generalItem;
          } else if ([ident isEqualToString:Shortcuts]) {
            return shortcutItem;
          }
          return [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        }
        - (void)setUpToolbar {
          generalItem = [[NSToolbarItem alloc] initWithItemIdentifier:General];
          [generalItem setLabel:@"General"];
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[General, Shortcuts]; }
        @end
        """,
        "Others.m": "@implementation OtherController\n\(besides)\n@end",
      ])
    ).toolbars
    return toolbars.first?.items.map(\.id) ?? []
  }

  @Test("One that is declared and returned, and that no code makes, stands on no bar")
  func neverMade() {
    #expect(identifiers(declared: "NSToolbarItem *shortcutItem;") == ["General"])
  }

  @Test("One that a nib, another class or a call may make is on the bar, and nobody knows what it is")
  func madeElsewhere() {
    #expect(identifiers(declared: "IBOutlet NSToolbarItem *shortcutItem;") == ["General", "Shortcuts"])
    #expect(identifiers(declared: "") == ["General", "Shortcuts"])
    for code in ["settings->shortcutItem = made;", "make(&shortcutItem);", "[self setValue:made forKey:@\"shortcutItem\"];"]
    {
      let found = identifiers(declared: "NSToolbarItem *shortcutItem;", besides: "- (void)run { \(code) }")
      #expect(found == ["General", "Shortcuts"], "\(code)")
    }
  }
}
