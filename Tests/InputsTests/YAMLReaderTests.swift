import LintelModel
import Testing

@testable import LintelInputs

@Suite("Definitions in YAML and JSON")
struct YAMLReaderTests {
  func read(_ text: String, path: String = "lintel-toolbars.yml") -> DefinitionFile {
    YAMLReader.read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  @Test("A toolbar has the model's members under the model's names")
  func toolbar() throws {
    let file = read(
      """
      sourceLocale: de
      appNames: {de: [Notizen, Merkzettel], en: Notes}
      toolbars:
        - id: notes
          name: Notes
          kind: windowToolbar
          platforms: [macos]
          osLines: [26]
          title: Notizen
          titleMayBeSetByCode: true
          largeTitle: false
          displayMode: iconOnly
          windowStyle: unified
          customizable: true
          minimumWidth: 480
          defaultWidth: 640
          environments: [{width: 640}, {width: 480, os: 18, textSize: AX1, device: half}]
          items:
            - id: save
              kind: menu
              label: Sichern
              symbol: tray
              placement: leading
              group: 2
              priority: high
              style: prominent
              fixedWidth: 62.5
              isInDefaultSet: false
            - image: logo
            - systemItem: done
            - kind: segmentedControl
              segments: [Tag, Woche]
      """)
    #expect(file.skipped == [])
    #expect(file.appNames == ["de": ["Notizen", "Merkzettel"], "en": ["Notes"]])
    let bar = try #require(file.toolbars.first)
    #expect(bar.id == "lintel-toolbars.yml#notes")
    #expect(bar.kind == .windowToolbar && bar.platforms == [.macos] && bar.osLines == [OSLine(26)])
    #expect(bar.title == .literal("Notizen", at: SourceLocation(file: "lintel-toolbars.yml", line: 9, column: 12)))
    #expect(bar.sourceLocale == "de" && bar.titleMayBeSetByCode && bar.largeTitle == .declared(false))
    #expect(bar.displayMode == .declared(.iconOnly) && bar.windowStyle == .declared(.unified))
    #expect(bar.customizable == .declared(true) && bar.minimumWidth == .declared(480))
    #expect(bar.environments.map(\.width) == [640, 480])
    #expect(bar.environments.map(\.isDefaultWidth) == [true, false])
    #expect(bar.environments.map(\.os.number) == [26, 18])
    let save = bar.items[0]
    #expect(save.id == "save" && save.kind == .menu && save.symbol == "tray" && save.hasSystemName)
    #expect(save.placement == .leading && save.group == 2 && save.priority == .high && save.style == .prominent)
    #expect(save.fixedWidth == 62.5 && !save.isInDefaultSet)
    #expect(save.location == SourceLocation(file: "lintel-toolbars.yml", line: 19, column: 9))
    #expect(bar.items[1].id == "item2" && bar.items[1].symbol == "logo" && !bar.items[1].hasSystemName)
    #expect(bar.items[2].systemItem == "done" && bar.items[2].hasSystemName)
    #expect(bar.items[3].segments.map(\.source) == ["Tag", "Woche"])
  }

  @Test("A text is a literal, a key in a table, or its translations")
  func texts() throws {
    let file = read(
      """
      table: Main
      toolbars:
      - id: a
        kind: toolbar
        items:
        - {id: x, label: {key: save.label, default: Save}, toolTip: {key: save.tip, table: Tips}}
        - {id: y, label: {en: Open, de: "Öffnen 😀", pt-BR: Abrir}}
      """, path: "App/Bars.toolbar.yml")
    #expect(file.skipped == [])
    let items = try #require(file.toolbars.first).items
    #expect(items[0].label.state == .localized && items[0].label.key == "save.label" && items[0].label.table == "Main")
    #expect(items[0].label.source == "Save")
    #expect(items[0].toolTip.table == "Tips" && items[0].toolTip.source == nil)
    #expect(items[1].label.key == "a.y.label" && items[1].label.table == "Bars")
    #expect(items[1].label.source == "Open")
    #expect(items[1].label.values["de"]?.text == "Öffnen 😀")
    #expect(items[1].label.values["pt-BR"]?.location == SourceLocation(file: "App/Bars.toolbar.yml", line: 7, column: 55))
  }

  @Test("JSON is read as well, and a merge key fills in what an item leaves out")
  func jsonAndMerge() {
    let json = read(#"{"toolbars": [{"kind": "navigationBar", "title": "Inbox", "items": [{"label": null}]}]}"#)
    #expect(json.skipped == [])
    #expect(json.toolbars.map(\.title.source) == ["Inbox"])
    #expect(json.toolbars.first?.platforms == [.ios, .ipados])
    #expect(json.toolbars.first?.items.map(\.label) == [.none])
    let merged = read(
      "toolbars:\n- kind: toolbar\n  items:\n  - &base {label: A, style: cancel}\n  - {<<: *base, label: B}\n")
    #expect(merged.skipped == [])
    #expect(merged.toolbars.first?.items.map(\.label.source) == ["A", "B"])
    #expect(merged.toolbars.first?.items.map(\.style) == [.cancel, .cancel])
  }

  @Test(
    "Whatever is unknown or wrong is an error with its place, what was found and what is allowed; the rest survives",
    arguments: [
      ("  - {lable: A}", "line 4, column 6", "'lable' in an item", "label"),
      ("  - {placement: left}", "line 4, column 17", "'left' as placement", "leading"),
      ("  - {fixedWidth: wide}", "line 4, column 18", "'wide'", "640"),
      ("  - {isInDefaultSet: [1]}", "line 4, column 22", "a list", "true, false"),
      ("  - {group: -1}", "line 4, column 13", "'-1'", "0 to 1000"),
      ("  - {label: {english: A}}", "line 4, column 14", "'english'", "pt-BR"),
      ("  - {label: {table: T}}", "line 4, column 13", "without a key", "key:"),
      ("  - {label: [A]}", "line 4, column 13", "a list", "{key, table, default}"),
      ("  - {label: {de: [A]}}", "line 4, column 18", "a list", "a text"),
    ])
  func memberErrors(item: String, place: String, found: String, allowed: String) {
    let file = read("toolbars:\n- kind: toolbar\n  items:\n\(item)\n  - {label: Survivor}\n")
    #expect(file.toolbars.first?.items.map(\.label.source) == [nil, "Survivor"])
    let reason = file.skipped.first?.reason ?? ""
    for part in [place, found, allowed] { #expect(reason.contains(part), "\(reason)") }
  }

  @Test("An item or toolbar of no known kind is left out, and its neighbours stay")
  func kindErrors() {
    let file = read(
      """
      toolbars:
      - kind: sidebar
      - {title: A}
      - just text
      - kind: toolbar
        items: [{kind: knob}, 7, {label: B}]
      extra: 1
      """)
    #expect(file.toolbars.map(\.items.count) == [1])
    #expect(file.skipped.count == 6)
    #expect(file.skipped.contains { $0.reason.contains("line 2") && $0.reason.contains("navigationBar") })
    #expect(file.skipped.contains { $0.reason.contains("line 3") && $0.reason.contains("without a kind") })
    #expect(file.skipped.contains { $0.reason.contains("line 7") && $0.reason.contains("'extra'") })
  }

  @Test("A file that is no YAML, empty, or of another shape costs that file")
  func brokenFiles() {
    #expect(read("toolbars: [").skipped.first?.reason.contains("line ") == true)
    #expect(read("toolbars: []\ntoolbars: []").skipped.first?.reason.contains("twice") == true)
    #expect(read("").skipped.first?.reason.contains("toolbars:") == true)
    #expect(read("other: 1").skipped.count == 2)
    #expect(read("- 1").skipped.first?.reason.contains("a list") == true)
    let cut = YAMLReader.read(SourceFile(path: "a.toolbar.yml", bytes: [0xC3]))
    #expect(cut.skipped.first?.reason.contains("UTF-8") == true)
    #expect(read(String(repeating: "[", count: 50_000)).skipped.count == 1)
    #expect(read(String(repeating: "- ", count: 50_000)).skipped.count == 1)
  }

  @Test("Aliases of aliases end in an error at once, as values and as keys")
  func aliasBomb() {
    func bomb(_ levels: Int, _ width: Int) -> String {
      (0..<levels).map { level in
        let value = level == 0 ? "x" : Array(repeating: "*a\(level - 1)", count: width).joined(separator: ",")
        return "- &a\(level) [\(value)]\n"
      }.joined()
    }
    #expect(read(bomb(12, 9)).skipped.first?.reason.contains("aliases") == true)
    #expect(read(bomb(10, 3) + "- ? *a9\n  : 1\n").toolbars.isEmpty)
    let items = (0..<9).map { "&a\($0) [" + ($0 == 0 ? "{label: A}" : "*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)") + "]" }
    let nested = read("toolbars:\n- kind: toolbar\n  items: [\(items.joined(separator: ", "))]\n")
    #expect(!nested.skipped.isEmpty && nested.skipped.count <= 100)
  }

  @Test("JSON's pairs of escapes are one character, and an escaped backslash begins none")
  func surrogatePairs() {
    let json =
      #"{"toolbars": [{"kind": "toolbar", "items": [{"label": "\ud83d\ude00\uD83D\uDE00"}, {"label": "\\ud83d"}]}]}"#
    let file = read(json, path: "a.toolbar.json")
    #expect(file.skipped == [])
    #expect(file.toolbars.first?.items.map(\.label.source) == ["😀😀", #"\ud83d"#])
  }

  @Test("An empty list of platforms is an error, not all of them")
  func noPlatforms() {
    let file = read("toolbars:\n- kind: toolbar\n  platforms: []\n")
    #expect(
      file.skipped.first?.reason
        == "line 3, column 14: found no platform; allowed: ios, ipados, macos, visionos, watchos, tvos")
  }

  @Test("Definition files are known by their names")
  func names() {
    #expect(YAMLReader.isDefinition("App/lintel-toolbars.yml"))
    #expect(YAMLReader.isDefinition("Mail.toolbar.json"))
    #expect(!YAMLReader.isDefinition("config.yml"))
  }
}
