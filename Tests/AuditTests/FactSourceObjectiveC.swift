import LintelModel

extension FactFixture {
  static let ofObjectiveC: [FactFixture] = [
    FactFixture(
      .objectiveC, "distribution spread",
      [
        "A.m": """
        @implementation InboxController
        - (void)viewDidLoad {
          UIBarButtonItem *a = [[UIBarButtonItem alloc] initWithTitle:@"A" style:0 target:self action:nil];
          UIBarButtonItem *s = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace target:nil action:nil];
          UIBarButtonItem *b = [[UIBarButtonItem alloc] initWithTitle:@"B" style:0 target:self action:nil];
          self.toolbarItems = @[a, s, b];
        }
        @end
        """
      ]),
    FactFixture(
      .objectiveC, "hasOwnBackground yes, hasTintedControls yes, hidesItself yes, canBeBroughtBack yes",
      [
        "A.m": """
        @implementation InboxController
        - (void)viewDidLoad {
          self.title = @"Inbox";
          self.navigationController.navigationBar.barTintColor = UIColor.redColor;
          self.navigationController.navigationBar.tintColor = UIColor.whiteColor;
        }
        - (void)scrollViewWillBeginDragging:(UIScrollView *)view {
          [self.navigationController setNavigationBarHidden:YES animated:YES];
        }
        - (void)scrollViewDidEndDragging:(UIScrollView *)view willDecelerate:(BOOL)flag {
          [self.navigationController setNavigationBarHidden:NO animated:YES];
        }
        @end
        """
      ]),
    FactFixture(
      .objectiveC, "edge top, height 60pt",
      [
        "A.m": """
        @implementation InboxController
        - (void)viewDidLoad {
          UIToolbar *tools = [[UIToolbar alloc] initWithFrame:CGRectMake(0, 0, 320, 60)];
          tools.items = @[self.editButtonItem];
          [self.view addSubview:tools];
          [tools.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
        }
        @end
        """
      ]),
    FactFixture(
      .objectiveC, "fixedTextSize 11pt",
      [
        "A.m": """
        @implementation InboxController
        - (void)viewDidLoad {
          UILabel *count = [[UILabel alloc] init];
          count.text = @"3 new";
          count.font = [UIFont boldSystemFontOfSize:11];
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:count];
        }
        @end
        """
      ]),
    FactFixture(
      .objectiveC, "staysSelected yes",
      [
        "A.m": """
        @implementation Inbox
        - (NSArray *)toolbarSelectableItemIdentifiers:(NSToolbar *)toolbar { return @[@"archive"]; }
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)identifier willBeInsertedIntoToolbar:(BOOL)flag {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"archive"];
          [item setLabel:@"Archive"];
          return item;
        }
        @end
        """
      ]),
  ]
}
