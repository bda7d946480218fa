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

  @Test("Each of three that ternaries choose from is on a variant of a window's bar")
  func threeTexts() {
    let found = toolbars("(isNew ? @\"Add\" : (isShown ? @\"Hide Faces\" : @\"Show Faces\"))")
    #expect(found.map { $0.items.map(\.label.source) } == [["Add"], ["Hide Faces"], ["Show Faces"]])
    #expect(found.map(\.variant?.arms) == ["“Add”", "“Hide Faces”", "“Show Faces”"])
    #expect(Set(found.map(\.barID)).count == 1 && Set(found.map(\.id)).count == 3)
  }

  @Test("One text is no variant")
  func oneText() { #expect(toolbars("@\"Faces\"").map(\.variant) == [nil]) }

  private static let onRight = "self.navigationItem.rightBarButtonItem = item;"

  private func faces(_ statements: String, at place: String = Self.onRight) -> [[String?]] {
    let source = """
      @implementation Notes
      - (void)update {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:@"Follow" style:0 target:self action:nil];
        \(statements)
        \(place)
      }
      @end
      """
    let files = ["Notes.h": "@interface Notes : UIViewController\n@end\n", "Notes.m": source]
    return ProjectReader.read(ProjectFiles(texts: files)).toolbars.map { $0.items.map(\.label.source) }
  }

  @Test(
    "A title that a branch gives a bar button item later, and the one that it is made with, are each on a variant",
    arguments: [onRight, "self.toolbarItems = @[item];"])
  func laterTitle(place: String) {
    #expect(Set(faces("if (isFollowed) { item.title = @\"Unfollow\"; }", at: place)) == [["Follow"], ["Unfollow"]])
    let both = "if (isFollowed) { item.title = @\"Unfollow\"; } else { item.title = @\"Join\"; }"
    #expect(Set(faces(both, at: place)) == [["Unfollow"], ["Join"]])
  }

  @Test("A title that is set in any case replaces the one that the item is made with")
  func replacedTitle() { #expect(faces("item.title = @\"Join\";") == [["Join"]]) }

  @Test(
    "Each of three titles that ternaries or branches give an item is on a variant",
    arguments: [onRight, "self.toolbarItems = @[item];"])
  func threeTitles(place: String) {
    let three: Set<[String?]> = [["Join"], ["Leave"], ["Unfollow"]]
    #expect(Set(faces("item.title = isNew ? @\"Join\" : (isOwn ? @\"Leave\" : @\"Unfollow\");", at: place)) == three)
    let branches = """
      if (isNew) { item.title = @"Join"; } else if (isOwn) { item.title = @"Leave"; } else { item.title = @"Unfollow"; }
      """
    #expect(Set(faces(branches, at: place)).isSuperset(of: three))
    let cases = """
      switch (kind) {
        case 1: item.title = @"Join"; break;
        case 2: item.title = @"Leave"; break;
        default: item.title = @"Unfollow"; break;
      }
      """
    #expect(Set(faces(cases, at: place)).isSuperset(of: three))
  }
}
