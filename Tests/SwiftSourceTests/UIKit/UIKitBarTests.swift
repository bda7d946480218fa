import LintelModel
import LintelSwiftSource
import Testing

@Suite("UIKit bars in Swift source")
struct UIKitBarTests {
  private func read(_ source: String, _ more: [String: String] = [:]) -> [Toolbar] {
    let files = more.merging(["App/List.swift": source]) { $1 }
    return SwiftSourceReader.read(
      files: files.map { (path: $0.key, bytes: Array($0.value.utf8)) }.sorted { $0.path < $1.path }, sourceLocale: "en",
      platforms: [.ios, .ipados]
    ).toolbars
  }

  private func controller(_ body: String) -> [Toolbar] {
    read("final class ListController: UIViewController {\n\(body)\n}")
  }

  @Test("A title that the navigation item takes from its controller is said once, and a wrapper that copies it has none")
  func copiedTitle() {
    let bars = read(
      """
      final class DayController: UIViewController {
        func setUp() {
          title = day.name
          navigationItem.title = title
        }
      }
      struct DayView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> DayController {
          let controller = DayController()
          controller.parent?.navigationItem.title = controller.navigationItem.title
          return controller
        }
      }
      """)
    #expect(Set(bars.map(\.title.expression)) == ["day.name"])
    // A closure's parameter of that name is another text.
    let loaded = controller("func setUp() { title = day.name\nload { title in self.navigationItem.title = title } }")
    #expect(Set(loaded.map(\.title.expression)) == ["day.name", "title"])
  }

  @Test("Symbols side by side share a platter, and texts have one of their own")
  func platters() throws {
    let bars = controller(
      #"""
      override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Select", style: .plain, target: self, action: nil),
          UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil),
          UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: self, action: nil),
        ]
      }
      """#)
    let groups = try #require(bars.first).items.map(\.group)
    #expect(groups[0] == groups[1])
    #expect(groups[1] != groups[2])
  }

  @Test("A pinned group stays at the edge, overflow items never stand on the bar, and a title may have a menu")
  func fates() throws {
    let bar = try #require(
      controller(
        #"""
        override func viewDidLoad() {
          title = "Inbox"
          navigationItem.titleMenuProvider = { UIMenu(children: $0) }
          navigationItem.backButtonTitle = "Mail"
          navigationItem.backButtonDisplayMode = .minimal
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)
          navigationItem.pinnedTrailingGroup = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(title: "Share", style: .plain, target: self, action: nil)],
            representativeItem: nil)
        }
        """#
      ).first)
    #expect(bar.hasTitleMenu)
    #expect(!bar.backTitle.isPresent)
    #expect(bar.items.map(\.isPinned) == [false, true])
    let plain = try #require(
      controller("func f() { title = \"Inbox\"; navigationItem.titleMenuProvider = nil }").first)
    #expect(!plain.hasTitleMenu)
  }

  @Test("Items of a controller stand on its navigation bar, right ones from the edge inwards")
  func navigationBar() throws {
    let bars = controller(
      #"""
      override func viewDidLoad() {
        title = NSLocalizedString("Inbox", tableName: "Mail", comment: "")
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonTitle = "Mail"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: String(localized: "Save"), style: .done, target: self, action: nil),
          UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil),
        ]
      }
      """#)
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.id == "App/List.swift#ListController.navigationBar")
    #expect(bar.kind == .navigationBar)
    #expect(bar.platforms == [.ios, .ipados])
    #expect(bar.title.key == "Inbox")
    #expect(bar.title.table == "Mail")
    #expect(bar.largeTitle == .declared(false))
    #expect(bar.backTitle.source == "Mail")
    #expect(bar.items.map(\.placement) == [.leading, .trailing, .trailing])
    #expect(bar.items[0].systemItem == "cancel")
    #expect(bar.items[1].symbol == "plus")
    #expect(bar.items[1].hasSystemName)
    #expect(bar.items[2].label.key == "Save")
    #expect(bar.items[2].style == .prominent)
    #expect(bar.items[2].location.line == 8)
  }

  @Test("Every initialiser is read")
  func initialisers() throws {
    let bar = try #require(
      controller(
        #"""
        func setUp() {
          let action = UIAction(title: "Action", image: UIImage(named: "bolt")) { _ in }
          let view = UIButton(type: .system)
          view.setTitle("Inside", for: .normal)
          view.accessibilityLabel = "Spoken"
          let later = UIBarButtonItem()
          later.title = "Later"
          later.menu = UIMenu(children: [])
          toolbarItems = [
            UIBarButtonItem(primaryAction: action),
            UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: UIMenu()),
            UIBarButtonItem(title: nil, image: UIImage(systemName: "gear"), target: nil, action: nil, menu: UIMenu()),
            UIBarButtonItem(customView: view),
            .flexibleSpace(), UIBarButtonItem.fixedSpace(8), .init(title: "Init", style: .plain, target: nil, action: nil),
            later, .init(title: "Send", primaryAction: nil, menu: .init(children: [])),
          ]
        }
        """#
      ).first)
    #expect(bar.kind == .toolbar)
    #expect(bar.items.map(\.kind) == [.button, .menu, .menu, .button, .flexibleSpace, .fixedSpace, .button, .menu, .menu])
    #expect(bar.items[8].label.source == "Send")
    #expect(bar.items[0].label.source == "Action")
    #expect(bar.items[0].symbol == "bolt")
    #expect(bar.items[1].systemItem == "add")
    #expect(bar.items[2].symbol == "gear")
    #expect(bar.items[2].label.state == .none)
    #expect(bar.items[3].label.source == "Inside")
    #expect(bar.items[3].accessibilityLabel.source == "Spoken")
    #expect(bar.items[5].fixedWidth == 8)
    #expect(bar.items[6].label.source == "Init")
    #expect(bar.items[7].label.source == "Later")
    #expect(bar.items.allSatisfy { $0.placement == .bottom })
  }

  @Test("A system item does not show the title of its action")
  func actionOfSystemItem() {
    let bars = controller(
      #"""
      func setUp() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          systemItem: .close, primaryAction: UIAction(title: "Done", image: UIImage(named: "bolt")) { _ in })
      }
      """#)
    let items = bars.flatMap(\.items)
    #expect(items.map(\.systemItem) == ["close"])
    #expect(items.allSatisfy { !$0.label.isPresent && $0.symbol == nil })
  }

  @Test("Lazy properties, closures, helpers with arguments and items of other files are followed")
  func indirection() throws {
    let bars = read(
      #"""
      final class ListController: UIViewController {
        private lazy var share: UIBarButtonItem = {
          let item = UIBarButtonItem(image: UIImage(systemName: "square"), style: .plain, target: self, action: nil)
          item.accessibilityLabel = Texts.share
          return item
        }()
        var saveButton: UIBarButtonItem!
        func viewDidLoad() {
          saveButton = make("Save")
          let flex = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
          setToolbarItems([share, flex(), saveButton, make("Close"), .busy, editButtonItem], animated: false)
        }
        func make(_ title: String, style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: style, target: nil, action: nil)
        }
      }
      """#,
      [
        "App/Other.swift": #"""
        enum Texts { static let share = NSLocalizedString("Share", comment: "") }
        extension UIBarButtonItem {
          static var busy: UIBarButtonItem { let item = UIBarButtonItem(customView: Spinner()); return item }
        }
        """#
      ])
    let bar = try #require(bars.first { $0.kind == .toolbar })
    #expect(bar.items.map(\.id) == ["share", "flexibleSpace", "saveButton", "Close", "busy", "editButtonItem"])
    #expect(bar.items[0].accessibilityLabel.key == "Share")
    #expect(bar.items[2].label.source == "Save")
    #expect(bar.items[3].label.source == "Close")
    #expect(bar.items[4].kind == .customView)
    #expect(bar.items[5].systemItem == "edit")
  }

  @Test("Assignments that replace each other are bars of their own, and no bar has more items than one of them")
  func alternatives() {
    let bars = controller(
      #"""
      func update() {
        if isEditing {
          let done = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
          navigationItem.setRightBarButton(done, animated: true)
        } else {
          navigationItem.rightBarButtonItem = isOn ? off : on
        }
      }
      let on = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
      let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
      """#)
    #expect(bars.allSatisfy { $0.items.count == 1 })
    #expect(Set(bars.flatMap { $0.items.compactMap(\.label.source) }) == ["Done", "On", "Off"])
    #expect(Set(bars.map(\.id)).count == 3)
  }

  @Test("A list that branches build has on each bar what one way through the code puts there")
  func builtLists() {
    let bars = controller(
      #"""
      func rebuild() {
        var items = [UIBarButtonItem]()
        defer { navigationItem.rightBarButtonItems = items }
        guard !isEditing else {
          items.append(UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil))
          return
        }
        items += [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
        if isLong { items.insert(UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil), at: 0) }
      }
      """#)
    let shown = Set(bars.map { $0.items.compactMap(\.label.source) })
    #expect(shown.isSuperset(of: [["Cancel"], ["A", "B"]]))
    #expect(shown.isSubset(of: [["Cancel"], ["A", "B"], ["A"]]))
  }

  @Test("An availability check parts the OS lines")
  func availability() throws {
    let bars = controller(
      #"""
      func setUp() {
        if #available(iOS 26, *) {
          toolbarItems = [UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)]
        } else {
          toolbarItems = [UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)]
        }
      }
      """#)
    let new = try #require(bars.first { $0.items.first?.label.source == "New" })
    let old = try #require(bars.first { $0.items.first?.label.source == "Old" })
    #expect(new.osLines == [OSLine(26)])
    #expect(old.osLines == [OSLine(18)])
  }

  @Test("What is set later, by index or in another method, is on the item")
  func settings() throws {
    let bars = controller(
      #"""
      lazy var load = UIBarButtonItem(title: "Load", style: .plain, target: nil, action: nil)
      func setUp() {
        toolbarItems = [load, UIBarButtonItem(image: photo, style: .plain, target: nil, action: nil)]
      }
      func update() {
        toolbarItems![1].accessibilityLabel = "Photo"
        load.title = NSLocalizedString("Loading", comment: "")
      }
      """#)
    let labels = Set(bars.flatMap { $0.items.map(\.label) }.compactMap { $0.key ?? $0.source })
    #expect(labels == ["Load", "Loading"])
    #expect(bars.allSatisfy { $0.items.count == 2 && $0.items[1].accessibilityLabel.source == "Photo" })
  }

  @Test("Another controller's bar is not the type's own")
  func otherController() throws {
    let bars = controller(
      #"""
      func show() {
        let login = LoginController()
        login.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
        let bar = UIToolbar()
        bar.items = nil
      }
      """#)
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.id == "App/List.swift#ListController.show.login.navigationBar")
    #expect(bar.name.hasPrefix("login in ListController"))
    #expect(bar.titleMayBeSetByCode)
  }

  @Test("An item that is never put on a bar is still there, and says so")
  func unplaced() throws {
    let bar = try #require(
      controller(
        #"""
        func show() { present(with: UIBarButtonItem(title: "Lost", style: .plain, target: nil, action: nil)) }
        """#
      ).first)
    #expect(bar.name.contains("placement unknown"))
    #expect(bar.items.first?.label.source == "Lost")
  }

  @Test("What only the running program knows stays an expression")
  func unresolved() throws {
    let bar = try #require(
      controller(
        #"""
        @IBOutlet var shareButton: UIBarButtonItem!
        func show(name: String) {
          toolbarItems = [shareButton, UIBarButtonItem(title: "\(name)!", style: .plain, target: nil, action: nil)]
        }
        """#
      ).first)
    #expect(bar.items[0].label.state == .unresolved)
    #expect(bar.items[0].label.expression == "shareButton")
    #expect(bar.items[0].mayBeSetByCode)
    #expect(bar.items[1].label.state == .unresolved)
  }

  @Test("Properties that only sound like a bar's make none")
  func traps() {
    #expect(controller("func f() { self.items = [1, 2]; view.toolbar.isHidden = true; model.title = \"No\" }").isEmpty)
    #expect(read("struct Toolbar { var items: [Int]; mutating func f() { items = []; title = \"x\" } }").isEmpty)
    #expect(controller("func f() { alert.addAction(.init(title: \"OK\", style: .cancel, handler: nil)) }").isEmpty)
    #expect(controller("func f() { navigationItem.hidesBackButton = true }").isEmpty)
    #expect(read("import XCTest\nclass T { func f() { tap(UIBarButtonItem()) } }").isEmpty)
    #expect(controller("// navigationItem.title = \"No\"\nlet text = \"UIBarButtonItem(title: )\"").isEmpty)
  }

  @Test(
    "Broken and endless code is read to its end",
    arguments: [
      "class A: UIViewController { func f() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: ",
      "class A { var a: UIBarButtonItem { b }; var b: UIBarButtonItem { a }\nfunc f() { navigationItem.titleView = a } }",
      "class A { func f() -> UIBarButtonItem { f() }\n func g() { toolbarItems = [f()] } }",
      "class A { let f = { g() }; let g = { f() }; func h() { navigationItem.title = f() } }",
      "class A: A { func f() { navigationItem.title = x } }", "navigationItem.rightBarButtonItem = = =",
      "class A { func f() { toolbarItems![99999999999999999999] = x; toolbarItems![-1].title = \"a\" } }",
    ])
  func broken(source: String) {
    #expect(read(source).flatMap(\.items).allSatisfy { ["", "?"].contains($0.label.said.prefix(1)) })
  }

  @Test("What a protocol sets up is a part of other bars")
  func protocolBars() {
    let bars = SwiftFixture(
      """
      import UIKit
      protocol Sheet: UIViewController { }
      extension Sheet {
        func setUp() { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done) }
      }
      class Note: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
      }
      """
    ).bars
    #expect(
      Dictionary(uniqueKeysWithValues: bars.map { ($0.items.first?.systemItem, $0.isFragment) }) == [
        "done": true, "add": false,
      ])
  }
}
