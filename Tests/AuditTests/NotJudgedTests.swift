import LintelFindings
import LintelModel
import LintelTables
import Testing

@testable import LintelAudit

@Suite("Bars with texts that could not be read")
struct NotJudgedTests {
  private let swift = """
    struct V: View { var body: some View { NavigationStack { List {}.navigationTitle(model.name).toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } } } } }
    struct W: View { var body: some View { NavigationStack { List {}.navigationTitle("Notes").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button(model.word, systemImage: "plus") {} } } } } }
    struct X: View { var body: some View { NavigationStack { List {}.navigationTitle("Tags").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button(model.word) {} } } } } }
    """

  @Test("A title or a label that is not known makes its bar not judged; a label that a symbol stands for does not")
  func bars() async {
    let result = await Auditor.audit(ProjectSource.read(texts: ["V.swift": swift]))
    #expect(result.coverage.toolbars == 3)
    #expect(result.coverage.toolbarsNotJudged == 2)
    #expect(result.project.toolbars.map(\.isJudgedForFit) == [false, true, false])
    #expect(result.project.toolbars[0].unreadTexts.map(\.part) == [.title])
    #expect(result.project.toolbars[2].unreadTexts.map(\.part) == [.label(0)])
    for bar in result.bars {
      let fits = bar.thresholds.values.joined().contains { $0.event == .everythingFits }
      #expect(fits == bar.toolbar.isJudgedForFit)
      let spares = bar.layouts.flatMap { [$0.title?.spare] + $0.items.map { $0.text?.spare } }.compactMap(\.self)
      #expect(spares.isEmpty != bar.toolbar.isJudgedForFit)
    }
  }

  @Test("A title that something else replaces takes no room, and is none that has to be known")
  func replacedTitle() {
    let code = """
      final class TagController: UIViewController {
        override func viewDidLoad() {
          title = "#\\(tag)"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: nil)
          REPLACED
        }
      }
      """
    func unread(_ statement: String) -> [UnreadText.Part] {
      let text = code.replacing("REPLACED", with: statement)
      return ProjectSource.read(texts: ["Tag.swift": text]).toolbars.flatMap { $0.unreadTexts.map(\.part) }
    }
    #expect(unread("") == [.title])
    #expect(!unread("navigationItem.titleView = UISearchBar()").contains(.title))
  }

  @Test("From which width on everything fits is not said where an item holds a view of unknown width")
  func views() async {
    func fits(_ view: String) async -> Bool {
      let code = """
        @implementation Document
        - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)ident willBeInsertedIntoToolbar:(BOOL)f {
          NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:Base];
          item.label = @"Base";
          \(view)
          return item;
        }
        - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar { return @[Base]; }
        @end
        """
      let bars = await Auditor.audit(ProjectSource.read(texts: ["Document.m": code])).bars
      return bars.contains { $0.thresholds.values.joined().contains { $0.event == .everythingFits } }
    }
    #expect(await fits("item.image = [NSImage imageNamed:@\"base\"];"))
    #expect(await !fits("[item setView:chooseButton];"))
  }

  @Test("Where bars stand on end, one that is not known to is not judged, and the report says so")
  func vertical() async throws {
    var project = ProjectSource.read(texts: ["V.swift": swift])
    project.widths = Device.named("iPhone Duo").map { AuditedWidth($0) }
    for index in project.toolbars.indices { project.toolbars[index].facts.isOwnView = .declared(true) }
    let result = await Auditor.audit(project)
    for bar in result.bars {
      #expect(bar.unjudged.map(\.width) == [466, 678, 951])
      #expect(bar.layouts.flatMap(\.environments).filter { $0.os == OSLine(27) }.map(\.width) == [669])
    }
  }

  @Test("An ornament beside its window is a column that nobody has published the height of: it is not laid out as a row")
  func sideOrnament() async {
    for (edge, isJudged) in [("leading", false), ("trailing", false), ("bottom", true)] {
      let sketch = "visionos26 en 800pt\nkind: ornament\nfacts: edge \(edge)\n{plus \"Add\"}"
      let bars = await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).bars
      #expect(!bars.isEmpty)
      #expect(bars.allSatisfy { $0.layouts.isEmpty != isJudged && $0.unjudged.isEmpty == isJudged })
    }
  }

  @Test("What was read is what was audited and what was not, whatever varies by what")
  func strings() async {
    let catalogue = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{
        "fr":{"variations":{"mood":{"calm":{"stringUnit":{"value":"x"}},"angry":{"stringUnit":{"value":"y"}}}}},
        "de":{"stringUnit":{"state":"blessed","value":"z"}}}}}}
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["L.xcstrings": catalogue]))
    let coverage = result.coverage
    #expect(coverage.stringsRead == 4 && coverage.stringsAudited == 2 && coverage.stringsSkipped == 2)
    #expect(coverage.unknownStates == ["blessed": 1])
    #expect(!result.findings.contains { $0.rule == "missing-translation" })
  }

  @Test("A machine's text on a bar is a warning, the others are one note; a project may make them errors")
  func machine() async {
    func unit(_ key: String, _ state: String) -> String {
      "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(key) auf Deutsch\"}}}}"
    }
    let units = [unit("Save", "machine_translated"), unit("One", "machine_translated"), unit("Two", "machine_translated")]
    let catalogue = "{\"sourceLanguage\":\"en\",\"strings\":{\(units.joined(separator: ","))}}"
    let project = ProjectSource.read(texts: ["V.swift": swift, "Localizable.xcstrings": catalogue])
    func reported(_ levels: [String: RuleLevel]) async -> [Finding] {
      await Auditor.audit(project, options: AuditOptions(levels: levels)).findings.filter { $0.rule == "machine-translated" }
    }
    let usual = await reported([:])
    #expect(usual.map(\.severity) == [.warning, .note])
    #expect(usual.map(\.locale) == ["de", "de"])
    #expect(usual.map(\.count) == [1, 2])
    #expect(await reported(["machine-translated": .error]).map(\.severity) == [.error, .error])
    #expect(await reported(["machine-translated": .off]).isEmpty)
  }
}

@Suite("Forms of a text by width and device")
struct FormChoiceTests {
  private func toolbar(_ variants: [LocalizedValue.Variant]) -> Toolbar {
    var toolbar = Toolbar(
      id: "", name: "", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: SourceLocation(file: "a.swift", line: 1))
    toolbar.title = LocalizedText(
      state: .localized, key: "k", values: ["en": LocalizedValue(state: .translated, text: "all", variants: variants)])
    return toolbar
  }

  private func shown(_ variants: [LocalizedValue.Variant], _ platform: Platform, _ width: Points) -> (String?, Bool) {
    let environment = Environment(platform: platform, os: OSLine(26), device: "d", width: width)
    let shown = FormChoice.shown(of: toolbar(variants), in: "en", on: environment)
    return (shown.toolbar.title.values["en"]?.text, shown.isUnsure)
  }

  private let widths: [LocalizedValue.Variant] = [
    .init(width: "53", text: "Greetings and salutations"), .init(width: "1", text: "Hi"), .init(width: "22", text: "Hello"),
  ]

  @Test("The form of the largest width that the window has in em is shown, and of the least where it has none")
  func width() {
    #expect(shown(widths, .ios, 375) == ("Hello", false))
    #expect(shown(widths, .ios, 373) == ("Hi", false))
    #expect(shown(widths, .ipados, 1024) == ("Greetings and salutations", false))
    #expect(shown([.init(width: "90", text: "a"), .init(width: "80", text: "b")], .ios, 375) == ("b", false))
  }

  @Test("Where nobody documents the unit of a width nothing is chosen, and nothing is certain")
  func unknown() {
    #expect(shown(widths, .macos, 1000) == ("all", true))
    #expect(shown(widths + [.init(text: "any")], .ios, 375) == ("all", true))
  }

  @Test("A device's own form is shown on it, the one for all others elsewhere")
  func device() {
    let devices: [LocalizedValue.Variant] = [
      .init(plural: "one", device: "mac", text: "Click it"), .init(plural: "other", device: "mac", text: "Click them"),
      .init(device: "other", text: "Tap"),
    ]
    #expect(shown(devices, .macos, 1000) == ("Click them", false))
    #expect(shown(devices, .ipados, 1000) == ("Tap", false))
    #expect(!FormChoice.isNeeded(for: toolbar([.init(plural: "other", text: "x")]), in: "en"))
  }

  @Test("Each form is measured where it stands, in an audit")
  func whole() async {
    func form(_ width: String, _ text: String) -> String { "\"\(width)\":{\"stringUnit\":{\"value\":\"\(text)\"}}" }
    let long = String(repeating: "Very long greetings ", count: 5)
    let catalogue =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"hello\":{\"localizations\":{\"en\":{\"variations\":{\"width\":{"
      + [form("1", "Hi"), form("60", long)].joined(separator: ",") + "}}}}}}}"
    let source = "struct V: View { var body: some View { NavigationStack { List {}.navigationTitle(\"hello\") } } }"
    let result = await Auditor.audit(
      ProjectSource.read(texts: ["V.swift": source, "Localizable.xcstrings": catalogue]))
    let texts = result.bars.filter(\.isSource).flatMap(\.layouts).compactMap { layout in
      layout.title.map { (layout.environment.width, $0.text) }
    }
    #expect(!texts.isEmpty)
    for (width, text) in texts { #expect(text == (width.value / 17 >= 60 ? long : "Hi")) }
    #expect(!result.findings.contains { $0.rule == "title-truncated" && $0.worstEnvironment?.platform == .ios })
  }
}
