import LintelInputs
import LintelModel
import Testing

/// Window items that Objective-C makes in one place, for whichever identifier it is asked, and then sets by identifier.
@Suite struct ObjectiveCItemArmTests {
  private func items(_ body: String, methods: String = "", list: String = "Search, Log, Users") -> [Item] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Window.m": """
        @implementation Window
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        \(body)
          return item;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[\(list)]; }
        \(methods)
        @end
        """
      ])
    ).toolbars.first?.items ?? []
  }

  private let arms = #"""
    if ([ident isEqualToString:Search]) {
      [item setLabel:@"Search"];
      NSButton *button = [NSButton buttonWithTitle:@"Find" target:self action:nil];
      [button setToolTip:@"Find a row"];
      [item setView:button];
    } else if ([ident isEqualToString:Log]) {
      [item setLabel:@"Log"];
      [item setImage:[NSImage imageNamed:@"log"]];
    } else if ([ident isEqualToString:Users]) {
      [item setLabel:@"Users"];
      [item setImage:[NSImage imageWithSystemSymbolName:@"person.3" accessibilityDescription:nil]];
    }
    """#

  @Test("What another method sets on an item that it is handed is no other item's")
  func handedItem() {
    let found = items(
      arms,
      methods: """
        - (BOOL)validateToolbarItem:(NSToolbarItem *)item {
          item.image = [NSImage imageNamed:@"busy"];
          item.toolTip = @"Busy";
          return YES;
        }
        """)
    #expect(found.map(\.symbol) == [nil, "log", "person.3"])
    #expect(found.map(\.toolTip.source) == ["Find a row", nil, nil])
  }

  @Test("A constant is known as one whatever its name begins with, and on either side", arguments: ["kItem", "itemFor"])
  func constants(prefix: String) {
    var body = arms
    for name in ["Search", "Log"] {
      body = body.replacing("isEqualToString:\(name)]", with: "isEqualToString:\(prefix)\(name)]")
    }
    body = body.replacing("[ident isEqualToString:Users]", with: "[\(prefix)Users isEqualToString:ident]")
    let found = items(body, list: ["Search", "Log", "Users"].map { prefix + $0 }.joined(separator: ", "))
    #expect(found.map(\.label.source) == ["Search", "Log", "Users"])
    #expect(found.map(\.symbol) == [nil, "log", "person.3"])
  }

  @Test("A view that one arm sets is on that arm's item alone")
  func viewOfOneArm() {
    let found = items(arms)
    #expect(found.map(\.label.source) == ["Search", "Log", "Users"])
    #expect(found.map(\.toolTip.source) == ["Find a row", nil, nil])
    #expect(found.map(\.kind) == [.customView, .button, .button])
  }

  @Test("What an arm without an identifier sets is on no item that another arm is for")
  func otherArm() {
    let found = items(
      arms.replacing(
        "else if ([ident isEqualToString:Users])",
        with: "else if (isOther) { [item setToolTip:@\"?\"]; } else if (ident == Users)"))
    #expect(found.map(\.label.source) == ["Search", "Log", "Users"])
    #expect(found.map(\.toolTip.source) == ["Find a row", nil, nil])
  }

  @Test("An arm without braces is under its own condition")
  func withoutBraces() {
    let found = items(
      """
      if (ident == Search) item.label = @"Search";
      else if (ident == Log) item.label = @"Log";
      else item.label = @"Users";
      """)
    #expect(found.map(\.label.source).prefix(2) == ["Search", "Log"])
  }
}
