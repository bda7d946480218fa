import LintelInputs
import LintelModel
import Testing

/// What an Objective-C base class puts on its bar as it loads, on the bars of the classes that inherit from it.
@Suite struct ObjectiveCInheritanceTests {
  private let base = #"""
    @interface HelpController : UIViewController
    @end
    @implementation HelpController
    - (void)viewDidLoad {
      [super viewDidLoad];
      [self setUpItems];
    }
    - (void)setUpItems {
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"help", nil)
        style:UIBarButtonItemStylePlain target:self action:@selector(help)];
    }
    - (void)beginSearch {
      self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@"stop", nil)
        style:UIBarButtonItemStylePlain target:self action:@selector(stop)];
    }
    @end
    """#

  private func bars(_ statements: String, more: String = "") -> [Toolbar] {
    let heir = """
      @interface TripsController : HelpController
      @end
      @implementation TripsController
      - (void)viewDidLoad {
      \(statements)
      }
      \(more)
      @end
      """
    return ProjectReader.read(ProjectFiles(texts: ["Help.m": base, "Trips.m": heir])).toolbars
      .filter { $0.controller == "TripsController" }
  }

  private func item(_ key: String) -> String {
    "[[UIBarButtonItem alloc] initWithTitle:NSLocalizedString(@\"\(key)\", nil) style:0 target:self action:nil];"
  }

  private let title = "self.title = NSLocalizedString(@\"trips\", nil);"

  @Test("A title has the items of the base class beside it, told where the base class makes them")
  func beside() throws {
    let found = bars("[super viewDidLoad];\n\(title)")
    let bar = try #require(found.first)
    #expect(found.count == 1)
    #expect(bar.title.key == "trips")
    #expect(bar.location.file == "Trips.m")
    #expect(bar.items.map(\.label.key) == ["help"])
    #expect(bar.items.map(\.placement) == [.trailing])
    #expect(bar.items.first?.label.location?.file == "Help.m")
    #expect(bar.items.first?.label.location?.line == 9)
  }

  @Test("What another method of the base class puts there, which nothing calls as it loads, is not there")
  func atAnotherTime() {
    #expect(!bars("[super viewDidLoad];\n\(title)").flatMap(\.items).contains { $0.label.key == "stop" })
  }

  @Test("A class that does not call its base class's method has nothing of it")
  func withoutSuper() {
    #expect(bars(title).map(\.items.count) == [0])
  }

  @Test("What the class puts in the same place replaces it, and what it puts elsewhere stands beside it")
  func ownItems() {
    let same = bars("[super viewDidLoad];\n\(title)\nself.navigationItem.rightBarButtonItem = \(item("edit"))")
    #expect(same.map { $0.items.map(\.label.key) } == [["edit"]])
    let other = bars("[super viewDidLoad];\n\(title)\nself.navigationItem.leftBarButtonItem = \(item("close"))")
    #expect(other.map { $0.items.map(\.label.key) } == [["close", "help"]])
  }

  @Test("A helper that the class overrides puts there what its own statements say")
  func overridden() {
    let more = "- (void)setUpItems { self.navigationItem.rightBarButtonItem = \(item("share")) }"
    let found = bars("[super viewDidLoad];\n\(title)", more: more)
    #expect(found.map { $0.items.map(\.label.key) } == [["share"]])
  }

  @Test("A class that says no title has its base class's")
  func titleOfBaseClass() {
    let base = base.replacing(
      "[self setUpItems];", with: "[self setUpItems];\n  self.title = NSLocalizedString(@\"welcome\", nil);")
    let heir = """
      @interface TripsController : HelpController
      @end
      @implementation TripsController
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.navigationItem.leftBarButtonItem = \(item("close"))
      }
      @end
      """
    let found = ProjectReader.read(ProjectFiles(texts: ["Help.m": base, "Trips.m": heir])).toolbars
      .filter { $0.controller == "TripsController" }
    #expect(found.map(\.title.key) == ["welcome"])
    #expect(found.map { $0.items.map(\.label.key) } == [["close", "help"]])
  }
}
