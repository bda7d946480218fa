import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelAudit

@Suite("Bars with variants")
struct VariantMergeTests {
  private func findings(_ source: String, _ rule: String) async -> [Finding] {
    let project = ProjectSource.read(texts: ["Inbox.swift": source])
    return await Auditor.audit(project).findings.filter { $0.rule == rule }
  }

  private func view(_ modifiers: String, _ before: String = "") -> String {
    "\(before)struct Inbox: View {\nvar body: some View {\nList { }\n\(modifiers)\n}\n}\n"
  }

  private let image = #"ToolbarItem { Button { } label: { Image("cart") } }"#

  @Test("What is true of an item in several arms is told once, and says in how many")
  func once() async {
    let toggle = #"ToolbarItem { Button(isOn ? "Stop" : "Start") { } }"#
    let found = await findings(view(".navigationTitle(\"A\").toolbar {\n\(image)\n\(toggle)\n}"), "accessible-name-missing")
    #expect(found.count == 1)
    #expect(found.first?.variants == .init(count: 4, of: 4), "two arms on iOS and iPadOS, two on macOS")
    #expect(found.first?.alsoOn.count == 3 && found.first.map { $0.alsoOn.contains($0.toolbar ?? "") } == false)
  }

  @Test("What is true in one arm says that it is one")
  func some() async {
    let items = "if isOn { \(image) } else { ToolbarItem { Button(\"Stop\") { } } }"
    let found = await findings(
      view("#if os(iOS)\n.navigationTitle(\"A\").toolbar {\n\(items)\n}\n#endif"), "accessible-name-missing")
    #expect(found.map(\.variants) == [.init(count: 1, of: 2)])
    #expect(found.map(\.alsoOn) == [[]])
  }

  @Test("What several languages have as one is on the variants on which it is in each of them")
  func severalLanguages() {
    func part(_ locale: LocaleID, on toolbar: String, and others: [String]) -> Finding {
      var finding = Finding(
        rule: "r", verdict: .fails, certainty: .certain, severity: .note, blame: .translation, toolbar: toolbar,
        locale: locale, message: "It is found", reason: "found")
      finding.alsoOn = others
      return finding
    }
    var whole = part("de", on: "a", and: ["b", "c"])
    (whole.locale, whole.locales) = (nil, ["de", "fr"])
    whole.parts = [part("de", on: "a", and: ["b", "c"]), part("fr", on: "b", and: ["a"])]
    #expect(whole.onBarsOfItsParts().alsoOn == ["b"])
    #expect(part("de", on: "a", and: ["c"]).onBarsOfItsParts().alsoOn == ["c"])
  }

  @Test("Two items with the same fault are two findings")
  func two() async {
    #expect(await findings(view(".toolbar {\n\(image)\n\(image)\n}"), "accessible-name-missing").count == 2)
  }

  @Test("A finding is known again after lines were added above, and after another arm came to its bar")
  func identity() async {
    let toggle = #"ToolbarItem { Button(isOn ? "Stop" : "Start") { } }"#
    let third = #"if isNew { ToolbarItem { Button("New") { } } } else { ToolbarItem { Button("Old") { } } }"#
    let bar = ".navigationTitle(\"A\").toolbar {\n\(image)\n\(toggle)\n"
    let before = await findings(view(bar + "}"), "accessible-name-missing")
    let moved = await findings(view(bar + "}", "// One\n// Two\n"), "accessible-name-missing")
    let more = await findings(view(bar + third + "\n}"), "accessible-name-missing")
    #expect(!before.isEmpty)
    #expect(moved.map(\.fingerprint) == before.map(\.fingerprint))
    #expect(more.map(\.fingerprint) == before.map(\.fingerprint))
  }

  @Test("A bar with variants counts as one bar, and an item that all of them show as one item")
  func coverage() async {
    let items = "if isOn { ToolbarItem { Button(\"Stop\") { } } } else { ToolbarItem { Button(\"Start\") { } } }"
    let project = ProjectSource.read(texts: [
      "Inbox.swift": view("#if os(macOS)\n.navigationTitle(\"A\").toolbar {\n\(image)\n\(items)\n}\n#endif")
    ])
    let coverage = await Auditor.audit(project).coverage
    #expect(project.toolbars.count == 2)
    #expect(coverage.toolbars == 1)
    #expect(coverage.items == 3)
  }

  @Test("Cancel and Done of a sheet are asked for no symbol on macOS")
  func sheet() async throws {
    let rule = try #require(Rule.all.first { $0.id == "macos-label-and-symbol" })
    func found(_ placement: String) async -> [Finding] {
      let items = "ToolbarItem(placement: \(placement)) { Button(\"Done\") { } }"
      let project = ProjectSource.read(texts: ["Inbox.swift": view(".toolbar {\n\(items)\n}")])
      // A rule of this profile alone.
      return await Auditor.audit(project, options: AuditOptions(profile: .hig2023, rules: [rule])).findings
    }
    #expect(await found(".primaryAction").map(\.reason) == ["no-symbol"])
    #expect(await found(".confirmationAction").isEmpty)
  }

  @Test("A text button for systems before the standard symbols is no fault where newer ones get the symbol")
  func older() async {
    let close = "if #available(iOS 26, *) { Button(role: .close) { } } else { Button(\"Close\") { } }"
    let source = view("#if os(iOS)\n.navigationTitle(\"A\").toolbar { ToolbarItem { \(close) } }\n#endif")
    #expect(await findings(source, "label-back-close").isEmpty)
    let always = view("#if os(iOS)\n.navigationTitle(\"A\").toolbar { ToolbarItem { Button(\"Close\") { } } }\n#endif")
    #expect(await findings(always, "label-back-close").count == 1)
  }

  @Test("An item that one place of the code gives to a bar with and to one without variants is told once")
  func sharedItem() throws {
    let place = SourceLocation(file: "Bar.swift", line: 20)
    func bar(_ id: String, item: String, variant: Toolbar.Variant? = nil) -> BarInLocale {
      let toolbar = Toolbar(
        id: id, name: id, kind: .toolbar, platforms: [.ios], sourceLocale: "en", location: place,
        items: [Item(id: item, kind: .button, location: place, label: .literal("Mark all", at: place))], variant: variant)
      return BarInLocale(toolbar: toolbar, locale: "en", direction: .leftToRight, layouts: [], sourceLayouts: [])
    }
    let bars = [
      bar("one", item: "a"), bar("two~1", item: "b", variant: .init(bar: "two", arms: "1")),
      bar("two~2", item: "b", variant: .init(bar: "two", arms: "2")),
    ]
    let environment = Environment(platform: .ios, os: OSLine(18), device: "test", width: 375)
    let rule = try #require(Rule.all.first { $0.id == "label-truncated" })
    let remarks = bars.map { bar in
      let item = bar.toolbar.items[0]
      return [
        Remark(
          .needsReview, "longer-than-room", "The label may not fit", item: item.id, text: item.label, blame: .layout,
          environments: [environment], over: 3)
      ]
    }
    let found = VariantMerge(rule: rule, toolbars: bars.map(\.toolbar)).findings(
      of: zip(bars, remarks).map { (bar: $0, remarks: $1) })
    #expect(found.count == 1)
  }

  /// Of a bar whose variants have these items, all of which one place of code makes.
  private func findings(ofItems variants: [String]...) throws -> [Finding] {
    let place = SourceLocation(file: "Bar.swift", line: 20)
    let bars = zip(["one", "one~2"], variants).map { id, names in
      let items = names.map { Item(id: $0, kind: .button, location: place) }
      let toolbar = Toolbar(
        id: id, name: id, kind: .toolbar, platforms: [.ios], sourceLocale: "en", location: place, items: items,
        variant: .init(bar: "one", arms: id))
      return BarInLocale(toolbar: toolbar, locale: "en", direction: .leftToRight, layouts: [], sourceLayouts: [])
    }
    let rule = try #require(Rule.all.first { $0.id == "symbol-not-mirrored" })
    return VariantMerge(rule: rule, toolbars: bars.map(\.toolbar)).findings(
      of: bars.map { bar in
        let remarks = bar.toolbar.items.map { item in
          Remark(.fails, "stays", "It points the wrong way", item: item.id, blame: .definition, location: place)
        }
        return (bar: bar, remarks: remarks)
      })
  }

  @Test("An item that one variant alone has takes no number of another one that comes after it")
  func newItemFirst() throws {
    let found = try findings(ofItems: ["back"], ["new", "back"])
    #expect(found.map(\.item) == ["back", "new"])
    #expect(found.map(\.variants) == [.init(count: 2, of: 2), .init(count: 1, of: 2)])
  }

  @Test("Two items that one place of code makes for a bar with variants are two findings, each once for all variants")
  func itemsOfOnePlace() throws {
    let found = try findings(ofItems: ["back", "next"], ["back", "next"])
    #expect(found.map(\.item) == ["back", "next"])
    #expect(found.map(\.variants) == [.init(count: 2, of: 2), .init(count: 2, of: 2)])
  }
}
