import LintelInputs
import LintelModel
import Testing

/// Window toolbars whose delegate lists what other classes make.
@Suite struct ListedItemTests {
  private func toolbars(lists: String, made: [String], besides: String = "") -> [Toolbar] {
    var texts = [
      "Window.m": """
      \(besides)
      @implementation Window
      - (NSToolbarItem *)toolbar:(NSToolbar *)t itemForItemIdentifier:(NSString *)i willBeInsertedIntoToolbar:(BOOL)f {
        return [Utilities toolbarItemFromDictionary:items withIdentifier:i];
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)t { return @[\(lists)]; }
      @end
      """
    ]
    for (number, identifier) in made.enumerated() {
      texts["Plugin\(number).m"] = """
        @implementation Plugin\(number)
        - (void)install {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:\(identifier)];
          [item setLabel:@"Label \(number)"];
          [controller registerToolbarItem:item forToolbarType:@"Main"];
        }
        @end
        """
    }
    return ProjectReader.read(ProjectFiles(texts: texts)).toolbars
  }

  @Test("What others make under the listed identifiers is on the list's bar, and is none of its own")
  func madeByOthers() throws {
    let toolbars = toolbars(lists: "@\"Icon\", @\"Link\"", made: ["@\"Link\"", "@\"Icon\""])
    #expect(toolbars.count == 1)
    let bar = try #require(toolbars.first)
    #expect(bar.controller == "Window")
    #expect(bar.items.map(\.label.source) == ["Label 1", "Label 0"])
    #expect(bar.items.allSatisfy { $0.isInDefaultSet })
  }

  @Test("A name that is defined as the identifier's text means the same")
  func defined() {
    let toolbars = toolbars(lists: "LINK", made: ["@\"Link\""], besides: "#define LINK @\"Link\"")
    #expect(toolbars.map { $0.items.map(\.label.source) } == [["Label 0"]])
  }

  @Test("One that nobody makes, or that two do, is on the bar and not known")
  func unknown() throws {
    let nobody = toolbars(lists: "@\"Icon\"", made: [])
    #expect(nobody.map { $0.items.map(\.label.state) } == [[.unresolved]])
    let two = toolbars(lists: "@\"Icon\"", made: ["@\"Icon\"", "@\"Icon\""])
    let bar = try #require(two.first { $0.controller == "Window" })
    #expect(bar.items.map(\.label.state) == [.unresolved])
    #expect(two.count == 3, "No text is lost.")
  }

  @Test("Without a list, what is handed on is a bar that somebody has")
  func unlisted() {
    let toolbars = toolbars(lists: "", made: ["@\"Link\""])
    #expect(toolbars.map(\.isFragment) == [true])
  }
}
