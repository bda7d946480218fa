import LintelInputs
import LintelModel
import Testing

/// Titles and items that Objective-C sets under conditions.
@Suite struct ObjectiveCStateTests {
  private func read(_ body: String, methods: String = "") -> [Toolbar] {
    let source = #"""
      @implementation NotesController
      - (void)update {
        \#(body)
      }
      \#(methods)
      @end
      """#
    return ObjectiveCReader.read(SourceFile(path: "App/Notes.m", bytes: Array(source.utf8)), sourceLocale: "en").toolbars
  }

  /// The title and the items of each bar: `Edit: Done`.
  private func faces(_ bars: [Toolbar]) -> [String] {
    bars.map { bar in
      let items = bar.items.map { $0.label.source ?? $0.systemItem ?? "?" }.joined(separator: " ")
      return "\(bar.title.source ?? "-"): \(items)" + (bar.isPairingGuessed ? " (guessed)" : "")
    }
  }

  private func item(_ title: String) -> String {
    "[[UIBarButtonItem alloc] initWithTitle:@\"\(title)\" style:0 target:self action:nil]"
  }

  @Test("What stands under one condition stands together, however the code spells it")
  func together() {
    let bars = read(
      """
      if (self.editing) { self.title = @"Edit"; } else { self.title = @"Notes"; }
      self.navigationItem.rightBarButtonItem = [self editing] ? \(item("Done")) : \(item("Change"));
      if (!_editing) self.navigationItem.leftBarButtonItem = \(item("New"));
      """)
    #expect(faces(bars) == ["Notes: New Change", "Edit: Done"], "the state that shows most comes first")
    #expect(Set(bars.map(\.id)).count == 2)
    #expect(bars.allSatisfy { $0.variant != nil })
  }

  @Test("What stands under conditions of its own is paired by a guess, and a thing that is always there by none")
  func independent() {
    let always = "self.navigationItem.rightBarButtonItem = \(item("Done"));"
    let titles = "self.title = self.isNew ? @\"New Note\" : @\"Note\";"
    #expect(faces(read(titles + always)) == ["New Note: Done", "Note: Done"])
    let other = "self.navigationItem.rightBarButtonItem = self.isOwn ? \(item("Done")) : \(item("Close"));"
    #expect(faces(read(titles + other)) == ["New Note: Done (guessed)", "Note: Close (guessed)"])
  }

  @Test("What a getter makes is on the bar with the items beside it in the list", arguments: [true, false])
  func getterInList(isOnDemand: Bool) {
    let made = "_addButton = \(item("Add"));"
    let bars = read(
      """
      self.title = @"Plants";
      self.filterButton = \(item("Filter"));
      self.navigationItem.rightBarButtonItems = @[self.addButton, self.filterButton];
      """,
      methods: """
        - (UIBarButtonItem *)addButton {
          \(isOnDemand ? "if (!_addButton) { \(made) }" : made)
          return _addButton;
        }
        """)
    #expect(faces(bars) == ["Plants: Filter Add"])
    #expect(bars.allSatisfy { $0.variant == nil })
  }

  @Test("A bar that two places of the code set up alike is one")
  func sameTwice() {
    let bars = read(
      """
      self.title = @"Notes";
      self.navigationItem.rightBarButtonItem = _editButton;
      """,
      methods: """
        - (void)make { _editButton = \(item("Edit")); _cancelButton = \(item("Cancel")); }
        - (void)refresh { self.navigationItem.rightBarButtonItem = !_isEditing && _count > 0 ? _editButton : nil; }
        - (void)turn {
          self.title = _isEditing ? @"Choose" : @"Notes";
          self.navigationItem.leftBarButtonItem = _isEditing ? _cancelButton : nil;
        }
        """)
    let shown = bars.map { "\($0.title.source ?? "-"): \($0.items.map { $0.label.source ?? "?" }.joined(separator: " "))" }
    #expect(Set(shown).count == shown.count, "\(shown)")
    #expect(shown.contains("Notes: Edit"))
    #expect(shown.contains { $0.hasPrefix("Choose: Cancel") })
  }

  @Test("Items that another method makes, wherever it stands, are there when a method puts members on the bar")
  func madeBehind() {
    let bars = ObjectiveCReader.read(
      SourceFile(
        path: "App/Notes.m",
        bytes: Array(
          """
          @implementation NotesController
          - (void)viewDidLoad { self.title = @"Notes"; [self createButtons]; [self showButtons]; }
          - (void)showButtons { self.navigationItem.rightBarButtonItems = [self rightButtons]; }
          - (NSArray *)rightButtons { return _isEmpty ? @[] : @[_addButton, self.sortButton]; }
          - (void)createButtons {
            _addButton = [self buttonWithTitle:@"Add"];
            self.sortButton = \(item("Sort"));
          }
          - (UIBarButtonItem *)buttonWithTitle:(NSString *)title {
            return [[UIBarButtonItem alloc] initWithTitle:title style:0 target:self action:nil];
          }
          @end
          """.utf8)), sourceLocale: "en"
    ).toolbars
    #expect(faces(bars) == ["Notes: Sort Add"])
  }

  @Test("What comes behind an early return stands where the condition fails")
  func earlyReturn() {
    let bars = read(
      """
      if (self.isEmpty) {
        self.title = @"Nothing Here";
        self.navigationItem.rightBarButtonItem = \(item("Add"));
        return;
      }
      [self load:^(BOOL done) { if (!done) { return; } [self reload]; }];
      self.title = @"Notes";
      self.navigationItem.rightBarButtonItem = \(item("Select"));
      """)
    #expect(faces(bars) == ["Nothing Here: Add", "Notes: Select"])
  }

  @Test("The cases of a switch and comparisons with the same constant are one state")
  func cases() {
    let bars = read(
      """
      switch (self.mode) {
        case ModeList: self.title = @"List"; break;
        case ModeGrid:
        case ModeMap: self.title = @"Picture"; break;
        default: self.title = @"Other"; break;
      }
      if (self.mode == ModeList) { self.navigationItem.rightBarButtonItem = \(item("Sort")); }
      """)
    #expect(faces(bars) == ["List: Sort", "Picture: Sort (guessed)", "Other: Sort (guessed)"])
    let compared = read(
      """
      if (self.mode == ModeList) { self.title = @"List"; self.navigationItem.rightBarButtonItem = \(item("Sort")); }
      else if (self.mode == ModeMap) { self.title = @"Map"; self.navigationItem.rightBarButtonItem = \(item("Locate")); }
      """)
    #expect(faces(compared) == ["List: Sort", "Map: Locate"])
  }

  @Test("What a branch sets later replaces what was set before, there and nowhere else")
  func replaced() {
    let bars = read(
      """
      self.title = @"Notes";
      UIBarButtonItem *item = \(item("Select"));
      if (self.editing) { self.title = @"Edit"; item = \(item("Done")); }
      self.navigationItem.rightBarButtonItem = item;
      """)
    #expect(faces(bars) == ["Notes: Select", "Edit: Done"])
    #expect(faces(read("self.title = @\"Loading\"; self.title = @\"Notes\";")) == ["Notes: "])
  }

  @Test("A block runs at another time, so that what it sets replaces nothing")
  func block() {
    let bars = read(
      """
      self.title = @"Loading";
      [self load:^{ self.title = @"Notes"; }];
      self.navigationItem.rightBarButtonItem = \(item("Stop"));
      """)
    #expect(faces(bars) == ["Loading: Stop", "Notes: Stop"])
  }

  @Test("Titles of two methods with items of two methods are paired by a guess, unless one method sets both")
  func methods() {
    let other = """
      - (void)edit {
        self.title = @"Edit";
        self.navigationItem.rightBarButtonItem = \(item("Done"));
      }
      """
    let own = "self.title = @\"Notes\"; self.navigationItem.rightBarButtonItem = \(item("Select"));"
    #expect(faces(read(own, methods: other)) == ["Notes: Select", "Edit: Done"])
    let alone = """
      - (void)edit { self.title = @"Edit"; }
      - (void)select { self.navigationItem.rightBarButtonItem = \(item("Done")); }
      """
    #expect(faces(read(own, methods: alone)) == ["Notes: Select", "Edit: Done (guessed)"])
  }

  @Test("A name that two methods have for their own is two conditions")
  func locals() {
    let methods = """
      - (void)show:(BOOL)flag { self.title = flag ? @"A" : @"B"; }
      - (void)place:(BOOL)flag { self.navigationItem.rightBarButtonItem = flag ? \(item("C")) : \(item("D")); }
      """
    let found = faces(read("", methods: methods))
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("(guessed)") })
  }

  @Test("A label that changes with the state is the state's")
  func labels() {
    let bars = read(
      """
      self.title = self.editing ? @"Edit" : @"Notes";
      NSString *label = _editing ? @"Done" : @"Change";
      UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:label style:0 target:self action:nil];
      self.navigationItem.rightBarButtonItem = item;
      """)
    #expect(faces(bars) == ["Edit: Done", "Notes: Change"])
  }

  @Test("An array that branches fill has what they put there together, and states that only leave items out make no bar")
  func filledArray() {
    let bars = read(
      """
      NSMutableArray *buttons = [NSMutableArray array];
      if (self.canEdit) { [buttons addObject:\(item("Edit"))]; } else { [buttons addObject:\(item("Copy"))]; }
      if (self.canShare) { [buttons addObject:\(item("Share"))]; }
      self.navigationItem.rightBarButtonItems = buttons;
      """)
    #expect(faces(bars) == ["-: Share Edit", "-: Share Copy"])
  }

  @Test("A name that is declared anew in a branch is another one")
  func declaredAnew() {
    let bars = read(
      """
      if (self.isNew) {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:nil style:0 target:self action:nil];
        item.title = @"Add";
        self.navigationItem.leftBarButtonItem = item;
      } else if (self.isOwn) {
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithTitle:nil style:0 target:self action:nil];
        item.title = @"Change";
        self.navigationItem.rightBarButtonItem = item;
      }
      """)
    #expect(faces(bars) == ["-: Add", "-: Change"])
  }

  @Test("What code asks the system's version for stands on those versions alone")
  func versions() {
    let bars = read(
      """
      if (@available(iOS 26.0, *)) { self.title = @"Glass"; } else { self.title = @"Flat"; }
      """)
    #expect(bars.map(\.title.source) == ["Glass", "Flat"])
    #expect(bars.map { $0.osLines.map(\.number).contains(18) } == [false, true])
  }

  @Test("Many states are cut short, and chains of any length are read")
  func manyStates() {
    let titles = (0..<40).map { "if (self.a\($0)) { self.title = @\"Title \($0)\"; }" }.joined(separator: "\n")
    let items = (0..<40).map { "if (self.b\($0)) { self.navigationItem.rightBarButtonItem = \(item("Item \($0)")); }" }
    #expect((2...16).contains(read(titles + items.joined()).count))
    let chain = (0..<3_000).map { "if (self.a\($0)) { self.title = @\"T\($0)\"; } else " }.joined()
    #expect(read(chain + "self.title = @\"Last\";").count <= 64)
    #expect(!read(String(repeating: "if (a) ", count: 20_000) + "self.title = @\"Deep\";").isEmpty)
    #expect(!read("self.title = " + String(repeating: "a && (", count: 5_000) + " ? @\"A\" : @\"B\";").isEmpty)
  }

  @Test(
    "What asks for the device's idiom stands on the bars of that device",
    arguments: [
      "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad",
      "[UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad",
      "[[UIDevice currentDevice] userInterfaceIdiom] != UIUserInterfaceIdiomPhone",
      "self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad",
    ])
  func idiom(condition: String) {
    let bars = read("if (\(condition)) { self.navigationItem.rightBarButtonItem = \(item("Sidebar")); }")
    #expect(!bars.isEmpty)
    #expect(bars.allSatisfy { bar in !bar.platforms.contains(.ios) || bar.items.isEmpty })
    #expect(bars.contains { $0.platforms.contains(.ipados) && faces([$0]) == ["-: Sidebar"] })
  }

  @Test("Two switches over one subject agree by the names of their cases")
  func switches() {
    let bars = read(
      """
      switch (self.mode) { case ModeRead: self.title = @"Read"; break; case ModeWrite: self.title = @"Write"; break; }
      switch (self.mode) {
        case ModeWrite: self.navigationItem.rightBarButtonItem = \(item("Save")); break;
        case ModeRead: self.navigationItem.rightBarButtonItem = \(item("Edit")); break;
      }
      """)
    #expect(Set(faces(bars)) == ["Read: Edit", "Write: Save"])
  }
}
