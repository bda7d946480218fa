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
}
