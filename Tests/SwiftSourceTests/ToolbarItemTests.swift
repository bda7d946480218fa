import LintelModel
import Testing

@Suite("Items of a SwiftUI toolbar")
struct ToolbarItemTests {
  @Test(
    "Every way to write a button gives its title and symbol",
    arguments: [
      (#"Button("Save") { }"#, "Save", nil),
      (#"Button("Save", action: save)"#, "Save", nil),
      (#"Button("Save", systemImage: "tray") { }"#, "Save", "tray"),
      (#"Button { } label: { Text("Save") }"#, "Save", nil),
      (#"Button(action: save) { Text("Save").bold() }"#, "Save", nil),
      (#"Button(action: save, label: { Label("Save", systemImage: "tray") })"#, "Save", "tray"),
      (#"Button { } label: { Image(systemName: "tray") }"#, "", "tray"),
      (#"Button { } label: { Label { Text("Save") } icon: { Image("Tray") } }"#, "Save", "Tray"),
      (#"Menu("Save") { Button("Not this") { } }"#, "Save", nil),
      (#"Menu { Button("Not this") { } } label: { Label("Save", systemImage: "tray") }"#, "Save", "tray"),
      (#"Link("Save", destination: url)"#, "Save", nil),
      (#"NavigationLink("Save") { Text("Not this") }"#, "Save", nil),
      (#"NavigationLink { Text("Not this") } label: { Text("Save") }"#, "Save", nil),
      (#"Toggle("Save", isOn: $on)"#, "Save", nil),
      (#"Toggle(isOn: $on) { Label("Save", systemImage: "tray") }"#, "Save", "tray"),
      (#"ShareLink(item: url) { Text("Save") }"#, "Save", nil),
      (#"Button("Save", role: .destructive) { }"#, "Save", nil),
      (#"Text("Save")"#, "Save", nil),
      (#"Button { } label: { HStack { Image(systemName: "tray"); Text("Save") } }"#, "Save", "tray"),
    ] as [(String, String, String?)])
  func button(view: String, key: String, symbol: String?) {
    let items = SwiftFixture(items: "ToolbarItem { \(view) }").items
    #expect(items.map(\.label.said) == [key])
    #expect(items.map(\.symbol) == [symbol])
  }

  @Test(
    "Kinds of controls are told apart",
    arguments: [
      ("Menu(\"A\") { }", Item.Kind.menu), ("Toggle(\"A\", isOn: $a)", .toggle), ("EditButton()", .button),
      ("Picker(\"A\", selection: $a) { Text(\"B\") }.pickerStyle(.segmented)", .segmentedControl),
      ("Spacer()", .flexibleSpace),
      ("Text(\"A\")", .helperText), ("ProgressView()", .customView), ("TextField(\"A\", text: $a)", .customView),
    ])
  func kinds(view: String, kind: Item.Kind) {
    #expect(SwiftFixture(items: "ToolbarItem { \(view) }").items.map(\.kind) == [kind])
  }

  @Test("A segmented picker has its segments, and its title as its name")
  func segments() {
    let item = SwiftFixture(
      items:
        #"Picker("View", selection: $v) { Text("List").tag(0); Text("Grid").tag(1) }.pickerStyle(.segmented)"#
    ).items.first
    #expect(item?.segments.map(\.said) == ["List", "Grid"])
    #expect(item?.accessibilityLabel.said == "View")
    #expect(item?.label.state == LocalizedText.State.none)
  }

  @Test(
    "Buttons that the system labels name their system item",
    arguments: [
      ("EditButton()", "edit"), ("Button(role: .close) { }", "close"), ("Button(role: .confirm, action: save)", "confirm"),
      ("Button(role: .cancel) { }", "cancel"),
    ])
  func systemItems(view: String, name: String) {
    #expect(SwiftFixture(items: "ToolbarItem { \(view) }").items.map(\.systemItem) == [name])
  }

  @Test("Modifiers give the accessible name, the tool tip and the style")
  func modifiers() {
    let item = SwiftFixture(
      items: """
        ToolbarItem {
          Button { } label: { Image("Cart").accessibilityLabel("Cart") }
            .help("Show the cart").buttonStyle(.borderedProminent).keyboardShortcut("c")
        }
        """
    ).items.first
    #expect(item?.accessibilityLabel.said == "Cart")
    #expect(item?.toolTip.said == "Show the cart")
    #expect(item?.style == .prominent)
    #expect(item?.symbol == "Cart")
    #expect(item?.hasSystemName == false)
  }

  @Test(
    "A label's style decides whether its text is seen",
    arguments: [
      (".labelStyle(.iconOnly)", "tray"), (".labelStyle(.titleOnly)", nil), (".labelStyle(.titleAndIcon)", "tray"),
      ("", "tray"),
    ] as [(String, String?)])
  func labelStyle(modifier: String, symbol: String?) {
    let items = SwiftFixture(items: #"ToolbarItem { Button { } label: { Label("Save", systemImage: "tray")\#(modifier) } }"#)
      .items
    #expect(items.map(\.symbol) == [symbol])
    #expect(items.map(\.label.said) == ["Save"])
  }

  @Test("A text beside a symbol is seen with it, one behind a symbol is not")
  func beside() {
    let label = #"ToolbarItem { Button { } label: { Label("Save", systemImage: "tray")"#
    #expect(SwiftFixture(items: label + ".labelStyle(.titleAndIcon) } }").items.map(\.showsLabelBesideSymbol) == [true])
    #expect(SwiftFixture(items: label + " } }").items.map(\.showsLabelBesideSymbol) == [false])
  }

  @Test("A unit knows which of its parts show a symbol")
  func parts() {
    let unit = SwiftFixture(
      items: #"ToolbarItem { HStack { Button("A") { }; Button { } label: { Image(systemName: "x") } } }"#
    )
    .items.first
    #expect(unit?.segments.map(\.said) == ["A", ""])
    #expect(unit?.segmentSymbols == [nil, "x"])
  }

  @Test("A picker shows its value, which nobody can know; its title is its name")
  func picker() {
    let item = SwiftFixture(items: #"Picker("Sort", selection: $s) { Text("Name").tag(0) }"#).items.first
    #expect(item?.kind == .customView)
    #expect(item?.label.state == LocalizedText.State.none)
    #expect(item?.accessibilityLabel.said == "Sort")
  }

  @Test("Several controls in one item are one unit; those of a group are items of their own")
  func units() {
    let unit = SwiftFixture(items: #"ToolbarItem { HStack { Button("A") { }; Button("B") { } } }"#).items
    #expect(unit.map(\.kind) == [.group])
    #expect(unit.first?.segments.map(\.said) == ["A", "B"])
    #expect(SwiftFixture(items: #"ToolbarItemGroup { Button("A") { }; Button("B") { } }"#).labels == ["A", "B"])
  }

  @Test("Views right in a toolbar are items")
  func bare() {
    #expect(SwiftFixture(items: #"Button("A") { }; Menu("B") { }"#).labels == ["A", "B"])
  }

  @Test("An item is placed where its line and column say, in UTF-16 units")
  func location() {
    let item = SwiftFixture(
      "struct V: View {\n var body: some View { List { }.toolbar { /* 🦖 */ Button(\"A\") { } } }\n}\n"
    )
    .items.first
    #expect(item?.location == SourceLocation(file: "A.swift", line: 2, column: 52))
  }
}
