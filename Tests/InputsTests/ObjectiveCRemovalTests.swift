import LintelInputs
import LintelModel
import Testing

/// Items that Objective-C takes out of the list again which it puts on a bar.
@Suite struct ObjectiveCRemovalTests {
  private func toolbars(_ change: String) -> [[String?]] {
    func item(_ name: String) -> String {
      "UIBarButtonItem *\(name) = [[UIBarButtonItem alloc] initWithTitle:@\"\(name)\" style:0 target:self action:nil];"
    }
    let source = """
      @implementation Notes
      - (void)viewDidLoad {
        \(item("One")) \(item("Two")) \(item("Three"))
        NSMutableArray *items = [NSMutableArray array];
        [items addObject:One];
        [items addObject:Two];
        [items addObject:Three];
        \(change)
        self.toolbarItems = items;
      }
      @end
      """
    let files = ["Notes.h": "@interface Notes : UIViewController\n@end\n", "Notes.m": source]
    return ProjectReader.read(ProjectFiles(texts: files)).toolbars.filter { $0.kind == .toolbar }.map {
      $0.items.map(\.label.source)
    }
  }

  @Test(
    "What is taken out is not on the bar",
    arguments: [
      ("[items removeLastObject];", ["One", "Two"]), ("[items removeObject:One];", ["Two", "Three"]),
      ("[items removeAllObjects]; [items addObject:Two];", ["Two"]),
      ("[items removeObjectAtIndex:0];", ["Two", "Three"]), ("[items removeObjectAtIndex:1];", ["One", "Three"]),
    ])
  func takenOut(change: String, left: [String?]) { #expect(toolbars(change) == [left]) }

  @Test("What a branch takes out is on the bar where the branch is not reached, and not beside what it puts there instead")
  func inBranch() {
    let four = "[[UIBarButtonItem alloc] initWithTitle:@\"Four\" style:0 target:self action:nil]"
    let found = toolbars("if (isSmall) { [items removeObject:One]; [items addObject:\(four)]; }")
    #expect(Set(found) == [["One", "Two", "Three"], ["Two", "Three", "Four"]])
  }

  @Test(
    "Where nobody can tell what is taken out, no item is lost",
    arguments: [
      "[items removeObjectsInArray:others];", "[items removeObjectAtIndex:index];", "[items removeObjectAtIndex:1 - first];",
      "[items removeObjectAtIndex:7];",
    ])
  func unknown(change: String) { #expect(toolbars(change) == [["One", "Two", "Three"]]) }
}
