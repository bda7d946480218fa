import LintelInputs
import LintelModel
import Testing

/// What Objective-C's conditions say of each other.
@Suite struct ObjectiveCConditionTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }

  /// The title and the items of each bar: `Edit: Done`.
  private func faces(_ body: String, header: String = "") -> [String] {
    let source = "@implementation NotesController\n- (void)update {\n\(body)\n}\n@end\n"
    return read(["Kind.h": header, "Notes.m": source]).map { bar in
      let items = bar.items.map { $0.label.source ?? "?" }.joined(separator: " ")
      return "\(bar.title.source ?? "-"): \(items)" + (bar.isPairingGuessed ? " (guessed)" : "")
    }
  }

  private func item(_ title: String) -> String {
    "[[UIBarButtonItem alloc] initWithTitle:@\"\(title)\" style:0 target:self action:nil];"
  }

  private let two = "typedef NS_ENUM(NSInteger, Kind) {\n  KindTree = 0,\n  KindRock\n};"

  @Test("Of an enumeration with two members, what is not the one is the other")
  func twoMembers() {
    let body = """
      if (_kind != KindRock) { self.title = @"Tree"; }
      if (_kind != KindTree) { self.navigationItem.rightBarButtonItem = \(item("Sort")) }
      """
    #expect(Set(faces(body, header: two)) == ["Tree: ", "-: Sort"])
    let three = two.replacing("KindRock", with: "KindRock, KindLake")
    #expect(faces(body, header: three).contains { $0.hasPrefix("Tree: Sort") }, "A lake has both.")
  }

  @Test("What holds for one of several constants never stands beside what holds for another one")
  func oneOfSeveral() {
    let body = """
      switch (_kind) {
        case KindTree: self.title = @"Tree"; break;
        case KindRock: self.title = @"Rock"; break;
        case KindLake: self.title = @"Lake"; break;
      }
      if (_kind == KindTree || _kind == KindRock) { self.navigationItem.leftBarButtonItem = \(item("Cancel")) }
      """
    let found = faces(body)
    #expect(found.contains { $0.hasPrefix("Tree: Cancel") } && found.contains { $0.hasPrefix("Rock: Cancel") })
    #expect(found.contains("Lake: ") && !found.contains { $0.hasPrefix("Lake: Cancel") })
  }

  @Test("Where a comparison fails, the subject is not what it is compared with")
  func failedComparison() {
    let body = """
      switch (_kind) {
        case KindTree: self.title = @"Tree"; break;
        case KindRock: self.title = @"Rock"; break;
      }
      if (_kind != KindRock) { self.navigationItem.leftBarButtonItem = \(item("Cancel")) }
      """
    #expect(Set(faces(body).map { $0.replacing(" (guessed)", with: "") }) == ["Tree: Cancel", "Rock: "])
  }

  @Test("A truth value that is declared once is the condition that it stands for, and one that changes is not")
  func truths() {
    func faces(_ more: String) -> [String] {
      self.faces(
        """
        BOOL isTree = _kind == KindTree;
        \(more)
        if (isTree) { self.title = @"Tree"; } else { self.title = @"Rock"; }
        if (_kind == KindTree) { self.navigationItem.rightBarButtonItem = \(item("Climb")) }
        """)
    }
    #expect(Set(faces("")) == ["Tree: Climb", "Rock: "])
    #expect(faces("if (_isOld) { isTree = NO; }").contains { $0.hasPrefix("Rock: Climb") })
    #expect(!faces("BOOL a = isTree || a || a || a; if (a || a || a) { [self a]; }").isEmpty, "It ends.")
  }

  @Test("A title that has items of its own stands beside others by a bad guess")
  func doubted() {
    let bars = read([
      "Notes.m": """
      @implementation NotesController
      - (void)update {
        if (_isEditing) { self.title = @"Edit"; } else { self.title = @"Notes"; }
        if (_isOwn) { self.navigationItem.leftBarButtonItem = \(item("Close")) }
        else if (_isEditing) { self.navigationItem.leftBarButtonItem = \(item("Cancel")) }
      }
      @end
      """
    ])
    let pairs = bars.map { "\($0.title.source ?? "-") \($0.items.first?.label.source ?? "-") \($0.isPairingDoubted)" }
    #expect(pairs.contains("Edit Cancel false"))
    #expect(!pairs.contains("Edit Close false"))
  }

  @Test("All titles of a switch are on bars, however many it has")
  func manyTitles() {
    let cases = (1...25).map { "case \($0): self.title = @\"Title \($0)\"; break;" }.joined(separator: "\n")
    let found = faces(
      "switch (_kind) {\n\(cases)\n}\nself.navigationItem.rightBarButtonItem = \(item("Add"))")
    #expect(found.count == 25)
  }

  @Test("Segments that are buttons switch no views")
  func momentary() {
    func switches(_ line: String) -> ItemFacts.Switching? {
      read([
        "Window.m": """
        @implementation Window
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)flag {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
          NSSegmentedControl *control = [[NSSegmentedControl alloc] initWithFrame:NSZeroRect];
          \(line)
          item.view = control;
          return item;
        }
        @end
        """
      ]).flatMap(\.items).first { $0.kind == .segmentedControl }?.facts.switches.value
    }
    #expect(switches("control.trackingMode = NSSegmentSwitchTrackingMomentary;") == .value)
    #expect(switches("control.trackingMode = NSSegmentSwitchTrackingSelectOne;") == nil)
  }
}

/// Large titles that a base class asks its classes for.
@Suite struct ObjectiveCLargeTitleTests {
  private let base = """
    @interface BaseController : UIViewController
    @end
    @implementation BaseController
    - (void)viewWillAppear:(BOOL)animated { self.navigationController.navigationBar.prefersLargeTitles = YES; }
    - (void)update {
      self.title = [self titleText];
      BOOL isLarge = [self barStyle] == BarStyleLarge;
      self.navigationItem.largeTitleDisplayMode = isLarge ? UINavigationItemLargeTitleDisplayModeAlways : UINavigationItemLargeTitleDisplayModeNever;
    }
    - (NSString *)titleText { return nil; }
    - (BarStyle)barStyle { return BarStyleSmall; }
    @end
    """

  private func large(_ files: [String: String]) -> [String: Bool?] {
    var files = files
    files["Base.m"] = base
    let bars = ProjectReader.read(ProjectFiles(texts: files)).toolbars
    return Dictionary(bars.map { ($0.controller ?? "", $0.largeTitle.value) }, uniquingKeysWith: { first, _ in first })
  }

  private func controller(_ name: String, of parent: String = "BaseController", _ style: String) -> String {
    """
    @interface \(name) : \(parent)
    @end
    @implementation \(name)
    - (NSString *)titleText { return @"Trips"; }
    \(style)
    @end
    """
  }

  @Test("A subclass's answer says whether its title is large, and else that of the nearest class that it inherits from")
  func answers() {
    let found = large([
      "Trips.m": controller("TripsController", "- (BarStyle)barStyle { return BarStyleLarge; }"),
      "Days.m": controller("DaysController", of: "TripsController", ""),
      "Plain.m": controller("PlainController", ""),
      "Open.m": controller("OpenController", "- (BarStyle)barStyle { return _isOpen ? BarStyleLarge : BarStyleSmall; }"),
    ])
    #expect(found["TripsController"] == .some(true))
    #expect(found["DaysController"] == .some(true))
    #expect(found["PlainController"] == .some(false))
  }
}
