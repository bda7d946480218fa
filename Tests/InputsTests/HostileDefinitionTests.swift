import LintelModel
import Testing

@testable import LintelInputs

/// Small files that once took minutes and gigabytes: each would not end today either, if its budget were gone.
@Suite("Definitions and settings that mean harm", .timeLimit(.minutes(20)))
struct HostileDefinitionTests {
  private func read(_ files: [String: String]) -> Project { ProjectReader.read(ProjectFiles(texts: files)) }

  private static let bomb =
    "a: &a0 [" + String(repeating: "x,", count: 1000) + "]\n"
    + (1..<11).map { "b\($0): &a\($0) [*a\($0 - 1),*a\($0 - 1),*a\($0 - 1)]\n" }.joined() + "? *a10\n: x\n"

  @Test("Aliases of aliases are counted before the parser sees them, in a definition and in a configuration")
  func aliases() {
    let reason = "found aliases that stand for more than 100000 values; fewer are read"
    #expect(read(["a.toolbar.yml": Self.bomb]).skipped.map(\.reason) == [reason])
    let names = ConfigurationNames(rules: [], profiles: [], failOn: [])
    let file = SourceFile(path: "lintel.yml", bytes: Array(Self.bomb.utf8))
    #expect(ConfigurationReader.read(file, knowing: names).problems.map(\.reason) == [reason])
  }

  @Test("Aliases as people use them are read")
  func fewAliases() {
    let text = """
      toolbars:
        - &bar {kind: toolbar, title: A, items: [&item {id: a, label: Send}, *item]}
        - *bar
      """
    let project = read(["a.toolbar.yml": text])
    #expect(project.skipped.isEmpty)
    #expect(project.toolbars.map(\.items.count) == [2, 2])
  }

  @Test("In a list that is one long line each value has its column, in UTF-16 units")
  func longLine() {
    let segments = (0..<90).map { $0 == 40 ? "👍🏽" : "a\($0)" }.joined(separator: ", ")
    let text = "toolbars: [{kind: toolbar, items: [{kind: segmentedControl, segments: [\(segments), {lable: b}]}]}]\n"
    let problem = read(["a.toolbar.yml": text]).skipped.first?.reason ?? ""
    let column = text.utf16.count - Array("lable: b}]}]}]\n".utf16).count + 1
    #expect(problem.hasPrefix("line 1, column \(column): "), "\(problem)")
  }

  @Test("A bar keeps 200 items and a control 100 segments, and what is left out is said")
  func items() {
    let items = String(repeating: "      - {id: a, label: S}\n", count: 300)
    let segments = String(repeating: "a,", count: 300)
    let project = read([
      "a.toolbar.yml": "toolbars:\n  - kind: navigationBar\n    title: T\n    items:\n" + items,
      "b.toolbar.yml": "toolbars:\n  - kind: navigationBar\n    title: T\n    items:\n"
        + "      - {id: a, kind: segmentedControl, segments: [\(segments)]}\n",
    ])
    #expect(project.toolbars.map(\.items.count) == [200, 1])
    #expect(project.toolbars[1].items[0].segments.count == 100)
    #expect(
      project.skipped.map(\.reason) == [
        "line 2: found 300 items on one bar, the first 200 are read",
        "line 5: found 300 segments of one control, the first 100 are read",
      ])
    #expect(project.skipped.map(\.isBroken) == [true, true])
  }

  @Test("A pattern of asterisks is refused with its number, and says no more than two of them")
  func asterisks() {
    let names = ConfigurationNames(rules: ["labels-equal"], profiles: [], failOn: [])
    func problems(_ text: String) -> [String] {
      ConfigurationReader.read(SourceFile(path: "lintel.yml", bytes: Array(text.utf8)), knowing: names).problems.map(
        \.reason)
    }
    let many = String(repeating: "*", count: 100_000)
    #expect(
      problems("exclude: [\"\(many)\"]") == [
        "line 1, column 11: found 100000 of * and ? as exclude; allowed: at most 64 in one pattern"
      ])
    #expect(
      problems("exclude: [\"\(String(repeating: "a", count: 5000))\"]") == [
        "line 1, column 11: found 5000 bytes as exclude; allowed: at most 4096 in one pattern"
      ])
    #expect(problems("suppress: [{rule: labels-equal, key: \"\(many)\", reason: r}]").count == 1)
    #expect(
      problems("suppress: [{rule: labels-equal, reason: \" \"}]") == [
        "line 1, column 41: found nothing but spaces as reason; allowed: a text that says why"
      ])
    #expect(WildcardPattern(many).matches("de.lproj/L.strings"))
    let folders = String(repeating: "**/", count: 4000)
    #expect(WildcardPattern(folders + "x").covers(path: "a/b/x"))
    #expect(!WildcardPattern(folders + "x").covers(path: "a/b/y"))
  }

  @Test("Build settings that include themselves end, and those that are included twice count once")
  func includes() {
    var settings = BuildSettings()
    let files = [
      "a.xcconfig": String(repeating: "#include \"a.xcconfig\"\n#include \"b.xcconfig\"\n", count: 12)
        + "SDKROOT = iphoneos\n",
      "b.xcconfig": String(repeating: "#include \"a.xcconfig\"\n", count: 12) + "TARGETED_DEVICE_FAMILY = 1\n",
    ]
    settings.add(file: "a.xcconfig") { files[$0].map { Array($0.utf8) } }
    #expect(settings.platforms == [.ios])
  }

  @Test("A text of a thousand variables is read, and of these 64 are replaced")
  func variables() {
    let unit = { (text: String) in "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let numbers = Array(0..<1000)
    let substitutions = numbers.map {
      "\"a\($0)\":{\"argNum\":\($0 + 1),\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{"
        + "\"one\":\(unit("%arg x")),\"other\":\(unit("%arg y"))}}}"
    }.joined(separator: ",")
    let value = numbers.map { "%#@a\($0)@" }.joined(separator: " ")
    let catalog =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":"
      + "{\"state\":\"translated\",\"value\":\"\(value)\"},\"substitutions\":{\(substitutions)}}}}}}"
    let project = read(["L.xcstrings": catalog])
    #expect(project.tables.first?.units.first?.substitutions.count == 1000)
    #expect(project.tables.first?.units.first?.shown.text.contains("%#@a64@") == true)
  }
}

@Suite("Objective-C that means harm", .timeLimit(.minutes(20)))
struct HostileObjectiveCTests {
  private func read(_ source: String) -> DefinitionFile {
    ObjectiveCReader.read(SourceFile(path: "V.m", bytes: Array(source.utf8)), sourceLocale: "en")
  }

  @Test("A chain of a million dots is passed over, and what follows is read", arguments: ["a", "[a b]"])
  func dots(base: String) {
    let chain = base + String(repeating: ".b", count: 1_000_000)
    let source = """
      @implementation VController
      - (void)viewDidLoad { UIBarButtonItem *a; \(chain) = @"x"; self.navigationItem.title = @"T"; }
      @end
      """
    #expect(read(source).toolbars.first?.title.source == "T")
  }

  @Test("Methods that ask each other in every way end")
  func calls() {
    let numbers = 0..<12
    let methods = numbers.map { number in
      "- (UIBarButtonItem *)f\(number) { \(numbers.map { "return [self f\($0)];" }.joined(separator: " ")) }"
    }
    let source = """
      @implementation VController
      - (void)viewDidLoad { self.navigationItem.title = @"T"; self.navigationItem.rightBarButtonItem = [self f0]; }
      \(methods.joined(separator: "\n"))
      @end
      """
    #expect(read(source).toolbars.first?.title.source == "T")
  }

  @Test("A method that makes twenty thousand objects keeps each name once")
  func made() {
    let lines = (0..<20_000).map { "a\($0) = [[Pane alloc] init];\n" }.joined()
    let source = """
      @implementation BirdWindow
      - (void)show { \(lines) [[self window] setToolbar:bar]; }
      - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)ident willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:ident];
        [item setLabel:@"Add"];
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"add"]; }
      @end
      """
    #expect(read(source).toolbars.first?.window == WindowOfCode(owner: "BirdWindow"))
  }
}

/// Each count is far below what one file may hold, and their product is more than a run may take.
@Suite("Windows and outlets without end", .timeLimit(.minutes(20)))
struct HostileOutletTests {
  private let numbers = 0..<30_000

  @Test("Each window of a file has the outlets that lead to it, and no other")
  func windows() {
    let windows = numbers.map { "<window id=\"w\($0)\"/>" }.joined()
    let outlets = numbers.map { "<outlet property=\"p\($0)Window\" destination=\"w\($0)\" id=\"o\($0)\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="BirdWindow">
      <connections>\(outlets)</connections></customObject>
      \(windows)</objects></document>
      """
    let file = InterfaceBuilderReader.read(SourceFile(path: "Birds.xib", bytes: Array(text.utf8)), sourceLocale: "en")
    #expect(file.windows.count == numbers.count)
    #expect(file.windows.last?.holders == [.init(controller: "BirdWindow", property: "p29999Window")])
  }

  @Test("Each toolbar has the window that its class holds, each item the width of its outlet's view")
  func joins() {
    let place = SourceLocation(file: "Birds.xib", line: 1)
    let windows = numbers.map { number in
      DefinitionFile.Window(
        file: "Birds.xib", holders: [.init(controller: "C\(number)", property: "window")], delegate: nil, style: .unknown,
        minimumWidth: .declared(Points(Double(number))), defaultWidth: .unknown)
    }
    let views = numbers.map { number in
      DefinitionFile.View(controller: "C\(number)", property: "view", width: Points(Double(number)), location: place)
    }
    var bars = numbers.map { number in
      var item = Item(id: "i", kind: .customView, location: place)
      item.viewOutlet = "view"
      var bar = Toolbar(
        id: "b\(number)", name: "b", kind: .windowToolbar, platforms: [.macos], sourceLocale: "en", location: place,
        items: [item])
      bar.controller = "C\(number)"
      bar.window = WindowOfCode(owner: "C\(number)")
      return bar
    }
    WindowSizes(windows: windows, classes: InheritedBars()).tell(&bars)
    OutletViews(views: views, classes: InheritedBars()).tell(&bars)
    #expect(bars.last?.minimumWidth == .declared(29_999))
    #expect(bars.last?.items.first?.fixedWidth == 29_999)
  }
}
