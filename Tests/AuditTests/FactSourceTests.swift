import Foundation
import LintelAudit
import LintelModel
import LintelTables
import Testing

@Suite("Facts that source shows")
struct FactSourceTests {
  /// What a project's bars and items are known to be, as a sketch declares it.
  private func shown(by files: [String: String]) -> Set<String> {
    let bars = ProjectSource.read(texts: files).toolbars
    let ofBars = bars.flatMap { bar in
      BarFacts.vocabulary.compactMap { fact in fact.read(bar.facts).map { "\(fact.name) \($0)" } }
    }
    let ofItems = bars.flatMap(\.items).flatMap { item in
      ItemFacts.vocabulary.compactMap { fact in fact.read(item.facts).map { "\(fact.name) \($0)" } }
    }
    return Set(ofBars + ofItems)
  }

  private func words(_ facts: String) -> [String] {
    facts.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  @Test("Each reader tells the facts that it is said to tell", arguments: FactFixture.all)
  func tells(fixture: FactFixture) {
    let shown = shown(by: fixture.files)
    for fact in words(fixture.facts) { #expect(shown.contains(fact), "\(fixture.source): \(shown.sorted())") }
  }

  @Test("The list of a fact's readers is the list of those that have an example")
  func list() {
    let listed = BarFacts.sources.merging(ItemFacts.sources) { $0 + $1 }.flatMap { fact, sources in
      sources.map { "\(fact) \($0.rawValue)" }
    }
    let shown = FactFixture.all.flatMap { fixture in
      words(fixture.facts).map { "\($0.prefix { $0 != " " }) \(fixture.source.rawValue)" }
    }
    #expect(Set(listed).subtracting(shown).sorted() == [])
    #expect(Set(shown).subtracting(listed).sorted() == [])
  }

  @Test("The page about facts has the list")
  func page() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/facts.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for (of, sources) in [("a bar", BarFacts.sources), ("an item", ItemFacts.sources)] {
      for (fact, sources) in sources {
        let row = "| \(of) | `\(fact)` | \(sources.map(\.name).joined(separator: ", ")) |"
        #expect(page.contains(row), "\(row)")
      }
    }
  }

  @Test("Only facts that there are have readers")
  func names() {
    #expect(Set(BarFacts.sources.keys).isSubset(of: BarFacts.vocabulary.map(\.name)))
    #expect(Set(ItemFacts.sources.keys).isSubset(of: ItemFacts.vocabulary.map(\.name)))
  }

  @Test(
    "What nobody can know stays unknown",
    arguments: [
      ("hasOwnTint", FactFixture.item("", "Button(\"Delete\") { }.tint(.red)")),
      ("hasTintedControls", .view("", ".toolbar { Button(\"A\") { } }.tint(theme.tint)")),
      ("hidesItself", .view("", ".navigationTitle(\"A\").toolbar(.hidden, for: .navigationBar)")),
      ("hidesItself", .view("", ".navigationTitle(\"A\").toolbar(model.isWide ? .hidden : .visible, for: .navigationBar)")),
      (
        "canBeBroughtBack",
        .view(
          "", ".navigationTitle(\"A\").toolbar(isWide ? .hidden : .visible, for: .navigationBar).sheet(isPresented: $isWide) { }",
          members: "@State private var isWide = false")
      ),
      ("isAboveScrollView", .view("", ".toolbar { Button(\"A\") { } }", of: "Map()")),
      ("commands", .item("", "Menu(\"More\") { Button(\"Print\") { }; OtherItems() }")),
      ("isOfFirstView", .view("", ".navigationTitle(\"A\").navigationBarTitleDisplayMode(.inline)")),
      ("meaning", .view("", ".fioriToolbar(items: { Button(\"A\") { }.fioriButtonStyle(FioriTertiaryButtonStyle()) })")),
    ] as [(String, FactFixture)])
  func unknown(fact: String, fixture: FactFixture) {
    #expect(!ProjectSource.read(texts: fixture.files).toolbars.isEmpty)
    #expect(!shown(by: fixture.files).contains { $0.hasPrefix(fact + " ") })
  }

  @Test("Tabs stand below what a tab shows first, and not below what it pushes, nor below pages")
  func tabs() {
    func bar(_ root: String) -> Fact<Bool>? {
      let inbox = "struct Inbox: View { var body: some View { List { }.toolbar { \(FactFixture.bottom) } } }"
      let files = ["A.swift": "struct Root: View { var body: some View { \(root) } }\n\(inbox)"]
      return ProjectSource.read(texts: files).toolbars.first { $0.kind == .toolbar }?.hasTabBar
    }
    #expect(bar("TabView { NavigationStack { Inbox() }.tabItem { Text(\"A\") } }") == .declared(true))
    #expect(bar("TabView { Tab(\"A\", systemImage: \"tray\") { Inbox() } }") == .declared(true))
    #expect(bar("TabView { NavigationStack { NavigationLink(\"A\") { Inbox() } } }") == .unknown)
    #expect(bar("TabView { Inbox() }.tabViewStyle(.page)") == .unknown)
  }

  @Test("A symbol's variant is a part of its name")
  func variant() {
    let fixture = FactFixture.item("", "Button(\"A\", systemImage: \"plus\") { }.symbolVariant(.circle.fill)")
    #expect(ProjectSource.read(texts: fixture.files).toolbars.first?.items.first?.symbol == "plus.circle.fill")
  }

  @Test("The tabs of a settings window in code stand in the style of the window that shows them")
  func settings() throws {
    let bars = ProjectSource.read(texts: [
      "A.swift": """
      import AppKit
      final class SettingsController: NSTabViewController {
        override func viewDidLoad() {
          tabStyle = .toolbar
          let general = NSTabViewItem(viewController: GeneralController())
          general.label = "General"
          general.image = NSImage(systemSymbolName: "gear", accessibilityDescription: nil)
          addTabViewItem(general)
        }
      }
      final class AppDelegate {
        func showSettings() {
          let window = NSWindow(contentViewController: SettingsController())
          window.toolbarStyle = .unified
        }
      }
      """
    ]).toolbars
    let bar = try #require(bars.first { $0.kind == .settingsTabs })
    #expect(bar.windowStyle == .declared(.unified))
    #expect(bar.items.map(\.symbol) == ["gear"])
  }
}
