import LintelInputs
import LintelModel
import Testing

/// Texts that Objective-C asks for through macros and functions of the project's own.
@Suite struct ObjectiveCTextFormTests {
  private func read(_ files: [String: String]) -> [Toolbar] { ProjectReader.read(ProjectFiles(texts: files)).toolbars }

  private let screen = #"""
    @implementation RoutesController
    - (void)viewDidLoad {
      self.navigationItem.title = LS(@"routes.title");
      self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:LST(@"routes.clear", @"Actions")
        style:UIBarButtonItemStylePlain target:self action:@selector(clear)];
      self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:Loc(isOn ? @"stop" : @"start")
        style:UIBarButtonItemStylePlain target:self action:@selector(start)];
    }
    @end
    """#

  @Test("A header's macros and functions that hand a key on are read as what they hand it to")
  func forms() throws {
    let bars = read([
      "Texts.h": #"""
      #define LS(k) NSLocalizedString(k, nil)
      #define LST(k, t) \
        [[NSBundle mainBundle] localizedStringForKey:(k) value:@"" table:(t)]
      static inline NSString *Loc(NSString *key) {
        return NSLocalizedStringFromTable(key, @"Routes", nil);
      }
      """#,
      "Routes.m": screen,
    ])
    let bar = try #require(bars.first)
    #expect(bar.title.key == "routes.title" && bar.title.table == nil)
    #expect(bar.title.location == LintelModel.SourceLocation(file: "Routes.m", line: 3, column: 31))
    let labels = bars.flatMap(\.items).flatMap { [$0.label, $0.otherLabel] }.filter(\.isPresent)
    let clear = try #require(labels.first { $0.key == "routes.clear" })
    #expect(clear.table == "Actions")
    #expect(Set(labels.filter { $0.table == "Routes" }.compactMap(\.key)) == ["start", "stop"])
    #expect(!labels.contains { $0.state == .unresolved })
  }

  @Test("A precompiled header's macro holds in all files, and a file's own goes before it")
  func prefixHeader() throws {
    let own = "#define LS(k) NSLocalizedStringFromTable(k, @\"Own\", nil)\n"
    for (definition, table) in [("", nil), (own, "Own")] as [(String, String?)] {
      let bars = read(["App-Prefix.pch": "#define LS(k) NSLocalizedString(k, nil)\n", "Routes.m": definition + screen])
      let bar = try #require(bars.first)
      #expect(bar.title.key == "routes.title" && bar.title.table == table)
    }
  }

  @Test("A macro that two headers define in different ways, or that makes a text of its argument's words, stays unread")
  func unreadForms() throws {
    for other in ["#define LS(k) NSLocalizedStringFromTable(k, @\"B\", nil)\n", "#define LS(k) NSLocalizedString(@#k, nil)\n"] {
      let first = other.contains("#k") ? "" : "#define LS(k) NSLocalizedString(k, nil)\n"
      let bars = read(["A.h": first, "B.h": other, "Routes.m": screen])
      let bar = try #require(bars.first)
      #expect(bar.title.state == .unresolved)
    }
  }
}
