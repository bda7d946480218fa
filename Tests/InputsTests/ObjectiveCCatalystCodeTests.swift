import LintelModel
import Testing

@testable import LintelInputs

@Suite("Objective-C that is compiled for Mac Catalyst alone")
struct ObjectiveCCatalystCodeTests {
  private func items(_ condition: String) -> [String] {
    let code = """
      @implementation TripController
      - (void)viewDidLoad {
        self.title = @"Trip";
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit" style:0 target:self action:nil];
      \(condition)
      }
      @end
      """
    let file = SourceFile(path: "Trip.m", bytes: Array(code.utf8))
    return ObjectiveCReader.read(file, sourceLocale: "en").toolbars.flatMap(\.items).compactMap(\.label.source)
  }

  private func item(_ title: String) -> String {
    "self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@\"\(title)\" style:0 target:self action:nil];"
  }

  @Test(
    "What it puts on a bar is not on that of iOS",
    arguments: [
      "#if TARGET_OS_MACCATALYST", "# if (TARGET_OS_MACCATALYST) // Mac",
      "#if defined(TARGET_OS_MACCATALYST) && TARGET_OS_MACCATALYST",
    ])
  func leftOut(condition: String) {
    #expect(items("\(condition)\n\(item("Close"))\n#endif") == ["Edit"])
    #expect(Set(items("\(condition)\n\(item("Close"))\n#else\n\(item("Back"))\n#endif")) == ["Back", "Edit"])
  }

  @Test("What the other arm has is left out where the first is for all else")
  func negated() {
    let code = "#if !TARGET_OS_MACCATALYST\n\(item("Back"))\n#else\n\(item("Close"))\n#endif"
    #expect(Set(items(code)) == ["Back", "Edit"])
  }

  @Test("Other conditions leave all that they have", arguments: ["#if DEBUG", "#ifdef TARGET_OS_MACCATALYST", "#if TARGET_OS_IOS"])
  func others(condition: String) {
    #expect(Set(items("\(condition)\n\(item("Close"))\n#endif")) == ["Close", "Edit"])
  }

  @Test("All else stays where it is, and a window's toolbar of a Mac is read")
  func places() {
    let code = "a\n#if TARGET_OS_MACCATALYST\n#if DEBUG\nb\n#endif\nc\n#endif\nd"
    let blanked = ObjectiveCCatalystCode.blanked(in: Array(code.utf8))
    let lines = String(decoding: blanked, as: UTF8.self).split(separator: "\n").map { line in line.filter { $0 != " " } }
    #expect(lines.filter { !$0.isEmpty } == ["a", "#ifTARGET_OS_MACCATALYST", "#endif", "d"])
    #expect(blanked.count == code.utf8.count)
    let window = Array("#if TARGET_OS_MACCATALYST\nNSToolbar *bar;\n#endif".utf8)
    #expect(ObjectiveCCatalystCode.blanked(in: window) == window)
  }
}
