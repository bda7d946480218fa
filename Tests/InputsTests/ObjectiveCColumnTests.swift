import LintelInputs
import LintelModel
import Testing

@Suite("Columns of split views that Objective-C fills")
struct ObjectiveCColumnTests {
  private func screen(_ name: String, _ methods: String = "") -> String {
    """
    @implementation \(name)
    - (void)viewDidLoad {
      self.title = @"\(name)";
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:nil];
    }
    \(methods)
    @end

    """
  }

  private func columns(_ code: String, _ screens: String..., others: [String: String] = [:]) -> [String: SplitColumn] {
    let start = "@implementation Start\n- (void)start {\n\(code)\n}\n@end\n"
    let files = ["Start.m": start, "Screens.m": screens.joined()].merging(others) { first, _ in first }
    let bars = ProjectReader.read(ProjectFiles(texts: files)).toolbars
    return Dictionary(bars.compactMap { bar in bar.column.flatMap { column in bar.controller.map { ($0, column) } } }) { $1 }
  }

  @Test("Each column that a message fills is its screen's, also in a navigation controller; compact width does not count")
  func messages() {
    let found = columns(
      """
      Boxes *boxes = [[Boxes alloc] init];
      UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:boxes];
      [self.split setViewController:first forColumn:UISplitViewControllerColumnPrimary];
      [self.split setViewController:[[Letters alloc] init] forColumn:UISplitViewControllerColumnSupplementary];
      [self.split setViewController:[[Letter alloc] init] forColumn:UISplitViewControllerColumnSecondary];
      [self.split setViewController:[[Boxes alloc] init] forColumn:UISplitViewControllerColumnCompact];
      """, screen("Boxes"), screen("Letters"), screen("Letter"))
    #expect(found == ["Boxes": SplitColumn(.sidebar), "Letters": SplitColumn(.content), "Letter": SplitColumn(.detail)])
  }

  @Test("Of two in the list of a split view controller the first is the sidebar's, with the numbers of the file as its widths")
  func lists() {
    let found = columns(
      """
      UISplitViewController *split = [[UISplitViewController alloc] init];
      UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:[[Boxes alloc] init]];
      split.viewControllers = @[first, [[Letter alloc] init]];
      split.minimumPrimaryColumnWidth = 280.0;
      [split setMaximumPrimaryColumnWidth:400];
      split.preferredPrimaryColumnWidth = width * 2;
      """, screen("Boxes"), screen("Letter"))
    #expect(found == ["Boxes": SplitColumn(.sidebar, least: 280, most: 400), "Letter": SplitColumn(.detail)])
  }

  @Test("A tab bar's list, and what is also shown elsewhere, have no columns")
  func elsewhere() {
    let tabs = columns(
      """
      UITabBarController *tabs = [[UITabBarController alloc] init];
      tabs.viewControllers = @[[[Boxes alloc] init], [[Letter alloc] init]];
      UISplitViewController *other = nil;
      """, screen("Boxes"), screen("Letter"))
    #expect(tabs.isEmpty)
    let both = columns(
      """
      [self.splitViewController setViewController:[[Boxes alloc] init] forColumn:UISplitViewControllerColumnPrimary];
      [self presentViewController:[[Boxes alloc] init] animated:YES completion:nil];
      """, screen("Boxes"))
    #expect(both.isEmpty)
  }

  @Test("What a screen of a column pushes is in it; in a project with Swift, whose code may show it, too, nothing is told")
  func pushed() {
    let push = "- (void)open { [self.navigationController pushViewController:[[Letter alloc] init] animated:YES]; }"
    let code = "[self.split setViewController:[[Boxes alloc] init] forColumn:UISplitViewControllerColumnPrimary];\n"
      + "UISplitViewController *split = nil;"
    let found = columns(code, screen("Boxes", push), screen("Letter"))
    #expect(found == ["Boxes": SplitColumn(.sidebar), "Letter": SplitColumn(.sidebar)])
    #expect(columns(code, screen("Boxes", push), screen("Letter"), others: ["A.swift": "import UIKit\n"]).isEmpty)
  }
}
