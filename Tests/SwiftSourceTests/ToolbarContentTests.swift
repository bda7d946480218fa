import LintelModel
import Testing

@Suite("Toolbar content of every spelling")
struct ToolbarContentTests {
  @Test("Content types, properties, functions and view types are followed into other files")
  func followed() {
    let bars = SwiftFixture([
      "View.swift": """
      struct Inbox: View {
        var body: some View { List { }.toolbar { Extra(title: "Send"); more; other("Move"); ToolbarItem { SaveButton() } } }
        @ToolbarContentBuilder var more: some ToolbarContent { ToolbarItem { archive } }
        var archive: some View { Button("Archive") { } }
        func other(_ title: LocalizedStringKey) -> some ToolbarContent { ToolbarItem { Button(title) { } } }
      }
      """,
      "Parts.swift": """
      struct Extra: ToolbarContent {
        let title: LocalizedStringKey
        var body: some ToolbarContent { ToolbarItem { Button(title) { } } }
      }
      struct SaveButton: View { var body: some View { Button("Save") { } } }
      """,
    ]).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Send", "Archive", "Move", "Save"]])
    // A view of one thing is where it is used.
    #expect(bars.first?.items.last?.location.file == "View.swift")
  }

  @Test("A bar that a modifier puts on the view it is handed has its title there, if nobody applies it")
  func modifier() {
    let items = "{ ToolbarItem { Button(\"Send\") { } } }"
    let source = """
      struct Sending: ViewModifier { func body(content: Content) -> some View { content.toolbar \(items) } }
      extension View { func receiving() -> some View { toolbar \(items) } }
      struct Inbox: View { var body: some View { List { }.toolbar \(items) } }
      """
    let bars = SwiftFixture(source).bars
    #expect(bars.map(\.isFragment) == [false, false, false])
    #expect(bars.map(\.hasTitleElsewhere) == [true, true, false])
  }

  @Test("Items that are added to a view with a title of its own are on its bar, those added to one without are asked for one")
  func titledView() {
    let bars = SwiftFixture(
      """
      struct Bookmarks: View { var body: some View { Group { List { }.navigationTitle("Bookmarks") } } }
      struct Notes: View { var body: some View { List { } } }
      struct A: View { var body: some View { Bookmarks().toolbar { Button("Done") { } } } }
      struct B: View { var body: some View { Notes().toolbar { Button("Done") { } } } }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["Bookmarks", ""])
    #expect(bars.map(\.isFragment) == [false, false])
  }

  @Test("So are items of a view that is given its title where it is shown, and not where it is pushed")
  func titledByUser() {
    let bars = SwiftFixture(
      """
      struct Notes: View { var body: some View { if isGrid { Grid() } else { Plain() } } }
      struct Grid: View { var body: some View { List { }.toolbar { EditButton() } } }
      struct Detail: View { var body: some View { Text("").toolbar { EditButton() } } }
      struct Home: View {
        var body: some View { VStack { Notes(); NavigationLink { Detail() } label: { } }.navigationTitle("Notes") }
      }
      """
    ).bars
    #expect(bars.map(\.isFragment) == [true, false, false])
  }

  @Test("A button of the project's own is labelled by what it is handed")
  func wrapper() {
    let labels = SwiftFixture(
      """
      struct V: View { var body: some View { List { }.toolbar {
        AsyncButton { await save() } label: { Text("Save") }
        RedButton("Delete") { }
        Unknown { } label: { Text("Elsewhere") }
      } } }
      struct AsyncButton<L: View>: View {
        var action: () async -> Void
        @ViewBuilder var label: () -> L
        var body: some View { Button { } label: { label() } }
      }
      struct RedButton: View {
        let text: Text
        init(_ key: LocalizedStringKey, action: () -> Void) { self.text = Text(key) }
        var body: some View { Button(role: .destructive, action: { }, label: { text }) }
      }
      """
    ).labels
    #expect(labels == ["Save", "Delete", "Elsewhere"])
  }

  @Test("`.toolbar(content:)` and `.toolbar(id:)` are read")
  func modifierForms() {
    let passed = SwiftFixture(
      body: ".toolbar(content: makeItems)",
      members: "func makeItems() -> some ToolbarContent { ToolbarItem { Button(\"A\") { } } }")
    #expect(passed.labels == ["A"])
    let custom = SwiftFixture(
      body: ".toolbar(id: \"main\") { ToolbarItem(id: \"save\", showsByDefault: false) { Button(\"A\") { } } }")
    #expect(custom.bar?.customizable == .declared(true))
    #expect(custom.items.map(\.id) == ["save"])
    #expect(custom.items.map(\.isInDefaultSet) == [false])
  }

  @Test("Spacers, overflow menu, default items and priorities are read")
  func newerContent() {
    let items = SwiftFixture(
      items: """
        ToolbarItem { Button("A") { } }.visibilityPriority(.high)
        ToolbarSpacer(.fixed)
        ToolbarItem { Button("B") { } }.visibilityPriority(.low)
        ToolbarSpacer(.flexible, placement: .topBarTrailing)
        DefaultToolbarItem(kind: .search, placement: .topBarTrailing)
        ToolbarOverflowMenu { Button("C") { } }
        """
    ).items
    #expect(items.map(\.kind) == [.button, .fixedSpace, .button, .flexibleSpace, .searchField, .moreMenu])
    #expect(items.map(\.priority) == [.high, .standard, .low, .standard, .standard, .standard])
    #expect(items[0].group != items[2].group)
  }

  @Test("An item that hides the glass it would share says so")
  func sharedBackground() {
    let items = SwiftFixture(
      items: """
        ToolbarItem { Button("Flag", systemImage: "flag") { } }
        ToolbarItem { Button("Save") { } }.sharedBackgroundVisibility(.hidden)
        """
    ).items
    #expect(items.map(\.facts.sharesBackground) == [.unknown, .declared(false)])
  }

  @Test("Modifiers for menus and roles stand beside the items")
  func menuModifiers() {
    let bar = SwiftFixture(
      body: """
        .navigationTitle("Mail").toolbarRole(.editor).toolbarTitleMenu { Button("Rename") { } }
        .toolbarOverflowMenu { Button("Print") { } }.toolbar { Button("Save") { } }
        """
    ).bar
    #expect(bar?.items.map(\.id) == ["titleMenu", "moreMenu", "button.Save"])
    #expect(bar?.items.map(\.isInDefaultSet) == [false, true, true])
    #expect(bar?.role == "editor")
    #expect(bar?.hasTitleMenu == true)
  }

  @Test(
    "A background of the app's own is told of the bars it is for, the system's is not",
    arguments: [
      (".toolbarBackground(Color.red, for: .navigationBar)", [true, nil]),
      (".toolbarBackground(.blue, for: .bottomBar)", [nil, true]),
      (".toolbarBackground(Theme.bar, for: .navigationBar, .bottomBar)", [true, true]),
      (".toolbarBackground(.hidden, for: .navigationBar)", [nil, nil]),
      (".toolbarBackground(.ultraThinMaterial, for: .navigationBar)", [nil, nil]),
    ])
  func ownBackground(modifier: String, reported: [Bool?]) {
    let bars = SwiftFixture(
      body: ".navigationTitle(\"A\").toolbar { Button(\"B\") { }; ToolbarItem(placement: .bottomBar) { Button(\"C\") { } } }"
        + modifier
    ).bars
    #expect(bars.map(\.kind) == [.navigationBar, .toolbar])
    #expect(bars.map(\.facts.hasOwnBackground.value) == reported)
  }

  @Test("Secondary actions stand in the bar's menu")
  func secondary() {
    let items = SwiftFixture(
      items: "ToolbarItem(placement: .secondaryAction) { Button(\"A\") { } }; ToolbarItem { Button(\"B\") { } }"
    ).items
    #expect(items.first { $0.id == "button.A" }?.facts.isInMoreMenu == .declared(true))
    #expect(items.first { $0.id == "button.B" }?.facts.isInMoreMenu == .unknown)
  }

  @Test("An item that is pinned stays on the bar")
  func pinned() {
    let items = SwiftFixture(
      items: "ToolbarItem(placement: .topBarPinnedTrailing) { Button(\"A\") { } }; ToolbarItem { Button(\"B\") { } }"
    ).items
    #expect(items.map(\.isPinned) == [true, false])
    #expect(items.map(\.placement) == [.trailing, .trailing])
  }

  @Test("What a variable starts with is not what it says")
  func variables() {
    let bars = SwiftFixture(
      body: ".navigationTitle(model.name)", members: "let model = Model()\nclass Model { var name = \"New\" }"
    ).bars
    #expect(bars.map(\.title.said) == ["?model.name"])
  }

  @Test("A group with a label is a menu on the iPhone and the iPad, and its items on the Mac")
  func labelledGroup() {
    let bars = SwiftFixture(
      items: #"ToolbarItemGroup { Button("A") { } } label: { Label("Sort", systemImage: "list") }"#,
      platforms: [.ios, .ipados, .macos]
    ).bars
    let narrow = bars.first { $0.kind == .navigationBar }
    #expect(narrow?.platforms == [.ios, .ipados])
    #expect(narrow?.items.filter(\.isInDefaultSet).map(\.label.said) == ["Sort"])
    #expect(bars.first { $0.kind == .windowToolbar }?.items.map(\.label.said) == ["A"])
  }

  @Test("Search fields stand on the bar where their placement puts them")
  func searchable() {
    let toolbar = ".searchable(text: $t, placement: .toolbar, prompt: \"Find\")"
    #expect(SwiftFixture(body: toolbar).labels == ["Find"])
    #expect(SwiftFixture(body: toolbar).items.map(\.isInDefaultSet) == [false])
    #expect(SwiftFixture(body: toolbar, platforms: [.ipados]).items.map(\.isInDefaultSet) == [true])
    #expect(SwiftFixture(body: ".searchable(text: $t)").bars.isEmpty)
    #expect(SwiftFixture(body: ".searchable(text: $t)", platforms: [.macos]).items.map(\.kind) == [.searchField])
  }

  @Test("Old bar items and Fiori's toolbar are read")
  func others() {
    let old = SwiftFixture(body: #".navigationBarItems(leading: Button("A") { }, trailing: EditButton())"#).items
    #expect(old.map(\.placement) == [.leading, .trailing])
    let fiori = SwiftFixture(body: #".fioriToolbar(helperText: "2 left") { FioriButton(title: "Save") }"#).bar
    #expect(fiori?.kind == .fioriToolbar)
    #expect(fiori?.facts.staying == .declared(.first), "SAP's SDK takes the items in their order")
    #expect(fiori?.items.map(\.kind) == [.helperText, .button])
  }

  @Test(
    "What makes no bar is no bar",
    arguments: [
      ".toolbar(.hidden, for: .navigationBar)", ".toolbarBackground(.visible, for: .bottomBar)",
      ".toolbar(removing: .title)",
      ".toolbarColorScheme(.dark)",
    ])
  func noBar(modifier: String) { #expect(SwiftFixture(body: modifier).bars.isEmpty) }

  @Test("The `toolbar` of UIKit and AppKit objects is not the modifier")
  func properties() {
    let bars = SwiftFixture(
      """
      final class C: UIViewController {
        func f() {
          navigationController?.toolbar.isHidden = true
          window.toolbar = NSToolbar(identifier: "main")
          if let toolbar = window.toolbar { toolbar.delegate = self }
          view.addSubview(toolbar)
        }
      }
      """
    ).bars
    #expect(bars.isEmpty)
  }

  @Test("Content that no modifier is seen to take is a bar of its own; previews are none")
  func loose() {
    let bars = SwiftFixture(
      """
      struct Extra: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Button("A") { } } } }
      #Preview { List { }.toolbar { ToolbarItem { Button("B") { } } } }
      struct P: PreviewProvider { static var previews: some View { List { }.toolbar { Button("C") { } } } }
      """
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["A"]])
  }
}
