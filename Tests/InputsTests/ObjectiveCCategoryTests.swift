import LintelInputs
import LintelModel
import Testing

/// Titles and items that a category of all controllers sets for those that call it.
@Suite struct ObjectiveCCategoryTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }

  private let category = #"""
    @implementation UIViewController (Moss)
    - (void)moss_setTitle:(NSString *)t { self.title = t; }
    - (void)addCloseButton {
      self.navigationItem.leftBarButtonItem =
        [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"close", nil) style:0 target:self action:@selector(close)];
    }
    - (void)moss_addButton:(NSString *)title {
      [self.navigationItem setRightBarButtonItem:[[UIBarButtonItem alloc] initWithTitle:title style:0 target:self action:nil]];
    }
    - (void)moss_showItem:(UIBarButtonItem *)item { self.navigationItem.rightBarButtonItem = item; }
    @end
    """#

  private func controller(_ name: String, _ body: String) -> String {
    """
    @implementation \(name)
    - (void)viewDidLoad {
      \(body)
    }
    @end
    """
  }

  /// The title and the items of each bar: `notes: close`.
  private func faces(_ bars: [Toolbar]) -> [String] {
    bars.map { bar in
      let items = bar.items.map { $0.label.key ?? $0.label.source ?? $0.systemItem ?? "?" }.joined(separator: " ")
      return "\(bar.controller ?? "-"): \(bar.title.key ?? bar.title.source ?? "-"): \(items)"
    }.sorted()
  }

  @Test("Each class that calls a category has the title and the items on its bar, and the category has no bar")
  func callers() {
    let bars = read([
      "Moss.m": category,
      "A.m": controller("NotesController", #"[self moss_setTitle:NSLocalizedString(@"notes", nil)]; [self addCloseButton];"#),
      "B.m": controller("TripsController", #"[self addCloseButton]; [self moss_addButton:NSLocalizedString(@"add", nil)];"#),
    ])
    #expect(faces(bars) == ["NotesController: notes: close", "TripsController: -: close add"])
  }

  @Test("Where every method of it is called, the category makes no bar")
  func noBarOfItsOwn() {
    let whole = #"""
      [self moss_setTitle:@"Notes"]; [self addCloseButton]; [self moss_addButton:@"Add"];
      if (self.editing) { [self moss_showItem:[[UIBarButtonItem alloc] initWithTitle:@"Done" style:0 target:self action:nil]]; }
      """#
    let bars = read(["Moss.m": category, "A.m": controller("NotesController", whole)])
    #expect(Set(bars.compactMap(\.controller)) == ["NotesController"])
    #expect(Set(bars.flatMap(\.items).compactMap { $0.label.key ?? $0.label.source }) == ["close", "Add", "Done"])
  }

  @Test("What nobody is seen to call stays on the category's bar, so that no text of it is lost")
  func uncalled() {
    let bars = read(["Moss.m": category])
    #expect(bars.flatMap(\.items).contains { $0.label.key == "close" })
  }
}
