import LintelInputs
import LintelModel
import Testing

/// Items that Objective-C puts on a bar and that another object makes.
@Suite struct ObjectiveCUnreadItemTests {
  private func bars(_ statements: String) -> [Toolbar] {
    let source = """
      @implementation RoutesController
      - (void)viewDidLoad {
        UIBarButtonItem *edit = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:@selector(edit)];
      \(statements)
      }
      @end
      """
    return ProjectReader.read(ProjectFiles(texts: ["Routes.m": source])).toolbars
  }

  @Test("An item that another object makes is on the bar, and what it is is not known")
  func list() throws {
    let found = bars(
      """
        self.navigationItem.title = @"Routes";
        self.navigationItem.rightBarButtonItems = @[[ItemFactory shareItemForTarget:self], edit];
      """)
    let bar = try #require(found.first)
    #expect(found.count == 1)
    #expect(bar.items.map(\.label.source) == ["Edit"])
    #expect(bar.unreadItems.map(\.expression) == ["[ItemFactory shareItemForTarget:self]"])
    #expect(bar.unreadItems.map(\.reason) == [.made] && bar.unreadItems.map(\.location.line) == [5])
    #expect(!bar.isJudgedForFit)
  }

  @Test(
    "A bar of nothing but such items is one, whatever makes them",
    arguments: [
      ("self.navigationItem.leftBarButtonItem = MakeMenuItem(self);", "MakeMenuItem(self)", Toolbar.Kind.navigationBar),
      ("self.toolbarItems = @[[factory sendItem]];", "[factory sendItem]", .toolbar),
    ])
  func alone(statement: String, expression: String, kind: Toolbar.Kind) {
    let found = bars(statement).filter { $0.unknownOwner == nil }
    #expect(found.map(\.kind) == [kind])
    #expect(found.first?.items.isEmpty == true)
    #expect(found.first?.unreadItems.map(\.expression) == [expression])
  }

  @Test("What takes the items away, and a list that may be empty, is no item that is not known")
  func none() {
    for statement in [
      "self.navigationItem.rightBarButtonItem = isOn ? edit : nil;", "self.toolbarItems = [NSArray array];",
      "self.navigationItem.rightBarButtonItem = nil;",
    ] {
      #expect(bars(statement).allSatisfy { $0.unreadItems.isEmpty }, "\(statement)")
    }
  }

  @Test("The platform's own spaces are read in both spellings", arguments: [
    "[UIBarButtonItem flexibleSpaceItem]", "UIBarButtonItem.flexibleSpaceItem",
  ])
  func spaces(space: String) {
    let found = bars("  self.toolbarItems = @[\(space), edit, [UIBarButtonItem fixedSpaceItemOfWidth:8]];")
    #expect(found.map { $0.items.map(\.kind) } == [[.flexibleSpace, .button, .fixedSpace]])
    #expect(found.allSatisfy { $0.unreadItems.isEmpty })
  }
}
