import LintelModel
import LintelSwiftSource
import Testing

@Suite("AppKit toolbars in Swift source")
struct AppKitToolbarTests {
  private func read(_ source: String) -> [Toolbar] {
    let files = [(path: "Mac/Window.swift", bytes: Array(source.utf8))]
    return SwiftSourceReader.read(files: files, sourceLocale: "en", platforms: [.macos]).toolbars
  }

  private let delegate = #"""
    final class WindowController: NSWindowController, NSToolbarDelegate {
      func windowDidLoad() {
        let toolbar = NSToolbar(identifier: "Main")
        toolbar.displayMode = .iconOnly
        toolbar.allowsUserCustomization = true
        toolbar.delegate = self
        window?.toolbarStyle = .unifiedCompact
      }
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        switch id {
        case .refresh:
          return button(.refresh, NSLocalizedString("Refresh", comment: ""), NSImage(named: NSImage.refreshTemplateName))
        case .share, .send:
          let item = NSSharingServicePickerToolbarItem(itemIdentifier: id)
          return item
        case .size:
          let small = NSToolbarItem(itemIdentifier: .small)
          small.label = "Smaller"
          small.image = NSImage(systemSymbolName: "minus", accessibilityDescription: small.label)
          let big = NSToolbarItem(itemIdentifier: .big)
          big.label = "Bigger"
          let item = NSToolbarItemGroup(itemIdentifier: id)
          item.label = "Size"
          item.subitems = [small, big]
          return item
        case .search:
          let item = NSSearchToolbarItem(itemIdentifier: id)
          item.visibilityPriority = .high
          return item
        case .popUp:
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = String(localized: "window.style", defaultValue: "Style", table: "Window")
          item.paletteLabel = item.label
          item.toolTip = "Choose a style"
          item.isNavigational = true
          item.view = NSPopUpButton()
          return item
        default: return nil
        }
      }
      func button(_ id: NSToolbarItem.Identifier, _ title: String, _ image: NSImage?) -> NSToolbarItem {
        let item = Special(itemIdentifier: id)
        let button = NSButton()
        button.image = image
        item.view = button
        item.label = title
        item.menuFormRepresentation = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        return item
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        [NSToolbarItem.Identifier.toggleSidebar, .search, .flexibleSpace] + [.refresh, .popUp]
      }
      func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        toolbarDefaultItemIdentifiers(toolbar) + [.size, .share]
      }
      func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.refresh] }
    }
    class Special: NSToolbarItem {
      override init(itemIdentifier: NSToolbarItem.Identifier) { super.init(itemIdentifier: itemIdentifier) }
    }
    """#

  @Test("A delegate's answers stand in the order of its default identifiers; the others can only be added")
  func toolbar() throws {
    let bars = read(delegate)
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.id == "Mac/Window.swift#WindowController.windowToolbar")
    #expect(bar.kind == .windowToolbar)
    #expect(bar.platforms == [.macos])
    #expect(bar.displayMode == .declared(.iconOnly))
    #expect(bar.windowStyle == .declared(.unifiedCompact))
    #expect(bar.customizable == .declared(true))
    #expect(
      bar.items.map(\.id) == ["toggleSidebar", "search", "flexibleSpace", "refresh", "popUp", "size", "share", "send"])
    #expect(bar.items.map(\.isInDefaultSet) == [true, true, true, true, true, false, false, false])
    #expect(bar.items.prefix(3).map(\.kind) == [.sidebarToggle, .searchField, .flexibleSpace])
    #expect(bar.items[1].priority == .high)
    #expect(bar.items.filter { $0.facts.staysSelected == .declared(true) }.map(\.id) == ["refresh"])
  }

  @Test("A helper's item has what the call hands in, and a view with a menu form is there in the overflow menu")
  func helper() throws {
    let refresh = try #require(read(delegate).first?.items.first { $0.id == "refresh" })
    #expect(refresh.label.key == "Refresh")
    #expect(refresh.symbol == "refreshTemplateName")
    #expect(refresh.hasSystemName)
    #expect(refresh.hasMenuForm == .yes)
  }

  @Test("A view without a menu form is dead in the overflow menu, and that is recorded")
  func viewWithoutMenuForm() throws {
    let item = try #require(read(delegate).first?.items.first { $0.id == "popUp" })
    #expect(item.label.key == "window.style")
    #expect(item.label.table == "Window")
    #expect(item.label.source == "Style")
    #expect(item.paletteLabel.key == "window.style")
    #expect(item.toolTip.source == "Choose a style")
    #expect(item.kind == .menu)
    #expect(item.placement == .leading)
    #expect(item.hasMenuForm == .no)
  }

  @Test("A group's items are its segments")
  func group() throws {
    let group = try #require(read(delegate).first?.items.first { $0.id == "size" })
    #expect(group.kind == .group)
    #expect(group.label.source == "Size")
    #expect(group.segments.map(\.source) == ["Smaller", "Bigger"])
    #expect(group.segmentSymbols == ["minus", nil])
  }

  @Test("Identifiers compared with if, and default lists that branches build, are read")
  func comparisons() {
    let bars = read(
      #"""
      class C: NSObject, NSToolbarDelegate {
        let menu = NSMenuToolbarItem(itemIdentifier: .menu)
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
          willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          if itemIdentifier == .menu {
            menu.label = "Menu"
            return menu
          }
          if itemIdentifier == .title {
            let item: NSToolbarItem
            if isNew {
              item = NSToolbarItemGroup(itemIdentifier: itemIdentifier, titles: ["One", "Two"], selectionMode: .selectOne)
            } else {
              item = NSToolbarItem(itemIdentifier: itemIdentifier)
            }
            item.label = "Title"
            return item
          }
          return nil
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
          var list: [NSToolbarItem.Identifier] = isWide ? [.menu, .space] : []
          list.append(.title)
          return list
        }
      }
      """#)
    let shown = Set(bars.map { $0.items.filter(\.isInDefaultSet).map { $0.label.source ?? $0.kind.rawValue } })
    #expect(shown == [["Menu", "fixedSpace", "Title"], ["Title"]])
    #expect(bars.contains { $0.items.contains { $0.kind == .segmentedControl && $0.segments.map(\.source) == ["One", "Two"] } })
  }

  @Test("An item outside of any delegate is still there; a subclass's own initialiser makes none")
  func unplaced() throws {
    let bars = read(
      #"""
      class C { func f() { let extra = NSToolbarItem(itemIdentifier: .init("extra")); extra.label = "Extra"; keep(extra) } }
      class Own: NSToolbarItem {
        override init(itemIdentifier: NSToolbarItem.Identifier) { super.init(itemIdentifier: itemIdentifier) }
      }
      """#)
    #expect(bars.count == 1)
    #expect(bars.first?.items.first?.label.source == "Extra")
    #expect(bars.first?.items.first?.isInDefaultSet == false)
  }

  /// A delegate with one item.
  private func sharing(_ type: String, members: String = "", otherwise: String = "nil") -> String {
    """
    final class \(type), NSToolbarDelegate {
      \(members)
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        switch id {
        case .share:
          let item = NSToolbarItem(itemIdentifier: id)
          item.label = "Share"
          return item
        default: return \(otherwise)
        }
      }
    }
    """
  }

  private func bars(setting code: String) -> [Toolbar] {
    read(sharing("Controller: NSWindowController", members: "func show() { \(code) }"))
  }

  @Test("A window's title that code sets on systems before the audited ones alone is not read")
  func titleOfEarlierSystems() {
    for code in [
      "if #available(macOS 11, *) { window?.subtitle = \"3\" } else { window?.title = name }",
      "if #unavailable(macOS 11) { window?.title = name }",
      "guard #available(macOS 11.3, *) else { window?.title = name; return }",
    ] {
      let bars = bars(setting: code)
      #expect(bars.map(\.title.said) == [""])
      #expect(bars.allSatisfy { $0.hasTitleElsewhere })
    }
    let both = bars(
      setting: "if #available(macOS 26, *) { window?.title = \"New\" } else { window?.title = \"Old\" }")
    #expect(both.map(\.title.said).contains("\"New\""))
    #expect(both.map(\.title.said).contains("\"Old\""))
  }

  @Test("Of several titles that code gives a window, each that is read is that of a variant, and what is not read is one of them")
  func windowTitles() {
    func titles(_ code: String) -> [String] { bars(setting: code).map(\.title.said).sorted() }
    let several = #"if isEmpty { window?.title = "Nothing"; return }; if isMany { window?.title = "Multiple" } else { "#
    #expect(titles(several + "window?.title = name }") == ["\"Multiple\"", "\"Nothing\"", "?name"])
    #expect(titles(several + "window?.title = name; window?.title = other.name }") == ["\"Multiple\"", "\"Nothing\"", "?name"])
    #expect(bars(setting: several + "window?.title = name }").allSatisfy { $0.isTitleOneOfSeveral })
    #expect(titles(#"if isEmpty { window?.title = "" } else { window?.title = "Pages" }"#) == ["\"Pages\""])
    #expect(titles(#"if isEmpty { window?.title = "Pages" } else { window?.title = "Pages" }"#) == ["\"Pages\""])
  }

  @Test("A title stands without the subtitle where the code that sets it empties that one, and nothing behind it sets another")
  func emptiedSubtitle() {
    func faces(_ code: String) -> Set<String> {
      Set(bars(setting: code).map { "\($0.title.said) \($0.subtitle.said)" })
    }
    let search = #"guard !isSearching else { window?.title = "Search"; window?.subtitle = ""; return }; "#
    let pages = #"window?.title = "Pages"; window?.subtitle = "Three""#
    #expect(faces(search + pages) == [#""Search" "#, #""Pages" "Three""#])
    // Another function may set one later.
    let later = faces(search + #"window?.title = "Pages" }; func count() { window?.subtitle = "Three""#)
    #expect(later == [#""Search" "Three""#, #""Pages" "Three""#])
    // What is called behind it may set one.
    let called = #"if isSearching { window?.title = "Search"; window?.subtitle = "" } else { \#(pages) }; update()"#
    #expect(faces(called) == [#""Search" "Three""#, #""Pages" "Three""#])
  }

  @Test("A window's title is read where its controller sets it; of several, nobody knows which")
  func windowTitle() {
    func title(_ code: String) -> String? { bars(setting: code).first?.title.said }
    #expect(title(#"window?.title = NSLocalizedString("Console", comment: "")"#) == "Console")
    #expect(title(#"window?.title = name; window?.title = "Untitled""#) == "?name")
    #expect(title(#"item.title = "Other""#) == "")
  }

  @Test("What answers identifiers that nobody asks for is no item")
  func fallback() {
    let bars = read(sharing("Controller: NSWindowController", otherwise: "NSToolbarItem(itemIdentifier: id)"))
    #expect(bars.flatMap(\.items).map(\.id) == ["share"])
  }

  @Test(
    "A coordinator's bar is called as the type around it, or as its file",
    arguments: [
      ("struct PageBar: View {", "}", "PageBar (A.swift)"), ("", "", "A (A.swift)"),
      ("extension PageBar { enum Delegate {", "} }", "PageBar (A.swift)"),
    ])
  func coordinator(before: String, after: String, name: String) {
    let source = "\(before)\n\(sharing("Coordinator: NSObject"))\n\(after)"
    #expect(SwiftFixture(source, platforms: [.macos]).bars.map(\.name) == [name])
  }
}
