import LintelInputs
import LintelModel
import Testing

/// Views in a title's place and views of limited width, as Objective-C makes them.
@Suite struct ObjectiveCTitleViewTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }
  private func bar(_ name: String, _ files: [String: String]) -> Toolbar? { read(files).first { $0.controller == name } }

  private let category = #"""
    @implementation UINavigationItem (Stack)
    - (void)showTitle:(NSString *)title subtitle:(NSString *)subtitle {
      UILabel *label = [[UILabel alloc] init];
      label.text = title;
      self.titleView = label;
    }
    - (void)nameIt:(NSString *)name { self.title = name; }
    @end
    """#

  @Test("A category's method that puts a view in the title's place is followed to where it is called")
  func titleViewOfCategory() throws {
    let bar = try #require(
      self.bar(
        "NotesController",
        [
          "Stack.m": category,
          "Notes.m": #"""
          @implementation NotesController
          - (void)viewDidLoad {
            self.title = @"Notes";
            self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:nil];
            [self.navigationItem showTitle:@"Notes" subtitle:@"12"];
          }
          @end
          """#,
        ]))
    #expect(!bar.title.isPresent)
    #expect(bar.hasTitleElsewhere)
  }

  @Test("A category's method that sets the title says the text that it is handed")
  func titleOfCategory() throws {
    let bars = read([
      "Stack.m": category,
      "Notes.m": #"""
      @implementation NotesController
      - (void)viewDidLoad { [self.navigationItem nameIt:NSLocalizedString(@"Notes", nil)]; }
      @end
      """#,
    ])
    #expect(bars.map(\.title.key) == ["Notes"], "The category's own body is no bar.")
    #expect(bars.first?.title.location == SourceLocation(file: "Notes.m", line: 2, column: 51))
  }

  @Test("The first of several labels, one below the other in the title's place, is the title")
  func stackedLabels() {
    func titles(_ axis: String) -> [String] {
      read([
        "Notes.m": """
        @implementation NotesController
        - (void)viewDidLoad {
          self.title = @"Notes";
          UILabel *first = [[UILabel alloc] init];
          first.text = @"All Notes";
          UILabel *second = [[UILabel alloc] init];
          second.text = @"12";
          UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[first, second]];
          stack.axis = \(axis);
          self.navigationItem.titleView = stack;
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:nil];
        }
        @end
        """
      ]).compactMap(\.title.source)
    }
    #expect(titles("UILayoutConstraintAxisVertical") == ["All Notes"])
    #expect(titles("UILayoutConstraintAxisHorizontal") == [])
  }

  @Test("A control in the title's place is an item there")
  func titleControl() throws {
    func items(_ view: String) -> [Item] {
      read([
        "Notes.m": """
        @implementation NotesController
        - (void)viewDidLoad {
          self.title = @"Notes";
          \(view)
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:nil];
        }
        @end
        """
      ]).flatMap(\.items)
    }
    let made = "[[UISegmentedControl alloc] initWithItems:@[@\"All\", NSLocalizedString(@\"Unread\", nil)]]"
    for view in [
      "self.navigationItem.titleView = \(made);",
      "UISegmentedControl *kinds = \(made);\nkinds.selectedSegmentIndex = 0;\nself.navigationItem.titleView = kinds;",
      "_kinds = \(made);\n[self.navigationItem setTitleView:_kinds];",
    ] {
      let found = items(view)
      #expect(found.map(\.placement) == [.principal, .trailing], "\(view)")
      #expect(found.first?.kind == .segmentedControl)
      #expect(found.first?.segments.map { $0.source ?? $0.key } == ["All", "Unread"])
    }
    let search = items("self.navigationItem.titleView = [[UISearchBar alloc] init];")
    #expect(search.map(\.kind) == [.searchField, .button])
    let typed = "UISearchBar *field = [[UISearchBar alloc] init];\nfield.text = @\"Untitled\";\n"
    #expect(items(typed + "self.navigationItem.titleView = field;").first?.label.isPresent == false)
    #expect(items("self.navigationItem.titleView = [[UILabel alloc] init];").map(\.kind) == [.button])
    let label = "UILabel *name = [[UILabel alloc] init];\nname.text = NSLocalizedString(@\"All notes\", nil);\n"
    let titled = items(label + "self.navigationItem.titleView = name;")
    #expect(titled.map(\.kind) == [.customView, .button] && titled.first?.placement == .principal)
    #expect(titled.first?.label.key == "All notes")
  }

  @Test("A control that takes the title's place under a condition stands on a bar of its own")
  func conditionalTitleControl() {
    let bars = read([
      "Notes.m": """
      @implementation NotesController
      - (void)viewDidLoad {
        if (_hasKinds) {
          self.navigationItem.titleView = [[UISegmentedControl alloc] initWithItems:@[@"All", @"Unread"]];
        } else {
          self.navigationItem.title = @"Notes";
        }
      }
      @end
      """
    ])
    #expect(bars.map { $0.title.source ?? "-" }.sorted() == ["-", "Notes"])
    #expect(bars.map(\.items.count).sorted() == [0, 1])
    #expect(bars.first { !$0.title.isPresent }?.items.map(\.placement) == [.principal])
  }

  private let base = #"""
    @implementation BaseController
    - (void)viewDidLoad {
      self.title = [self titleText];
      NSString *sub = [self subtitleText];
      if (sub && sub.length > 0) { [self.navigationItem showTitle:[self titleText] subtitle:sub]; }
      for (UIBarButtonItem *item in [self rightButtons]) {
        UIButton *button = item.customView;
        [button.widthAnchor constraintEqualToConstant:room].active = YES;
      }
      self.navigationItem.rightBarButtonItems = [self rightButtons];
    }
    - (NSString *)titleText { return nil; }
    - (NSString *)subtitleText { return @""; }
    - (NSArray *)rightButtons { return nil; }
    - (UIBarButtonItem *)makeButton:(NSString *)title action:(SEL)action {
      UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
      [button setTitle:title forState:UIControlStateNormal];
      return [[UIBarButtonItem alloc] initWithCustomView:button];
    }
    @end
    """#
  private let header = "@interface BaseController : UIViewController\n@end\n@interface NotesController : BaseController\n@end"

  @Test("A button in an item shows its title beside its image, if it has both")
  func titledImage() {
    func isBeside(_ lines: String) -> [Bool] {
      read([
        "Notes.m": """
        @implementation NotesController
        - (void)viewDidLoad {
          UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
          [button setTitle:@"Archive" forState:UIControlStateNormal];
          \(lines)
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
        }
        @end
        """
      ]).flatMap { $0.items.map(\.showsLabelBesideSymbol) }
    }
    #expect(isBeside("[button setImage:[UIImage systemImageNamed:@\"tray\"] forState:UIControlStateNormal];") == [true])
    #expect(isBeside("") == [false])
  }

  @Test("An answer that only the method's own names decide tells nothing of the titles")
  func localCondition() {
    func titles(_ condition: String) -> [String] {
      read([
        "Stack.m": category, "Base.m": base, "Base.h": header,
        "Notes.m": """
        @implementation NotesController
        - (NSString *)titleText { return @"Notes"; }
        - (NSString *)subtitleText {
          NSString *count = [self make];
          if (\(condition)) return count;
          return nil;
        }
        @end
        """,
      ]).filter { $0.controller == "NotesController" }.compactMap(\.title.source)
    }
    #expect(titles("count") == [])
    #expect(titles("_hasCount") == ["Notes"])
  }

  @Test("A subclass has a view in the title's place if it answers what its base class asks for it")
  func askedByBaseClass() throws {
    func title(_ subtitle: String) -> String? {
      self.bar(
        "NotesController",
        [
          "Stack.m": category, "Base.m": base, "Base.h": header,
          "Notes.m": """
          @implementation NotesController
          - (NSString *)titleText { return @"Notes"; }
          \(subtitle)
          @end
          """,
        ])?.title.source
    }
    #expect(title("") == "Notes")
    #expect(title("- (NSString *)subtitleText { return @\"\"; }") == "Notes")
    #expect(title("- (NSString *)subtitleText { return @\"12\"; }") == nil)
  }

  @Test("Where a base class limits the width of items' views, they may be narrower than their texts")
  func limitedByBaseClass() throws {
    let bar = try #require(
      self.bar(
        "NotesController",
        [
          "Base.m": base, "Base.h": header,
          "Notes.m": #"""
          @implementation NotesController
          - (NSArray *)rightButtons {
            UIBarButtonItem *done = [[UIBarButtonItem alloc] initWithTitle:@"Done" style:0 target:self action:nil];
            return @[[self makeButton:@"Choose All" action:nil], done];
          }
          @end
          """#,
        ]))
    #expect(bar.items.map(\.label.source) == ["Done", "Choose All"])
    #expect(bar.items.map(\.mayShrink) == [false, true])
  }

  @Test(
    "A width that constraints limit and a font that shrinks are no facts",
    arguments: [
      "[button.widthAnchor constraintLessThanOrEqualToConstant:80].active = YES;",
      "[NSLayoutConstraint activateConstraints:@[[button.widthAnchor constraintLessThanOrEqualToConstant:80]]];",
      """
      NSLayoutConstraint *width = [NSLayoutConstraint constraintWithItem:button attribute:NSLayoutAttributeWidth relatedBy:0
        toItem:nil attribute:0 multiplier:1 constant:80];
      """,
      "button.titleLabel.adjustsFontSizeToFitWidth = YES;",
    ])
  func limited(line: String) {
    func mayShrink(_ line: String) -> [Bool] {
      read([
        "Notes.m": """
        @implementation NotesController
        - (void)viewDidLoad {
          UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
          [button setTitle:@"Choose All" forState:UIControlStateNormal];
          \(line)
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
        }
        @end
        """
      ]).flatMap { $0.items.map(\.mayShrink) }
    }
    #expect(mayShrink(line) == [true])
    #expect(mayShrink("[button.heightAnchor constraintEqualToConstant:30].active = YES;") == [false])
    #expect(mayShrink("[button.widthAnchor constraintGreaterThanOrEqualToConstant:44].active = YES;") == [false])
  }
}

/// Back buttons of screens that Objective-C pushes.
@Suite struct ObjectiveCPushTests {
  private func back(_ body: String, more files: [String: String] = [:]) -> Item? {
    let list = """
      @implementation ListController
      - (void)viewDidLoad { self.title = @"All Notes"; }
      - (void)open {
        \(body)
      }
      @end
      """
    let detail = "@implementation DetailController\n- (void)viewDidLoad { self.title = @\"Note\"; }\n@end"
    return ProjectReader.read(
      ProjectFiles(texts: ["List.m": list, "Detail.m": detail].merging(files) { $1 })
    ).toolbars.first { $0.controller == "DetailController" }?.items.first { $0.kind == .back }
  }

  private let push = """
    DetailController *detail = [[DetailController alloc] initWithNibName:nil bundle:nil];
    detail.delegate = self;
    [self.navigationController pushViewController:detail animated:YES];
    """

  @Test("A screen that is only pushed has a back button that says the title before")
  func pushed() {
    #expect(back(push)?.label.source == "All Notes")
    let direct = "[self.navigationController pushViewController:[[DetailController alloc] init] animated:YES];"
    #expect(back(direct)?.label.source == "All Notes")
    #expect(back(push + "\nself.title = name;")?.systemItem == "back", "What it leads back to has no one title.")
  }

  @Test(
    "A screen that is also shown in another way is left as it is",
    arguments: [
      "[self presentViewController:[[DetailController alloc] init] animated:YES completion:nil];",
      "self.detail = [[DetailController alloc] init];",
      "_detail = [[DetailController alloc] init];\n[self.navigationController pushViewController:_detail animated:YES];",
      "[nav pushViewController:[[DetailController alloc] init] animated:NO];",
      "[self show:detail];",
      "UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:detail];",
    ])
  func alsoShown(other: String) {
    #expect(back(push + "\n" + other) == nil)
  }

  @Test("Where Swift may show it, or the app takes the button away, nothing is known")
  func unknown() {
    #expect(back(push, more: ["App.swift": "let a = 1"]) == nil)
    let hiding = """
      @implementation DetailController
      - (void)viewDidLoad { self.title = @"Note"; self.navigationItem.hidesBackButton = YES; }
      @end
      """
    #expect(back(push, more: ["Detail.m": hiding]) == nil)
  }
}
