import LintelInputs
import LintelModel
import Testing

/// What Objective-C says of its items and bars itself, so that no one needs to be asked.
@Suite struct ObjectiveCFaceTests {
  private func bars(_ body: String, methods: String = "", header: String = "UIViewController") -> [Toolbar] {
    ProjectReader.read(
      ProjectFiles(texts: [
        "Place.h": "@interface Place : \(header)\n@end\n",
        "Place.m": "@implementation Place\n- (void)viewDidLoad {\n\(body)\n}\n\(methods)\n@end\n",
      ])
    ).toolbars
  }

  @Test("An item that says its title may not be set elsewhere; one that says nothing may")
  func saidByItself() {
    let items = bars(
      """
      UIBarButtonItem *edit = [[UIBarButtonItem alloc] initWithTitle:@"Edit"
        style:UIBarButtonItemStylePlain target:self action:nil];
      UIBarButtonItem *plain = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"x"]
        style:UIBarButtonItemStylePlain target:self action:nil];
      self.navigationItem.rightBarButtonItems = @[edit, plain];
      """
    ).first?.items ?? []
    #expect(items.filter(\.label.isPresent).map(\.mayBeSetByCode) == [false])
    #expect(items.filter { !$0.label.isPresent }.map(\.mayBeSetByCode) == [true])
  }

  @Test("A name with attributes is a name, whichever it is")
  func attributedName() {
    let item = bars(
      """
      UIBarButtonItem *read = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"x"]
        style:UIBarButtonItemStylePlain target:self action:nil];
      read.accessibilityAttributedLabel = [[NSAttributedString alloc] initWithString:@"Read aloud"];
      self.navigationItem.rightBarButtonItem = read;
      """
    ).first?.items.first
    #expect(item?.accessibilityLabel.isPresent == true)
  }

  @Test("A segmented control in an item is one, with its segments")
  func segments() {
    let item = bars(
      """
      UISegmentedControl *kinds = [[UISegmentedControl alloc] initWithItems:@[@"Day", @"Week"]];
      self.toolbarItems = @[[[UIBarButtonItem alloc] initWithCustomView:kinds]];
      """
    ).first?.items.first
    #expect(item?.kind == .segmentedControl)
    #expect(item?.segments.map(\.source) == ["Day", "Week"])
  }

  @Test("An item that is made on demand stands where it is asked for, though its method comes later")
  func madeOnDemand() {
    let bars = bars(
      "[self setToolbarItems:@[self.editItem] animated:NO];",
      methods: """
        - (UIBarButtonItem *)editItem {
          if (!_editItem) {
            _editItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:UIBarButtonItemStylePlain target:self action:nil];
          }
          return _editItem;
        }
        """)
    #expect(bars.map(\.kind) == [.toolbar])
    #expect(bars.first?.isFragment == false)
  }

  @Test("Colours, hiding and customizing are read")
  func facts() {
    let colored = bars("self.title = @\"Place\";\nself.navigationController.navigationBar.barTintColor = [UIColor redColor];")
    #expect(colored.first?.facts.hasOwnBackground == .declared(true))
    let hiding = bars(
      "self.title = @\"Place\";",
      methods: """
        - (void)scrollViewWillBeginDragging:(UIScrollView *)view {
          [self.navigationController setNavigationBarHidden:YES animated:YES];
        }
        """)
    #expect(hiding.first?.facts.hidesItself == .declared(true))
    #expect(hiding.first?.facts.canBeBroughtBack == .unknown)
  }
}
