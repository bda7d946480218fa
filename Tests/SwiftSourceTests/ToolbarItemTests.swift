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

  @Test("A view property whose name is written as a type's is followed, whatever modifiers are on it")
  func capitalizedProperty() {
    let members = """
      private var AssistantMenu: some View {
        Menu { Button("Not this") { } } label: {
          if isLoading { ProgressView() } else { Image(systemName: "wand.and.stars").accessibilityLabel("Assistant") }
        }
      }
      """
    for use in ["AssistantMenu", "AssistantMenu.disabled(isEmpty)", "AssistantMenu.disabled(isEmpty).bold()"] {
      let items = SwiftFixture(items: "ToolbarItem { \(use) }", members: members).bars.flatMap(\.items)
      #expect(items.contains { $0.symbol == "wand.and.stars" && $0.accessibilityLabel.said == "Assistant" }, "\(use)")
      #expect(items.allSatisfy { $0.label.state != .unresolved }, "\(use)")
    }
    let other = SwiftFixture(items: "ToolbarItem { Factory.button(isEmpty) }").items
    #expect(other.map(\.label.state) == [.unresolved])
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

  @Test(
    "A progress without an end is the system's activity indicator, unless a modifier makes something else of it",
    arguments: [
      ("ProgressView()", SystemView.activityIndicator), ("ProgressView().tint(.red)", .activityIndicator),
      ("ProgressView().progressViewStyle(.circular)", .activityIndicator),
      ("ProgressView().controlSize(.large)", .largeActivityIndicator),
      ("Button { } label: { ProgressView() }", .activityIndicator),
      ("ProgressView().progressViewStyle(.linear)", nil), ("ProgressView().padding()", nil),
      ("ProgressView(value: done)", nil), ("ProgressView(\"Loading\")", nil), ("Slider(value: $a)", nil),
    ] as [(String, SystemView?)])
  func progress(view: String, kind: SystemView?) {
    let fixture = SwiftFixture(items: "ToolbarItem { \(view) }")
    #expect(fixture.items.map(\.systemView) == [kind])
    #expect(fixture.bars.map(\.hasViewOfUnreadWidth) == [kind == nil])
  }

  @Test(
    "A slider or a stepper is as wide as its frame, and of unknown width where the frame leaves that to the bar",
    arguments: ["Slider(value: $a)", "Stepper(\"A\", value: $a)"],
    [
      (".frame(width: 120)", 120), (".frame(minWidth: 90, maxWidth: 90)", 90), ("", nil), (".frame(maxWidth: 200)", nil),
      (".frame(minWidth: 60, maxWidth: 200)", nil), (".frame(maxWidth: .infinity)", nil), (".frame(width: width)", nil),
    ] as [(modifier: String, width: Points?)])
  func framed(view: String, frame: (modifier: String, width: Points?)) {
    let fixture = SwiftFixture(items: "ToolbarItem { \(view)\(frame.modifier) }")
    #expect(fixture.items.map(\.kind) == [.customView] && fixture.items.map(\.fixedWidth) == [frame.width])
    #expect(fixture.bars.map(\.hasViewOfUnreadWidth) == [frame.width == nil])
  }

  @Test(
    "A toggle that a style makes a switch of is no button that says its label",
    arguments: [
      ("Toggle(\"A\", isOn: $a).toggleStyle(.switch).labelsHidden()", SystemView.switchControl),
      ("Toggle(\"A\", isOn: $a).toggleStyle(SwitchToggleStyle(tint: .red))", nil),
    ] as [(String, SystemView?)])
  func switches(view: String, kind: SystemView?) {
    let item = SwiftFixture(items: "ToolbarItem { \(view) }").items.first
    #expect(item?.kind == .customView && item?.systemView == kind)
    #expect(item?.label.isPresent == false && item?.accessibilityLabel.said == "A")
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

  @Test("A button with a role shows the label that it is given behind its action, and not the system's")
  func roleAndLabel() {
    let items = SwiftFixture(
      items: #"ToolbarItem { Button(role: .destructive, action: model.clear) { Image(systemName: "trash") } }"#
    ).items
    #expect(items.map(\.symbol) == ["trash"])
    #expect(items.map(\.systemItem) == [nil])
    #expect(items.map(\.style) == [.destructive])
  }

  @Test("A button with the confirming role is prominent, with a label of its own, too")
  func confirmingLabel() {
    let items = SwiftFixture(items: #"ToolbarItem { Button("Done", role: .confirm) { } }"#).items
    #expect(items.map(\.label.said) == ["Done"])
    #expect(items.map(\.style) == [.prominent])
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
    "What a container is called that has its button for a child is no name of the button; that of one element is",
    arguments: [
      (".accessibilityElement(children: .contain).accessibilityLabel(\"Tools\")", ""),
      (".accessibilityElement(children: .combine).accessibilityLabel(\"Tools\")", "Tools"),
      (".accessibilityElement().accessibilityLabel(\"Tools\")", "Tools"), (".accessibilityLabel(\"Tools\")", "Tools"),
    ])
  func containers(modifiers: String, spoken: String) {
    let item = SwiftFixture(
      items: "ToolbarItem { HStack { Button { } label: { Image(systemName: \"pin\") } }\(modifiers) }"
    ).items.first
    #expect(item?.symbol == "pin" && item?.accessibilityLabel.said == spoken)
  }

  @Test(
    "A platform's image made of a system symbol is one, with the description it is made with",
    arguments: [
      (#"Image(uiImage: UIImage(systemName: "trash")!)"#, "trash", true, ""),
      (
        #"Image(nsImage: NSImage(systemSymbolName: "xmark", accessibilityDescription: "Close")!)"#, "xmark", true,
        "\"Close\""
      ),
      (#"Image(nsImage: NSImage(systemSymbolName: "xmark", accessibilityDescription: nil)!)"#, "xmark", true, ""),
      (#"Image(_internalSystemName: "gear")"#, "gear", true, ""),
      (#"Image(uiImage: UIImage(named: "cart")!)"#, "cart", false, ""),
    ])
  func platformImages(image: String, symbol: String, isSystem: Bool, spoken: String) {
    let item = SwiftFixture(items: "Button { } label: { \(image) }").items.first
    #expect(item?.symbol == symbol)
    #expect(item?.hasSystemName == isSystem)
    #expect(item?.accessibilityLabel.said == spoken)
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
    #expect(unit.first?.parts.map(\.label.said) == ["A", "B"])
    #expect(unit.map(\.kind) == [.group])
    #expect(unit.first?.segments.map(\.said) == ["A", "B"])
    #expect(SwiftFixture(items: #"ToolbarItemGroup { Button("A") { }; Button("B") { } }"#).labels == ["A", "B"])
  }

  @Test("An edit button beside another button in a stack is a part of the item, as the system's")
  func editButtonInStack() {
    let items = SwiftFixture(body: ".navigationBarItems(leading: HStack { Button(\"New\") { }\nEditButton() })").items
    let group = items.first { $0.kind == .group }
    #expect(group?.controlCount == 2)
    #expect(group?.parts.map { $0.systemItem ?? $0.label.said } == ["New", "edit"])
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

@Suite("What modifiers of an item tell")
struct ItemModifierTests {
  private func items(_ view: String) -> [Item] { SwiftFixture(items: "ToolbarItem { \(view) }").items }

  @Test("A spoken name with two arms is judged in both, each on a bar of its own")
  func spokenArms() {
    let bars = SwiftFixture(
      items: #"ToolbarItem { Button { } label: { Image(systemName: "pin") }.accessibilityLabel(isOn ? "Unpin" : "Pin") }"#
    ).bars
    #expect(Set(bars.flatMap(\.items).map(\.accessibilityLabel.said)) == ["Unpin", "Pin"])
    #expect(bars.allSatisfy { $0.items.count == 1 })
  }

  @Test("A spoken name follows the arm of the text that it goes with")
  func spokenArmsTogether() {
    let bars = SwiftFixture(
      items: #"ToolbarItem { Button(isOn ? "Off" : "On") { }.accessibilityLabel(isOn ? "Turn off" : "Turn on") }"#
    ).bars
    let said = bars.flatMap(\.items).map { [$0.label.said, $0.accessibilityLabel.said] }
    #expect(Set(said) == [["Off", "Turn off"], ["On", "Turn on"]])
  }

  @Test(
    "Shortcuts are read with their modifiers, command where none are written",
    arguments: [
      (#""s""#, "cmd+s"), (#""s", modifiers: [.command, .shift]"#, "cmd+shift+s"), (#""s", modifiers: .option"#, "alt+s"),
      (#""s", modifiers: []"#, "s"), (".defaultAction", "return"), (".cancelAction", "esc"), (".delete", "cmd+delete"),
      (#"KeyEquivalent("k"), modifiers: [.control]"#, "ctrl+k"), (".space, modifiers: []", "space"),
      (#"KeyboardShortcut("n", modifiers: .command)"#, "cmd+n"), (".init(\"j\")", "cmd+j"),
      (#""g", modifiers: EventModifiers(arrayLiteral: .command, .shift)"#, "cmd+shift+g"),
      (#""g", modifiers: EventModifiers([.option, .command])"#, "alt+cmd+g"),
    ])
  func shortcut(written: String, keys: String) {
    #expect(items("Button(\"A\") { }.keyboardShortcut(\(written))").first?.facts.shortcut == .declared(keys))
  }

  @Test(
    "Keys that only the running program knows are none",
    arguments: ["isOn ? \"a\" : \"b\"", "keys.new", "\"s\", modifiers: flags", "\"S\"", "\"\\(key)\"", ""])
  func unknownShortcut(written: String) {
    #expect(items("Button(\"A\") { }.keyboardShortcut(\(written))").first?.facts.shortcut == .unknown)
  }

  @Test("A shortcut in an #if is none of the other platforms'")
  func conditionalShortcut() {
    let source = """
      Button("A") { }
      #if os(macOS)
      .keyboardShortcut("s")
      #endif
      """
    let items = SwiftFixture(items: "ToolbarItem { \(source) }").bars.flatMap(\.items)
    #expect(!items.isEmpty && items.allSatisfy { $0.facts.shortcut == .unknown })
  }

  @Test("Colours are told where both are written in numbers, and not otherwise")
  func colours() {
    func facts(_ modifiers: String) -> [String?] {
      let facts = items("Button(\"A\") { }\(modifiers)").first?.facts
      return [facts?.foreground.value, facts?.background.value]
    }
    #expect(facts(".foregroundStyle(.white).background(Color(red: 1, green: 0.5, blue: 51/255))") == ["#FFFFFF", "#FF8033"])
    #expect(facts(".foregroundStyle(Color(white: 0)).background(.white, in: Capsule())") == ["#000000", "#FFFFFF"])
    for other in [
      ".foregroundStyle(.white)", ".foregroundStyle(.white).background(.red)",
      ".foregroundStyle(.white).background(.thinMaterial)",
      ".foregroundStyle(.white).background(Color.black.opacity(0.2))",
      ".foregroundStyle(on ? .white : .black).background(.white)",
      ".foregroundStyle(.white).background(Color(.displayP3, red: 1, green: 1, blue: 1))",
      ".foregroundStyle(.white).background(Color(red: 2, green: 0, blue: 0))",
    ] {
      #expect(facts(other) == [nil, nil], "\(other)")
    }
  }

  @Test("Large content, the size of the control, taps on a text and what people may customize are told")
  func otherFacts() {
    #expect(
      items("Button(\"A\") { }.accessibilityShowsLargeContentViewer()").first?.facts.showsLargeContent == .declared(true))
    #expect(items("Button(\"A\") { }.controlSize(.small)").first?.facts.controlSize == .declared(.small))
    #expect(items("Text(\"A\").onTapGesture { }").first?.facts.respondsToTaps == .declared(true))
    #expect(
      items("Button { } label: { Image(\"A\").renderingMode(.original) }").first?.facts.isFullColor == .declared(true))
    func behaviour(_ name: String) -> Fact<Bool>? {
      SwiftFixture(items: "ToolbarItem(id: \"a\") { Button(\"A\") { } }.customizationBehavior(\(name))").items.first?.facts
        .isCustomizable
    }
    #expect(behaviour(".disabled") == .declared(false))
    #expect(behaviour(".reorderable") == .declared(true))
    #expect(behaviour("mode") == .unknown)
  }
}
