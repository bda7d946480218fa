import LintelInputs
import LintelModel
import Testing

/// Window items of Objective-C that have one of two texts.
@Suite struct ObjectiveCOtherTextTests {
  private func toolbars(_ label: String) -> [Toolbar] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Window.m": """
        @implementation Window
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"faces"];
          [item setLabel:\(label)];
          return item;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[@"faces"]; }
        @end
        """
      ])
    ).toolbars
  }

  @Test("Each of the two is on a variant of the bar")
  func bothTexts() {
    let found = toolbars("(isShown ? @\"Hide Faces\" : @\"Show Faces\")")
    #expect(found.map { $0.items.map(\.label.source) } == [["Hide Faces"], ["Show Faces"]])
    #expect(found.map(\.variant?.arms) == ["“Hide Faces”", "“Show Faces”"])
    #expect(Set(found.map(\.barID)).count == 1 && Set(found.map(\.id)).count == 2)
    #expect(found.first?.items.first?.otherLabel.source == "Show Faces")
  }

  @Test("One text is no variant")
  func oneText() { #expect(toolbars("@\"Faces\"").map(\.variant) == [nil]) }
}
